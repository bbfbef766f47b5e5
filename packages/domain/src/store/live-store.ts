import * as v from 'valibot';
import { freeSlotSchema } from './delivery-slots';
import { publicStoreSettingsSchema } from './store-settings';

/**
 * The answer of `GET /api/store`: the settings as they are now, for pages that are open. The key of the payment account is left to
 * the catalogue, which publishes it only where the server can collect online.
 */
export const liveStoreSchema = v.object({
  ...v.omit(publicStoreSettingsSchema, ['razorpayKeyId']).entries,
  /** Which catalogue is on the air, as the tag of its answer; '' while there is none (rule: open-pages-follow). */
  catalogue: v.optional(v.string(), ''),
  /** The slots that can be chosen, with their free places; some seconds old (rule: delivery-slots). */
  slots: v.optional(v.array(freeSlotSchema), []),
});
export type LiveStore = v.InferOutput<typeof liveStoreSchema>;

/** How often an open page asks. */
export const liveStorePollMs = 8_000;

import * as v from 'valibot';
import { kind } from '../basics/kind';
import { countSchema, idSchema } from '../basics/schema';

/**
 * `accountCounters/{uid}`: what an account did today, against the store's limits (rules: daily-limits, unpaid-limit).
 * Written in the commit of what it counts, so that requests at the same time cannot pass a limit together. Closed to every
 * browser.
 */
export const accountCountersSchema = v.strictObject({
  /** The day in India that is counted, as yyMMdd. */
  day: v.string(),
  ordersPlaced: countSchema,
  ordersCancelled: countSchema,
  withdrawals: countSchema,
  /** Orders that were unpaid when they were last looked at; the paid ones are taken out when the list is full. */
  unpaidOrderIds: v.array(idSchema),
});
export type AccountCounters = v.InferOutput<typeof accountCountersSchema>;

export const accountCounters = kind('accountCounters', accountCountersSchema);

import type { LiveStore } from '@basket/domain';
import { readPublishedTag } from '../catalogue';
import { readFreeSlots } from '../orders';
import { services } from '../platform/app';
import { keepRead, keepSettings } from '../platform/kept-reads';
import type { HttpRequest, HttpResponse } from '../platform/requests/http';
import type { Services } from '../platform/services';
import { readStoreSettings } from '../platform/store-settings';

/** Open pages ask every few seconds; caches in front of us answer nearly all of them. */
const cacheControl = 'public, max-age=2, s-maxage=2';
const settingsKeptForMs = 2_000;
/** Two reads: as often as open pages may learn of other prices. */
const tagKeptForMs = 4_000;
/** A read for each slot of two days: not more often than shoppers notice. */
const slotsKeptForMs = 8_000;

/** Reads what open pages of the shop follow, however many ask: settings, the tag of the catalogue, and free slots while there are any. */
export function keepStore(run: Services): () => Promise<LiveStore> {
  const readSettings = keepSettings(run, settingsKeptForMs);
  const readSlots = keepRead(run, slotsKeptForMs, async (unit) =>
    readFreeSlots(unit, await readStoreSettings(unit), run.now()),
  );
  const readTag = keepRead(run, tagKeptForMs, readPublishedTag);
  return async () => {
    const [{ razorpayKeyId: _key, ...store }, catalogue] = await Promise.all([readSettings(), readTag()]);
    return { ...store, catalogue, slots: store.ordersPerSlot > 0 ? await readSlots() : [] };
  };
}

let readStore: (() => Promise<LiveStore>) | undefined;

/** `GET /api/store` */
export async function getStore(_request: HttpRequest, response: HttpResponse): Promise<void> {
  readStore ??= keepStore(services());
  response.set('Cache-Control', cacheControl).json(await readStore());
}

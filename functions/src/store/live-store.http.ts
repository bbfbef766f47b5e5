import type { LiveStore } from '@basket/domain';
import { readFreeSlots, readStoreSettings } from '../orders';
import { services } from '../platform/app';
import type { HttpRequest, HttpResponse } from '../platform/requests/http';
import type { Services } from '../platform/services';
import { keepRead, keepSettings } from './kept-settings';

/** Open pages ask every few seconds; caches in front of us answer nearly all of them. */
const cacheControl = 'public, max-age=2, s-maxage=2';
const settingsKeptForMs = 2_000;
/** A read for each slot of two days: not more often than shoppers notice. */
const slotsKeptForMs = 8_000;

/** Reads what open pages of the shop follow, however many ask: settings, and free slots while there are any. */
export function keepStore(run: Services): () => Promise<LiveStore> {
  const readSettings = keepSettings(run, settingsKeptForMs);
  const readSlots = keepRead(run, slotsKeptForMs, async (unit) =>
    readFreeSlots(unit, await readStoreSettings(unit), run.now()),
  );
  return async () => {
    const { razorpayKeyId: _key, ...store } = await readSettings();
    return { ...store, slots: store.ordersPerSlot > 0 ? await readSlots() : [] };
  };
}

let readStore: (() => Promise<LiveStore>) | undefined;

/** `GET /api/store` */
export async function getStore(_request: HttpRequest, response: HttpResponse): Promise<void> {
  readStore ??= keepStore(services());
  response.set('Cache-Control', cacheControl).json(await readStore());
}

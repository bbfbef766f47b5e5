import { deliveryPartners, orders, autoAssign, isOfferable } from '@basket/domain';
import { authorOf } from '../../orders';
import { query } from '../../platform/operation';
import { readStoreSettings } from '../../platform/store-settings';
import { FreePartners, offerToBest, waitingOrders, type OfferResult } from './offer-to-best';

/** Offered at a time, and looked at: some wait for their slot. */
const maxOrders = 50;
const maxWaiting = 500;

/**
 * Offers the oldest unassigned orders to their best partners, one step each, so that two admins who press the button together
 * never offer an order twice.
 */
export const autoAssignOperation = query(autoAssign, ['admin'], async ({ actor, unit, now, services }) => {
  const settings = await readStoreSettings(unit);
  const [waiting, partners] = await Promise.all([
    unit.query(orders, (all) => waitingOrders(all).limit(maxWaiting)),
    FreePartners.read(unit, services.db.collection(deliveryPartners.collection), settings),
  ]);
  const by = { author: authorOf(actor), isAutomatic: false };
  const results: OfferResult[] = [];
  const due = waiting.filter((order) => isOfferable(order, now));
  for (const order of due.slice(0, maxOrders)) results.push(await offerToBest(services, order, partners, by));
  return { assigned: results.filter(({ result }) => result === 'assigned').length, orders: results };
});

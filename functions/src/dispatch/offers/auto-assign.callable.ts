import { autoAssign, awaitsPayment, orderSchema } from '@basket/domain';
import { authorOf, readStoreSettings } from '../../orders';
import { query } from '../../platform/operation';
import { FreePartners, offerToBest, waitingOrders, type OfferResult } from './offer-to-best';

const maxOrders = 50;

/**
 * Offers the oldest unassigned orders to their best partners, one step each, so that two admins who press the button together
 * never offer an order twice.
 */
export const autoAssignOperation = query(autoAssign, ['admin'], async ({ actor, unit, services }) => {
  const settings = await readStoreSettings(unit);
  const [waiting, partners] = await Promise.all([
    unit.query(orderSchema, (db) => waitingOrders(db).limit(maxOrders)),
    FreePartners.read(unit, settings),
  ]);
  const by = { author: authorOf(actor), isAutomatic: false };
  const orders: OfferResult[] = [];
  for (const order of waiting.filter((one) => !awaitsPayment(one)))
    orders.push(await offerToBest(services, order, partners, by));
  return { assigned: orders.filter(({ result }) => result === 'assigned').length, orders };
});

import {
  isDispatchedAutomatically,
  orderNumberPath,
  orderPath,
  placeOrder,
  quantityByProduct,
  type PaymentMethod,
} from '@basket/domain';
import { countOrder, readCounters, withUnpaidNow, writeCounters } from '../limits';
import { openStoreGateway } from '../platform/gateway/open-gateway';
import { operation, orRefuse } from '../platform/operation';
import type { Services } from '../platform/services';
import { readEarlyLanes, readStock } from '../stock';
import { dispatchMessage } from './ask-for-dispatch';
import { unpaidMessage } from './expire-unpaid';
import { drawNumber } from './order-numbers';
import { decidePlaceOrder } from './place-order.decision';
import { pricedProduct, readProducts, readStoreSettings } from './read-cart';

/**
 * Places an order in one commit: order, its number, the stock it takes and the customer's counters. That it was placed
 * needs no line of its history: {@link placedLine} reads it from the order.
 * Reads: profile and settings (twice: guarded), counters, one per product; of a split product also the lane, and
 * the product twice. Writes: one per product, order, number, counters, record.
 */
export const placeOrderOperation = operation(
  placeOrder,
  ['customer'],
  async ({ input, actor, unit, now, services }) => {
    const quantities = quantityByProduct(input.lines);
    const [settings, products, early, orderNumber, paymentMethods, counters] = await Promise.all([
      readStoreSettings(unit),
      readProducts(unit, input.lines),
      readEarlyLanes(unit, quantities.keys(), services.stockLanes),
      drawNumber(unit, now, services),
      paymentMethodsFor(input.paymentMethod, services),
      readCounters(unit, actor.uid, now),
    ]);
    const customer = { uid: actor.uid, name: actor.profile.name };
    const stock = await readStock(unit, products, quantities, {
      choice: services.stockLanes,
      early,
      maySplit: true,
      now,
    });
    const priced = new Map(
      [...products].map(([id, product]) => [id, pricedProduct(product, stock.available.get(id))] as const),
    );
    const { order, stockAfter } = orRefuse(
      decidePlaceOrder(input, { settings, products: priced, customer, paymentMethods }, orderNumber, now),
    );

    const orderId = services.newId();
    const { isVerified } = actor;
    const counted = countOrder(
      await withUnpaidNow(unit, counters, settings.maxUnpaidOrders),
      { ...order, orderId, isVerified },
      settings,
    );
    writeCounters(unit, actor.uid, orRefuse(counted));
    unit.create(orderPath(orderId), order);
    unit.create(orderNumberPath(orderNumber), { orderId, at: now });
    stock.leave(stockAfter);
    if (isDispatchedAutomatically(order, settings)) unit.send(dispatchMessage(`${orderId}-1`, now));
    if (order.paymentDueAt !== null) unit.send(unpaidMessage(orderId, order.paymentDueAt));
    return { orderId, orderNumber, totalPaise: order.totalPaise };
  },
);

/** What the store can collect. The gateway's settings are read only for orders that need it. */
async function paymentMethodsFor(wanted: PaymentMethod, services: Services): Promise<PaymentMethod[]> {
  if (wanted === 'cod') return ['cod'];
  return (await openStoreGateway(services)) ? ['cod', 'online'] : ['cod'];
}

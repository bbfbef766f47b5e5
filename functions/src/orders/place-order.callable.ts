import {
  orderHistoryPath,
  orderNumberPath,
  orderPath,
  placeOrder,
  productPath,
  type OrderHistory,
} from '@basket/domain';
import { operation, orRefuse } from '../platform/operation';
import { unpaidMessage } from './expire-unpaid';
import { drawFreeOrderNumber } from './order-numbers';
import { decidePlaceOrder } from './place-order.decision';
import { pricedProduct, readProducts, readStoreSettings } from './read-cart';

/**
 * Places an order in one commit: order, its number, its first history row and the stock it takes.
 * Reads: profile, settings, one per product, one per number drawn (one, but for collisions), the
 * operation's record. Writes: one per product, order, number, history, record.
 */
export const placeOrderOperation = operation(
  placeOrder,
  ['customer'],
  async ({ input, actor, unit, now, services }) => {
    const [settings, products, orderNumber] = await Promise.all([
      readStoreSettings(unit),
      readProducts(unit, input.lines),
      drawFreeOrderNumber(unit, now, services.randomInt),
    ]);
    const customer = { uid: actor.uid, name: actor.profile.name };
    const priced = new Map([...products].map(([id, product]) => [id, pricedProduct(product)]));
    const { order, stockAfter } = orRefuse(
      decidePlaceOrder(
        input,
        { settings, products: priced, customer, paymentMethods: services.paymentMethods },
        orderNumber,
        now,
      ),
    );

    const orderId = services.newId();
    unit.create(orderPath(orderId), order);
    unit.create(orderNumberPath(orderNumber), { orderId, at: now });
    unit.create(orderHistoryPath(orderId, order.historySeq), {
      seq: order.historySeq,
      at: now,
      actorId: actor.uid,
      actorRole: actor.role,
      from: null,
      to: order.status,
      note: '',
    } satisfies OrderHistory);
    for (const [productId, stockQuantity] of stockAfter)
      unit.update(productPath(productId), { stockQuantity });
    if (order.paymentDueAt !== null) unit.send(unpaidMessage(orderId, order.paymentDueAt));
    return { orderId, orderNumber, totalPaise: order.totalPaise };
  },
);

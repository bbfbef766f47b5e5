import { putBacks, settlePutBack, stockChangesOf, type StockChange } from '@basket/domain';
import { refused } from '../../platform/errors';
import { operation, orRefuse, requireOtherOwner } from '../../platform/operation';
import { anyLane, decideStockMove, readProducts, readStock } from '../../stock';
import { readOrder } from '../order-step';
import { authorOf, writeOrder, written } from '../write-order';
import { decideSettlement } from './settle-put-back.decision';

/** Units that came back are sold again; of the others a correction of the stock keeps the reason (rule: put-back). */
export const settlePutBackOperation = operation(
  settlePutBack,
  ['admin'],
  async ({ input, actor, unit, now, services }) => {
    const { orderId, cancelledAt } = input;
    const [order, putBack] = await Promise.all([readOrder(unit, orderId), unit.get(putBacks, orderId)]);
    requireOtherOwner(actor, order.customerId);
    if (putBack?.cancelledAt !== cancelledAt) throw refused('nothing_to_put_back');
    const { back, lost } = orRefuse(decideSettlement(putBack, input));
    const products = await readProducts(unit, putBack.items);
    const access = { choice: anyLane(orderId), maySplit: false, now };
    const stock = await readStock(unit, products, new Map(), access);
    stock.leave(orRefuse(decideStockMove('return', back, stock.available)));
    for (const { productId, quantity } of lost) {
      const product = products.get(productId);
      if (!product) continue;
      unit.create(stockChangesOf(productId).path(services.newId()), {
        deltaUnits: -quantity,
        stockQuantity: product.stockQuantity + (back.get(productId) ?? 0),
        reason: input.reason ?? '',
        facts: { code: 'lost', orderNumber: order.orderNumber },
        actorId: actor.uid,
        at: now,
      } satisfies StockChange);
    }
    unit.delete(putBacks.path(orderId));
    const facts = {
      code: 'put_back',
      lost: lost.map(({ name, quantity }) => ({ itemName: name, quantity })),
    } as const;
    const note = written(lost.length > 0 && input.reason ? input.reason : '');
    await writeOrder(unit, order, order, { author: authorOf(actor), facts, note, now });
    return {};
  },
);

import { adjustStock, stockChangesOf } from '@basket/domain';
import { operation, orRefuse } from '../platform/operation';
import { readWholeStock } from '../stock';
import { decideStockAdjustment } from './adjust-stock.decision';
import { readProduct } from './product-step';

/** Moves stock by a difference: an absolute number would undo the sales made while its form was open. */
export const adjustStockOperation = operation(
  adjustStock,
  ['admin'],
  async ({ input, actor, unit, now, services }) => {
    const { productId, deltaUnits, reason } = input;
    const stock = await readWholeStock(unit, await readProduct(unit, productId));
    const change = orRefuse(
      decideStockAdjustment(stock.available.get(productId) ?? 0, {
        deltaUnits,
        reason,
        actorId: actor.uid,
        at: now,
      }),
    );
    stock.leave(new Map([[productId, change.stockQuantity]]));
    unit.create(stockChangesOf(productId).path(services.newId()), change);
    return { stockQuantity: change.stockQuantity };
  },
);

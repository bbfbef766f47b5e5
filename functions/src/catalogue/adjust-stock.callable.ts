import { adjustStock, productPath, refuse } from '@basket/domain';
import { RefusedError } from '../platform/errors';
import { operation } from '../platform/operation';
import { readProduct } from './product-step';

/**
 * Stock moves by a difference: a form that wrote an absolute number would undo the sales made while it
 * was open. The reason is kept in `products/{id}/stockChanges`.
 */
export const adjustStockOperation = operation(
  adjustStock,
  ['admin'],
  async ({ input, actor, unit, now, services }) => {
    const product = await readProduct(unit, input.productId);
    const stockQuantity = product.stockQuantity + input.deltaUnits;
    if (stockQuantity < 0)
      throw new RefusedError(refuse('not_enough_stock', { available: product.stockQuantity }).refusal);
    unit.update(productPath(product.id), { stockQuantity });
    unit.create(`${productPath(product.id)}/stockChanges/${services.newId()}`, {
      deltaUnits: input.deltaUnits,
      stockQuantity,
      reason: input.reason,
      actorId: actor.uid,
      at: now,
    });
    return { stockQuantity };
  },
);

import { deleteProduct, productMove, products } from '@basket/domain';
import { operation } from '../platform/operation';
import { deleteLanes, readLanes } from '../stock';
import { moveProductFigures } from './product-figures';
import { readProduct } from './product-step';

/** Orders keep their own copy (rule: orders-keep-copy); pictures go once the deletion is committed. */
export const deleteProductOperation = operation(deleteProduct, ['admin'], async ({ input, unit, now }) => {
  const product = await readProduct(unit, input.productId);
  const { id, stockSplitAt } = product;
  if (stockSplitAt) deleteLanes(unit, await readLanes(unit, id));
  unit.delete(products.path(id));
  await moveProductFigures(unit, [productMove(product, null)]);
  unit.send({ id: `pictures-${id}`, task: { kind: 'deletePictures', productId: id }, dueAt: now });
  return {};
});

import { deleteProduct, productPath } from '@basket/domain';
import { operation } from '../platform/operation';
import { deleteLanes, readLanes } from '../stock';
import { readProduct } from './product-step';

/** Orders keep their own copy (rule: orders-keep-copy); pictures go once the deletion is committed. */
export const deleteProductOperation = operation(deleteProduct, ['admin'], async ({ input, unit, now }) => {
  const { id, stockSplitAt } = await readProduct(unit, input.productId);
  if (stockSplitAt) deleteLanes(unit, await readLanes(unit, id));
  unit.delete(productPath(id));
  unit.send({ id: `pictures-${id}`, task: { kind: 'deletePictures', productId: id }, dueAt: now });
  return {};
});

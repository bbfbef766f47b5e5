import { deleteProduct, productPath } from '@basket/domain';
import { operation } from '../platform/operation';
import { readProduct } from './product-step';

/** Orders keep their own copy (rule: orders-keep-copy); pictures go once the deletion is committed. */
export const deleteProductOperation = operation(deleteProduct, ['admin'], async ({ input, unit, now }) => {
  const { id } = await readProduct(unit, input.productId);
  unit.delete(productPath(id));
  unit.send({ id: `pictures-${id}`, task: { kind: 'deletePictures', productId: id }, dueAt: now });
  return {};
});

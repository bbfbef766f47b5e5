import { products } from '@basket/domain';
import { deleteFolder } from '../../platform/pictures';
import type { Services } from '../../platform/services';

/** Removes every picture of a deleted product. A task may come at any time: the pictures of a product that is there stay. */
export async function deletePictures(
  { db }: Pick<Services, 'db'>,
  productId: string,
  remove = deleteFolder,
): Promise<string> {
  if ((await db.doc(products.path(productId)).get()).exists) return 'kept: the product is there';
  await remove(`product-images/${productId}/`);
  return 'deleted';
}

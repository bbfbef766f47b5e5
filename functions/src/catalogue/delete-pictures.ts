import { deleteFolder } from '../platform/pictures';

/** Removes every picture of a deleted product. */
export const deletePictures = (productId: string): Promise<void> =>
  deleteFolder(`product-images/${productId}/`);

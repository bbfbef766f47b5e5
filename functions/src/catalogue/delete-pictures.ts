import { deleteFolder } from '../platform/pictures';

/** Removes every picture of a product that is gone. */
export const deletePictures = (productId: string): Promise<void> =>
  deleteFolder(`product-images/${productId}/`);

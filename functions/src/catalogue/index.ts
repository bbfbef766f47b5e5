import { domainCallable } from '../platform/callable';
import { adjustStockOperation } from './adjust-stock.callable';
import { deleteCategoryOperation } from './delete-category.callable';
import { deleteProductOperation } from './delete-product.callable';
import { saveCategoryOperation } from './save-category.callable';
import { saveProductOperation } from './save-product.callable';

export { getCatalogue, getCatalogueDetails } from './catalogue.http';
export { onCategoryWritten, onProductWritten, onStoreSettingsWritten } from './catalogue.trigger';
export { onPictureUploaded } from './check-picture.trigger';
export { deletePictures } from './delete-pictures';
export { failedPublications, publishOrRemember } from './failed-publication';
export { publishCatalogue } from './publish-catalogue';

export const catalogueOperations = [
  saveProductOperation,
  deleteProductOperation,
  adjustStockOperation,
  saveCategoryOperation,
  deleteCategoryOperation,
];
export const catalogue = domainCallable('catalogue', catalogueOperations);

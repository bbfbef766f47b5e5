import { adjustStockOperation } from './adjust-stock.callable';
import { changeProductsOperation } from './change-products.callable';
import { countCategoriesOperation } from './count-categories.callable';
import { deleteCategoryOperation } from './delete-category.callable';
import { deleteProductOperation } from './delete-product.callable';
import { importProductsOperation } from './import-products.callable';
import { saveCategoryOperation } from './save-category.callable';
import { saveProductOperation } from './save-product.callable';
import { saveWordsOperation } from './words/save-words.callable';
import { sortCategoriesOperation } from './sort-categories.callable';

export { getCatalogue, getCatalogueDetails, getCatalogueTexts } from './publication/catalogue.http';
export { deletePictures } from './pictures/delete-pictures';
export { sweepPictures } from './pictures/sweep-pictures';
export { publishPopular } from './publication/publish-popular';
export { failedPublications, publishOrRemember, readPublication } from './publication/failed-publication';
export { addNameKeys } from './name-keys';
export { readProductCounts, recountProducts } from './product-figures';
export { readPublishedTag } from './publication/published-tag';
export { publishCatalogue } from './publication/publish-catalogue';

export const catalogueOperations = [
  saveProductOperation,
  deleteProductOperation,
  adjustStockOperation,
  changeProductsOperation,
  importProductsOperation,
  saveCategoryOperation,
  sortCategoriesOperation,
  countCategoriesOperation,
  deleteCategoryOperation,
  saveWordsOperation,
];

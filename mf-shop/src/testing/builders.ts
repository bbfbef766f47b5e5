import { defaultStoreSettings, type PublishedCategory, type PublishedProduct } from '@basket/domain';
import type { CartLine, Catalogue } from '@basket/web';

export { aPublishedProduct as aProduct } from '@basket/domain/testing';

export const anOption = (group: string, value: string, adjustmentPaise = 0) => ({
  optionId: value.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  group,
  value,
  adjustmentPaise,
});

/** A catalogue of these products, with a category for each of theirs. */
export function aCatalogue(products: readonly PublishedProduct[]): Catalogue {
  const ids = [...new Set(products.flatMap(({ categoryId }) => categoryId ?? []))];
  const categories: PublishedCategory[] = ids.map((id) => ({
    id,
    name: id.charAt(0).toUpperCase() + id.slice(1),
    description: '',
    colour: 'dairy',
    productCount: products.filter(({ categoryId }) => categoryId === id).length,
    subcategories: [
      ...new Set(products.flatMap((product) => (product.categoryId === id ? product.subcategory || [] : []))),
    ],
  }));
  return {
    version: 1,
    publishedAt: 1_000,
    imageBaseUrl: 'http://pictures.invalid/',
    store: defaultStoreSettings,
    categories,
    products: [...products],
    total: products.length,
    productById: new Map(products.map((product) => [product.id, product])),
    categoryById: new Map(categories.map((category) => [category.id, category])),
  };
}

/** A line of the cart: two of the product above. */
export const aLine = (facts: Partial<CartLine> = {}): CartLine => ({
  key: 'toned-milk',
  productId: 'toned-milk',
  name: 'Toned Milk',
  unit: '500 ml',
  imageId: null,
  tint: null,
  options: [],
  pricePaise: 28_00,
  finalPricePaise: 28_00,
  originalPricePaise: 28_00,
  quantity: 2,
  maxQuantity: 40,
  ...facts,
});

export const anItem = (name: string, quantity = 1) => ({
  productId: name.toLowerCase(),
  name,
  unit: '1 kg',
  imageId: null,
  options: [],
  unitPricePaise: 50_00,
  quantity,
  totalPaise: 50_00 * quantity,
});

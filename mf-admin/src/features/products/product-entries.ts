import { stockLevel, type Product, type PublishedTexts, type Stored } from '@basket/domain';
import type { Catalogue } from '@basket/web';
import {
  byLanguageFilter,
  type ProductFilter,
  type ProductSort,
  type ProductsView,
} from './products-address';

/** The facts by which the table searches, filters and sorts. */
export type ProductEntry = Pick<
  Stored<Product>,
  | 'id'
  | 'name'
  | 'categoryId'
  | 'pricePaise'
  | 'originalPricePaise'
  | 'stockQuantity'
  | 'isActive'
  | 'isFeatured'
  | 'texts'
>;

/**
 * Every product once: the active ones from the published catalogue, which costs no document read, with documents over them.
 * Catalogues hold no inactive products, and are some seconds behind.
 *
 * @param published the catalogue's texts in other languages, by code, as far as somebody wants to know them
 */
export function entriesOf(
  catalogue: Pick<Catalogue, 'products'>,
  documents: readonly Stored<Product>[],
  published: Readonly<Record<string, PublishedTexts>> = {},
): readonly ProductEntry[] {
  const entries = new Map<string, ProductEntry>();
  const textsOf = (id: string): Product['texts'] =>
    Object.fromEntries(Object.entries(published).map(([code, texts]) => [code, texts.products[id] ?? {}]));
  for (const product of catalogue.products)
    entries.set(product.id, { ...product, isActive: true, texts: textsOf(product.id) });
  for (const product of documents) entries.set(product.id, product);
  return [...entries.values()];
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a name contains every word of a search, in any order. */
function nameMatcher(search: string): (name: string) => boolean {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return () => true;
  return (name) => {
    const text = plain(name);
    return words.every((word) => text.includes(word));
  };
}

const passes: Readonly<Record<ProductFilter, (entry: ProductEntry) => boolean>> = {
  active: ({ isActive }) => isActive,
  inactive: ({ isActive }) => !isActive,
  low: ({ stockQuantity }) => stockLevel(stockQuantity) === 'few',
  out: ({ stockQuantity }) => stockLevel(stockQuantity) === 'out',
  featured: ({ isFeatured }) => isFeatured,
  ...byLanguageFilter(
    ({ code }) =>
      ({ texts }: ProductEntry) =>
        texts[code]?.name === undefined,
  ),
};

const collator = new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true });
type Order = (a: ProductEntry, b: ProductEntry) => number;
const byName: Order = (a, b) => collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1);
const orders: Readonly<Record<ProductSort, Order>> = {
  name: byName,
  price: (a, b) => a.pricePaise - b.pricePaise || byName(a, b),
  '-price': (a, b) => b.pricePaise - a.pricePaise || byName(a, b),
  stock: (a, b) => a.stockQuantity - b.stockQuantity || byName(a, b),
  '-stock': (a, b) => b.stockQuantity - a.stockQuantity || byName(a, b),
};

/** The products that a view shows on all of its pages, in its order. */
export function findProducts(
  entries: readonly ProductEntry[],
  { search, categoryId, filter, sort }: Omit<ProductsView, 'page'>,
): ProductEntry[] {
  const isNamed = nameMatcher(search);
  return entries
    .filter(
      (entry) =>
        (categoryId === '' || entry.categoryId === categoryId) &&
        (filter === '' || passes[filter](entry)) &&
        isNamed(entry.name),
    )
    .sort(orders[sort]);
}

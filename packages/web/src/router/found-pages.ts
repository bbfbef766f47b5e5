/** The pages of the shop to which suggestions lead, apart from `shop-pages.ts`: the first view of a page leads to none of them. */
import { products } from './shop-pages';

/** The page of one product. */
export const product = (productId: string): string => `${products}/${encodeURIComponent(productId)}`;

/** The list with filters: `category`, `subcategory`, `brand`. */
export const filtered = (filters: Readonly<Record<string, string>>): string =>
  `${products}?${new URLSearchParams(filters).toString()}`;

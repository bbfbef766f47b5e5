import { ProductCard, ProductRow } from '@basket/ui';

/** A product of the list as the chosen view draws it. */
export const productLooks = { grid: ProductCard, list: ProductRow } as const;

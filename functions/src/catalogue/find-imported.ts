import { createHash } from 'node:crypto';
import {
  accept,
  productKey,
  productPath,
  productSchema,
  refuse,
  type ImportedRow,
  type Outcome,
  type Product,
  type Stored,
} from '@basket/domain';
import type { UnitOfWork } from '../platform/database/unit-of-work';
import { findByNames } from './find-by-names';

/** Where the product of a row is, or will be. */
export interface Found {
  readonly productId: string;
  readonly product: Stored<Product> | null;
}

/** Two imports at once, or one that is repeated, give a product without an id the same one (rule: products-imported). */
const importedId = (key: string): string =>
  `import-${createHash('sha256').update(key).digest('hex').slice(0, 20)}`;

/** The name and unit of a row without an id; null with one, or where it lacks either. */
function keyOf({ productId, fields: { name, unit } }: ImportedRow): string | null {
  return productId !== null || name === undefined || unit === undefined ? null : productKey({ name, unit });
}

/** The product of each row: by its id, or by its name and unit. */
export async function findImported(
  unit: UnitOfWork,
  rows: readonly ImportedRow[],
): Promise<readonly Outcome<Found>[]> {
  const keys = rows.map(keyOf);
  const ids = rows.map(({ productId }, place) => {
    const key = keys[place];
    return key ? importedId(key) : productId;
  });
  const known = await productsById(unit, ids);
  const named = await productsByKey(
    unit,
    rows.filter((_, place) => keys[place] && !known.has(ids[place] ?? '')),
  );
  const taken = new Set<string>();
  return rows.map((_, place): Outcome<Found> => {
    const [id, key] = [ids[place], keys[place]];
    if (!id) return refuse('unnamed_product');
    const same = (key && !known.has(id) && named.get(key)) || [];
    if (same.length > 1) return refuse('several_products');
    const product = known.get(id) ?? same[0] ?? null;
    const productId = product?.id ?? id;
    if (taken.has(productId)) return refuse('repeated_product');
    taken.add(productId);
    return accept({ productId, product });
  });
}

async function productsById(
  unit: UnitOfWork,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, Stored<Product>>> {
  const distinct = [...new Set(ids)].filter((id) => id !== null);
  // What is written carries its version as a precondition, and nothing is decided by the others.
  const products = await unit.getAllUnguarded(productSchema, distinct.map(productPath));
  return new Map(products.flatMap((product) => (product ? [[product.id, product] as const] : [])));
}

async function productsByKey(
  unit: UnitOfWork,
  rows: readonly ImportedRow[],
): Promise<ReadonlyMap<string, readonly Stored<Product>[]>> {
  const byKey = new Map<string, Stored<Product>[]>();
  for (const product of await findByNames(unit, rows.map(({ fields: { name = '' } }) => name))) {
    const key = productKey(product);
    byKey.set(key, [...(byKey.get(key) ?? []), product]);
  }
  return byKey;
}

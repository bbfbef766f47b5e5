import { createHash } from 'node:crypto';
import {
  done,
  likeKey,
  onePiece,
  productKey,
  productNameKey,
  products,
  refuse,
  type ImportedRow,
  type Outcome,
  type Product,
  type Stored,
} from '@basket/domain';
import type { UnitOfWork } from '../platform/database/unit-of-work';
import { findByNames } from './find-by-names';
import { decideDouble } from './import-products.decision';

/** Where the product of a row is, or will be. */
export interface Found {
  readonly productId: string;
  readonly product: Stored<Product> | null;
}

/** Two imports at once, or one that is repeated, give a product without an id the same one (rule: products-imported). */
const importedId = (key: string): string =>
  `import-${createHash('sha256').update(key).digest('hex').slice(0, 20)}`;

/** The name and unit of a row without an id, a piece where it names none; null with an id, or without a name. */
function keyOf({ productId, fields: { name, unit = onePiece } }: ImportedRow): string | null {
  return productId !== null || name === undefined ? null : productKey({ name, unit });
}

/** The product of each row: by its id, by its name and unit, or as the row answers about one that is much like it. */
export async function findImported(
  unit: UnitOfWork,
  rows: readonly ImportedRow[],
): Promise<readonly Outcome<Found>[]> {
  const ids = rows.map((row) => {
    const key = keyOf(row);
    return key === null ? row.productId : importedId(key);
  });
  const known = await productsById(unit, ids);
  const named = await productsByNames(
    unit,
    rows.filter((row, place) => keyOf(row) !== null && !known.has(ids[place] ?? '')),
  );
  const taken = new Set<string>();
  return rows.map((row, place): Outcome<Found> => {
    const id = ids[place];
    if (!id) return refuse('unnamed_product');
    const product = known.get(id);
    const found: Outcome<Stored<Product> | null> = product ? done(product) : productNamed(row, named);
    if (!found.ok) return found;
    const productId = found.value?.id ?? id;
    if (taken.has(productId)) return refuse('repeated_product');
    taken.add(productId);
    return done({ productId, product: found.value });
  });
}

/** Products by what they are compared by. */
type ByKey = ReadonlyMap<string, readonly Stored<Product>[]>;
interface Named {
  readonly same: ByKey;
  readonly like: ByKey;
  /** In any unit. */
  readonly inAnyUnit: ByKey;
}

/**
 * The product of a row that no id names; null where there is none. A row without a unit may mean one that is sold in another:
 * somebody has to say so (rule: unit-optional).
 */
function productNamed(
  { productId, fields, likeId }: ImportedRow,
  named: Named,
): Outcome<Stored<Product> | null> {
  const { name, unit } = fields;
  if (productId !== null || name === undefined) return done(null);
  const [same, ...more] = named.same.get(productKey({ name, unit: unit ?? onePiece })) ?? [];
  if (more.length > 0) return refuse('several_products');
  if (same) return done(same);
  const likes =
    unit === undefined ? named.inAnyUnit.get(productNameKey(name)) : named.like.get(likeKey({ name, unit }));
  return decideDouble(likeId, likes ?? []);
}

async function productsById(
  unit: UnitOfWork,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, Stored<Product>>> {
  const distinct = [...new Set(ids)].filter((id) => id !== null);
  // What is written carries its version as a precondition, and nothing is decided by the others.
  const stored = await unit.getAllUnguarded(products, distinct);
  return new Map(stored.flatMap((product) => (product ? [[product.id, product] as const] : [])));
}

async function productsByNames(unit: UnitOfWork, rows: readonly ImportedRow[]): Promise<Named> {
  const names = rows.flatMap(({ fields: { name } }) => name ?? []);
  const products = await findByNames(unit, names);
  return {
    same: byKey(products, productKey),
    like: byKey(products, likeKey),
    inAnyUnit: byKey(products, ({ name }) => productNameKey(name)),
  };
}

function byKey(products: readonly Stored<Product>[], keyFor: (product: Product) => string): ByKey {
  const groups = new Map<string, Stored<Product>[]>();
  for (const product of products) {
    const key = keyFor(product);
    groups.set(key, [...(groups.get(key) ?? []), product]);
  }
  return groups;
}

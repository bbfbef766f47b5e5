import { fieldErrors, importedRowSchema, productKey } from '@basket/domain';
import { t } from '../../../texts';
import { withoutTwice, type ListRead } from './list-cells';

export interface NamedProduct {
  readonly id: string;
  readonly name: string;
}

interface ProductIndex {
  readonly ids: ReadonlySet<string>;
  /** Ids by what names are compared by. */
  readonly byName: ReadonlyMap<string, readonly string[]>;
}

const nameOnly = (name: string): string => productKey({ name, unit: '' });

/** A file of 10,000 rows looks up the same products again and again. */
const indexes = new WeakMap<readonly NamedProduct[], ProductIndex>();

function indexOf(products: readonly NamedProduct[]): ProductIndex {
  const known = indexes.get(products);
  if (known) return known;
  const byName = new Map<string, string[]>();
  for (const { id, name } of products) {
    const same = byName.get(nameOnly(name));
    if (same) same.push(id);
    else byName.set(nameOnly(name), [id]);
  }
  const index = { ids: new Set(products.map(({ id }) => id)), byName };
  indexes.set(products, index);
  return index;
}

const isId = (text: string): boolean =>
  fieldErrors(importedRowSchema, { productId: text }).productId === undefined;

/**
 * Related products by their IDs or, where only one is called so, their names: separated by commas, or by semicolons and lines,
 * as names have commas. Whether there is a product with an ID, the server knows: a file may name those that it makes itself.
 */
export function readRelated(text: string, products: readonly NamedProduct[] = []): ListRead<string[]> {
  const { ids, byName } = indexOf(products);
  const entries = text
    .split(/[\r\n;|]/)
    .flatMap((part) => (byName.has(nameOnly(part)) ? [part] : part.split(',')))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const list: string[] = [];
  for (const entry of entries) {
    const [named = entry, ...others] = ids.has(entry) ? [] : (byName.get(nameOnly(entry)) ?? []);
    if (others.length > 0) return { problem: t('productImport.severalNamed', { name: entry }) };
    if (!isId(named)) return { problem: t('productImport.noProduct', { name: entry }) };
    list.push(named);
  }
  return withoutTwice({ list }, (id) => id);
}

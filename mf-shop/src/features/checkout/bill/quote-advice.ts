import { lineRefusalText, refusedName, type LineRefusal } from '@basket/domain';
import type { CartLine } from '@basket/web';
import { t } from '../../../texts';

/** New quantities by line key; 0 removes the line. */
export type CartFix = readonly { readonly key: string; readonly quantity: number }[];

/** The meaning of a refusal for this cart, and the action that resolves it, if any. */
export interface Advice {
  readonly text: string;
  readonly fix: { readonly label: string; readonly changes: CartFix } | null;
}

type AdvisedLine = Pick<CartLine, 'key' | 'productId' | 'name' | 'quantity'>;

/** Explains why the server refused this cart; defaults to the refusal's own words. */
export function adviceFor(refusal: LineRefusal, lines: readonly AdvisedLine[]): Advice {
  const { facts } = refusal;
  const concerned = lines.filter(({ productId }) => productId === facts['productId']);
  const name = concerned[0]?.name ?? refusedName(facts);
  const text = lineRefusalText(refusal, name);
  const left = unitsLeft(refusal);
  if (name === '' || left === null) return { text, fix: null };
  const label = left === 0 ? t('checkout.remove', { name }) : t('checkout.changeTo', { left });
  return { text, fix: { label, changes: fitToStock(concerned, left) } };
}

/** How many units of its product an order can have; null for a refusal that no number resolves. */
function unitsLeft({ code, facts }: LineRefusal): number | null {
  switch (code) {
    case 'unknown_product':
    case 'unknown_option':
      return 0;
    case 'out_of_stock':
      return countOf(facts['available']);
    case 'quantity_too_large':
      return countOf(facts['limit']);
    default:
      return null;
  }
}

/** Units are counted over all lines of a product; those added last are reduced first. */
export function fitToStock(
  lines: readonly Pick<AdvisedLine, 'key' | 'quantity'>[],
  available: number,
): CartFix {
  let left = available;
  return lines.flatMap(({ key, quantity }) => {
    const kept = Math.min(quantity, left);
    left -= kept;
    return kept === quantity ? [] : [{ key, quantity: kept }];
  });
}

const countOf = (fact: unknown): number => (typeof fact === 'number' ? fact : 0);

/** A price that differs from the one in the cart. */
export interface PriceChange {
  readonly name: string;
  readonly beforePaise: number;
  readonly nowPaise: number;
}

/** The lines whose price in the server's quote differs from the cart. */
export function priceChanges(
  lines: readonly Pick<CartLine, 'key' | 'name' | 'finalPricePaise'>[],
  quotedUnitPaise: ReadonlyMap<string, number>,
): PriceChange[] {
  return lines.flatMap(({ key, name, finalPricePaise }) => {
    const nowPaise = quotedUnitPaise.get(key);
    return nowPaise === undefined || nowPaise === finalPricePaise
      ? []
      : [{ name, beforePaise: finalPricePaise, nowPaise }];
  });
}

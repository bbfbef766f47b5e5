import { refusalText, type RefusalCode, type RefusalFacts } from '@basket/domain';
import type { CartLine } from '@basket/web';

/** New quantities by line key; 0 removes the line. */
export type CartFix = readonly { readonly key: string; readonly quantity: number }[];

/** What a refusal means for this cart, and the action that resolves it, if any. */
export interface Advice {
  readonly text: string;
  readonly fix: { readonly label: string; readonly changes: CartFix } | null;
}

type AdvisedLine = Pick<CartLine, 'key' | 'productId' | 'name' | 'quantity'>;

/** Explains why the server refused this cart; defaults to the refusal's own words. */
export function adviceFor(code: RefusalCode, facts: RefusalFacts, lines: readonly AdvisedLine[]): Advice {
  const productId = typeof facts['productId'] === 'string' ? facts['productId'] : null;
  const concerned = lines.filter((line) => line.productId === productId);
  const name = concerned[0]?.name ?? (typeof facts['name'] === 'string' ? facts['name'] : '');
  const plain = { text: refusalText(code, facts), fix: null };
  if (name === '') return plain;
  const remove = { label: `Remove ${name}`, changes: concerned.map(({ key }) => ({ key, quantity: 0 })) };
  switch (code) {
    case 'unknown_product':
      return { text: `${name} is no longer sold.`, fix: remove };
    case 'unknown_option':
      return { text: `The chosen option of ${name} is no longer offered.`, fix: remove };
    case 'out_of_stock':
      return outOfStock(name, countOf(facts['available']), concerned, remove);
    case 'quantity_too_large': {
      const limit = countOf(facts['limit']);
      return {
        text: `At most ${limit} of ${name} can be ordered at once.`,
        fix: { label: `Change to ${limit}`, changes: fitToStock(concerned, limit) },
      };
    }
    default:
      return plain;
  }
}

function outOfStock(
  name: string,
  available: number,
  concerned: readonly AdvisedLine[],
  remove: Advice['fix'],
): Advice {
  if (available === 0) return { text: `${name} is out of stock.`, fix: remove };
  return {
    text: `Only ${available} of ${name} left.`,
    fix: { label: `Change to ${available}`, changes: fitToStock(concerned, available) },
  };
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

const countOf = (fact: string | number | boolean | undefined): number =>
  typeof fact === 'number' ? fact : 0;

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

import { useSyncExternalStore } from 'react';
import type { NewCartLine } from '@basket/domain';
import type { CartLine, CartState } from '@basket/web';
import { lineKeyOf } from '../cart/cart-lines';

let lines: readonly CartLine[] = [];
const listeners = new Set<() => void>();

export function setCart(next: readonly CartLine[]): void {
  lines = next;
  for (const tell of listeners) tell();
}

function follow(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** The cart of a page in component tests, in place of that of `@basket/web`: no session, nothing is stored. */
export function useCart<T>(select: (state: Pick<CartState, 'lines'>) => T): T {
  return select({ lines: useSyncExternalStore(follow, () => lines) });
}

/** What screens do with it; `add` puts in one unit. */
export const cart = {
  follow: () => () => undefined,
  add: (line: NewCartLine) =>
    setCart([...lines, { ...line, key: lineKeyOf(line.productId, line.options), quantity: 1 }]),
  remove: (key: string) => setCart(lines.filter((line) => line.key !== key)),
  clear: () => setCart([]),
};

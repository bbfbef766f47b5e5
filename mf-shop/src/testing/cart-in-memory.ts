import { useSyncExternalStore } from 'react';
import { cartLineKey, type NewCartLine } from '@basket/domain';
import type { CartLine, CartState } from '@basket/web';

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

/** The actions of screens on the cart; `add` puts in one unit. */
export const cart = {
  follow: () => () => undefined,
  add: (line: NewCartLine) => {
    const optionIds = line.options.map(({ optionId }) => optionId);
    setCart([...lines, { ...line, key: cartLineKey(line.productId, optionIds), quantity: 1 }]);
  },
  setQuantity: (key: string, quantity: number) =>
    setCart(lines.flatMap((line) => (line.key !== key ? line : quantity > 0 ? { ...line, quantity } : []))),
  remove: (key: string) => setCart(lines.filter((line) => line.key !== key)),
  clear: () => setCart([]),
  restore: setCart,
  lines: () => lines,
};

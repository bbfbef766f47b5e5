import type { CartLine } from '@basket/web';

/** What is left of the cart after an order: nothing as a rule, else what was put in since it was sent. */
export function withoutOrdered(
  lines: readonly CartLine[],
  ordered: readonly Pick<CartLine, 'key' | 'quantity'>[],
): CartLine[] {
  const taken = new Map(ordered.map(({ key, quantity }) => [key, quantity]));
  return lines.flatMap((line) => {
    const quantity = line.quantity - (taken.get(line.key) ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

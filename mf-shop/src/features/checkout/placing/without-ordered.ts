import type { CartLine } from '@basket/web';

/** The cart without the ordered lines: empty, or what was added after sending the order. */
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

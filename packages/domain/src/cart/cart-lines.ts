/** A line as a client asks for it: no name, no price. */
export interface CartRequestLine {
  readonly productId: string;
  readonly optionIds: readonly string[];
  readonly quantity: number;
}

/** Two lines are the same when product and options match (rule: cart-line). */
export const cartLineKey = (productId: string, optionIds: readonly string[]): string =>
  [productId, ...[...optionIds].sort()].join('|');

/** Equal lines become one; the order of first appearance stays. */
export function mergeLines(lines: readonly CartRequestLine[]): CartRequestLine[] {
  const merged = new Map<string, CartRequestLine>();
  for (const line of lines) {
    const key = cartLineKey(line.productId, line.optionIds);
    const before = merged.get(key);
    merged.set(key, before ? { ...before, quantity: before.quantity + line.quantity } : line);
  }
  return [...merged.values()];
}

/** Units per product over all lines: what stock is checked against and taken by. */
export function quantityByProduct(
  lines: readonly Pick<CartRequestLine, 'productId' | 'quantity'>[],
): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of lines)
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  return quantities;
}

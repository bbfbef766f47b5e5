import {
  cartLineKey,
  mergeLines,
  minuteMs,
  type CartRequestLine,
  type Order,
  type Stored,
} from '@basket/domain';

/** An order for the same things that is older is another wish. */
export const justOrderedMs = 5 * minuteMs;

/** Units by line, whatever the order of lines and options. */
const unitsByKey = (lines: readonly CartRequestLine[]): ReadonlyMap<string, number> =>
  new Map(
    mergeLines(lines).map(({ productId, optionIds, quantity }) => [
      cartLineKey(productId, optionIds),
      quantity,
    ]),
  );

/** Returns true if a cart has all units of some lines. */
export function holdsLines(cart: readonly CartRequestLine[], lines: readonly CartRequestLine[]): boolean {
  const held = unitsByKey(cart);
  return [...unitsByKey(lines)].every(([key, units]) => (held.get(key) ?? 0) >= units);
}

/** The latest of a customer's orders that is alive, younger than {@link justOrderedMs} and asks for the same lines; null if there is none. */
export function justOrdered(
  lines: readonly CartRequestLine[],
  orders: readonly Stored<Order>[],
  now: number,
): Stored<Order> | null {
  const wanted = unitsByKey(lines);
  const isSame = ({ items }: Order): boolean => {
    const ordered = unitsByKey(
      items.map(({ productId, options, orderedQuantity, quantity }) => ({
        productId,
        optionIds: options.map(({ optionId }) => optionId),
        quantity: orderedQuantity ?? quantity,
      })),
    );
    return ordered.size === wanted.size && [...wanted].every(([key, units]) => ordered.get(key) === units);
  };
  const found = orders.filter(
    (order) => order.status !== 'cancelled' && order.createdAt > now - justOrderedMs && isSame(order),
  );
  return found.toSorted((a, b) => b.createdAt - a.createdAt)[0] ?? null;
}

import * as v from 'valibot';
import { kind } from '../basics/kind';
import { countSchema, idSchema, instantSchema, wholeNumberSchema } from '../basics/schema';
import { maxQuantityPerLine } from './order-size';
import { cartLineKey, mergeLines, type CartRequestLine } from './cart-lines';

/** Lines of an account's cart; an order takes fewer. */
export const maxCartLines = 100;
export const maxRememberedOrders = 5;

/** All that was ever added to a line: of how many units a device knew that now takes some out (rule: cart-merges). */
const additionsSchema = v.strictObject({
  /** The state of the cart in which the line came; a line that comes again is another one. */
  sinceAt: instantSchema,
  units: countSchema,
});
type Additions = v.InferOutput<typeof additionsSchema>;

const lineFields = { productId: idSchema, optionIds: v.pipe(v.array(idSchema), v.maxLength(10)) };

/**
 * `carts/{uid}`: the cart of an account on all of its devices. Ids and quantities only: names, prices and stock come from the
 * published catalogue, wherever the cart is shown.
 */
export const accountCartSchema = v.strictObject({
  lines: v.pipe(
    v.array(
      v.strictObject({
        ...lineFields,
        quantity: wholeNumberSchema(1, maxQuantityPerLine),
        /** Absent in carts that no server of version 1.4 has changed yet. */
        additions: v.exactOptional(additionsSchema),
      }),
    ),
    v.maxLength(maxCartLines),
  ),
  /** The latest orders that have taken their lines out, the newest last. */
  orderIds: v.pipe(v.array(idSchema), v.maxLength(maxRememberedOrders)),
  /** Grows with every change, also between servers whose clocks differ: says which of two states is the newer one. */
  updatedAt: instantSchema,
});
export type AccountCart = v.InferOutput<typeof accountCartSchema>;

export const accountCarts = kind('carts', accountCartSchema);

/** The cart of an account that has none. */
export const emptyAccountCart: AccountCart = { lines: [], orderIds: [], updatedAt: 0 };

/**
 * A device's change of a line: so many units more or fewer, and at least so many. Never a whole cart and never a final quantity:
 * changes of several devices add up, whatever their order (rule: cart-merges).
 */
export const cartChangeSchema = v.strictObject({
  ...lineFields,
  by: v.exactOptional(wholeNumberSchema(-maxQuantityPerLine, maxQuantityPerLine)),
  atLeast: v.exactOptional(wholeNumberSchema(0, maxQuantityPerLine)),
  /** With fewer: what the device knew of the line. What was added since stays. */
  seen: v.exactOptional(additionsSchema),
});
export type CartChange = v.InferOutput<typeof cartChangeSchema>;

/** A line of the account's cart; a device's own lines have no additions. */
interface CountedLine extends CartRequestLine {
  readonly additions?: Additions;
}
type Lines = readonly CountedLine[];
export const cartKeyOf = (line: Pick<CartRequestLine, 'productId' | 'optionIds'>): string =>
  cartLineKey(line.productId, line.optionIds);

const changeOf = (
  { productId, optionIds }: Pick<CartRequestLine, 'productId' | 'optionIds'>,
  { by = 0, atLeast = 0, ...rest }: Partial<Pick<CartChange, 'by' | 'atLeast' | 'seen'>>,
): CartChange => ({ productId, optionIds: [...optionIds], by, atLeast, ...rest });

/** The units of a line that a device did not know of, which it cannot have taken out. */
function unseenUnits({ additions, quantity }: CountedLine, seen: Additions | undefined): number {
  if (!seen || !additions) return 0;
  if (seen.sinceAt !== additions.sinceAt) return quantity;
  return Math.min(quantity, Math.max(0, additions.units - seen.units));
}

function changedLine(line: CountedLine | undefined, change: CartChange): CountedLine {
  const before = line?.quantity ?? 0;
  const unseen = line ? unseenUnits(line, change.seen) : 0;
  const { by = 0, atLeast = 0 } = change;
  const quantity = Math.min(Math.max(before + by, atLeast, unseen), maxQuantityPerLine);
  const { productId, optionIds, additions } = line ?? { ...change, additions: undefined };
  const added = Math.max(0, quantity - before);
  return {
    productId,
    optionIds,
    quantity,
    ...(additions && { additions: { ...additions, units: additions.units + added } }),
  };
}

/** The lines after some changes; each from 0, which removes it, to the limit of a line (rule: cart-limits). */
export function applyCartChanges(lines: Lines, changes: readonly CartChange[]): CountedLine[] {
  const byKey = new Map(lines.map((line) => [cartKeyOf(line), line]));
  for (const change of changes) {
    const key = cartKeyOf(change);
    const line = changedLine(byKey.get(key), change);
    if (line.quantity > 0) byKey.set(key, line);
    else byKey.delete(key);
  }
  return [...byKey.values()];
}

/** The changes that lead from one cart to another. */
export function cartChangesBetween(before: Lines, now: Lines): CartChange[] {
  const quantityNow = new Map(now.map((line) => [cartKeyOf(line), line.quantity]));
  const known = new Map(before.map((line) => [cartKeyOf(line), line.quantity]));
  return [...before, ...now.filter((line) => !known.has(cartKeyOf(line)))].flatMap((line) => {
    const key = cartKeyOf(line);
    const by = (quantityNow.get(key) ?? 0) - (known.get(key) ?? 0);
    if (by === 0) return [];
    return [changeOf(line, { by, ...(by < 0 && line.additions && { seen: line.additions }) })];
  });
}

/** The changes that join a cart to the account, which did not know it yet: of a line that both have, the larger quantity. */
export const cartChangesToJoin = (lines: Lines, account: Lines): CartChange[] =>
  lines
    .filter(
      (line) => line.quantity > (account.find((one) => cartKeyOf(one) === cartKeyOf(line))?.quantity ?? 0),
    )
    .map((line) => changeOf(line, { atLeast: line.quantity }));

/** The lines without the units that were ordered. What was added after ordering stays. */
export const withoutOrderedLines = (lines: Lines, ordered: Lines): CountedLine[] =>
  applyCartChanges(
    lines,
    mergeLines(ordered).map((line) => changeOf(line, { by: -line.quantity })),
  );

/** An account's cart with other lines, newer than before. */
export function changedCart(cart: AccountCart, lines: Lines, now: number): AccountCart {
  const updatedAt = Math.max(now, cart.updatedAt + 1);
  return {
    ...cart,
    lines: lines.map(({ additions, ...line }) => ({
      ...line,
      optionIds: [...line.optionIds],
      additions: additions ?? { sinceAt: updatedAt, units: line.quantity },
    })),
    updatedAt,
  };
}

/** An account's cart after an order; null when the order has nothing of it. */
export function cartAfterOrder(
  cart: AccountCart,
  orderId: string,
  ordered: Lines,
  now: number,
): AccountCart | null {
  const lines = withoutOrderedLines(cart.lines, ordered);
  if (cartChangesBetween(cart.lines, lines).length === 0) return null;
  const orderIds = [...cart.orderIds, orderId].slice(-maxRememberedOrders);
  return { ...changedCart(cart, lines, now), orderIds };
}

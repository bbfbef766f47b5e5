import * as v from 'valibot';
import { cartLineKey, chosenOptionSchema, idSchema, paiseSchema, tintSchema } from '@basket/domain';

const quantitySchema = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A line of the cart, with everything that is shown of it. */
export const cartLineSchema = v.object({
  /** Product and options: equal combinations are one line. */
  key: v.string(),
  productId: idSchema,
  name: v.string(),
  unit: v.string(),
  imageId: v.nullable(idSchema),
  tint: v.nullable(tintSchema),
  options: v.array(chosenOptionSchema),
  /** One unit without options. */
  pricePaise: paiseSchema,
  /** One unit with its options: what is charged, as far as the browser knows. */
  finalPricePaise: paiseSchema,
  /** MRP of one unit with its options. */
  originalPricePaise: paiseSchema,
  quantity: quantitySchema,
  maxQuantity: quantitySchema,
});
export type CartLine = v.InferOutput<typeof cartLineSchema>;
export type CartLineDraft = Omit<CartLine, 'key' | 'quantity'>;

export const keyOf = (line: Pick<CartLine, 'productId' | 'options'>): string =>
  cartLineKey(
    line.productId,
    line.options.map((option) => option.optionId),
  );

/** Whole units from 1 to the line's limit. */
const capped = (quantity: number, maxQuantity: number): number =>
  Math.min(Math.max(1, Math.floor(quantity)), maxQuantity);

export interface Addition {
  readonly lines: readonly CartLine[];
  readonly kind: 'added' | 'updated' | 'capped';
}

/** Adds to the equal line or appends one; never beyond `maxQuantity`. A line that exists takes over the newer facts. */
export function addLine(lines: readonly CartLine[], draft: CartLineDraft, quantity: number): Addition {
  const key = keyOf(draft);
  const before = lines.find((line) => line.key === key);
  const wanted = (before?.quantity ?? 0) + Math.max(1, Math.floor(quantity));
  const line: CartLine = { ...draft, key, quantity: capped(wanted, draft.maxQuantity) };
  const isCapped = line.quantity < wanted;
  if (!before) return { lines: [...lines, line], kind: isCapped ? 'capped' : 'added' };
  return {
    lines: lines.map((other) => (other.key === key ? line : other)),
    kind: isCapped ? 'capped' : 'updated',
  };
}

/** 0 or less removes the line, a positive quantity is capped at its limit (rule: cart-limits). */
export function setLineQuantity(
  lines: readonly CartLine[],
  key: string,
  quantity: number,
): readonly CartLine[] {
  if (!(quantity > 0)) return removeLine(lines, key);
  return lines.map((line) =>
    line.key === key ? { ...line, quantity: capped(quantity, line.maxQuantity) } : line,
  );
}

export const removeLine = (lines: readonly CartLine[], key: string): readonly CartLine[] =>
  lines.filter((line) => line.key !== key);

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

/** Units in the cart: what the badge shows. */
export const cartItemCount = (lines: readonly Pick<CartLine, 'quantity'>[]): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0);

export const cartSubtotalPaise = (lines: readonly Pick<CartLine, 'quantity' | 'finalPricePaise'>[]): number =>
  lines.reduce((sum, line) => sum + line.quantity * line.finalPricePaise, 0);

/** Units of one line; 0 when it is not in the cart. */
export const lineQuantity = (lines: readonly Pick<CartLine, 'key' | 'quantity'>[], key: string): number =>
  lines.find((line) => line.key === key)?.quantity ?? 0;

import {
  done,
  isNothingLeft,
  owedRefund,
  refuse,
  shortenLine,
  shortRefundPaise,
  withOwed,
  withoutId,
  type Order,
  type Outcome,
  type OwedRefund,
  type Stored,
} from '@basket/domain';

interface Found {
  readonly itemName: string;
  readonly unit: string;
  readonly found: number;
  readonly wanted: number;
}

/** The consequences of a line with fewer units than were ordered. */
export interface Short {
  /** With the smaller bill. When nothing is left, it is still to be cancelled, which settles its payment. */
  readonly order: Order;
  readonly isNothingLeft: boolean;
  readonly missing: number;
  readonly refundPaise: number;
  readonly refund: OwedRefund | null;
  /** For the history. */
  readonly found: Found;
}

/** Takes the missing units from the order and its bill, and owes what was paid for them (rules: short-shrinks, nothing-left). */
export function decideShort(
  stored: Stored<Order>,
  { line, quantity }: { readonly line: number; readonly quantity: number },
  now: number,
): Outcome<Short> {
  const item = stored.items[line];
  if (!item || item.quantity === 0) return refuse('unknown_line', { line });
  if (quantity >= item.quantity) return refuse('not_shorter', { quantity: item.quantity });
  const shortened = shortenLine(withoutId(stored), line, quantity);
  const nothingLeft = isNothingLeft(shortened);
  const refundPaise = shortRefundPaise(stored, line, quantity);
  const missing = item.quantity - quantity;
  const found = { itemName: item.name, unit: item.unit, found: quantity, wanted: item.quantity };
  const shared = { isNothingLeft: nothingLeft, missing, refundPaise, found };
  if (nothingLeft) return done({ ...shared, order: shortened, refund: null });
  // A code at the door is for the old amount: nobody may pay it any more.
  const payment = { ...shortened.payment, codeId: null };
  return done({
    ...shared,
    order: { ...shortened, payment: refundPaise > 0 ? withOwed(payment, refundPaise) : payment },
    refund: refundPaise > 0 ? refundOf(stored, refundPaise, now) : null,
  });
}

const refundOf = (order: Stored<Order>, amountPaise: number, now: number): OwedRefund =>
  owedRefund(order, { amountPaise, cause: 'short' }, now);

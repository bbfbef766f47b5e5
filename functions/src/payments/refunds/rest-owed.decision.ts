import { keptPaise, type Order, type Payment, type Refund, type Stored } from '@basket/domain';

/** A part of a payment that has to go back, in paise. */
interface Rest {
  readonly paymentId: string;
  readonly amountPaise: number;
}

/** Paise of online payments that an order may keep: its total while they pay for it, otherwise nothing. */
const mayKeepPaise = ({ status, paymentMethod, paymentStatus, totalPaise }: Order): number =>
  paymentMethod === 'online' && paymentStatus === 'paid' && status !== 'cancelled' ? totalPaise : 0;

/** Paise of online payments that an order keeps, and that pay for nothing; 0 or less for none. */
export const overpaidPaise = (order: Order): number => keptPaise(order.payment) - mayKeepPaise(order);

/**
 * Names the payments that have what an order keeps too much. One that pays for the order comes last: its money is wanted. Of each, never
 * more than is neither paid back nor owed.
 *
 * @param payments all of the order
 * @param refunds all of the order
 */
export function restOwed(
  order: Order,
  payments: readonly Stored<Payment>[],
  refunds: readonly Refund[],
): readonly Rest[] {
  const rests: Rest[] = [];
  let overPaise = overpaidPaise(order);
  const isPaying = ({ id }: Stored<Payment>): number => Number(id === order.paymentId);
  for (const { id: paymentId, amountPaise, capturedAt } of payments.toSorted(
    (a, b) => isPaying(a) - isPaying(b),
  )) {
    if (capturedAt === null) continue;
    const owedPaise = refunds
      .filter((refund) => refund.paymentId === paymentId && refund.status !== 'withdrawn')
      .reduce((sum, refund) => sum + refund.amountPaise, 0);
    const restPaise = Math.min(overPaise, amountPaise - owedPaise);
    if (restPaise <= 0) continue;
    rests.push({ paymentId, amountPaise: restPaise });
    overPaise -= restPaise;
  }
  return rests;
}

import {
  keptPaise,
  orderValuePaise,
  releaseRowId,
  withdrawalRowId,
  type Assignment,
  type CashDeposit,
  type DeliveryPartner,
  type Order,
  type WalletTransaction,
  type WithdrawalRequest,
} from '@basket/domain';
import { groupBy } from './hands';

type Partners = ReadonlyMap<string, DeliveryPartner>;
export type Rows = ReadonlyMap<string, WalletTransaction>;

/** The model: one row after the other, never below zero, nothing else. @param openingPaise of a wallet before its first row */
export function checkLedgers(partners: Partners, rows: Rows, openingPaise = 0): string[] {
  const byPartner = groupBy([...rows.values()], ({ deliveryPartnerId }) => deliveryPartnerId);
  return [...partners].flatMap(([id, partner]) => {
    const own = (byPartner.get(id) ?? []).sort((a, b) => a.seq - b.seq);
    let balance = openingPaise;
    const findings: string[] = [];
    own.forEach((row, index) => {
      balance += row.amountPaise;
      if (row.seq !== index + 1) findings.push(`${id}: row ${index + 1} has number ${row.seq}`);
      if (row.balanceAfterPaise !== balance) findings.push(`${id}: row ${row.seq} does not add up`);
      if (balance < 0) findings.push(`${id}: row ${row.seq} overdraws`);
    });
    if (partner.walletBalancePaise !== balance || partner.walletSeq !== own.length)
      findings.push(`${id}: holds ${partner.walletBalancePaise}, its rows say ${balance}`);
    return findings;
  });
}

/** Each request holds its amount, and returns it exactly when it is rejected. */
export const checkHolds = (rows: Rows, requests: ReadonlyMap<string, WithdrawalRequest>): string[] =>
  [...requests].flatMap(([id, { amountPaise, status }]) => {
    const released = rows.get(releaseRowId(id))?.amountPaise ?? 0;
    return [
      ...(rows.get(withdrawalRowId(id))?.amountPaise === -amountPaise
        ? []
        : [`request ${id}: nothing, or something else, is held for it`]),
      ...(released === (status === 'rejected' ? amountPaise : 0)
        ? []
        : [`request ${id}: ${status}, and ${released} paise were returned`]),
    ];
  });

/** A credit exists exactly while its order is delivered by its partner; each delivery has one, and one reversal at most. */
export function checkCredits(
  orders: ReadonlyMap<string, Order>,
  partners: Partners,
  rows: Rows,
  deliveries: readonly Assignment[],
): string[] {
  const rowsOf = groupBy([...rows.values()], ({ orderId }) => orderId ?? '');
  const deliveryOf = new Map(deliveries.map((delivery) => [delivery.orderId, delivery]));
  const byPartner = groupBy(deliveries, ({ deliveryPartnerId }) => deliveryPartnerId);
  return [
    ...[...orders].flatMap(([id, { status }]) => {
      const delivery = deliveryOf.get(id);
      const standing = (rowsOf.get(id) ?? []).reduce((sum, { amountPaise }) => sum + amountPaise, 0);
      const isRight = standing === (delivery?.earningPaise ?? 0) && (!delivery || status === 'delivered');
      return isRight ? [] : [`${id}: ${status} with ${standing} paise credited`];
    }),
    ...[...partners].flatMap(([id, { totalDeliveries }]) => {
      const delivered = byPartner.get(id)?.length ?? 0;
      return totalDeliveries === delivered
        ? []
        : [`${id}: counts ${totalDeliveries}, delivered ${delivered}`];
    }),
  ];
}

/** The value that each order stores follows from the rest of it. */
export const checkValues = (orders: ReadonlyMap<string, Order>): string[] =>
  [...orders].flatMap(([id, order]) =>
    order.valuePaise === orderValuePaise(order) ? [] : [`${id}: ${order.status}, worth ${order.valuePaise}`],
  );

/** As it is stored: older ones have no correction. */
type StoredDeposit = Omit<CashDeposit, 'correctionPaise' | 'correctsId'> & Partial<CashDeposit>;

/** Cash in hand is what was collected and not handed in. */
export function checkCashInHand(
  partners: Partners,
  deliveries: readonly Assignment[],
  deposits: ReadonlyMap<string, StoredDeposit>,
): string[] {
  const collectedBy = groupBy(deliveries, ({ deliveryPartnerId }) => deliveryPartnerId);
  const handedInBy = groupBy([...deposits.values()], ({ deliveryPartnerId }) => deliveryPartnerId);
  return [...partners].flatMap(([id, { cashInHandPaise }]) => {
    const collected = (collectedBy.get(id) ?? []).reduce((sum, one) => sum + one.cashCollectedPaise, 0);
    const handedIn = (handedInBy.get(id) ?? []).reduce(
      (sum, { amountPaise, correctionPaise = 0 }) => sum + amountPaise + correctionPaise,
      0,
    );
    return cashInHandPaise === collected - handedIn && cashInHandPaise >= 0
      ? []
      : [`${id}: ${cashInHandPaise} in hand, ${collected} collected, ${handedIn} handed in`];
  });
}

export type Truth = 'paid' | 'refunded' | 'neverCaptured';

/** The end of an online order: paid and alive; all that came is paid back or owed; or nothing ever came. Null otherwise. */
export function truthOf({ payment, status, paymentStatus }: Order): Truth | null {
  const isAlive = status !== 'cancelled';
  const truths: Truth[] = [];
  if (isAlive && paymentStatus === 'paid' && keptPaise(payment) > 0) truths.push('paid');
  if (!isAlive && payment.receivedPaise > 0 && keptPaise(payment) === 0) truths.push('refunded');
  if (!isAlive && payment.receivedPaise === 0 && paymentStatus !== 'paid') truths.push('neverCaptured');
  return truths.length === 1 ? (truths[0] ?? null) : null;
}

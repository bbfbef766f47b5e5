import {
  done,
  indiaDateDigits,
  orderStatusFacts,
  refuse,
  type AccountCounters,
  type Order,
  type Outcome,
  type PublicStoreSettings,
  type RefusalCode,
} from '@basket/domain';

/** The acts that are counted per day. */
export type CountedKind = 'ordersPlaced' | 'ordersCancelled' | 'withdrawals';

type Limits = Pick<
  PublicStoreSettings,
  | 'maxOrdersPerDay'
  | 'maxCancellationsPerDay'
  | 'maxWithdrawalsPerDay'
  | 'maxUnpaidOrders'
  | 'unverifiedCashLimitPaise'
>;

const dailyLimits = {
  ordersPlaced: { setting: 'maxOrdersPerDay', code: 'too_many_orders_today' },
  ordersCancelled: { setting: 'maxCancellationsPerDay', code: 'too_many_cancellations_today' },
  withdrawals: { setting: 'maxWithdrawalsPerDay', code: 'too_many_withdrawals_today' },
} as const satisfies Record<CountedKind, { readonly setting: keyof Limits; readonly code: RefusalCode }>;

/** The counters of today: those of another day start again, unpaid orders stay. */
export function countersOfToday(stored: AccountCounters | null, now: number): AccountCounters {
  const day = indiaDateDigits(now);
  if (stored?.day === day) return stored;
  const unpaidOrderIds = stored?.unpaidOrderIds ?? [];
  return { day, ordersPlaced: 0, ordersCancelled: 0, withdrawals: 0, unpaidOrderIds };
}

/** The counters with one more; refused at the limit of the day (rule: daily-limits). */
export function countOne(
  counters: AccountCounters,
  kind: CountedKind,
  limits: Limits,
): Outcome<AccountCounters> {
  const { setting, code } = dailyLimits[kind];
  if (counters[kind] >= limits[setting]) return refuse(code, { limit: limits[setting] });
  return done({ ...counters, [kind]: counters[kind] + 1 });
}

/** A cash order on its way, or an online order that waits for its payment. */
export const isUnpaid = ({ status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>): boolean =>
  paymentStatus === 'pending' && !orderStatusFacts[status].isFinal;

/** An order that an account wants to place. */
export interface WantedOrder extends Pick<Order, 'paymentMethod' | 'totalPaise'> {
  readonly orderId: string;
  /** The account has a verified e-mail address or phone. */
  readonly isVerified: boolean;
}

/** Refuses cash of that value to an account that is not verified (rule: unverified-cash). */
export const checkCash = (
  { totalPaise, isVerified }: Pick<WantedOrder, 'totalPaise' | 'isVerified'>,
  { unverifiedCashLimitPaise: limitPaise }: Pick<Limits, 'unverifiedCashLimitPaise'>,
): Outcome<null> =>
  !isVerified && totalPaise > limitPaise ? refuse('cash_needs_verification', { limitPaise }) : done(null);

/**
 * The counters with the order, unless the account has as many as it may: today, unpaid, or of that value in cash
 * (rules: daily-limits, unpaid-limit, unverified-cash).
 *
 * @param counters whose `unpaidOrderIds`, if there are as many as the limit, are all unpaid now
 */
export function countOrder(
  counters: AccountCounters,
  wanted: WantedOrder,
  limits: Limits,
): Outcome<AccountCounters> {
  const { maxUnpaidOrders } = limits;
  if (counters.unpaidOrderIds.length >= maxUnpaidOrders)
    return refuse('too_many_unpaid_orders', { limit: maxUnpaidOrders });
  const cash = wanted.paymentMethod === 'cod' ? checkCash(wanted, limits) : done(null);
  if (!cash.ok) return cash;
  const counted = countOne(counters, 'ordersPlaced', limits);
  if (!counted.ok) return counted;
  return done(withUnpaid(counted.value, wanted.orderId));
}

/** The counters with one more unpaid order, above the limit if an admin has taken it back. */
export const withUnpaid = (counters: AccountCounters, orderId: string): AccountCounters => ({
  ...counters,
  unpaidOrderIds: [...counters.unpaidOrderIds, orderId],
});

/** The counters once an order is no longer unpaid. */
export const withoutUnpaid = (counters: AccountCounters, orderId: string): AccountCounters => ({
  ...counters,
  unpaidOrderIds: counters.unpaidOrderIds.filter((id) => id !== orderId),
});

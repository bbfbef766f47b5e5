import {
  closedFigures,
  dayMs,
  dayOfMonth,
  keptPaise,
  monthFigures,
  startOfIndiaDay,
  type ClosedFigures,
  type MonthFigures,
  type Order,
  type Refund,
} from '@basket/domain';
import { payRefundMessage } from '../../../platform/gateway/payment-messages';
import { checkMirrors } from '../../checks/hands';
import {
  byOrder,
  describe,
  gatewayByOrder,
  isByHand,
  isCashSale,
  isOpen,
  isUnderWay,
  sum,
  type Books,
} from './money-books';

/** Facts that only the world knows. */
export interface World {
  /** The order for which each payment was made at the gateway, by the payment's id. */
  readonly intentOrders: ReadonlyMap<string, string>;
  /** Payments by codes at the door, with the order whose latest code it was. */
  readonly doorPayments: ReadonlyMap<string, { readonly orderId: string; readonly at: number }>;
  /** Orders of which a partner said that the cash was taken, whatever the gateway says. */
  readonly vouched: ReadonlySet<string>;
  /** Refunds that were owed before their customer's account began to be closed, by id. */
  readonly owedAtClosing: ReadonlySet<string>;
  /** Messages that the queue has taken, by id. */
  readonly queued: ReadonlySet<string>;
}

/** Everything that holds at every moment, whatever is lost, late or under way. */
export function* checkMoment(books: Books, world: World): Generator<string> {
  const refundsOf = byOrder(books.refunds.values());
  const paymentsOf = byOrder(books.payments.values());
  for (const [id, order] of books.orders) {
    const refunds = refundsOf.get(id) ?? [];
    const received = sum(paymentsOf.get(id) ?? [], (one) => (one.capturedAt === null ? 0 : one.amountPaise));
    if (received !== order.payment.receivedPaise)
      yield `${id}: its payments come to ${received}: ${describe(order)}`;
    yield* checkRefunds(id, order, refunds);
    yield* checkStatus(id, order, refunds);
  }
  for (const [id, refund] of books.refunds) {
    yield* checkReachable(id, refund);
    yield* checkAsked(id, refund, books, world);
  }
  yield* checkClosed(books, world);
  yield* checkMirrors(books.orders, books.assignments);
  yield* checkCash(books);
  yield* checkDoor(books, world);
  yield* checkGateway(books, world);
  yield* checkDays(books);
}

/** The revenue of each day on which there were orders. */
function revenueByDay({ orders }: Books): Map<number, number> {
  const days = new Map<number, number>();
  for (const order of orders.values()) {
    const dayAt = startOfIndiaDay(order.createdAt);
    days.set(dayAt, (days.get(dayAt) ?? 0) + (valueOf(order) ?? 0));
  }
  return days;
}

const figuresAt = (path: string): string => path.replace('storeFigures/', '');
const closedOf = ({ figures }: Books): ClosedFigures | undefined =>
  figures.get(figuresAt(closedFigures.path())) as ClosedFigures | undefined;

/** A day that has been summed, and that nothing marks as changed, has the revenue of its orders (rule: revenue-net). */
function* checkDays(books: Books): Generator<string> {
  const closed = closedOf(books);
  if (!closed) return;
  const changed = new Set(books.changedDays.map(({ dayAt }) => dayAt));
  for (const [dayAt, revenuePaise] of revenueByDay(books)) {
    if (dayAt + dayMs > closed.closedUntil || changed.has(dayAt)) continue;
    const month = books.figures.get(figuresAt(monthFigures.path(dayAt))) as MonthFigures | undefined;
    const told = month?.days[dayOfMonth(dayAt)]?.revenuePaise ?? 0;
    if (told !== revenuePaise)
      yield `the day ${dayAt}: figures say ${told}, its orders brought ${revenuePaise}`;
  }
}

/** The order's account is the sum of its refunds. */
function* checkRefunds(id: string, order: Order, refunds: readonly Refund[]): Generator<string> {
  const of = (source: Refund['source'], passes: (refund: Refund) => boolean): number =>
    sum(refunds, (refund) => (refund.source === source && passes(refund) ? refund.amountPaise : 0));
  const isBack = ({ status }: Refund): boolean => status === 'refunded';
  const { refundOwedPaise, refundedPaise, cashRefundOwedPaise, cashRefundedPaise } = order.payment;
  const told = [refundOwedPaise, refundedPaise, cashRefundOwedPaise, cashRefundedPaise];
  const counted = [of('online', isOpen), of('online', isBack), of('cash', isOpen), of('cash', isBack)];
  if (String(told) !== String(counted))
    yield `${id}: its refunds come to ${String(counted)}: ${describe(order)}`;
}

/** The order's status and its payment fit. */
function* checkStatus(id: string, order: Order, refunds: readonly Refund[]): Generator<string> {
  const { status, paymentMethod, paymentStatus, paymentDueAt, totalPaise } = order;
  const cashBack = cashBackOf(order);
  if (paymentMethod === 'cod' && paymentStatus !== (status === 'delivered' ? 'paid' : 'pending'))
    yield `${id}: a cash order that is ${paymentStatus}: ${describe(order)}`;
  if (cashBack > 0 && (!isCashSale(order) || cashBack > totalPaise))
    yield `${id}: gives back cash that nobody has: ${describe(order)}`;
  const isWaiting = status === 'pending' && paymentMethod === 'online' && paymentStatus === 'pending';
  if (isWaiting !== (paymentDueAt !== null))
    yield `${id}: ${isWaiting ? 'waits for a payment for ever' : 'may end unpaid, and waits for nothing'}: ${describe(order)}`;
  // The builder of new orders gives them no value.
  if (order.historySeq > 1 && order.valuePaise !== valueOf(order))
    yield `${id}: is worth ${order.valuePaise}, not ${valueOf(order)}: ${describe(order)}`;
  yield* checkKept(id, order, refunds);
  yield* checkSent(id, order, refunds);
}

/** Nothing is delivered for money that had gone back before (rule: paid-back). */
function* checkSent(id: string, order: Order, refunds: readonly Refund[]): Generator<string> {
  const { status, statusTimes, payment, paymentMethod, paymentStatus } = order;
  const wasBack =
    paymentMethod === 'online' &&
    paymentStatus !== 'pending' &&
    payment.receivedPaise > 0 &&
    keptPaise(payment) === 0 &&
    refunds.every(({ createdAt }) => createdAt < (statusTimes.delivered ?? 0));
  if (status === 'delivered' && wasBack)
    yield `${id}: delivered after its money went back: ${describe(order)}`;
}

const cashBackOf = ({ payment }: Order): number => payment.cashRefundOwedPaise + payment.cashRefundedPaise;

/** The money that a delivered order brought; null for any other. */
function valueOf(order: Order): number | null {
  if (isCashSale(order)) return order.totalPaise - cashBackOf(order);
  if (order.status !== 'delivered') return null;
  return Math.max(0, Math.min(order.totalPaise, keptPaise(order.payment)));
}

/** A paid order keeps its total, but for what an admin or the gateway's pages paid back; any other keeps nothing. */
function* checkKept(id: string, order: Order, refunds: readonly Refund[]): Generator<string> {
  // The gateway may have paid back twice what it has not told yet.
  if (refunds.some(isUnderWay)) return;
  const { status, paymentMethod, paymentStatus, totalPaise } = order;
  const kept = keptPaise(order.payment);
  const isPaid = paymentMethod === 'online' && paymentStatus === 'paid' && status !== 'cancelled';
  const asked = sum(refunds, ({ cause, status: is, amountPaise }) =>
    is !== 'withdrawn' && (cause === 'requested' || cause === 'external') ? amountPaise : 0,
  );
  const most = isPaid ? totalPaise : 0;
  if (kept > most || kept < most - asked)
    yield `${id}: keeps ${kept}, ${asked} were asked for: ${describe(order)}`;
}

/** Somebody settles what is owed: the sweep, or an admin who sees it. */
function* checkReachable(id: string, refund: Refund): Generator<string> {
  const { status, source, nextTryAt, tries } = refund;
  const isTried = nextTryAt !== null;
  const byHand = status === 'failed' || isByHand(refund);
  if ((status === 'owed' || status === 'requested' || status === 'failed') && isTried === byHand)
    yield `${id}: ${source}, ${status} after ${tries} tries, reaches nobody`;
}

/** The gateway is asked for what is owed as soon as it is, not by the next sweep. */
function* checkAsked(id: string, refund: Refund, { outbox }: Books, { queued }: World): Generator<string> {
  const { status, round, tries, nextTryAt } = refund;
  const message = payRefundMessage(id, round, tries, 0).id;
  if (status === 'owed' && tries === 0 && nextTryAt !== null && !outbox.has(message) && !queued.has(message))
    yield `${id}: owed in round ${round}, and nobody asks the gateway`;
}

/**
 * No account is closed while its money is here, and nothing is owed to a closed one but what comes back to where it came from
 * (rule: person-erased).
 */
function* checkClosed({ refunds, profiles }: Books, { owedAtClosing }: World): Generator<string> {
  for (const [id, refund] of refunds) {
    const isClosed = profiles.get(refund.customerId ?? '')?.disabledAt != null;
    if (isClosed && isOpen(refund) && (isByHand(refund) || owedAtClosing.has(id)))
      yield `${id}: its customer is gone and is owed ${refund.amountPaise}`;
  }
}

/** Cash is with the partner who took it, or was handed in; what an admin delivered without a partner is the store's. */
function* checkCash({ orders, partners, assignments, deposits }: Books): Generator<string> {
  const taken = sum(orders.values(), (order) => (isCashSale(order) ? order.totalPaise : 0));
  const byStore = sum(orders.values(), (order) =>
    isCashSale(order) && order.deliveryPartnerId === null ? order.totalPaise : 0,
  );
  const inHand = sum(partners.values(), ({ cashInHandPaise }) => cashInHandPaise);
  const handedIn = sum(deposits, ({ amountPaise, correctionPaise }) => amountPaise + correctionPaise);
  const corrected = deposits.flatMap(({ correctsId }) => correctsId ?? []);
  if (new Set(corrected).size < corrected.length) yield 'a deposit is taken back twice';
  if (taken !== inHand + handedIn + byStore)
    yield `customers gave ${taken} in cash: partners have ${inHand}, ${handedIn} are handed in, ${byStore} the store's own`;
  for (const { orderId, state, cashCollectedPaise } of assignments) {
    if (state !== 'delivered') continue;
    const order = orders.get(orderId);
    const due = order && isCashSale(order) ? order.totalPaise : 0;
    if (cashCollectedPaise !== due)
      yield `${orderId}: its partner took ${cashCollectedPaise} of ${due} in cash`;
  }
  for (const [id, { cashInHandPaise }] of partners)
    if (cashInHandPaise < 0) yield `${id}: has ${cashInHandPaise}`;
}

/** Nobody collects cash for what was paid by the code at the door, unless the partner has vouched for it (rule: door-asked). */
function* checkDoor({ orders }: Books, { doorPayments, vouched }: World): Generator<string> {
  for (const [paymentId, { orderId, at }] of doorPayments) {
    const order = orders.get(orderId);
    if (!order || !isCashSale(order) || vouched.has(orderId) || order.statusTimes.cancelled !== undefined)
      continue;
    if (at < (order.statusTimes.delivered ?? 0)) yield `${orderId}: paid by ${paymentId}, delivered for cash`;
  }
}

/** The gateway is never behind what the shop says of it. */
function* checkGateway(books: Books, { intentOrders }: World): Generator<string> {
  const gateway = gatewayByOrder({ gateway: books.gateway, intentOrders });
  const refundsOf = byOrder(books.refunds.values());
  for (const [id, order] of books.orders) {
    const { capturedPaise, backPaise } = gateway.get(id) ?? { capturedPaise: 0, backPaise: 0 };
    const told = sum(refundsOf.get(id) ?? [], ({ status, source, reference, amountPaise }) =>
      status === 'refunded' && source === 'online' && reference === null ? amountPaise : 0,
    );
    if (order.payment.receivedPaise > capturedPaise || told > backPaise)
      yield `${id}: the gateway took ${capturedPaise} and gave ${backPaise} back: ${describe(order)}`;
  }
}

/** Once nothing is late any more: every rupee that customers paid is in one place, order by order, and nothing is owed. */
export function* checkEnd(books: Books, world: World): Generator<string> {
  yield* checkMoment(books, world);
  const revenuePaise = sum(books.orders.values(), (order) => valueOf(order) ?? 0);
  const told = closedOf(books)?.revenuePaise;
  if (told !== revenuePaise) yield `figures say ${told} of all days, the orders brought ${revenuePaise}`;
  const gateway = gatewayByOrder({ gateway: books.gateway, intentOrders: world.intentOrders });
  const refundsOf = byOrder(books.refunds.values());
  for (const [id, order] of books.orders) {
    const { payment, totalPaise } = order;
    const { capturedPaise, backPaise } = gateway.get(id) ?? { capturedPaise: 0, backPaise: 0 };
    const byHand = sum(refundsOf.get(id) ?? [], ({ reference, source, amountPaise }) =>
      reference !== null && source === 'online' ? amountPaise : 0,
    );
    if (capturedPaise !== payment.receivedPaise || backPaise + byHand !== payment.refundedPaise)
      yield `${id}: the gateway took ${capturedPaise}, gave ${backPaise} back, ${byHand} by hand: ${describe(order)}`;
    if (payment.refundOwedPaise + payment.cashRefundOwedPaise > 0)
      yield `${id}: still owes: ${describe(order)}`;
    // The customer's side: what was paid and did not come back.
    const cash = isCashSale(order) ? totalPaise - payment.cashRefundedPaise : 0;
    const spent = capturedPaise - backPaise - byHand + cash;
    const mayHave = order.status === 'cancelled' ? 0 : totalPaise;
    if (spent > mayHave) yield `${id}: its customer paid ${spent} for ${mayHave}: ${describe(order)}`;
  }
}

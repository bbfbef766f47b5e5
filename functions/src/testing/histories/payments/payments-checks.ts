import {
  isGatewaySum,
  keptPaise,
  orders,
  paymentWaitMs,
  products,
  refunds,
  webhookEvents,
  type Order,
  type Refund,
} from '@basket/domain';
import type { GatewayPayment } from 'razorpay-sandbox/in-memory';
import { truthOf, type Truth } from '../../checks/money';
import type { GatewayDouble } from '../../gateway-double';
import type { Harness } from '../../harness';

/** The answers that people got, and the events that the provider managed to send. */
export interface HeardPayments {
  readonly orderIds: string[];
  readonly saidPaid: { readonly orderId: string; readonly paymentId: string }[];
  readonly deliveredEvents: Set<string>;
}

export interface CheckedPayments {
  readonly orders: number;
  readonly paid: number;
  readonly refunded: number;
  readonly neverCaptured: number;
  readonly findings: string[];
}

/** Compares every order with what the provider has: each is in exactly one truth, and the money agrees to the paisa. */
export async function checkPayments(
  harness: Harness,
  gateway: GatewayDouble,
  heard: HeardPayments,
  stockAtStart: number,
): Promise<CheckedPayments> {
  const findings: string[] = [];
  const counts: Record<Truth, number> = { paid: 0, refunded: 0, neverCaptured: 0 };
  const refundsByOrder = await readRefunds(harness);
  let unitsHeld = 0;
  for (const orderId of heard.orderIds) {
    const order = await harness.read<Order>(orders.path(orderId));
    if (order.status !== 'cancelled') unitsHeld += 2;
    const truth = truthOf(order);
    if (truth === null) findings.push(`${orderId}: in no single truth: ${describe(order)}`);
    else counts[truth] += 1;
    findings.push(...checkMoney(orderId, order, gateway, refundsByOrder.get(orderId) ?? []));
  }
  const { stockQuantity } = await harness.read<{ stockQuantity: number }>(products.path('tomato'));
  if (stockQuantity + unitsHeld !== stockAtStart)
    findings.push(`stock: ${stockQuantity} left, ${unitsHeld} held`);
  findings.push(...(await checkAnswers(harness, heard)), ...(await checkEvents(harness, heard)));
  return { orders: heard.orderIds.length, ...counts, neverCaptured: counts.neverCaptured, findings };
}

const describe = ({ status, paymentStatus, payment, totalPaise }: Order): string =>
  JSON.stringify({ status, paymentStatus, totalPaise, ...payment });

interface OrderMoney {
  readonly orderId: string;
  readonly order: Order;
  /** Payments of this order that the provider captured. */
  readonly captured: readonly GatewayPayment[];
  readonly refunds: readonly (Refund & { readonly id: string })[];
}

function* checkMoney(
  orderId: string,
  order: Order,
  gateway: GatewayDouble,
  refunds: OrderMoney['refunds'],
): Generator<string> {
  const intents = [...gateway.orders.values()].filter(({ receipt }) => receipt?.startsWith(`${orderId}-`));
  const intentIds = new Set(intents.map(({ id }) => id));
  const captured = [...gateway.payments.values()].filter(
    ({ order_id: id, captured: isCaptured }) => isCaptured && id !== null && intentIds.has(id),
  );
  const money = { orderId, order, captured, refunds };
  yield* checkAmounts(money);
  yield* checkPayer(money);
  yield* checkExpiry(money, gateway);
  for (const { id, amountPaise } of refunds) {
    const made = [...gateway.refunds.values()].filter(({ receipt }) => String(receipt).startsWith(`${id}.`));
    if (made.length > 1) yield `${orderId}: ${id} of ${amountPaise} was paid back ${made.length} times`;
  }
}

function* checkAmounts(money: OrderMoney): Generator<string> {
  const { orderId, order, captured, refunds } = money;
  const { payment, totalPaise } = order;
  const capturedPaise = captured.reduce((sum, { amount }) => sum + amount, 0);
  const paidBackPaise = captured.reduce((sum, { amount_refunded: amount }) => sum + amount, 0);
  if (capturedPaise !== payment.receivedPaise)
    yield `${orderId}: the provider captured ${capturedPaise}, the order knows ${payment.receivedPaise}`;
  if (
    paidBackPaise < payment.refundedPaise ||
    paidBackPaise > payment.refundedPaise + payment.refundOwedPaise
  )
    yield `${orderId}: the provider paid back ${paidBackPaise}: ${describe(order)}`;
  if (payment.refundedPaise + payment.refundOwedPaise > payment.receivedPaise)
    yield `${orderId}: gives back more than came: ${describe(order)}`;
  const asked = refunds
    .filter(({ cause }) => cause === 'requested' || cause === 'external')
    .filter(({ paymentId }) => paymentId === order.paymentId)
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  if (order.status !== 'cancelled' && keptPaise(payment) !== totalPaise - asked)
    yield `${orderId}: alive with ${keptPaise(payment)} of ${totalPaise}, ${asked} refunded by an admin`;
  yield* checkReachable(money);
}

/** Money that is owed is in refunds that are tried again, or that an admin sees. */
function* checkReachable({ orderId, order, refunds }: OrderMoney): Generator<string> {
  const open = refunds.filter(
    ({ status }) => status === 'owed' || status === 'requested' || status === 'failed',
  );
  const owedPaise = open.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  if (owedPaise !== order.payment.refundOwedPaise)
    yield `${orderId}: owes ${order.payment.refundOwedPaise}, its refunds ${owedPaise}`;
  for (const { id, status, nextTryAt, amountPaise } of open)
    if ((status === 'failed' || !isGatewaySum(amountPaise)) !== (nextTryAt === null))
      yield `${orderId}: ${id} is ${status} and reaches nobody`;
}

function* checkPayer({ orderId, order, captured }: OrderMoney): Generator<string> {
  if (order.paymentStatus !== 'paid') return;
  const payer = captured.find(({ id }) => id === order.paymentId);
  if (payer?.amount !== order.totalPaise || payer.currency !== 'INR')
    yield `${orderId}: paid by ${order.paymentId ?? 'nothing'}, which is not its payment`;
}

function* checkExpiry(
  { orderId, order, captured }: OrderMoney,
  { capturedAt }: GatewayDouble,
): Generator<string> {
  // Customers cancel before the deadline; only expiry cancels later.
  const dueAt = order.createdAt + paymentWaitMs;
  const isExpired = order.payment.channel === null && (order.statusTimes.cancelled ?? 0) >= dueAt;
  if (!isExpired) return;
  for (const { id, amount, currency } of captured)
    if (amount === order.totalPaise && currency === 'INR' && (capturedAt.get(id) ?? 0) < dueAt)
      yield `${orderId}: expired although ${id} had paid it in time`;
}

/** Checks that each customer who was told 'paid' has a paid order. */
async function checkAnswers(harness: Harness, { saidPaid }: HeardPayments): Promise<string[]> {
  const findings: string[] = [];
  for (const { orderId, paymentId } of saidPaid) {
    const order = await harness.read<Order>(orders.path(orderId));
    if (order.paymentId !== paymentId) findings.push(`${orderId}: was said to be paid by ${paymentId}`);
  }
  return findings;
}

async function checkEvents(harness: Harness, { deliveredEvents }: HeardPayments): Promise<string[]> {
  const { docs } = await harness.db.collection(webhookEvents.collection).get();
  const open = docs.filter((doc) => doc.get('processAt') !== null);
  const findings = open.map(({ id }) => `event ${id}: not acted on`);
  const lost = [...deliveredEvents].filter((id) => !docs.some((doc) => doc.id === id));
  findings.push(...lost.map((id) => `event ${id}: accepted and not stored`));
  // A commit whose answer was lost has stored one that nobody counts as delivered: never more than were sent.
  const stored = docs.map(({ id }) => id).filter((id) => !deliveredEvents.has(id));
  if (stored.length > deliveredEvents.size / 10) findings.push(`${stored.length} events were taken in twice`);
  return findings;
}

async function readRefunds(harness: Harness): Promise<Map<string, (Refund & { readonly id: string })[]>> {
  const { docs } = await harness.db.collection(refunds.collection).get();
  const byOrder = new Map<string, (Refund & { readonly id: string })[]>();
  for (const doc of docs) {
    const refund = { ...(doc.data() as Refund), id: doc.id };
    byOrder.set(refund.orderId ?? '', [...(byOrder.get(refund.orderId ?? '') ?? []), refund]);
  }
  return byOrder;
}

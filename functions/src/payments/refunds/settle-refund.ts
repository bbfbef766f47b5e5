import {
  newRefund,
  orders,
  owedRefund,
  payments,
  refunds,
  withOwed,
  withoutId,
  type HistoryFacts,
  type Order,
  type OwedRefund,
  type Refund,
  type RefundFacts,
  type Stored,
} from '@basket/domain';
import { bySystem, writeOrder } from '../../orders';
import { atomically } from '../../platform/database/atomically';
import type { Services } from '../../platform/services';
import type { UnitOfWork } from '../../platform/database/unit-of-work';
import { alertOperators } from '../apply-payment';
import { payRefundMessage } from '../../platform/gateway/payment-messages';
import { balanceRefunds, withoutPaidElsewhere, type Balance } from './balance-refunds.decision';
import { overpaidPaise, restOwed } from './rest-owed.decision';
import {
  moveRefund,
  parseRefundReceipt,
  settleOrder,
  stepOf,
  type RefundStep,
} from './settle-refund.decision';

/** Records what was heard of a refund of ours, and settles the order's account with it. */
export async function settleRefund(
  run: Services,
  refundId: string,
  round: number,
  step: RefundStep,
): Promise<void> {
  const { value: isRefused } = await atomically(run, null, async (unit) => {
    const refund = await unit.get(refunds, refundId);
    // News of an earlier round is old: the gateway has been asked anew since.
    if (!refund || (refund.round !== round && step.kind !== 'refunded')) return false;
    const moved = moveRefund(refund, step, run.now());
    if (!moved) return false;
    if (moved.status !== 'refunded' && moved.status !== 'failed') {
      unit.update(refunds.path(refundId), moved);
      return false;
    }
    const after = { id: refundId, ...moved };
    const balance = await balanceOf(unit, after, run.now());
    const settled = balance.changed.get(refundId) ?? moved;
    unit.update(refunds.path(refundId), settled);
    writeBalance(unit, balance, refundId, run.now());
    await settleOrderOf(unit, after, balance, run.now());
    await movePaymentOf(unit, moved, run.now());
    return settled.status === 'failed';
  });
  if (isRefused) alertOperators(run, 'refund refused', refundId);
}

/** The balance of the payment's refunds, with this one. @param refund as it is after this step */
async function balanceOf(
  unit: UnitOfWork,
  refund: Stored<Refund> & { readonly paymentId: string | null },
  now: number,
): Promise<Balance & { readonly hasFailed: boolean }> {
  const { paymentId } = refund;
  const payment = paymentId === null ? null : await unit.get(payments, paymentId);
  // An older order has no record of its payment: nothing says how much the gateway has left.
  if (!payment) return { changed: new Map(), paidElsewherePaise: 0, hasFailed: false };
  const known = await unit.query(refunds, (all) => all.where('paymentId', '==', paymentId));
  const present = [...known.filter(({ id }) => id !== refund.id), refund];
  const balance = balanceRefunds(payment.amountPaise, present, now);
  const hasFailed = present.some(
    ({ id, status }) => (balance.changed.get(id)?.status ?? status) === 'failed',
  );
  return { ...balance, hasFailed };
}

/** The other refunds that change with one; those that are owed in part are asked for. */
function writeBalance(unit: UnitOfWork, { changed }: Balance, writtenId: string, now: number): void {
  for (const [id, refund] of changed) {
    if (id !== writtenId) unit.update(refunds.path(id), refund);
    if (refund.status === 'owed') unit.send(payRefundMessage(id, refund.round, refund.tries, now));
  }
}

async function settleOrderOf(
  unit: UnitOfWork,
  refund: Stored<Refund>,
  { changed, paidElsewherePaise, hasFailed }: Awaited<ReturnType<typeof balanceOf>>,
  now: number,
): Promise<void> {
  if (refund.orderId === null) return;
  const order = await unit.get(orders, refund.orderId);
  if (!order) return;
  const isRefunded = refund.status === 'refunded';
  const before = { id: order.id, ...withoutPaidElsewhere(withoutId(order), paidElsewherePaise, hasFailed) };
  const after =
    paidElsewherePaise > 0 && !isRefunded
      ? settleOrder(before, 0, 'refunded')
      : settleOrder(before, refund.amountPaise, isRefunded ? 'refunded' : 'failed');
  const facts = factsOf(refund, isRefunded, paidElsewherePaise);
  const refunds = await refundsOfTheRest(
    unit,
    { ...after, id: order.id },
    new Map([[refund.id, refund], ...changed]),
    now,
  );
  const payment = refunds.reduce(
    (owed, { refund: { amountPaise } }) => withOwed(owed, amountPaise),
    after.payment,
  );
  // Taking the order back withdraws the refund that it names: it names none that is not all that is owed.
  const refundId = refunds.length > 0 ? null : after.refundId;
  await writeOrder(unit, order, { ...after, payment, refundId }, { ...bySystem(facts, now), refunds });
}

/**
 * The refunds of what the order still keeps and nothing pays for. The same refund was counted twice, ours and the gateway's, so a
 * later cancellation owed too little, and an order that was taken back is collected in cash (rule: settled-elsewhere).
 *
 * @param changed the refunds that this step changes, by id
 */
async function refundsOfTheRest(
  unit: UnitOfWork,
  order: Stored<Order>,
  changed: ReadonlyMap<string, Refund>,
  now: number,
): Promise<OwedRefund[]> {
  if (overpaidPaise(order) <= 0) return [];
  const [ofOrder, stored] = await Promise.all([
    unit.query(payments, (all) => all.where('orderId', '==', order.id)),
    unit.query(refunds, (all) => all.where('orderId', '==', order.id)),
  ]);
  const present = stored.map((refund) => changed.get(refund.id) ?? refund);
  const why =
    order.status === 'cancelled'
      ? ({ cause: 'cancellation', reasonFacts: { code: 'rest_of_cancelled' } } as const)
      : ({ cause: 'surplus', reasonFacts: { code: 'pays_for_nothing' } } as const);
  return restOwed(order, ofOrder, present).map((rest, place) => {
    const owed = owedRefund(order, { ...rest, ...why }, now);
    return place === 0 ? owed : { ...owed, id: `${owed.id}_${place}` };
  });
}

function factsOf(
  { id, amountPaise, gatewayRefundId }: Stored<Refund>,
  isRefunded: boolean,
  notOwedPaise: number,
): HistoryFacts {
  if (isRefunded) {
    const refundId = gatewayRefundId ?? id;
    return { code: 'refunded', amountPaise, refundId, isMadeAtGateway: false, notOwedPaise };
  }
  return notOwedPaise > 0
    ? { code: 'not_owed', amountPaise: notOwedPaise }
    : { code: 'refund_refused', amountPaise };
}

/** A payment that was paid back whole says so. */
async function movePaymentOf(
  unit: UnitOfWork,
  { paymentId, amountPaise, status }: Refund,
  now: number,
): Promise<void> {
  if (paymentId === null || status !== 'refunded') return;
  const payment = await unit.get(payments, paymentId);
  if (payment?.amountPaise === amountPaise)
    unit.update(payments.path(paymentId), { state: 'refunded', updatedAt: now });
}

/**
 * A refund that the gateway reports: one of ours by its receipt; any other was made at the gateway, and the order's account
 * follows it so that the money is not paid back twice.
 */
export async function settleReportedRefund(run: Services, facts: RefundFacts): Promise<void> {
  const ours = parseRefundReceipt(facts.receipt);
  if (ours) return settleRefund(run, ours.id, ours.round, stepOf(facts));
  if (facts.status === 'processed') await recordExternalRefund(run, facts);
}

async function recordExternalRefund(run: Services, facts: RefundFacts): Promise<void> {
  const { value: isNew } = await atomically(run, null, async (unit) => {
    const id = `external_${facts.gatewayRefundId}`;
    const [known, payment] = await Promise.all([unit.get(refunds, id), unit.get(payments, facts.paymentId)]);
    // Money that was never captured goes back by itself and was never counted.
    if (known || !payment || payment.use === 'none') return false;
    const order = payment.orderId === null ? null : await unit.get(orders, payment.orderId);
    const now = run.now();
    const { orderId, orderNumber, customerId } = payment;
    const refund: Refund = {
      ...newRefund({
        orderId,
        orderNumber,
        customerId,
        paymentId: facts.paymentId,
        amountPaise: facts.amountPaise,
        cause: 'external',
        requestedBy: 'system',
        createdAt: now,
      }),
      status: 'refunded',
      nextTryAt: null,
      gatewayRefundId: facts.gatewayRefundId,
      refundedAt: now,
    };
    unit.create(refunds.path(id), refund);
    const { paidElsewherePaise, hasFailed, ...balance } = await balanceOf(unit, { id, ...refund }, now);
    writeBalance(unit, { ...balance, paidElsewherePaise }, id, now);
    await movePaymentOf(unit, refund, now);
    if (order) {
      const left = withoutPaidElsewhere(withoutId(order), paidElsewherePaise, hasFailed);
      const refundOwedPaise = left.payment.refundOwedPaise + facts.amountPaise;
      const owed = { id: order.id, ...left, payment: { ...left.payment, refundOwedPaise } };
      const { amountPaise, gatewayRefundId: refundId } = facts;
      const settled = settleOrder(owed, amountPaise, 'refunded');
      const refunded = { code: 'refunded', amountPaise, refundId, isMadeAtGateway: true } as const;
      await writeOrder(
        unit,
        order,
        settled,
        bySystem({ ...refunded, notOwedPaise: paidElsewherePaise }, now),
      );
    }
    return true;
  });
  if (isNew) alertOperators(run, 'refund made at the gateway', facts.gatewayRefundId);
}

import {
  orderPath,
  orderSchema,
  paymentPath,
  paymentSchema,
  refundPath,
  refundSchema,
  type Refund,
  type RefundFacts,
  type Stored,
} from '@basket/domain';
import { newRefund } from '../../orders';
import { atomically } from '../../platform/database/atomically';
import type { Services } from '../../platform/services';
import type { UnitOfWork } from '../../platform/database/unit-of-work';
import { alertOperators } from '../alert';
import { remember } from '../apply-payment';
import { rupeesText } from '../../platform/rupees-text';
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
    const refund = await unit.get(refundSchema, refundPath(refundId));
    // News of an earlier round is old: the gateway has been asked anew since.
    if (!refund || (refund.round !== round && step.kind !== 'refunded')) return false;
    const moved = moveRefund(refund, step, run.now());
    if (!moved) return false;
    unit.update(refundPath(refundId), moved);
    if (moved.status === 'refunded' || moved.status === 'failed') {
      await settleOrderOf(unit, refund, moved, run.now());
      await movePaymentOf(unit, moved, run.now());
    }
    return moved.status === 'failed';
  });
  if (isRefused) alertOperators(run, 'refund refused', refundId);
}

async function settleOrderOf(
  unit: UnitOfWork,
  before: Stored<Refund>,
  refund: Refund,
  now: number,
): Promise<void> {
  if (refund.orderId === null) return;
  const order = await unit.get(orderSchema, orderPath(refund.orderId));
  if (!order) return;
  const isRefunded = refund.status === 'refunded';
  const settled = settleOrder(order, refund.amountPaise, isRefunded ? 'refunded' : 'failed', now);
  unit.update(orderPath(order.id), settled);
  const amount = rupeesText(refund.amountPaise);
  const note = isRefunded
    ? `Refunded ${amount} (${refund.gatewayRefundId ?? before.id})`
    : `The gateway refused to refund ${amount}: ${refund.lastError ?? ''}`;
  remember(unit, order, settled, note);
}

/** A payment that was paid back whole says so. */
async function movePaymentOf(
  unit: UnitOfWork,
  { paymentId, amountPaise, status }: Refund,
  now: number,
): Promise<void> {
  if (paymentId === null || status !== 'refunded') return;
  const payment = await unit.get(paymentSchema, paymentPath(paymentId));
  if (payment?.amountPaise === amountPaise)
    unit.update(paymentPath(paymentId), { state: 'refunded', updatedAt: now });
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
    const path = refundPath(`external_${facts.gatewayRefundId}`);
    const [known, payment] = await Promise.all([
      unit.get(refundSchema, path),
      unit.get(paymentSchema, paymentPath(facts.paymentId)),
    ]);
    // Money that was never captured goes back by itself and was never counted.
    if (known || !payment || payment.use === 'none') return false;
    const order = payment.orderId === null ? null : await unit.get(orderSchema, orderPath(payment.orderId));
    const now = run.now();
    const { orderId, orderNumber, customerId } = payment;
    unit.create(path, {
      ...newRefund({
        ...{ orderId, orderNumber, customerId, paymentId: facts.paymentId, amountPaise: facts.amountPaise },
        cause: 'external',
        reason: 'Made at the payment gateway',
        requestedBy: 'system',
        createdAt: now,
      }),
      status: 'refunded',
      nextTryAt: null,
      gatewayRefundId: facts.gatewayRefundId,
      refundedAt: now,
    } satisfies Refund);
    if (order) {
      const owed = {
        ...order,
        payment: { ...order.payment, refundOwedPaise: order.payment.refundOwedPaise + facts.amountPaise },
      };
      const settled = settleOrder(owed, facts.amountPaise, 'refunded', now);
      unit.update(orderPath(order.id), settled);
      remember(
        unit,
        order,
        settled,
        `Refunded ${rupeesText(facts.amountPaise)} at the gateway (${facts.gatewayRefundId})`,
      );
    }
    return true;
  });
  if (isNew) alertOperators(run, 'refund made at the gateway', facts.gatewayRefundId);
}

import {
  assignmentPath,
  needsPartner,
  orderPath,
  orderSchema,
  paymentIntentPath,
  paymentIntentSchema,
  paymentPath,
  paymentSchema,
  refundPath,
  surplusRefundId,
  type Order,
  type Payment,
  type PaymentFacts,
  type Stored,
  type SurplusReason,
} from '@basket/domain';
import { askForDispatch, newRefund, readAssignment, systemAuthor, writeHistory, type Cause } from '../orders';
import { atomically } from '../platform/database/atomically';
import type { Services } from '../platform/services';
import type { UnitOfWork } from '../platform/database/unit-of-work';
import {
  decidePayment,
  orderWithSurplus,
  paidOrder,
  type PaymentOutcome,
  type PaymentState,
} from './apply-payment.decision';
import { payRefundMessage } from '../platform/gateway/payment-messages';
import { rupeesText } from '../platform/rupees-text';

const surplusTexts: Readonly<Record<SurplusReason, string>> = {
  already_paid: 'the order was paid already',
  order_ended: 'the order had ended',
  wrong_amount: 'the amount differs from the order',
  wrong_currency: 'the currency differs from the order',
  unknown_order: 'no order asked for it',
};

/** What a payment is used for after a step. */
export interface AppliedPayment {
  readonly use: Payment['use'];
  readonly orderId: string | null;
}

export async function readPaymentState(
  unit: UnitOfWork,
  { paymentId, intentId }: Pick<PaymentFacts, 'paymentId' | 'intentId'>,
): Promise<PaymentState> {
  const [known, intent] = await Promise.all([
    unit.get(paymentSchema, paymentPath(paymentId)),
    intentId === null ? null : unit.get(paymentIntentSchema, paymentIntentPath(intentId)),
  ]);
  const order = intent ? await unit.get(orderSchema, orderPath(intent.orderId)) : null;
  return { known: known && withoutId(known), intent, order };
}

const withoutId = <T extends object>({ id: _id, ...data }: Stored<T>): Omit<Stored<T>, 'id'> => data;

/**
 * Remembers what a payment has come to and does to its order what follows, in one commit. The order is found through this
 * shop's own record of what was asked for, never by what a client says. Safe to repeat, in any order.
 */
export async function applyPayment(run: Services, facts: PaymentFacts): Promise<AppliedPayment> {
  const { value } = await atomically(run, null, async (unit) => {
    const state = await readPaymentState(unit, facts);
    const outcome = decidePayment(facts, state, run.now());
    if (outcome.kind === 'nothing')
      return { alert: null, use: state.known?.use ?? 'none', orderId: state.known?.orderId ?? null };
    const { payment } = outcome;
    unit.put(paymentPath(facts.paymentId), payment);
    if (outcome.kind === 'paid') await writePaid(unit, state, facts, run.now());
    if (outcome.kind === 'failed' && state.order) writeFailedTry(unit, state.order, facts, run.now());
    if (outcome.kind === 'surplus') writeSurplus(unit, state.order, outcome, run.now());
    return {
      alert: outcome.kind === 'surplus' ? outcome.reason : null,
      use: payment.use,
      orderId: payment.orderId,
    };
  });
  if (value.alert !== null) alertOperators(run, `payment ${value.alert}`, facts.paymentId);
  return { use: value.use, orderId: value.orderId };
}

async function writePaid(
  unit: UnitOfWork,
  { order, intent }: PaymentState,
  facts: PaymentFacts,
  now: number,
): Promise<void> {
  if (!order || !intent) throw new Error('Only what this shop asked for can pay an order');
  const paid = paidOrder(order, facts, intent.kind, now);
  unit.update(orderPath(order.id), paid);
  unit.update(paymentIntentPath(intent.id), { state: 'paid', updatedAt: now });
  await tellPartner(unit, order, paid);
  const where = intent.kind === 'door' ? 'by UPI at the door' : 'online';
  if (needsPartner(paid)) await askForDispatch(unit, `${order.id}-${paid.historySeq}`, now);
  remember(unit, order, paid, `Paid ${rupeesText(facts.amountPaise)} ${where} (${facts.paymentId})`);
}

/** Tells the partner who has the order, or is asked about it, how it is paid now (rule: paid-told). */
export async function tellPartner(unit: UnitOfWork, before: Stored<Order>, after: Order): Promise<void> {
  const { paymentMethod, paymentStatus, updatedAt } = after;
  if (paymentMethod === before.paymentMethod && paymentStatus === before.paymentStatus) return;
  const assignment = await readAssignment(unit, before);
  if (assignment)
    unit.update(assignmentPath(before.id, assignment.attempt), { paymentMethod, paymentStatus, updatedAt });
}

function writeFailedTry(unit: UnitOfWork, order: Stored<Order>, facts: PaymentFacts, now: number): void {
  const tried: Order = { ...withoutId(order), historySeq: order.historySeq + 1, updatedAt: now };
  unit.update(orderPath(order.id), { historySeq: tried.historySeq, updatedAt: now });
  const why = (facts.failure ?? '').slice(0, 200);
  remember(unit, order, tried, `A payment failed (${facts.paymentId}): ${why}`);
}

function writeSurplus(
  unit: UnitOfWork,
  order: Stored<Order> | null,
  { paymentId, payment, reason }: Extract<PaymentOutcome, { kind: 'surplus' }>,
  now: number,
): void {
  const refundId = surplusRefundId(paymentId);
  const { orderId, orderNumber, customerId, amountPaise } = payment;
  const refund = newRefund({
    ...{ orderId, orderNumber, customerId, paymentId, amountPaise },
    cause: 'surplus',
    reason: `A payment is refunded: ${surplusTexts[reason]}`,
    requestedBy: 'system',
    createdAt: now,
  });
  unit.create(refundPath(refundId), refund);
  unit.send(payRefundMessage(refundId, refund.round, refund.tries, now));
  if (!order) return;
  const changed = orderWithSurplus(order, amountPaise, now);
  unit.update(orderPath(order.id), changed);
  const note = `Received ${rupeesText(amountPaise)} (${paymentId}), to be refunded: ${surplusTexts[reason]}`;
  remember(unit, order, changed, note);
}

/** Writes a line of the order's history about money, not about a new status. */
export function remember(unit: UnitOfWork, before: Stored<Order>, after: Order, cause: string | Cause): void {
  const { author, note } = typeof cause === 'string' ? { author: systemAuthor, note: cause } : cause;
  writeHistory(unit, before, after, { author, note: note.slice(0, 300) });
}

/** Money that needs a person's eye: logged as an error, by which the operators are told. Ids only. */
export const alertOperators = (run: Services, what: string, about: string): void => {
  run.log({ operation: 'payments.alert', result: what, ms: 0, fault: `${what}: ${about}` });
};

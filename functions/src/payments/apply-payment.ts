import {
  newRefund,
  orders,
  paymentIntents,
  payments,
  surplusRefundId,
  withoutId,
  type Order,
  type Payment,
  type PaymentFacts,
  type Stored,
  type SurplusReason,
} from '@basket/domain';
import { bySystem, oweRefund, writeOrder, written, type Cause } from '../orders';
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

/** Why money goes back, for admins: an order may go on for cash, and has not ended then (rule: cash-instead). */
const toldReason = (reason: SurplusReason, order: Stored<Order> | null): SurplusReason | 'paid_in_cash' =>
  reason === 'order_ended' && order?.paymentMethod === 'cod' && order.status !== 'cancelled'
    ? 'paid_in_cash'
    : reason;

/** The use of a payment after a step. */
export interface AppliedPayment {
  readonly use: Payment['use'];
  readonly orderId: string | null;
}

export async function readPaymentState(
  unit: UnitOfWork,
  { paymentId, intentId }: Pick<PaymentFacts, 'paymentId' | 'intentId'>,
): Promise<PaymentState> {
  const [known, intent] = await Promise.all([
    unit.get(payments, paymentId),
    intentId === null ? null : unit.get(paymentIntents, intentId),
  ]);
  const order = intent ? await unit.get(orders, intent.orderId) : null;
  return { known: known && withoutId(known), intent, order };
}

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
    unit.put(payments.path(facts.paymentId), payment);
    if (outcome.kind === 'paid') await writePaid(unit, state, facts, run.now());
    if (outcome.kind === 'failed' && state.order)
      await writeOrder(unit, state.order, state.order, failed(facts, run.now()));
    if (outcome.kind === 'surplus') await writeSurplus(unit, state.order, outcome, run.now());
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
  unit.update(paymentIntents.path(intent.id), { state: 'paid', updatedAt: now });
  const { amountPaise, paymentId } = facts;
  const paid = { code: 'paid', amountPaise, paymentId, isAtDoor: intent.kind === 'door' } as const;
  await writeOrder(unit, order, paidOrder(order, facts, intent.kind, now), bySystem(paid, now));
}

const failed = ({ paymentId, failure }: PaymentFacts, now: number): Cause =>
  bySystem({ code: 'payment_failed', paymentId }, now, written((failure ?? '').slice(0, 200)));

async function writeSurplus(
  unit: UnitOfWork,
  order: Stored<Order> | null,
  { paymentId, payment, reason }: Extract<PaymentOutcome, { kind: 'surplus' }>,
  now: number,
): Promise<void> {
  const { orderId, orderNumber, customerId, amountPaise } = payment;
  const told = toldReason(reason, order);
  const refund = newRefund({
    orderId,
    orderNumber,
    customerId,
    paymentId,
    amountPaise,
    cause: 'surplus',
    reasonFacts: { code: 'surplus', why: told },
    requestedBy: 'system',
    createdAt: now,
  });
  oweRefund(unit, { id: surplusRefundId(paymentId), refund });
  const facts = { code: 'surplus', amountPaise, paymentId, reason: told } as const;
  if (order) await writeOrder(unit, order, orderWithSurplus(order, amountPaise), bySystem(facts, now));
}

/** Money that needs a person's eye: logged as an error, by which the operators are told. Ids only. */
export const alertOperators = (run: Services, what: string, about: string): void => {
  run.log({ operation: 'payments.alert', result: what, ms: 0, fault: `${what}: ${about}` });
};

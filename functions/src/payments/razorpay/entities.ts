import {
  disputeStateSchema,
  idSchema,
  instantSchema,
  paiseSchema,
  type DisputeFacts,
  type GatewayEvent,
  type KeyMode,
  type PaymentFacts,
  type RefundFacts,
} from '@basket/domain';
import * as v from 'valibot';
import type { BookedPayment } from '../../platform/payment-gateway.port';

/**
 * The provider's objects: the fields that count here. Unknown fields are left out, as the provider may add some at any time.
 * Amounts are in paise, times in seconds.
 */
export const orderSchema = v.object({ id: idSchema, amount: paiseSchema, currency: v.string() });

const paymentStatuses = ['created', 'authorized', 'captured', 'refunded', 'failed'] as const;
export const paymentSchema = v.object({
  id: idSchema,
  amount: paiseSchema,
  currency: v.string(),
  status: v.picklist(paymentStatuses),
  order_id: v.nullish(idSchema),
  method: v.nullish(v.string()),
  error_description: v.nullish(v.string()),
  amount_refunded: v.nullish(paiseSchema),
  captured: v.nullish(v.boolean()),
});

export const refundSchema = v.object({
  id: idSchema,
  amount: paiseSchema,
  payment_id: idSchema,
  receipt: v.nullish(v.string()),
  status: v.picklist(['pending', 'processed', 'failed']),
});

const disputeSchema = v.object({
  id: idSchema,
  payment_id: idSchema,
  amount: paiseSchema,
  reason_code: v.nullish(v.string()),
  respond_by: v.nullish(v.number()),
  status: disputeStateSchema,
});

export const codeSchema = v.object({
  id: idSchema,
  image_url: v.nullish(v.string()),
  image_content: v.nullish(v.string()),
  close_by: v.nullish(instantSchema),
});

export const collectionOf = <S extends v.GenericSchema>(items: S) => v.object({ items: v.array(items) });

export const toPaymentFacts = (
  payment: v.InferOutput<typeof paymentSchema>,
  codeId: string | null = null,
): PaymentFacts => ({
  paymentId: payment.id,
  intentId: payment.order_id ?? codeId,
  amountPaise: payment.amount,
  currency: payment.currency,
  refundedPaise: payment.amount_refunded ?? 0,
  state: payment.status,
  wasCaptured: wasCaptured(payment),
  method: (payment.method ?? '').slice(0, 40),
  failure: payment.status === 'failed' ? (payment.error_description ?? '').slice(0, 300) : null,
});

const wasCaptured = ({ captured, status }: v.InferOutput<typeof paymentSchema>): boolean =>
  captured ?? status === 'captured';

/** A payment that was captured and paid back keeps saying that it was captured. */
export const toBookedPayment = (payment: v.InferOutput<typeof paymentSchema>): BookedPayment => ({
  facts: toPaymentFacts(payment),
  capturedPaise: wasCaptured(payment) ? payment.amount : 0,
});

export const toRefundFacts = (refund: v.InferOutput<typeof refundSchema>): RefundFacts => ({
  gatewayRefundId: refund.id,
  paymentId: refund.payment_id,
  receipt: refund.receipt ?? null,
  amountPaise: refund.amount,
  status: refund.status,
});

const toDisputeFacts = (dispute: v.InferOutput<typeof disputeSchema>): DisputeFacts => ({
  disputeId: dispute.id,
  paymentId: dispute.payment_id,
  amountPaise: dispute.amount,
  reason: (dispute.reason_code ?? '').replaceAll('_', ' ').slice(0, 80),
  respondByAt: dispute.respond_by ? dispute.respond_by * 1000 : null,
  state: dispute.status,
});

const eventSchema = v.object({ event: v.string(), payload: v.record(v.string(), v.unknown()) });
const entity = <S extends v.GenericSchema>(schema: S) => v.object({ entity: schema });
const withPayment = v.object({
  payment: entity(paymentSchema),
  qr_code: v.optional(entity(v.object({ id: idSchema }))),
});
const withRefund = v.object({ refund: entity(refundSchema) });

const paymentEvents = /^(payment\.(authorized|captured|failed)|order\.paid|qr_code\.credited)$/;
const withDispute = v.object({ dispute: entity(disputeSchema) });
const disputeEvents = /^payment\.dispute\.(created|under_review|action_required|won|lost|closed)$/;
const refundEvents = /^refund\.(created|processed|failed|speed_changed)$/;

/** The facts of a webhook's body; throws when the body is not what the provider documents. */
export function toEvent(body: unknown): GatewayEvent {
  const { event, payload } = v.parse(eventSchema, body);
  if (paymentEvents.test(event)) {
    const { payment, qr_code: code } = v.parse(withPayment, payload);
    return { kind: 'payment', payment: toPaymentFacts(payment.entity, code?.entity.id ?? null) };
  }
  if (refundEvents.test(event))
    return { kind: 'refund', refund: toRefundFacts(v.parse(withRefund, payload).refund.entity) };
  const isDispute = disputeEvents.test(event);
  return {
    kind: 'other',
    type: event.slice(0, 80),
    dispute: isDispute ? toDisputeFacts(v.parse(withDispute, payload).dispute.entity) : null,
  };
}

/** Test and live keys say what they are; null for anything that is not a key id. */
export function keyModeOf(keyId: string): KeyMode | null {
  const [, mode] = /^rzp_(test|live)_[A-Za-z0-9]{4,60}$/.exec(keyId) ?? [];
  return mode === 'test' || mode === 'live' ? mode : null;
}

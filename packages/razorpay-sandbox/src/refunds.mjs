/**
 * Refunds of the gateway: of captured payments on request, of payments that are never captured by themselves
 * (razorpay.com/docs/api/refunds).
 * @module
 */
import { pageOf, shownNotes } from './entities.mjs';
import { badRequest, unknownId } from './provider-error.mjs';
import { accepted, requests } from './requests.mjs';

/**
 * @typedef {import('./entities.mjs').GatewayPayment} GatewayPayment
 * @typedef {import('./entities.mjs').GatewayRefund} GatewayRefund
 * @typedef {import('valibot').InferOutput<typeof requests.refund>} RefundRequest
 */

export class Refunds {
  /** @param {import('./gateway.mjs').Gateway} gateway */
  constructor(gateway) {
    this.gateway = gateway;
    /** The outcome of what is asked for, at once or after `settle`. @type {'processed' | 'pending' | 'failed'} */
    this.outcome = 'processed';
  }

  /**
   * One key with another body is a bad request. The provider's 409 is for a key whose first request is still being processed, which
   * never happens here (razorpay.com/docs/api/refunds/normal-refunds-idempotent).
   * @param {string} paymentId
   * @param {unknown} body
   * @param {string | null} key value of X-Refund-Idempotency
   */
  request(paymentId, body, key) {
    const request = accepted(requests.refund, body);
    const fingerprint = JSON.stringify([paymentId, request]);
    if (key !== null) {
      const known = this.gateway.state.refundKeys[accepted(requests.idempotencyKey, key)];
      if (known && known.body !== fingerprint)
        throw badRequest('Different request with the same idempotency key has already been processed.');
      if (known) return this.get(known.refundId);
    }
    const refund = this.add(this.gateway.payment(paymentId), request);
    if (key !== null) this.gateway.state.refundKeys[key] = { body: fingerprint, refundId: refund.id };
    return refund;
  }

  /** @param {string} id @returns {GatewayRefund} */
  get(id) {
    const refund = this.gateway.state.refunds[id];
    if (!refund) throw unknownId();
    return refund;
  }

  /** The last 10, or as many as are asked for (razorpay.com/docs/api/refunds/fetch-multiple-refund-payment). @param {string} paymentId @param {URLSearchParams} page */
  ofPayment(paymentId, page) {
    this.gateway.payment(paymentId);
    const refunds = Object.values(this.gateway.state.refunds).filter(
      ({ payment_id }) => payment_id === paymentId,
    );
    return pageOf(refunds, page);
  }

  /** @param {URLSearchParams} page */
  made(page) {
    return pageOf(Object.values(this.gateway.state.refunds), page);
  }

  /** Ends every pending refund. @param {'processed' | 'failed'} outcome */
  settle(outcome) {
    for (const refund of Object.values(this.gateway.state.refunds))
      if (refund.status === 'pending') this.end(refund, outcome);
  }

  /**
   * Money that was authorised and is not captured goes back by itself, with a refund like any other; only the payment says that it
   * was never captured (razorpay.com/docs/payments/refunds/auto-refunds).
   * @param {GatewayPayment} payment
   */
  giveBack(payment) {
    if (payment.status === 'authorized') this.make(payment, { amount: payment.amount }, 'processed');
    return payment;
  }

  /**
   * @param {GatewayPayment} payment
   * @param {RefundRequest} request
   */
  add(payment, { amount, ...request }) {
    if (!payment.captured) throw badRequest('The payment status should be captured for action to be taken');
    const left = payment.amount - payment.amount_refunded;
    if (left === 0) throw badRequest('The payment has been fully refunded already');
    if ((amount ?? left) > left)
      throw badRequest('The refund amount provided is greater than amount captured');
    return this.make(payment, { amount: amount ?? left, ...request }, this.outcome);
  }

  /**
   * @param {GatewayPayment} payment
   * @param {Partial<RefundRequest> & { amount: number }} facts
   * @param {Refunds['outcome']} outcome
   */
  make(payment, { amount, speed = 'normal', notes, receipt }, outcome) {
    /** @type {GatewayRefund} */
    const refund = {
      id: this.gateway.newId('rfnd'),
      entity: 'refund',
      amount,
      currency: payment.currency,
      payment_id: payment.id,
      notes: shownNotes(notes),
      receipt: receipt ?? null,
      acquirer_data: { arn: null },
      batch_id: null,
      status: 'pending',
      speed_processed: 'normal',
      speed_requested: speed,
      created_at: this.gateway.nowSeconds(),
    };
    this.gateway.state.refunds[refund.id] = refund;
    this.count(payment, refund.amount);
    this.gateway.emit({
      event: 'refund.created',
      entities: { refund: { ...refund }, payment: { ...payment } },
    });
    if (outcome !== 'pending') this.end(refund, outcome);
    return refund;
  }

  /** @param {GatewayRefund} refund @param {'processed' | 'failed'} outcome */
  end(refund, outcome) {
    refund.status = outcome;
    const payment = this.gateway.payment(refund.payment_id);
    if (outcome === 'failed') this.count(payment, -refund.amount);
    this.gateway.emit({
      event: `refund.${outcome}`,
      entities: { refund: { ...refund }, payment: { ...payment } },
    });
  }

  /** @param {GatewayPayment} payment @param {number} amount */
  count(payment, amount) {
    payment.amount_refunded += amount;
    const isFull = payment.amount_refunded === payment.amount;
    payment.refund_status = payment.amount_refunded === 0 ? null : isFull ? 'full' : 'partial';
    payment.status = isFull ? 'refunded' : 'captured';
  }
}

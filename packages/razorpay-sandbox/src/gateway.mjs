/**
 * The gateway's side of a payment: orders, payments, refunds and QR codes with their states, in memory. It is independent of
 * HTTP; `onEvent` gets what the provider would send as a webhook.
 * @module
 */
import { collection, newId, pageOf, shownNotes } from './entities.mjs';
import { badRequest, ProviderError, unknownId } from './provider-error.mjs';
import { QrCodes } from './qr-codes.mjs';
import { accepted, requests } from './requests.mjs';

/**
 * @typedef {import('./entities.mjs').GatewayOrder} GatewayOrder
 * @typedef {import('./entities.mjs').GatewayPayment} GatewayPayment
 * @typedef {import('./entities.mjs').GatewayRefund} GatewayRefund
 * @typedef {{ event: string, entities: Record<string, object> }} GatewayEvent
 * @typedef {{ capture: 'automatic' | 'manual', automaticMinutes: number }} CaptureRule
 * @typedef {{ method: 'upi' | 'card', vpa?: string | undefined, last4?: string | undefined, email?: string | undefined,
 *   contact?: string | undefined }} PaidWith
 */

/** The state that survives a restart. */
export const emptyState = () => ({
  /** @type {Record<string, GatewayOrder & { capture: CaptureRule }>} */ orders: {},
  /** @type {Record<string, GatewayPayment>} */ payments: {},
  /** @type {Record<string, GatewayRefund>} */ refunds: {},
  /** @type {Record<string, import('./entities.mjs').GatewayQrCode>} */ qrCodes: {},
  /** Payments of a QR code. @type {Record<string, string[]>} */ qrPayments: {},
  /** Refund requests by idempotency key. @type {Record<string, { body: string, refundId: string }>} */ refundKeys:
    {},
});

/** @typedef {ReturnType<typeof emptyState>} GatewayState */

const failure = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'Your payment could not be completed. If any money was deducted, it will be refunded.',
  error_source: 'customer',
  error_step: 'payment_authentication',
  error_reason: 'payment_failed',
};
const noFailure = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
};

export class Gateway {
  /**
   * @param {object} options
   * @param {() => number} options.nowSeconds
   * @param {(event: GatewayEvent) => void} options.onEvent
   * @param {string} options.publicOrigin where QR codes are shown
   * @param {GatewayState} [options.state]
   */
  constructor({ nowSeconds, onEvent, publicOrigin, state = emptyState() }) {
    this.nowSeconds = nowSeconds;
    this.emit = onEvent;
    this.publicOrigin = publicOrigin;
    this.state = state;
    this.qrCodes = new QrCodes(this);
    /** The outcome of refunds, at once or after `settleRefunds`. @type {'processed' | 'pending' | 'failed'} */
    this.refundOutcome = 'processed';
  }

  /** @param {unknown} body */
  createOrder(body) {
    const { amount, currency, receipt = null, notes, payment } = accepted(requests.createOrder, body);
    if (receipt !== null && Object.values(this.state.orders).some((order) => order.receipt === receipt))
      throw badRequest('Receipt should be unique', 'receipt');
    const order = {
      id: newId('order'),
      entity: /** @type {const} */ ('order'),
      amount,
      amount_due: amount,
      amount_paid: 0,
      attempts: 0,
      currency,
      receipt,
      status: /** @type {const} */ ('created'),
      notes: shownNotes(notes),
      offer_id: null,
      created_at: this.nowSeconds(),
      capture: {
        capture: payment?.capture ?? 'automatic',
        automaticMinutes: payment?.capture_options?.automatic_expiry_period ?? 5 * 24 * 60,
      },
    };
    this.state.orders[order.id] = order;
    return this.order(order.id);
  }

  /** @param {string} id @returns {GatewayOrder} */
  order(id) {
    const stored = this.state.orders[id];
    if (!stored) throw unknownId();
    const { capture: _capture, ...order } = stored;
    return order;
  }

  /** @param {string | null} receipt */
  ordersByReceipt(receipt) {
    const found = Object.values(this.state.orders).filter(
      (order) => receipt === null || order.receipt === receipt,
    );
    return collection(found.map(({ id }) => this.order(id)));
  }

  /** @param {string} id */
  paymentsOfOrder(id) {
    this.order(id);
    return collection(Object.values(this.state.payments).filter(({ order_id }) => order_id === id));
  }

  /** @param {string} id @returns {GatewayPayment} */
  payment(id) {
    const payment = this.state.payments[id];
    if (!payment) throw unknownId();
    return payment;
  }

  /**
   * Starts a customer's payment of an order.
   * @param {string} orderId
   * @param {PaidWith} paidWith
   */
  beginPayment(orderId, paidWith) {
    const order = this.state.orders[orderId];
    if (!order) throw unknownId();
    if (order.status === 'paid') throw badRequest('This order has already been paid');
    order.status = 'attempted';
    order.attempts += 1;
    return this.addPayment({ orderId, amount: order.amount, notes: order.notes, paidWith });
  }

  /** Declines a payment. @param {string} paymentId */
  failPayment(paymentId) {
    const payment = this.payment(paymentId);
    if (payment.status !== 'created') return payment;
    Object.assign(payment, { status: 'failed', ...failure });
    this.emit({ event: 'payment.failed', entities: { payment: { ...payment } } });
    return payment;
  }

  /**
   * Approves a payment, perhaps long after a decline (late authorisation). Captures it at once if the order asks for
   * it and the payment is not too old.
   * @param {string} paymentId
   */
  authorizePayment(paymentId) {
    const payment = this.payment(paymentId);
    if (payment.status !== 'created' && payment.status !== 'failed') return payment;
    Object.assign(payment, { status: 'authorized', ...noFailure });
    this.emit({ event: 'payment.authorized', entities: { payment: { ...payment } } });
    const rule = payment.order_id === null ? null : this.state.orders[payment.order_id]?.capture;
    const ageMinutes = (this.nowSeconds() - payment.created_at) / 60;
    if (!rule || (rule.capture === 'automatic' && ageMinutes < rule.automaticMinutes)) this.settle(payment);
    return payment;
  }

  /** @param {string} paymentId @param {unknown} body */
  capture(paymentId, body) {
    const payment = this.payment(paymentId);
    const { amount } = accepted(requests.capture, body);
    if (payment.captured) throw badRequest('This payment has already been captured');
    if (payment.status !== 'authorized')
      throw badRequest('Only payments which have been authorized and not yet captured can be captured');
    if (amount !== payment.amount)
      throw badRequest('Capture amount must be equal to the amount authorized', 'amount');
    return this.settle(payment);
  }

  /**
   * @param {string} paymentId
   * @param {unknown} body
   * @param {string | null} key value of X-Refund-Idempotency
   */
  refund(paymentId, body, key) {
    const request = accepted(requests.refund, body);
    const fingerprint = JSON.stringify([paymentId, request]);
    if (key !== null) {
      const known = this.state.refundKeys[accepted(requests.idempotencyKey, key)];
      if (known && known.body !== fingerprint)
        throw new ProviderError(
          409,
          'Different request with the same idempotency key has already been processed.',
        );
      if (known) return this.refundById(known.refundId);
    }
    const refund = this.addRefund(this.payment(paymentId), request);
    if (key !== null) this.state.refundKeys[key] = { body: fingerprint, refundId: refund.id };
    return refund;
  }

  /** @param {string} id @returns {GatewayRefund} */
  refundById(id) {
    const refund = this.state.refunds[id];
    if (!refund) throw unknownId();
    return refund;
  }

  /** @param {string} paymentId */
  refundsOfPayment(paymentId) {
    this.payment(paymentId);
    return collection(Object.values(this.state.refunds).filter(({ payment_id }) => payment_id === paymentId));
  }

  /** @param {URLSearchParams} page */
  paymentsMade(page) {
    return pageOf(Object.values(this.state.payments), page);
  }

  /** @param {URLSearchParams} page */
  refundsMade(page) {
    return pageOf(Object.values(this.state.refunds), page);
  }

  /** Ends every pending refund. @param {'processed' | 'failed'} outcome */
  settleRefunds(outcome) {
    for (const refund of Object.values(this.state.refunds))
      if (refund.status === 'pending') this.endRefund(refund, outcome);
  }

  /**
   * @param {{ orderId: string | null, amount: number, notes: GatewayPayment['notes'], paidWith: PaidWith }} facts
   * @param {Pick<GatewayPayment, 'id' | 'created_at'>} [made] defaults to a new one of now
   * @returns {GatewayPayment}
   */
  addPayment(
    { orderId, amount, notes, paidWith },
    made = { id: newId('pay'), created_at: this.nowSeconds() },
  ) {
    /** @type {GatewayPayment} */
    const payment = {
      ...made,
      entity: 'payment',
      amount,
      currency: 'INR',
      status: 'created',
      order_id: orderId,
      method: paidWith.method,
      amount_refunded: 0,
      refund_status: null,
      captured: false,
      description: null,
      vpa: paidWith.vpa ?? null,
      card: paidWith.last4 === undefined ? null : { last4: paidWith.last4, network: 'Visa' },
      email: paidWith.email ?? 'void@razorpay.com',
      contact: paidWith.contact ?? '',
      notes,
      fee: null,
      tax: null,
      ...noFailure,
    };
    this.state.payments[payment.id] = payment;
    return payment;
  }

  /** The money is the store's. @param {GatewayPayment} payment */
  settle(payment) {
    this.book(payment);
    this.emit({ event: 'payment.captured', entities: { payment: { ...payment } } });
    const order = payment.order_id === null ? undefined : this.state.orders[payment.order_id];
    // A second payment that started before the first one was captured is captured too, although its order is paid.
    if (order && order.status !== 'paid') {
      Object.assign(order, { status: 'paid', amount_paid: payment.amount, amount_due: 0 });
      this.emit({
        event: 'order.paid',
        entities: { payment: { ...payment }, order: this.order(order.id) },
      });
    }
    return payment;
  }

  /** @param {GatewayPayment} payment */
  book(payment) {
    const fee = Math.round(payment.amount * 0.02);
    Object.assign(payment, { status: 'captured', captured: true, fee, tax: Math.round(fee * 0.18) });
  }

  /**
   * @param {GatewayPayment} payment
   * @param {import('valibot').InferOutput<typeof requests.refund>} request
   */
  addRefund(payment, { amount, speed, notes, receipt }) {
    if (!payment.captured) throw badRequest('The payment status should be captured for action to be taken');
    const left = payment.amount - payment.amount_refunded;
    if (left === 0) throw badRequest('The payment has been fully refunded already');
    if ((amount ?? left) > left)
      throw badRequest('The refund amount provided is greater than amount captured');
    /** @type {GatewayRefund} */
    const refund = {
      id: newId('rfnd'),
      entity: 'refund',
      amount: amount ?? left,
      currency: payment.currency,
      payment_id: payment.id,
      notes: shownNotes(notes),
      receipt: receipt ?? null,
      acquirer_data: { arn: null },
      batch_id: null,
      status: 'pending',
      speed_processed: 'normal',
      speed_requested: speed,
      created_at: this.nowSeconds(),
    };
    this.state.refunds[refund.id] = refund;
    this.countRefund(payment, refund.amount);
    this.emit({ event: 'refund.created', entities: { refund: { ...refund }, payment: { ...payment } } });
    if (this.refundOutcome !== 'pending') this.endRefund(refund, this.refundOutcome);
    return refund;
  }

  /** @param {GatewayRefund} refund @param {'processed' | 'failed'} outcome */
  endRefund(refund, outcome) {
    refund.status = outcome;
    const payment = this.payment(refund.payment_id);
    if (outcome === 'failed') this.countRefund(payment, -refund.amount);
    this.emit({ event: `refund.${outcome}`, entities: { refund: { ...refund }, payment: { ...payment } } });
  }

  /** @param {GatewayPayment} payment @param {number} amount */
  countRefund(payment, amount) {
    payment.amount_refunded += amount;
    const isFull = payment.amount_refunded === payment.amount;
    payment.refund_status = payment.amount_refunded === 0 ? null : isFull ? 'full' : 'partial';
    payment.status = isFull ? 'refunded' : 'captured';
  }
}

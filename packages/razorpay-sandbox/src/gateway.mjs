/**
 * The gateway's side of a payment: orders, payments, refunds and QR codes with their states, in memory. It is independent of
 * HTTP; `onEvent` gets what the provider would send as a webhook.
 * @module
 */
import { collection, pageOf, randomId, shownNotes } from './entities.mjs';
import { badRequest, unknownId } from './provider-error.mjs';
import { QrCodes } from './qr-codes.mjs';
import { Refunds } from './refunds.mjs';
import { accepted, requests } from './requests.mjs';

/**
 * @typedef {import('./entities.mjs').GatewayOrder} GatewayOrder
 * @typedef {import('./entities.mjs').GatewayPayment} GatewayPayment
 * @typedef {{ event: string, entities: Record<string, object> }} GatewayEvent
 * @typedef {{ capture: 'automatic' | 'manual', automaticMinutes: number }} CaptureRule
 * @typedef {{ method: 'upi' | 'card', vpa?: string | undefined, last4?: string | undefined, email?: string | undefined,
 *   contact?: string | undefined }} PaidWith
 *
 * What the checkout excludes, for tests that need it. `hasBegun`: the customer began while the order or the code was still open.
 * @typedef {{ amount?: number | undefined, currency?: string | undefined, hasBegun?: boolean }} Unusual
 */

/** The state that survives a restart. */
export const emptyState = () => ({
  /** @type {Record<string, GatewayOrder & { capture: CaptureRule }>} */ orders: {},
  /** @type {Record<string, GatewayPayment>} */ payments: {},
  /** @type {Record<string, import('./entities.mjs').GatewayRefund>} */ refunds: {},
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
   * @param {(prefix: string) => string} [options.newId] defaults to random ones
   */
  constructor({ nowSeconds, onEvent, publicOrigin, state = emptyState(), newId = randomId }) {
    this.nowSeconds = nowSeconds;
    this.newId = newId;
    this.emit = onEvent;
    this.publicOrigin = publicOrigin;
    this.state = state;
    this.qrCodes = new QrCodes(this);
    this.refunds = new Refunds(this);
  }

  /** A receipt "has to be unique" (razorpay.com/docs/api/orders/create). @param {unknown} body */
  createOrder(body) {
    const { amount, currency, receipt = null, notes, payment } = accepted(requests.createOrder, body);
    if (receipt !== null && Object.values(this.state.orders).some((order) => order.receipt === receipt))
      throw badRequest('Order receipt should be unique.', 'receipt');
    const order = {
      id: this.newId('order'),
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
   * Starts a customer's payment of an order: of one that is not paid, and has no authorised payment
   * (razorpay.com/docs/payments/orders/faqs). Two tabs may begin before one of them pays.
   * @param {string} orderId
   * @param {PaidWith} paidWith
   * @param {Unusual} [unusual]
   */
  beginPayment(orderId, paidWith, { amount, currency, hasBegun = false } = {}) {
    const order = this.state.orders[orderId];
    if (!order) throw unknownId();
    if (!hasBegun) this.assertUnpaid(orderId);
    if (!hasBegun && this.paymentsOfOrder(orderId).items.some(({ status }) => status === 'authorized'))
      throw badRequest('A payment of this order has already been authorized');
    if (order.status === 'created') order.status = 'attempted';
    order.attempts += 1;
    const { notes } = order;
    return this.addPayment({ orderId, amount: amount ?? order.amount, currency, notes, paidWith });
  }

  /** @param {string | null} orderId */
  assertUnpaid(orderId) {
    if (orderId !== null && this.order(orderId).status === 'paid')
      throw badRequest('This order has already been paid');
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
   * it and the payment is not too old. A payment of an order that is paid already goes back at once
   * (razorpay.com/docs/payments/refunds/auto-refunds).
   * @param {string} paymentId
   * @param {'by rule' | 'never' | 'always'} [captured] `always`: also a payment that should go back
   */
  authorizePayment(paymentId, captured = 'by rule') {
    const payment = this.payment(paymentId);
    if (payment.status !== 'created' && payment.status !== 'failed') return payment;
    Object.assign(payment, { status: 'authorized', ...noFailure });
    this.emit({ event: 'payment.authorized', entities: { payment: { ...payment } } });
    const order = payment.order_id === null ? undefined : this.state.orders[payment.order_id];
    if (captured === 'always') return this.settle(payment);
    if (order?.status === 'paid') return this.refunds.giveBack(payment);
    const ageMinutes = (this.nowSeconds() - payment.created_at) / 60;
    const rule = order?.capture;
    const isDue = !rule || (rule.capture === 'automatic' && ageMinutes < rule.automaticMinutes);
    return captured === 'by rule' && isDue ? this.settle(payment) : payment;
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
    this.assertUnpaid(payment.order_id);
    return this.settle(payment);
  }

  /** @param {URLSearchParams} page */
  paymentsMade(page) {
    return pageOf(Object.values(this.state.payments), page);
  }

  /**
   * @param {{ orderId: string | null, amount: number, currency?: string | undefined, notes: GatewayPayment['notes'],
   *   paidWith: PaidWith }} facts
   * @param {Pick<GatewayPayment, 'id' | 'created_at'>} [made] defaults to a new one of now
   * @returns {GatewayPayment}
   */
  addPayment(
    { orderId, amount, currency = 'INR', notes, paidWith },
    made = { id: this.newId('pay'), created_at: this.nowSeconds() },
  ) {
    /** @type {GatewayPayment} */
    const payment = {
      ...made,
      entity: 'payment',
      amount,
      currency,
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

  /**
   * The money is the store's. The order becomes paid once, and is told so once (razorpay.com/docs/webhooks/orders).
   * @param {GatewayPayment} payment
   */
  settle(payment) {
    this.book(payment);
    this.emit({ event: 'payment.captured', entities: { payment: { ...payment } } });
    const order = payment.order_id === null ? undefined : this.state.orders[payment.order_id];
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
}

/**
 * UPI QR codes of the gateway: one code, one amount (razorpay.com/docs/api/qr-codes).
 * @module
 */
import { collection, shownNotes } from './entities.mjs';
import { badRequest, unknownId } from './provider-error.mjs';
import { accepted, requests } from './requests.mjs';

/** @typedef {import('./entities.mjs').GatewayQrCode} GatewayQrCode */

const leastOpenSeconds = 15 * 60;

export class QrCodes {
  /** @param {import('./gateway.mjs').Gateway} gateway */
  constructor(gateway) {
    this.gateway = gateway;
  }

  /** A code stays open for 15 minutes at least (razorpay.com/docs/api/qr-codes/create). @param {unknown} body */
  create(body) {
    const request = accepted(requests.createQrCode, body);
    if (request.close_by !== undefined && request.close_by < this.gateway.nowSeconds() + leastOpenSeconds)
      throw badRequest('close_by should be at least 15 minutes after current time', 'close_by');
    const id = this.gateway.newId('qr');
    /** @type {GatewayQrCode} */
    const code = {
      id,
      entity: 'qr_code',
      name: request.name,
      usage: request.usage,
      type: 'upi_qr',
      image_url: `${this.gateway.publicOrigin}/sandbox/qr/${id}.svg`,
      image_content: `${this.gateway.publicOrigin}/sandbox/pay/${id}`,
      payment_amount: request.payment_amount,
      status: 'active',
      description: request.description,
      fixed_amount: true,
      payments_amount_received: 0,
      payments_count_received: 0,
      notes: shownNotes(request.notes),
      customer_id: null,
      close_by: request.close_by ?? null,
      closed_at: null,
      close_reason: null,
      created_at: this.gateway.nowSeconds(),
    };
    this.gateway.state.qrCodes[id] = code;
    this.gateway.state.qrPayments[id] = [];
    return code;
  }

  /** @param {string} id @returns {GatewayQrCode} */
  get(id) {
    const code = this.gateway.state.qrCodes[id];
    if (!code) throw unknownId();
    if (code.status === 'active' && code.close_by !== null && this.gateway.nowSeconds() >= code.close_by)
      this.end(code, 'expired');
    return code;
  }

  /** @param {string} id */
  close(id) {
    const code = this.get(id);
    if (code.status === 'closed') throw badRequest('The QR code is already closed');
    this.end(code, 'on_demand');
    // Only of this way to close a code is the shop told (razorpay.com/docs/webhooks/qr-codes).
    this.gateway.emit({ event: 'qr_code.closed', entities: { qr_code: { ...code } } });
    return code;
  }

  /** @param {string} id */
  payments(id) {
    this.get(id);
    return collection(
      (this.gateway.state.qrPayments[id] ?? []).map((paymentId) => this.gateway.payment(paymentId)),
    );
  }

  /** The code of a payment. @param {string | null} paymentId */
  paidBy(paymentId) {
    const { qrCodes, qrPayments } = this.gateway.state;
    const paid = Object.values(qrCodes).filter(({ id }) => qrPayments[id]?.includes(paymentId ?? ''));
    return collection(paid);
  }

  /**
   * A customer scans a code and pays it.
   * @param {string} id
   * @param {import('./gateway.mjs').PaidWith} paidWith
   * @param {import('./gateway.mjs').Unusual} [unusual]
   */
  pay(id, paidWith, { amount, currency, hasBegun = false } = {}) {
    const code = this.get(id);
    if (code.status === 'closed' && !hasBegun) throw badRequest('This QR code is closed');
    const payment = this.gateway.addPayment({
      orderId: null,
      amount: amount ?? code.payment_amount,
      currency,
      notes: code.notes,
      paidWith,
    });
    this.gateway.state.qrPayments[id]?.push(payment.id);
    code.payments_amount_received += payment.amount;
    code.payments_count_received += 1;
    this.gateway.authorizePayment(payment.id);
    this.gateway.emit({
      event: 'qr_code.credited',
      entities: { payment: { ...payment }, qr_code: { ...code } },
    });
    if (code.usage === 'single_use' && code.status === 'active') this.end(code, 'paid');
    return payment;
  }

  /** @param {GatewayQrCode} code @param {string} reason */
  end(code, reason) {
    Object.assign(code, { status: 'closed', closed_at: this.gateway.nowSeconds(), close_reason: reason });
  }
}

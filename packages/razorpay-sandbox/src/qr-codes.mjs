/**
 * UPI QR codes of the gateway: one code, one amount (razorpay.com/docs/api/qr-codes).
 * @module
 */
import { collection, newId, shownNotes } from './entities.mjs';
import { badRequest, unknownId } from './provider-error.mjs';
import { accepted, requests } from './requests.mjs';

/** @typedef {import('./entities.mjs').GatewayQrCode} GatewayQrCode */

export class QrCodes {
  /** @param {import('./gateway.mjs').Gateway} gateway */
  constructor(gateway) {
    this.gateway = gateway;
  }

  /** @param {unknown} body */
  create(body) {
    const request = accepted(requests.createQrCode, body);
    const id = newId('qr');
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
    return this.end(code, 'on_demand');
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

  /** A customer scans a code and pays it. @param {string} id @param {import('./gateway.mjs').PaidWith} paidWith */
  pay(id, paidWith) {
    const code = this.get(id);
    if (code.status === 'closed') throw badRequest('This QR code is closed');
    const payment = this.gateway.addPayment({
      orderId: null,
      amount: code.payment_amount,
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
    if (code.usage === 'single_use') this.end(code, 'paid');
    return payment;
  }

  /** @param {GatewayQrCode} code @param {string} reason */
  end(code, reason) {
    Object.assign(code, { status: 'closed', closed_at: this.gateway.nowSeconds(), close_reason: reason });
    this.gateway.emit({ event: 'qr_code.closed', entities: { qr_code: { ...code } } });
    return code;
  }
}

/**
 * How the gateway signs (razorpay.com/docs/webhooks/validate-test, .../standard/integration-steps 1.5).
 * @module
 */
import { createHmac } from 'node:crypto';

/** @param {string | Buffer} text @param {string} secret @returns {string} hex digits */
export const signature = (text, secret) => createHmac('sha256', secret).update(text).digest('hex');

/** @param {string} orderId @param {string} paymentId @param {string} keySecret */
export const checkoutSignature = (orderId, paymentId, keySecret) =>
  signature(`${orderId}|${paymentId}`, keySecret);

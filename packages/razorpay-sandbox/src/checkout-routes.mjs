/**
 * The sandbox's pages for a customer's browser: the checkout script, the page that it opens in a frame, and the page
 * behind a QR code. They implement only what the provider's checkout documents.
 * @module
 */
import { build } from 'esbuild';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { renderSVG } from 'uqr';
import * as v from 'valibot';
import { readJson, sendJson, sendText } from './http.mjs';
import { badRequest, unknownId } from './provider-error.mjs';
import { accepted } from './requests.mjs';
import { checkoutSignature } from './signature.mjs';

const pagesDir = path.join(import.meta.dirname, 'pages');
/** Pause between a decline and a late approval. */
const lateMs = 10_000;

/** @typedef {'approve' | 'decline' | 'late' | 'forged'} Outcome */

const paidWith = {
  method: v.picklist(['upi', 'card']),
  vpa: v.optional(v.string()),
  last4: v.optional(v.string()),
  contact: v.optional(v.string()),
  email: v.optional(v.string()),
};
const beginSchema = v.strictObject({ key: v.string(), order_id: v.string(), ...paidWith });
const endSchema = v.strictObject({
  key: v.string(),
  outcome: v.picklist(['approve', 'decline', 'late', 'forged']),
});

/** @type {Readonly<Record<string, { file: string, type: string }>>} */
const files = {
  '/v1/checkout.js': { file: 'checkout.ts', type: 'text/javascript' },
  '/sandbox/checkout': { file: 'checkout.html', type: 'text/html' },
  '/sandbox/frame.js': { file: 'frame.ts', type: 'text/javascript' },
  '/sandbox/qr.js': { file: 'qr.ts', type: 'text/javascript' },
  '/sandbox/style.css': { file: 'style.css', type: 'text/css' },
};

/**
 * @typedef {object} CheckoutContext
 * @property {import('./gateway.mjs').Gateway} gateway
 * @property {string} keyId
 * @property {string} keySecret
 * @property {(afterMs: number, act: () => void) => void} later
 */

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {URL} url
 * @param {CheckoutContext} context
 * @returns {Promise<boolean>} false: not an address of the checkout
 */
export async function answerCheckout(request, response, url, context) {
  const { pathname } = url;
  const file = files[pathname];
  if (file) {
    sendText(response, `${file.type}; charset=utf-8`, await readPage(file.file));
    return true;
  }
  const [, kind, id = ''] = /^\/sandbox\/(pay|qr)\/(qr_\w+?)(?:\.svg)?$/.exec(pathname) ?? [];
  if (kind === 'qr') {
    sendText(response, 'image/svg+xml', renderSVG(context.gateway.qrCodes.get(id).image_content));
    return true;
  }
  if (kind === 'pay' && request.method === 'GET') {
    sendText(response, 'text/html; charset=utf-8', await readPage('qr.html'));
    return true;
  }
  if (!pathname.startsWith('/sandbox/browser/')) return false;
  refuseForeignPages(request, url);
  sendJson(response, 200, await answerBrowser(request, url, context));
  return true;
}

/** @param {string} file @returns {Promise<string>} its text; scripts as browsers run them */
async function readPage(file) {
  const whole = path.join(pagesDir, file);
  if (!file.endsWith('.ts')) return readFile(whole, 'utf8');
  const { outputFiles } = await build({ entryPoints: [whole], bundle: true, write: false, format: 'iife' });
  return outputFiles[0]?.text ?? '';
}

/** Only the sandbox's own pages may pay. @param {import('node:http').IncomingMessage} request @param {URL} url */
function refuseForeignPages({ headers, method }, url) {
  if (method === 'POST' && headers.origin !== url.origin)
    throw badRequest('This request is not from the checkout');
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {URL} url
 * @param {CheckoutContext} context
 * @returns {Promise<unknown>}
 */
async function answerBrowser(request, url, context) {
  const { gateway } = context;
  const [, , , kind = '', id = ''] = url.pathname.split('/');
  if (request.method === 'GET' && kind === 'orders') {
    assertKey(url.searchParams.get('key'), context.keyId);
    const { amount, status } = gateway.order(id);
    return { amount, status };
  }
  if (request.method === 'GET' && kind === 'codes') {
    const { payment_amount, status, name, description } = gateway.qrCodes.get(id);
    return { amount: payment_amount, status, name, description };
  }
  if (request.method !== 'POST') throw unknownId();
  const body = await readJson(request);
  if (kind === 'codes') return gateway.qrCodes.pay(id, { method: 'upi', vpa: 'success@razorpay' });
  if (id === '') {
    const { key, order_id, ...method } = accepted(beginSchema, body);
    assertKey(key, context.keyId);
    return { payment_id: gateway.beginPayment(order_id, method).id };
  }
  const { key, outcome } = accepted(endSchema, body);
  assertKey(key, context.keyId);
  return endPayment(id, outcome, context);
}

/** @param {string | null} key @param {string} keyId */
function assertKey(key, keyId) {
  if (key !== keyId) throw badRequest('The key id provided is invalid');
}

/**
 * @param {string} paymentId
 * @param {Outcome} outcome
 * @param {CheckoutContext} context
 */
function endPayment(paymentId, outcome, { gateway, keySecret, later }) {
  const orderId = gateway.payment(paymentId).order_id ?? '';
  const answer = {
    razorpay_payment_id: paymentId,
    razorpay_order_id: orderId,
    razorpay_signature: checkoutSignature(orderId, paymentId, keySecret),
  };
  if (outcome === 'approve') {
    gateway.authorizePayment(paymentId);
    return { paid: answer };
  }
  const { error_code, error_description, error_source, error_step, error_reason } =
    gateway.failPayment(paymentId);
  if (outcome === 'late') later(lateMs, () => void gateway.authorizePayment(paymentId));
  // The page claims a success without the bank, with a forged signature.
  if (outcome === 'forged') return { paid: { ...answer, razorpay_signature: '0'.repeat(64) } };
  return {
    failed: {
      code: error_code,
      description: error_description,
      source: error_source,
      step: error_step,
      reason: error_reason,
      metadata: { order_id: orderId, payment_id: paymentId },
    },
  };
}

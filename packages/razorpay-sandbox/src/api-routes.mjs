/**
 * The gateway's HTTP API as the provider documents it (razorpay.com/docs/api), below `/v1`.
 * @module
 */
import { setTimeout as pause } from 'node:timers/promises';
import { readJson, sendJson } from './http.mjs';
import { ProviderError } from './provider-error.mjs';

/**
 * @typedef {object} ApiRequest
 * @property {import('./gateway.mjs').Gateway} gateway
 * @property {string} id from the path
 * @property {unknown} body
 * @property {URLSearchParams} query
 * @property {string | null} idempotencyKey
 */

/** The first that fits answers. @type {Readonly<Record<string, (request: ApiRequest) => unknown>>} */
const routes = {
  'POST /v1/orders': ({ gateway, body }) => gateway.createOrder(body),
  'GET /v1/orders': ({ gateway, query }) => gateway.ordersByReceipt(query.get('receipt')),
  'GET /v1/orders/:id': ({ gateway, id }) => gateway.order(id),
  'GET /v1/orders/:id/payments': ({ gateway, id }) => gateway.paymentsOfOrder(id),
  'POST /v1/payments/qr_codes': ({ gateway, body }) => gateway.qrCodes.create(body),
  'GET /v1/payments/qr_codes': ({ gateway, query }) => gateway.qrCodes.paidBy(query.get('payment_id')),
  'GET /v1/payments/qr_codes/:id': ({ gateway, id }) => gateway.qrCodes.get(id),
  'POST /v1/payments/qr_codes/:id/close': ({ gateway, id }) => gateway.qrCodes.close(id),
  'GET /v1/payments/qr_codes/:id/payments': ({ gateway, id }) => gateway.qrCodes.payments(id),
  'GET /v1/payments': ({ gateway, query }) => gateway.paymentsMade(query),
  'GET /v1/refunds': ({ gateway, query }) => gateway.refunds.made(query),
  'GET /v1/payments/:id': ({ gateway, id }) => gateway.payment(id),
  'POST /v1/payments/:id/capture': ({ gateway, id, body }) => gateway.capture(id, body),
  'POST /v1/payments/:id/refund': ({ gateway, id, body, idempotencyKey }) =>
    gateway.refunds.request(id, body, idempotencyKey),
  'GET /v1/payments/:id/refunds': ({ gateway, id, query }) => gateway.refunds.ofPayment(id, query),
  'GET /v1/refunds/:id': ({ gateway, id }) => gateway.refunds.get(id),
};
const patterns = Object.entries(routes).map(([route, answer]) => ({
  pattern: new RegExp(`^${route.replace(':id', '(\\w+)')}$`),
  answer,
}));

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {URL} url
 * @param {object} context
 * @param {import('./gateway.mjs').Gateway} context.gateway
 * @param {import('./faults.mjs').Faults} context.faults
 * @param {string} context.keyId
 * @param {string} context.keySecret
 */
export async function answerApi(request, response, url, { gateway, faults, keyId, keySecret }) {
  const body = await readJson(request);
  const fault = faults.take(`${request.method} ${url.pathname}`);
  switch (fault?.kind) {
    case 'no-answer':
      return;
    case 'redirect':
      response.writeHead(302, { Location: `${url.origin}/sandbox/checkout` }).end();
      return;
    case 'error-500':
      throw new ProviderError(
        500,
        'We are facing some trouble completing your request at the moment. Please try again shortly.',
        { code: 'SERVER_ERROR' },
      );
    case 'error-429':
      throw new ProviderError(429, 'Too many requests');
  }
  const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  if (request.headers.authorization !== expected) throw new ProviderError(401, 'Authentication failed');
  const key = request.headers['x-refund-idempotency'];
  const idempotencyKey = typeof key === 'string' ? key : null;
  const result = callApi(gateway, { method: request.method ?? '', url, body, idempotencyKey });
  if (fault?.kind === 'lost-answer') {
    response.destroy();
    return;
  }
  if (fault?.kind === 'slow') await pause(fault.ms ?? 0);
  sendJson(response, 200, result);
}

/**
 * Answers one request to the API; throws a {@link ProviderError} when the provider refuses it.
 * @param {import('./gateway.mjs').Gateway} gateway
 * @param {{ method: string, url: URL } & Pick<ApiRequest, 'body' | 'idempotencyKey'>} request
 * @returns {unknown} the body of the answer
 */
export function callApi(gateway, { method, url, body, idempotencyKey }) {
  for (const { pattern, answer } of patterns) {
    const match = pattern.exec(`${method} ${url.pathname}`);
    if (match) return answer({ gateway, id: match[1] ?? '', body, query: url.searchParams, idempotencyKey });
  }
  throw new ProviderError(400, 'The requested URL was not found on the server.');
}

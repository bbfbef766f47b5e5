/**
 * The gateway's HTTP API as the provider documents it (razorpay.com/docs/api), below `/v1`.
 * @module
 */

/**
 * @typedef {object} ApiRequest
 * @property {import('./gateway.mjs').Gateway} gateway
 * @property {string} id from the path
 * @property {unknown} body
 * @property {URLSearchParams} query
 * @property {string | null} idempotencyKey
 * @typedef {{ method: 'GET' | 'POST', path: RegExp, answer: (request: ApiRequest) => unknown }} ApiRoute
 */

/** @type {readonly ApiRoute[]} */
export const apiRoutes = [
  { method: 'POST', path: /^\/v1\/orders$/, answer: ({ gateway, body }) => gateway.createOrder(body) },
  {
    method: 'GET',
    path: /^\/v1\/orders$/,
    answer: ({ gateway, query }) => gateway.ordersByReceipt(query.get('receipt')),
  },
  { method: 'GET', path: /^\/v1\/orders\/(\w+)$/, answer: ({ gateway, id }) => gateway.order(id) },
  {
    method: 'GET',
    path: /^\/v1\/orders\/(\w+)\/payments$/,
    answer: ({ gateway, id }) => gateway.paymentsOfOrder(id),
  },
  {
    method: 'POST',
    path: /^\/v1\/payments\/qr_codes$/,
    answer: ({ gateway, body }) => gateway.qrCodes.create(body),
  },
  {
    method: 'GET',
    path: /^\/v1\/payments\/qr_codes$/,
    answer: ({ gateway, query }) => gateway.qrCodes.paidBy(query.get('payment_id')),
  },
  {
    method: 'GET',
    path: /^\/v1\/payments\/qr_codes\/(\w+)$/,
    answer: ({ gateway, id }) => gateway.qrCodes.get(id),
  },
  {
    method: 'POST',
    path: /^\/v1\/payments\/qr_codes\/(\w+)\/close$/,
    answer: ({ gateway, id }) => gateway.qrCodes.close(id),
  },
  {
    method: 'GET',
    path: /^\/v1\/payments\/qr_codes\/(\w+)\/payments$/,
    answer: ({ gateway, id }) => gateway.qrCodes.payments(id),
  },
  { method: 'GET', path: /^\/v1\/payments\/(\w+)$/, answer: ({ gateway, id }) => gateway.payment(id) },
  {
    method: 'POST',
    path: /^\/v1\/payments\/(\w+)\/capture$/,
    answer: ({ gateway, id, body }) => gateway.capture(id, body),
  },
  {
    method: 'POST',
    path: /^\/v1\/payments\/(\w+)\/refund$/,
    answer: ({ gateway, id, body, idempotencyKey }) => gateway.refund(id, body, idempotencyKey),
  },
  {
    method: 'GET',
    path: /^\/v1\/payments\/(\w+)\/refunds$/,
    answer: ({ gateway, id }) => gateway.refundsOfPayment(id),
  },
  { method: 'GET', path: /^\/v1\/refunds\/(\w+)$/, answer: ({ gateway, id }) => gateway.refundById(id) },
];

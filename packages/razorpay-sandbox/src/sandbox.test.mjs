import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkoutSignature, signature } from './signature.mjs';
import { startSandbox } from './sandbox.mjs';

const keyId = 'rzp_test_Sandbox0000000';
const keySecret = 'key-secret-of-the-sandbox';
const webhookSecret = 'webhook-secret-of-the-sandbox';

/** @type {{ headers: http.IncomingHttpHeaders, body: string }[]} */
let received;
/** Status that the shop answers events with, first to last; then 200. @type {number[]} */
let answers;
/** @type {http.Server} */
let shop;
/** @type {import('./sandbox.mjs').Sandbox} */
let sandbox;

beforeEach(async () => {
  received = [];
  answers = [];
  shop = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise((resolve) => shop.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (shop.address());
  const webhookUrl = `http://127.0.0.1:${port}/events`;
  sandbox = await startSandbox({ port: 0, keyId, keySecret, webhookSecret, webhookUrl, retryMs: 5 });
});

afterEach(async () => {
  await sandbox.stop();
  shop.closeAllConnections();
  await new Promise((resolve) => shop.close(resolve));
});

/**
 * @param {string} path
 * @param {{ method?: string, body?: object, headers?: Record<string, string>, secret?: string }} [options]
 */
async function api(path, { method, body, headers = {}, secret = keySecret } = {}) {
  const response = await fetch(`${sandbox.origin}${path}`, {
    method: method ?? (body ? 'POST' : 'GET'),
    body: body ? JSON.stringify(body) : null,
    headers: { Authorization: `Basic ${Buffer.from(`${keyId}:${secret}`).toString('base64')}`, ...headers },
  });
  return { status: response.status, body: await response.json() };
}

/** @param {string} path @param {object} body */
const control = (path, body) => api(`/sandbox/control/${path}`, { body });

const anOrder = { amount: 41_250, currency: 'INR', receipt: 'order-1', notes: { orderId: 'order' } };

/** @param {string} orderId @param {'approve' | 'decline' | 'late' | 'forged'} outcome */
async function payInBrowser(orderId, outcome) {
  const headers = { Origin: sandbox.origin };
  const begun = await api('/sandbox/browser/payments', {
    headers,
    body: { key: keyId, order_id: orderId, method: 'upi', vpa: 'success@razorpay' },
  });
  const answer = await api(`/sandbox/browser/payments/${begun.body.payment_id}`, {
    headers,
    body: { key: keyId, outcome },
  });
  return { paymentId: begun.body.payment_id, ...answer };
}

/** Events that the shop has taken, once there are as many as expected. @param {number} count */
async function events(count) {
  const deadline = Date.now() + 5_000;
  while (received.length < count && Date.now() < deadline) await new Promise((done) => setTimeout(done, 5));
  return received.map(({ body }) => JSON.parse(body).event);
}

test('an order is created and found by its receipt, which cannot be used twice', async () => {
  const { body: order } = await api('/v1/orders', { body: anOrder });
  expect(order).toMatchObject({ entity: 'order', amount: 41_250, amount_due: 41_250, status: 'created' });
  expect((await api('/v1/orders?receipt=order-1')).body).toEqual({
    entity: 'collection',
    count: 1,
    items: [order],
  });
  const again = await api('/v1/orders', { body: anOrder });
  expect(again).toMatchObject({ status: 400, body: { error: { field: 'receipt' } } });
});

test.each([
  { desc: 'an amount below a rupee', change: { amount: 99 }, field: 'amount' },
  { desc: 'an amount that is no whole number', change: { amount: 100.5 }, field: 'amount' },
  { desc: 'another currency', change: { currency: 'USD' }, field: 'currency' },
  { desc: 'a receipt of 41 characters', change: { receipt: 'x'.repeat(41) }, field: 'receipt' },
  { desc: 'a field that the provider does not know', change: { price: 1 }, field: 'price' },
])('$desc is refused', async ({ change, field }) => {
  const answer = await api('/v1/orders', { body: { ...anOrder, ...change } });
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'BAD_REQUEST_ERROR', field } } });
});

test('a wrong secret is refused', async () => {
  expect(await api('/v1/orders', { body: anOrder, secret: 'another' })).toMatchObject({ status: 401 });
});

test('an approved payment is captured, signed for the browser, and sent as three signed events', async () => {
  const { body: order } = await api('/v1/orders', { body: anOrder });
  const { paymentId, body } = await payInBrowser(order.id, 'approve');
  expect(body.paid).toEqual({
    razorpay_payment_id: paymentId,
    razorpay_order_id: order.id,
    razorpay_signature: checkoutSignature(order.id, paymentId, keySecret),
  });
  expect((await api(`/v1/payments/${paymentId}`)).body).toMatchObject({
    status: 'captured',
    order_id: order.id,
  });
  expect((await api(`/v1/orders/${order.id}`)).body).toMatchObject({ status: 'paid', amount_due: 0 });
  expect((await events(3)).sort()).toEqual(['order.paid', 'payment.authorized', 'payment.captured']);
  for (const { headers, body: raw } of received) {
    expect(headers['x-razorpay-signature']).toBe(signature(raw, webhookSecret));
    expect(headers['x-razorpay-event-id']).toMatch(/^evt_/);
  }
});

test('a declined payment leaves the order payable; a paid order refuses another payment', async () => {
  const { body: order } = await api('/v1/orders', { body: anOrder });
  expect((await payInBrowser(order.id, 'decline')).body.failed).toMatchObject({ reason: 'payment_failed' });
  await payInBrowser(order.id, 'approve');
  expect(await payInBrowser(order.id, 'approve')).toMatchObject({ status: 400 });
});

test('a forged success has a wrong signature and captures no money', async () => {
  const { body: order } = await api('/v1/orders', { body: anOrder });
  const { paymentId, body } = await payInBrowser(order.id, 'forged');
  expect(body.paid.razorpay_signature).not.toBe(checkoutSignature(order.id, paymentId, keySecret));
  expect((await api(`/v1/payments/${paymentId}`)).body).toMatchObject({ status: 'failed', captured: false });
});

test('a failed payment may be authorised later, and is then captured', async () => {
  const { body: order } = await api('/v1/orders', { body: anOrder });
  const { paymentId } = await payInBrowser(order.id, 'decline');
  sandbox.gateway.authorizePayment(paymentId);
  expect((await api(`/v1/payments/${paymentId}`)).body).toMatchObject({
    status: 'captured',
    error_code: null,
  });
});

test('a payment that is authorised after the period of its order waits to be captured', async () => {
  const payment = { capture: 'automatic', capture_options: { automatic_expiry_period: 12 } };
  const { body: order } = await api('/v1/orders', { body: { ...anOrder, payment } });
  const { paymentId } = await payInBrowser(order.id, 'decline');
  sandbox.gateway.payment(paymentId).created_at -= 13 * 60;
  sandbox.gateway.authorizePayment(paymentId);
  expect((await api(`/v1/payments/${paymentId}`)).body).toMatchObject({
    status: 'authorized',
    captured: false,
  });
  const captured = await api(`/v1/payments/${paymentId}/capture`, {
    body: { amount: 41_250, currency: 'INR' },
  });
  expect(captured.body).toMatchObject({ status: 'captured' });
});

test('only the checkout’s own page may pay', async () => {
  const { body: order } = await api('/v1/orders', { body: anOrder });
  const body = { key: keyId, order_id: order.id, method: 'upi' };
  expect(
    await api('/sandbox/browser/payments', { body, headers: { Origin: 'http://shop.example' } }),
  ).toMatchObject({
    status: 400,
  });
});

describe('refunds', () => {
  /** @returns {Promise<string>} */
  async function aCapturedPayment() {
    const { body: order } = await api('/v1/orders', { body: anOrder });
    return (await payInBrowser(order.id, 'approve')).paymentId;
  }

  test('the same key and body is the same refund; another body is refused', async () => {
    const paymentId = await aCapturedPayment();
    const headers = { 'X-Refund-Idempotency': 'refund-0001' };
    const ask = (/** @type {number} */ amount) =>
      api(`/v1/payments/${paymentId}/refund`, { headers, body: { amount } });
    const first = await ask(10_000);
    expect(first.body).toMatchObject({ entity: 'refund', amount: 10_000, status: 'processed' });
    expect((await ask(10_000)).body.id).toBe(first.body.id);
    expect(await ask(20_000)).toMatchObject({ status: 400 });
    expect((await api(`/v1/payments/${paymentId}`)).body).toMatchObject({
      amount_refunded: 10_000,
      refund_status: 'partial',
    });
  });

  test('refunds at most the captured amount', async () => {
    const paymentId = await aCapturedPayment();
    const refund = (/** @type {number} */ amount) =>
      api(`/v1/payments/${paymentId}/refund`, { body: { amount } });
    expect(await refund(41_251)).toMatchObject({ status: 400 });
    expect((await refund(41_250)).body).toMatchObject({ status: 'processed' });
    expect(await refund(100)).toMatchObject({ status: 400 });
  });

  test('a failed refund returns the amount to the payment and reports it', async () => {
    const paymentId = await aCapturedPayment();
    await control('refunds', { outcome: 'pending' });
    const { body: refund } = await api(`/v1/payments/${paymentId}/refund`, { body: {} });
    expect(refund.status).toBe('pending');
    await control('refunds', { outcome: 'failed' });
    expect((await api(`/v1/refunds/${refund.id}`)).body.status).toBe('failed');
    expect((await api(`/v1/payments/${paymentId}`)).body).toMatchObject({
      amount_refunded: 0,
      status: 'captured',
    });
    expect(await events(5)).toContain('refund.failed');
  });
});

describe('QR codes', () => {
  const aCode = { type: 'upi_qr', usage: 'single_use', fixed_amount: true, payment_amount: 41_250 };

  test('a code is paid once and closed', async () => {
    const { body: code } = await api('/v1/payments/qr_codes', {
      body: { ...aCode, notes: { orderId: 'order' } },
    });
    expect(await (await fetch(code.image_url)).text()).toMatch(/^<svg/);
    const pay = () =>
      api(`/sandbox/browser/codes/${code.id}`, { body: {}, headers: { Origin: sandbox.origin } });
    expect((await pay()).body).toMatchObject({ status: 'captured', amount: 41_250, order_id: null });
    expect(await pay()).toMatchObject({ status: 400 });
    expect((await api(`/v1/payments/qr_codes/${code.id}`)).body).toMatchObject({
      status: 'closed',
      close_reason: 'paid',
      payments_amount_received: 41_250,
    });
    expect((await api(`/v1/payments/qr_codes/${code.id}/payments`)).body).toMatchObject({ count: 1 });
    expect((await events(3)).sort()).toEqual(['payment.authorized', 'payment.captured', 'qr_code.credited']);
  });

  test('a closed code refuses payments', async () => {
    const { body: code } = await api('/v1/payments/qr_codes', { body: aCode });
    const closed = await api(`/v1/payments/qr_codes/${code.id}/close`, { method: 'POST' });
    expect(closed.body).toMatchObject({ status: 'closed', close_reason: 'on_demand' });
    const headers = { Origin: sandbox.origin };
    expect(await api(`/sandbox/browser/codes/${code.id}`, { body: {}, headers })).toMatchObject({
      status: 400,
    });
  });
});

describe('faults', () => {
  test.each([
    { kind: 'error-500', status: 500 },
    { kind: 'error-429', status: 429 },
  ])('$kind: refused once, nothing done', async ({ kind, status }) => {
    await control('faults', [{ request: 'POST /v1/orders', kind, times: 1 }]);
    expect(await api('/v1/orders', { body: anOrder })).toMatchObject({ status });
    expect((await api('/v1/orders?receipt=order-1')).body.count).toBe(0);
    expect((await api('/v1/orders', { body: anOrder })).status).toBe(200);
  });

  test('lost-answer: done, but the answer is lost', async () => {
    await control('faults', [{ request: 'POST /v1/orders', kind: 'lost-answer', times: 1 }]);
    await expect(api('/v1/orders', { body: anOrder })).rejects.toThrow();
    expect((await api('/v1/orders?receipt=order-1')).body.count).toBe(1);
  });

  test('an event that is not accepted is sent again with the same id', async () => {
    answers = [500, 503];
    await control('webhooks', { paused: true });
    const { body: order } = await api('/v1/orders', { body: anOrder });
    await payInBrowser(order.id, 'decline');
    await control('webhooks', { paused: false });
    expect(await events(3)).toEqual(['payment.failed', 'payment.failed', 'payment.failed']);
    expect(new Set(received.map(({ headers }) => headers['x-razorpay-event-id'])).size).toBe(1);
  });

  test('events are dropped, doubled and reordered on request', async () => {
    await control('webhooks', { paused: true, copies: 2, reversed: true, dropEvery: 3 });
    const { body: order } = await api('/v1/orders', { body: anOrder });
    await payInBrowser(order.id, 'approve');
    await control('webhooks', { paused: false });
    expect((await events(4)).sort()).toEqual([
      'payment.authorized',
      'payment.authorized',
      'payment.captured',
      'payment.captured',
    ]);
  });

  test('web pages cannot set faults', async () => {
    const headers = { Origin: sandbox.origin };
    expect(await api('/sandbox/control/faults', { body: [], headers })).toMatchObject({ status: 400 });
  });
});

test('orders and payments survive a restart', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'razorpay-sandbox-'));
  const options = {
    port: 0,
    keyId,
    keySecret,
    webhookSecret,
    webhookUrl: 'http://127.0.0.1:9/',
    stateFile: path.join(dir, 'state.json'),
  };
  const first = await startSandbox(options);
  const order = first.gateway.createOrder(anOrder);
  await first.stop();
  const second = await startSandbox(options);
  expect(second.gateway.order(order.id)).toEqual(order);
  await second.stop();
  await rm(dir, { recursive: true });
});

test('payments and refunds of a time are listed in pages, the latest first', async () => {
  const ids = [];
  for (let number = 0; number < 3; number += 1) {
    const { body: order } = await api('/v1/orders', { body: { ...anOrder, receipt: `listed-${number}` } });
    ids.push((await control('payments', { order_id: order.id, outcome: 'approve' })).body.id);
  }
  await api(`/v1/payments/${ids[0]}/refund`, { body: { amount: 100 } });
  const now = Math.floor(Date.now() / 1000);
  /** @param {string} what @param {string} query @returns {Promise<string[]>} */
  const list = async (what, query) =>
    (await api(`/v1/${what}?${query}`)).body.items.map(
      (/** @type {{ id: string, payment_id?: string }} */ item) => item.payment_id ?? item.id,
    );
  const lately = `from=${now - 60}&to=${now + 1}`;
  expect((await list('payments', lately)).sort()).toEqual([...ids].sort());
  const pages = [
    await list('payments', `${lately}&count=2`),
    await list('payments', `${lately}&count=2&skip=2`),
  ];
  expect(pages.map(({ length }) => length)).toEqual([2, 1]);
  expect(pages.flat().sort()).toEqual([...ids].sort());
  expect(await list('payments', `from=0&to=${now - 60}`)).toEqual([]);
  expect(await list('refunds', lately)).toEqual([ids[0]]);
});

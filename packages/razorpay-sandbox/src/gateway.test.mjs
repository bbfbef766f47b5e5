import { answer, eventBody, Gateway, signature } from './in-memory.mjs';

/** Where the provider's documentation decides, its page is named. Times are seconds. */
const startedAt = 1_790_000_000;
let now = startedAt;
/** @type {string[]} */
let events;
/** @type {Gateway} */
let gateway;

beforeEach(() => {
  now = startedAt;
  events = [];
  let serial = 0;
  gateway = new Gateway({
    nowSeconds: () => now,
    newId: (prefix) => `${prefix}_${(serial += 1)}`,
    publicOrigin: 'https://gateway.test',
    onEvent: ({ event }) => void events.push(event),
  });
});

/** @param {string} path @param {object} [body] @param {string | null} [idempotencyKey] */
function api(path, body, idempotencyKey = null) {
  const url = new URL(path, 'https://gateway.test');
  const answered = answer(gateway, { method: body ? 'POST' : 'GET', url, body, idempotencyKey });
  return { status: answered.status, body: JSON.parse(answered.body) };
}

const anOrder = { amount: 41_250, currency: 'INR', receipt: 'order-1' };
const isRefused = { status: 400, body: { error: { code: 'BAD_REQUEST_ERROR' } } };

/** @param {object} [more] @returns {string} its id */
const createOrder = (more) => api('/v1/orders', { ...anOrder, ...more }).body.id;

/** Payments of one order that begin before any of them is answered, as in two tabs. @param {string} orderId @returns {[string, string]} */
function beginTwice(orderId) {
  const begin = () => gateway.beginPayment(orderId, { method: 'upi' }).id;
  return [begin(), begin()];
}

function aCapturedPayment() {
  const { id } = gateway.beginPayment(createOrder(), { method: 'upi' });
  return gateway.authorizePayment(id).id;
}

// "Has to be unique": https://razorpay.com/docs/api/orders/create
test('a receipt is used once', () => {
  createOrder();
  const again = api('/v1/orders', anOrder);
  const error = { description: 'Order receipt should be unique.', field: 'receipt' };
  expect(again).toMatchObject({ status: 400, body: { error } });
  expect(api('/v1/orders?receipt=order-1').body.count).toBe(1);
});

// A duplicate payment of an order that is paid goes back immediately, and the value of `captured` "is always false":
// https://razorpay.com/docs/payments/refunds/auto-refunds
test('a second payment of one order, from another tab, goes back at once and was never captured', () => {
  const orderId = createOrder();
  const [first, second] = beginTwice(orderId);
  gateway.authorizePayment(first);
  gateway.authorizePayment(second);
  const payment = { status: 'refunded', captured: false, amount_refunded: 41_250 };
  expect(api(`/v1/payments/${second}`).body).toMatchObject(payment);
  const refund = { amount: 41_250, status: 'processed', receipt: null };
  expect(api(`/v1/payments/${second}/refunds`).body.items).toMatchObject([refund]);
  expect(api(`/v1/orders/${orderId}`).body).toMatchObject({ status: 'paid', amount_paid: 41_250 });
  // The order's status changes to `paid` once, which is what the event says: https://razorpay.com/docs/webhooks/orders
  expect(events).toEqual([
    ...['payment.authorized', 'payment.captured', 'order.paid'],
    ...['payment.authorized', 'refund.created', 'refund.processed'],
  ]);
});

test('a test may have a second payment captured, and the order is told to be paid once', () => {
  const [first, second] = beginTwice(createOrder());
  gateway.authorizePayment(first);
  expect(gateway.authorizePayment(second, 'always')).toMatchObject({ status: 'captured', captured: true });
  expect(events.filter((event) => event === 'order.paid')).toHaveLength(1);
});

test('an order with an authorised payment takes no other, and once it is paid no other is captured', () => {
  const orderId = createOrder({ payment: { capture: 'manual' } });
  const [first, second] = beginTwice(orderId);
  for (const id of [first, second]) gateway.authorizePayment(id);
  // "Initiating another payment using the same order id is not allowed": https://razorpay.com/docs/payments/orders/faqs
  expect(() => gateway.beginPayment(orderId, { method: 'upi' })).toThrow('already been authorized');
  const capture = (/** @type {string} */ id) =>
    api(`/v1/payments/${id}/capture`, { amount: 41_250, currency: 'INR' });
  const { body: captured } = capture(first);
  expect(captured).toMatchObject({ status: 'captured', created_at: startedAt });
  // The entity has no time of its capture: https://razorpay.com/docs/api/payments/entity
  expect(captured).not.toHaveProperty('captured_at');
  // "Single successful payment bound to an order": https://razorpay.com/docs/payments/orders
  expect(capture(second)).toMatchObject(isRefused);
  gateway.refunds.giveBack(gateway.payment(second));
  expect(gateway.payment(second)).toMatchObject({ status: 'refunded', captured: false });
  expect(() => gateway.beginPayment(orderId, { method: 'upi' })).toThrow('already been paid');
});

test('a test may have another sum paid than was asked for, in another currency, by a customer who began in time', () => {
  const orderId = createOrder();
  const paidWith = /** @type {const} */ ({ method: 'upi' });
  const { id } = gateway.beginPayment(orderId, paidWith, { amount: 41_251, currency: 'USD' });
  expect(gateway.authorizePayment(id)).toMatchObject({ captured: true, amount: 41_251, currency: 'USD' });
  expect(gateway.beginPayment(orderId, paidWith, { hasBegun: true })).toMatchObject({ status: 'created' });
  expect(gateway.order(orderId).status).toBe('paid');
});

// "A different payload will be rejected as a BAD_REQUEST"; 409 is for a request while the one before it is being processed:
// https://razorpay.com/docs/api/refunds/normal-refunds-idempotent
test('one idempotency key with another body is refused', () => {
  const refund = (/** @type {number} */ amount) =>
    api(`/v1/payments/${paymentId}/refund`, { amount }, 'refund-0001');
  const paymentId = aCapturedPayment();
  const { body } = refund(10_000);
  expect(refund(10_000)).toMatchObject({ status: 200, body: { id: body.id } });
  expect(refund(20_000)).toMatchObject(isRefused);
  expect(gateway.payment(paymentId).amount_refunded).toBe(10_000);
});

// "By default, only the last 10 refunds are returned": https://razorpay.com/docs/api/refunds/fetch-multiple-refund-payment
test('ten refunds of a payment are listed, or as many as are asked for', () => {
  const paymentId = aCapturedPayment();
  for (let count = 0; count < 12; count += 1) api(`/v1/payments/${paymentId}/refund`, { amount: 100 });
  expect(api(`/v1/payments/${paymentId}/refunds`).body.count).toBe(10);
  expect(api(`/v1/payments/${paymentId}/refunds?count=100`).body.count).toBe(12);
});

describe('QR codes', () => {
  /** @param {number} openSeconds */
  const create = (openSeconds) =>
    api('/v1/payments/qr_codes', {
      ...{ type: 'upi_qr', usage: 'single_use', fixed_amount: true, payment_amount: 41_250 },
      close_by: now + openSeconds,
    });

  // "At least 15 minutes after the current time": https://razorpay.com/docs/api/qr-codes/create
  test('a code is open for 15 minutes at least', () => {
    expect(create(15 * 60 - 1)).toMatchObject(isRefused);
    expect(create(15 * 60)).toMatchObject({ status: 200, body: { status: 'active' } });
  });

  // "Only when the QR Code is closed manually": https://razorpay.com/docs/webhooks/qr-codes
  test('the shop is told of a code that it closes, not of one that is paid or whose time is over', () => {
    const [paid, late, closed] = [create(900), create(900), create(1_800)].map(({ body }) => body.id);
    gateway.qrCodes.pay(paid, { method: 'upi' });
    now += 900;
    expect(gateway.qrCodes.get(late)).toMatchObject({ status: 'closed', close_reason: 'expired' });
    expect(events).toEqual(['payment.authorized', 'payment.captured', 'qr_code.credited']);
    expect(api(`/v1/payments/qr_codes/${closed}/close`, {})).toMatchObject({ status: 200 });
    expect(events.slice(3)).toEqual(['qr_code.closed']);
    expect(api(`/v1/payments/qr_codes/${closed}/close`, {})).toMatchObject(isRefused);
  });

  test('a closed code takes the money of a customer who had begun to pay it, and of no other', () => {
    const { id } = create(900).body;
    gateway.qrCodes.close(id);
    expect(() => gateway.qrCodes.pay(id, { method: 'upi' })).toThrow('closed');
    expect(gateway.qrCodes.pay(id, { method: 'upi' }, { hasBegun: true })).toMatchObject({ captured: true });
    expect(gateway.qrCodes.get(id)).toMatchObject({ close_reason: 'on_demand', payments_count_received: 1 });
  });
});

test('an event that a test delivers itself is what the sandbox would send', () => {
  const body = eventBody({ event: 'payment.failed', entities: { payment: { id: 'pay_1' } } }, startedAt);
  expect(JSON.parse(body)).toMatchObject({
    ...{ entity: 'event', event: 'payment.failed', contains: ['payment'], created_at: startedAt },
    payload: { payment: { entity: { id: 'pay_1' } } },
  });
  expect(signature(body, 'secret')).toBe(signature(Buffer.from(body), 'secret'));
});

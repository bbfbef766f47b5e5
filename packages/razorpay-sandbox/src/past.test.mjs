import { startSandbox } from './sandbox.mjs';

const keys = { keyId: 'rzp_test_Sandbox0000000', keySecret: 'key-secret', webhookSecret: 'webhook-secret' };
/** @type {import('./sandbox.mjs').Sandbox} */
let sandbox;
beforeEach(async () => {
  // Nobody listens there: an event would stay in the log as not taken.
  sandbox = await startSandbox({ ...keys, port: 0, webhookUrl: 'http://127.0.0.1:9/events', retryMs: 5 });
});
afterEach(() => sandbox.stop());

/** @param {string} path @param {object} [body] */
async function api(path, body) {
  const response = await fetch(`${sandbox.origin}${path}`, {
    method: body ? 'POST' : 'GET',
    body: body ? JSON.stringify(body) : null,
    headers: { Authorization: `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}` },
  });
  return { status: response.status, body: await response.json() };
}

test('a payment from before can be paid back once, and no event tells of it', async () => {
  const payment = {
    id: 'pay_Past0000000001',
    order_id: 'order_Past00000001',
    amount: 41_250,
    created_at: 1_790_000_000,
  };
  const refunds = [{ id: 'rfnd_Past000000001', amount: 1_250, receipt: 'r1.1', created_at: 1_790_000_100 }];
  const past = { payments: [{ ...payment, refunds }] };
  expect((await api('/sandbox/control/past', past)).status).toBe(200);
  expect((await api('/sandbox/control/past', past)).status).toBe(200);
  expect((await api(`/v1/payments/${payment.id}`)).body).toMatchObject({
    ...{
      status: 'captured',
      captured: true,
      amount: 41_250,
      amount_refunded: 1_250,
      order_id: payment.order_id,
    },
    created_at: payment.created_at,
  });
  expect((await api(`/v1/orders/${payment.order_id}`)).body).toMatchObject({ status: 'paid', amount_due: 0 });
  expect((await api('/sandbox/control/webhooks')).body).toEqual([]);
  const refund = (/** @type {number} */ amount) => api(`/v1/payments/${payment.id}/refund`, { amount });
  expect((await refund(40_000)).body).toMatchObject({ status: 'processed', payment_id: payment.id });
  expect((await refund(1)).status).toBe(400);
  expect((await api(`/v1/payments/${payment.id}/refunds`)).body).toMatchObject({ count: 2 });
});

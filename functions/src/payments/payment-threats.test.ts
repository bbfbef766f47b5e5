import {
  gatewaySecrets,
  noOrderPayment,
  orders,
  payments,
  paymentWaitMs,
  refunds,
  surplusRefundId,
  webhookEvents,
  type Order,
  type Payment,
  type Refund,
} from '@basket/domain';
import { anOrder, someInstant } from '@basket/domain/testing';
import type { SignedEvent } from '../testing/gateway-double';
import { gatewayDocuments, testKeySecret, withGateway } from '../testing/gateway-harness';
import { openSimulation, orderDocument, productDocument, profileDocument } from '../testing/harness';
import { seededRandom } from '../testing/histories/faults';
import type { WebhookHeaders } from '../platform/payment-gateway.port';
import type { Services } from '../platform/services';
import { takeInEvent, takeInEventFrom } from './gateway.webhook';
import { processEvent } from './process-event';
import { startPaymentOperation } from './intents/start-payment.callable';
import { answerVerifyPayment } from './intents/verify-payment.http';

/** A customer with a dear and a cheap order, somebody else with one, and a provider in memory. */
async function open() {
  const harness = openSimulation(someInstant, seededRandom(7));
  const { gateway, services } = withGateway(harness.services);
  const waiting = { paymentMethod: 'online' as const, paymentDueAt: someInstant + paymentWaitMs };
  await harness.seed({
    ...gatewayDocuments(),
    ...profileDocument('customer1'),
    ...profileDocument('customer2'),
    ...productDocument('tomato'),
    ...orderDocument(anOrder({ id: 'dear', totalPaise: 2000_00, ...waiting })),
    ...orderDocument(anOrder({ id: 'cheap', totalPaise: 10_00, ...waiting })),
    ...orderDocument(anOrder({ id: 'foreign', customerId: 'customer2', ...waiting })),
  });
  const start = async (orderId: string, uid = 'customer1') =>
    (await harness.run(startPaymentOperation, uid, { orderId }, { services })).checkout.gatewayOrderId;
  const orderOf = (id: string) => harness.read<Order>(orders.path(id));
  const post = (body: unknown, changes: { contentType?: string; authorization?: string } = {}) =>
    answerVerifyPayment(services, (token) => Promise.resolve(token), {
      contentType: 'application/json',
      authorization: 'Bearer customer1',
      rawBody: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
      ...changes,
    });
  const deliver = async ({ body, headers, eventId }: SignedEvent) => {
    const status = await takeInEvent(services, body, headers);
    if (status === 200) await processEvent(services, eventId);
    return status;
  };
  return { harness, gateway, services, start, orderOf, post, deliver };
}

const claim = (
  orderId: string,
  intentId: string,
  { paymentId, signature }: { paymentId: string; signature: string },
) => ({
  razorpay_payment_id: paymentId,
  razorpay_order_id: intentId,
  razorpay_signature: signature,
  order_id: orderId,
});

test('a genuine payment is confirmed, and confirmed again when it is reported again', async () => {
  const { gateway, start, orderOf, post } = await open();
  const intentId = await start('cheap');
  const paid = gateway.pay(intentId);
  for (let report = 1; report <= 2; report += 1)
    expect(await post(claim('cheap', intentId, paid))).toEqual({ status: 200, body: { success: true } });
  expect(await orderOf('cheap')).toMatchObject({
    paymentStatus: 'paid',
    paymentId: paid.paymentId,
    paymentDueAt: null,
    payment: { receivedPaise: 10_00, channel: 'checkout' },
    historySeq: 2,
  });
});

test('threat-forged-verification: a wrong, foreign or malformed claim confirms nothing', async () => {
  const { gateway, start, orderOf, post } = await open();
  const [dear, cheap, foreign] = [
    await start('dear'),
    await start('cheap'),
    await start('foreign', 'customer2'),
  ];
  const paid = gateway.pay(cheap);
  const foreignPaid = gateway.pay(foreign);
  const wrong = { ...paid, signature: 'f'.repeat(64) };
  const forged = { ...paid, signature: gateway.sign(`${dear}|${paid.paymentId}`, testKeySecret) };
  const genuine = claim('dear', dear, forged);
  const attempts = [
    { body: claim('dear', dear, wrong), status: 400 },
    // A genuine signature of a cheap payment, for the dear order.
    { body: claim('dear', cheap, paid), status: 400 },
    // Even with the key secret: the payment itself says which order it paid.
    { body: genuine, status: 400 },
    { body: claim('foreign', foreign, foreignPaid), status: 404 },
    { body: claim('unknown', cheap, paid), status: 404 },
    { body: { ...genuine, amount: 1 }, status: 400 },
    { body: { ...genuine, razorpay_signature: 1 }, status: 400 },
    { body: '{', status: 400 },
    { body: ' '.repeat(1_000_000), status: 413 },
  ];
  for (const { body, status } of attempts) {
    const answer = await post(body);
    expect({ body, status: answer.status }).toEqual({ body, status });
    expect(answer.body).toMatchObject({ success: false });
  }
  const good = claim('cheap', cheap, paid);
  expect((await post(good, { authorization: '' })).status).toBe(401);
  expect((await post(good, { authorization: 'Basic abc' })).status).toBe(401);
  expect((await post(good, { contentType: 'text/plain' })).status).toBe(415);
  expect((await post(good, { authorization: 'Bearer customer2' })).status).toBe(404);
  for (const id of ['dear', 'cheap', 'foreign'])
    expect(await orderOf(id)).toMatchObject({ paymentStatus: 'pending', payment: { receivedPaise: 0 } });
});

test('threat-forged-event: what the provider did not sign is turned away and leaves nothing', async () => {
  const { harness, gateway, services, start } = await open();
  gateway.pay(await start('cheap'));
  const event = gateway.events.find(({ name }) => name === 'payment.captured');
  if (!event) throw new Error('No event');
  const { body, headers } = event;
  const respaced = Buffer.from(JSON.stringify(JSON.parse(body.toString()), null, 1));
  const signature = headers['x-razorpay-signature'] ?? '';
  const attempts: [Buffer, Record<string, string | string[]>][] = [
    [body, {}],
    [body, { 'x-razorpay-signature': 'f'.repeat(64) }],
    [body, { 'x-razorpay-signature': gateway.sign(body, testKeySecret) }],
    [body, { 'x-razorpay-signature': [signature, signature] }],
    [respaced, headers],
  ];
  for (const [bytes, sent] of attempts) expect(await takeInEvent(services, bytes, sent)).toBe(401);
  expect(await takeInEvent(services, Buffer.alloc(1_000_000), headers)).toBe(413);
  await harness.seed({ [gatewaySecrets.path()]: { ...secrets, razorpayWebhookSecret: null } });
  expect(await takeInEvent(services, body, headers)).toBe(401);
  expect((await harness.db.collection(webhookEvents.collection).get()).docs).toEqual([]);
});

test('threat-request-flood: a thousand forged events read the secrets a few times, and the gateway is heard as often as it likes', async () => {
  const { gateway, services, start } = await open();
  gateway.pay(await start('cheap'));
  const [event] = gateway.events;
  if (!event) throw new Error('No event');
  const { body, headers } = event;
  let opened = 0;
  const counted: Services = {
    ...services,
    openGateway: (account) => {
      opened += 1;
      return services.openGateway(account);
    },
  };
  const from = (network: string, sent: WebhookHeaders) =>
    takeInEventFrom(counted, { network, connection: '34.96.0.1' }, body, sent);
  const forged = { 'x-razorpay-signature': 'f'.repeat(64) };
  const statuses: number[] = [];
  for (let time = 0; time < 1_000; time += 1) statuses.push(await from('203.0.113.9', forged));
  expect(statuses.filter((status) => status === 401)).toHaveLength(120);
  expect(statuses.filter((status) => status === 429)).toHaveLength(880);
  expect(opened).toBe(120);
  for (let time = 0; time < 200; time += 1) expect(await from('203.0.113.10', headers)).toBe(200);
});

const secrets = {
  razorpayKeySecret: testKeySecret,
  razorpayWebhookSecret: 'new-secret',
  previousWebhookSecret: 'webhook-secret-of-tests',
  previousUntil: someInstant + 1000,
  updatedAt: someInstant,
};

test('events that the replaced secret signed count until its time is over', async () => {
  const { harness, gateway, services, start } = await open();
  gateway.pay(await start('cheap'));
  await harness.seed({ [gatewaySecrets.path()]: secrets });
  const [first, second] = gateway.events;
  if (!first || !second) throw new Error('No events');
  expect(await takeInEvent(services, first.body, first.headers)).toBe(200);
  harness.setNow(someInstant + 1000);
  expect(await takeInEvent(services, second.body, second.headers)).toBe(401);
});

test('threat-replayed-event: replayed, renamed, late and unknown events change an order once, and only forward', async () => {
  const { harness, gateway, orderOf, start, deliver } = await open();
  const intentId = await start('cheap');
  const { paymentId } = gateway.pay(intentId);
  const events = [...gateway.events];
  for (let round = 0; round < 10; round += 1)
    for (const event of [...events].reverse()) {
      expect(await deliver(event)).toBe(200);
      const renamed = { ...event.headers, 'x-razorpay-event-id': `other${round}` };
      expect(await deliver({ ...event, eventId: `other${round}`, headers: renamed })).toBe(200);
    }
  const after = await orderOf('cheap');
  expect(after).toMatchObject({
    paymentStatus: 'paid',
    paymentId,
    historySeq: 2,
    payment: { receivedPaise: 10_00 },
  });
  const entity = {
    id: paymentId,
    amount: 10_00,
    currency: 'INR',
    status: 'failed',
    order_id: intentId,
    method: 'upi',
  };
  await deliver(gateway.signEvent({ event: 'payment.failed', payload: { payment: { entity } } }));
  expect(await deliver(gateway.signEvent({ event: 'invoice.paid', payload: {} }))).toBe(200);
  expect(await orderOf('cheap')).toEqual(after);
  expect((await harness.read<Payment>(payments.path(paymentId))).state).toBe('captured');
});

test.each([
  { desc: 'one paisa too much', pay: { amountPaise: 10_01 }, reason: 'wrong_amount' },
  { desc: 'one paisa too little', pay: { amountPaise: 9_99 }, reason: 'wrong_amount' },
  { desc: 'another currency', pay: { currency: 'USD' }, reason: 'wrong_currency' },
])('threat-wrong-money: $desc never pays the order and goes back', async ({ pay, reason }) => {
  const { harness, gateway, start, orderOf, post } = await open();
  const intentId = await start('cheap');
  const paid = gateway.pay(intentId, pay);
  expect(await post(claim('cheap', intentId, paid))).toMatchObject({
    status: 409,
    body: { error: 'payment_refunded' },
  });
  const amountPaise = pay.amountPaise ?? 10_00;
  expect(await orderOf('cheap')).toMatchObject({
    paymentStatus: 'pending',
    payment: { receivedPaise: amountPaise, refundOwedPaise: amountPaise, refundState: 'owed' },
  });
  const refund = await harness.read<Refund>(refunds.path(surplusRefundId(paid.paymentId)));
  const reasons = { reason: '', reasonFacts: { code: 'surplus', why: reason } };
  expect(refund).toMatchObject({ amountPaise, status: 'owed', cause: 'surplus', ...reasons });
  expect((await harness.read<Payment>(payments.path(paid.paymentId))).surplusReason).toBe(reason);
  expect(harness.logged.some(({ operation, fault }) => operation === 'payments.alert' && fault)).toBe(true);
});

test('threat-wrong-money: money for an unknown or an ended order goes back', async () => {
  const { harness, gateway, start, deliver, orderOf } = await open();
  const intentId = await start('cheap');
  const cancelled = { ...(await orderOf('cheap')), status: 'cancelled' as const };
  await harness.seed({ [orders.path('cheap')]: cancelled });
  gateway.pay(intentId);
  for (const event of [...gateway.events]) await deliver(event);
  expect(await orderOf('cheap')).toMatchObject({ status: 'cancelled', payment: { refundOwedPaise: 10_00 } });
  const entity = {
    id: 'pay_stray',
    amount: 500,
    currency: 'INR',
    status: 'captured',
    order_id: 'order_stray',
    method: 'upi',
  };
  await deliver(gateway.signEvent({ event: 'payment.captured', payload: { payment: { entity } } }));
  const refund = await harness.read<Refund>(refunds.path(surplusRefundId('pay_stray')));
  expect(refund).toMatchObject({ orderId: null, amountPaise: 500, status: 'owed' });
});

test.each(['timeout', 'server error', 'too many requests', 'redirect', 'lost answer'] as const)(
  'threat-gateway-faults: with a fault (%s) nothing is confirmed, and asking again confirms it',
  async (fault) => {
    const { gateway, start, orderOf, post } = await open();
    const intentId = await start('cheap');
    const paid = gateway.pay(intentId);
    gateway.nextFaults.push(fault);
    const answer = await post(claim('cheap', intentId, paid));
    expect(answer).toMatchObject({ status: 503, body: { success: false, error: 'payment_pending' } });
    expect(await orderOf('cheap')).toMatchObject({
      paymentStatus: 'pending',
      payment: { ...noOrderPayment, intentId, attempts: 1 },
    });
    expect((await post(claim('cheap', intentId, paid))).status).toBe(200);
  },
);

test('threat-gateway-faults: a gateway that answers with another payment confirms nothing', async () => {
  const { gateway, start, orderOf, post } = await open();
  const intentId = await start('cheap');
  const paid = gateway.pay(intentId);
  const other = gateway.pay(await start('dear'));
  const row = gateway.payments.get(other.paymentId);
  if (row) gateway.sandbox.state.payments[paid.paymentId] = row;
  expect((await post(claim('cheap', intentId, paid))).status).toBe(400);
  expect((await orderOf('cheap')).paymentStatus).toBe('pending');
});

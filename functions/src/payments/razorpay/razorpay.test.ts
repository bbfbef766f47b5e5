import { someInstant } from '@basket/domain/testing';
import { GatewayDouble, type Fault } from '../../testing/gateway-double';
import { gatewayAddresses } from './addresses';
import { keyModeOf } from './entities';
import { razorpay } from './razorpay';

const keySecret = 'key-secret-of-tests';
const account = {
  keyId: 'rzp_test_A1b2C3d4E5f6G7',
  keySecret,
  webhookSecrets: ['new-webhook-secret', 'old-webhook-secret'],
};

function open(changes: Partial<typeof account> = {}) {
  const double = new GatewayDouble({
    random: () => 1,
    now: () => someInstant,
    turn: () => Promise.resolve(),
    keySecret,
    webhookSecret: 'new-webhook-secret',
  });
  const settings = { api: 'https://gateway.test', checkoutScript: 'https://gateway.test/v1/checkout.js' };
  const gateway = razorpay({ ...settings, acceptsLiveKeys: false, fetch: double.fetch })({
    ...account,
    ...changes,
  });
  if (!gateway) throw new Error('Did not open');
  return { double, gateway };
}
const wanted = { receipt: 'order1-1', orderId: 'order1', amountPaise: 98_00, currency: 'INR' };

test('a gateway order is created once and found by its receipt', async () => {
  const { gateway } = open();
  expect(await gateway.findIntent('order1-1')).toBeNull();
  const intent = await gateway.createIntent(wanted);
  expect(intent).toMatchObject({ amountPaise: 98_00, currency: 'INR' });
  expect(await gateway.findIntent('order1-1')).toEqual(intent);
});

test('payments and refunds of a time are listed whole, page by page, its first moment with it and its last not', async () => {
  const { double, gateway } = open();
  const { intentId } = await gateway.createIntent(wanted);
  const paid = Array.from({ length: 205 }, () => double.pay(intentId, { outcome: 'captured' }).paymentId);
  const { intentId: other } = await gateway.createIntent({ ...wanted, receipt: 'order1-2' });
  double.pay(other, { outcome: 'authorized' });
  const [first = ''] = paid;
  double.refundOutside(first, 98_00);
  const from = (fromAt: number, untilAt: number) => gateway.paymentsBetween(fromAt, untilAt);
  const listed = await from(someInstant, someInstant + 1000);
  expect(listed).toHaveLength(206);
  expect(new Set(listed.map(({ facts }) => facts.paymentId)).size).toBe(206);
  expect(listed.filter(({ capturedPaise }) => capturedPaise === 98_00)).toHaveLength(205);
  expect(listed.find(({ facts }) => facts.paymentId === first)).toEqual(await gateway.readBooked(first));
  expect(await gateway.readBooked(first)).toMatchObject({
    ...{ capturedPaise: 98_00, facts: { state: 'refunded', refundedPaise: 98_00 } },
  });
  expect(await from(someInstant - 1000, someInstant)).toEqual([]);
  expect(await from(someInstant + 1000, someInstant + 9000)).toEqual([]);
  expect(await gateway.refundsBetween(someInstant, someInstant + 1000)).toMatchObject([
    { paymentId: first, amountPaise: 98_00, receipt: null },
  ]);
});

test('payments of an order and of a code are told as facts', async () => {
  const { double, gateway } = open();
  const { intentId } = await gateway.createIntent(wanted);
  double.pay(intentId, { outcome: 'failed' });
  const { paymentId } = double.pay(intentId);
  expect(await gateway.paymentsOf(intentId, 'checkout')).toMatchObject([
    { state: 'failed', failure: expect.stringContaining('could not be completed'), intentId },
    { state: 'captured', failure: null, intentId, paymentId, amountPaise: 98_00 },
  ]);
  const door = {
    orderId: 'order2',
    orderNumber: 'BE2611204822',
    amountPaise: 50_00,
    expiresAt: someInstant + 1_200_000,
  };
  const code = await gateway.createCode(door);
  expect(code.upiLink).toBe(`https://gateway.test/sandbox/pay/${code.codeId}`);
  const paid = double.pay(code.codeId);
  expect(await gateway.readPayment(paid.paymentId)).toMatchObject({ intentId: null, amountPaise: 50_00 });
  expect(await gateway.codeOfPayment(paid.paymentId)).toBe(code.codeId);
  expect(await gateway.codeOfPayment(paymentId)).toBeNull();
  expect(await gateway.paymentsOf(code.codeId, 'door')).toMatchObject([{ intentId: code.codeId }]);
  await expect(gateway.closeCode(code.codeId)).resolves.toBeUndefined();
});

test('a refund whose answer was lost is paid once when it is asked for again', async () => {
  const { double, gateway } = open();
  const { intentId } = await gateway.createIntent(wanted);
  const { paymentId } = double.pay(intentId);
  const refund = {
    paymentId,
    amountPaise: 10_00,
    idempotencyKey: 'refund-order1_2-1',
    receipt: 'order1_2.1',
  };
  double.nextFaults.push('lost answer');
  await expect(gateway.refund(refund)).rejects.toMatchObject({ kind: 'unknown' });
  const facts = await gateway.refund(refund);
  expect(facts).toMatchObject({ paymentId, amountPaise: 10_00, receipt: 'order1_2.1' });
  expect(double.refunds.size).toBe(1);
  expect(await gateway.readRefund(facts.gatewayRefundId)).toMatchObject({ status: 'processed' });
  await expect(gateway.refund({ ...refund, amountPaise: 11_00 })).rejects.toMatchObject({ kind: 'refused' });
});

test.each<{ fault: Fault; read: string; write: string }>([
  { fault: 'too many requests', read: 'retryable', write: 'retryable' },
  { fault: 'server error', read: 'retryable', write: 'unknown' },
  { fault: 'redirect', read: 'retryable', write: 'unknown' },
  { fault: 'timeout', read: 'unknown', write: 'unknown' },
  { fault: 'lost answer', read: 'unknown', write: 'unknown' },
])(
  'threat-gateway-faults: after a fault ($fault) a write may have happened or not',
  async ({ fault, read, write }) => {
    const { double, gateway } = open();
    double.nextFaults.push(fault, fault);
    await expect(gateway.findIntent('order1-1')).rejects.toMatchObject({ kind: read });
    await expect(gateway.createIntent(wanted)).rejects.toMatchObject({ kind: write });
  },
);

test('a payment that the provider refuses is refused', async () => {
  const { gateway } = open();
  await expect(gateway.createIntent({ ...wanted, amountPaise: 99 })).rejects.toMatchObject({
    kind: 'refused',
    message: '400 The amount must be at least INR 1.00',
  });
});

test('an answer that is not as documented is no answer', async () => {
  const strange = razorpay({
    ...{ api: 'https://gateway.test', checkoutScript: 'x', acceptsLiveKeys: false },
    fetch: () => Promise.resolve({ status: 200, text: () => Promise.resolve('<html>') }),
  })(account);
  await expect(strange?.readPayment('pay_1')).rejects.toMatchObject({ kind: 'unknown' });
});

test('the signature of a checkout covers the order and the payment, in the key secret', () => {
  const { double, gateway } = open();
  const signature = double.sign('order_1|pay_1', keySecret);
  expect(gateway.verifyCheckoutSignature('order_1', 'pay_1', signature)).toBe(true);
  expect(gateway.verifyCheckoutSignature('order_2', 'pay_1', signature)).toBe(false);
  expect(gateway.verifyCheckoutSignature('order_1', 'pay_2', signature)).toBe(false);
  expect(gateway.verifyCheckoutSignature('order_1', 'pay_1', signature.toUpperCase())).toBe(false);
  expect(gateway.verifyCheckoutSignature('order_1', 'pay_1', '')).toBe(false);
  expect(gateway.verifyCheckoutSignature('order_1', 'pay_1', double.sign('order_1|pay_1', 'other'))).toBe(
    false,
  );
});

const captured = {
  event: 'payment.captured',
  payload: {
    payment: {
      entity: {
        id: 'pay_1',
        amount: 98_00,
        currency: 'INR',
        status: 'captured',
        order_id: 'order_1',
        method: 'upi',
      },
    },
  },
};

test('an event is read only when the current or the previous secret signed its bytes', () => {
  const { double, gateway } = open();
  const { body, headers, eventId } = double.signEvent(captured);
  expect(gateway.parseWebhook(body, headers)).toMatchObject({
    eventId,
    event: { kind: 'payment', payment: { paymentId: 'pay_1', intentId: 'order_1', state: 'captured' } },
  });
  const old = double.signEvent(captured, 'old-webhook-secret');
  expect(gateway.parseWebhook(old.body, old.headers)).not.toBeNull();
  for (const secret of [keySecret, 'stolen', ''])
    expect(
      gateway.parseWebhook(body, { 'x-razorpay-signature': double.sign(body, secret || 'x') }),
    ).toBeNull();
  expect(gateway.parseWebhook(Buffer.from(`${body.toString()} `), headers)).toBeNull();
  expect(gateway.parseWebhook(body, {})).toBeNull();
  expect(
    gateway.parseWebhook(body, { 'x-razorpay-signature': [headers['x-razorpay-signature'] ?? ''] }),
  ).toBeNull();
});

test('an empty webhook secret signs nothing', () => {
  const { double, gateway } = open({ webhookSecrets: [''] });
  const { body, headers } = double.signEvent(captured, '');
  expect(gateway.parseWebhook(body, headers)).toBeNull();
});

test.each([
  { keyId: 'rzp_test_A1b2C3d4E5f6G7', mode: 'test' },
  { keyId: 'rzp_live_A1b2C3d4E5f6G7', mode: 'live' },
  { keyId: 'rzp_other_A1b2', mode: null },
  { keyId: '', mode: null },
])('the key id $keyId is of mode $mode', ({ keyId, mode }) => {
  expect(keyModeOf(keyId)).toBe(mode);
});

test('live keys are refused where no real money may move', () => {
  const settings = { api: 'https://gateway.test', checkoutScript: 'x', acceptsLiveKeys: false };
  const live = { ...account, keyId: 'rzp_live_A1b2C3d4E5f6G7' };
  expect(razorpay(settings)(live)).toBeNull();
  expect(razorpay({ ...settings, acceptsLiveKeys: true })(live)?.mode).toBe('live');
});

test.each([
  { desc: 'nothing is set', environment: {}, isEmulator: false, api: 'https://api.razorpay.com' },
  {
    desc: 'the local stack names this machine',
    environment: { PAYMENT_GATEWAY_API: 'http://127.0.0.1:9000/' },
    isEmulator: true,
    api: 'http://127.0.0.1:9000',
  },
  {
    desc: 'a deployment names this machine',
    environment: { PAYMENT_GATEWAY_API: 'http://127.0.0.1:9000' },
    isEmulator: false,
    api: null,
  },
  {
    desc: 'the local stack names a stranger',
    environment: { PAYMENT_GATEWAY_API: 'https://evil.example' },
    isEmulator: true,
    api: null,
  },
  {
    desc: 'a deployment names a strange script',
    environment: { PAYMENT_GATEWAY_SCRIPT: 'https://evil.example/checkout.js' },
    isEmulator: false,
    api: null,
  },
])('$desc: the provider is at $api', ({ environment, isEmulator, api }) => {
  if (api === null) expect(() => gatewayAddresses(environment, isEmulator)).toThrow('cannot be reached');
  else expect(gatewayAddresses(environment, isEmulator).api).toBe(api);
});

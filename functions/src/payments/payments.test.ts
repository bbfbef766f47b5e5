import { surplusRefundId, type OrderHistory } from '@basket/domain';
import { anOrder, someInstant } from '@basket/domain/testing';
import { runTask } from '../entry-points/run-task.task';
import { sweep } from '../entry-points/sweep.schedule';
import { setOrderStatusOperation } from '../orders/set-order-status.callable';
import { gatewayDocuments, withGateway } from '../testing/gateway-harness';
import { orderDocument, refusalOf } from '../testing/harness';
import { dueAt, openPayingShop } from '../testing/paying-shop';
import { takeInEvent } from './gateway.webhook';
import { startPaymentOperation } from './intents/start-payment.callable';

/** An order that was paid online: ₹98, of which two tomatoes are ₹24 each. */
async function openPaid() {
  const opened = await openPayingShop();
  const { checkout } = await opened.start();
  opened.gateway.pay(checkout.gatewayOrderId);
  opened.harness.setNow(someInstant + 200_000);
  await opened.settle();
  expect(await opened.orderOf()).toMatchObject({ paymentStatus: 'paid', payment: { receivedPaise: 98_00 } });
  return opened;
}

test('two tabs that start to pay at once get the same gateway order, and so does a reload', async () => {
  const { gateway, start, orderOf } = await openPayingShop();
  const [one, two] = await Promise.all([start(), start()]);
  const three = await start();
  expect(new Set([one, two, three].map(({ checkout }) => checkout.gatewayOrderId)).size).toBe(1);
  expect(three).toMatchObject({
    paymentDueAt: dueAt,
    checkout: {
      keyId: 'rzp_test_A1b2C3d4E5f6G7',
      scriptUrl: 'https://gateway.test/v1/checkout.js',
      amountPaise: 98_00,
      currency: 'INR',
      prefill: { name: 'Ananya Sharma', contact: '9901833270' },
      notes: { address: '22, 12th Main, Domlur', order_number: 'BE2611204821' },
    },
  });
  expect((await orderOf()).payment).toMatchObject({ attempts: 1, intentId: one.checkout.gatewayOrderId });
  expect([...gateway.orders.values()].every(({ receipt }) => receipt === 'order1-1')).toBe(true);
});

test('two tabs that both find no gateway order yet open one together', async () => {
  const { harness } = await openPayingShop();
  let haveBothAsked = (): void => undefined;
  const both = new Promise<void>((resolve) => (haveBothAsked = resolve));
  let asked = 0;
  const turn = (): Promise<void> => {
    asked += 1;
    if (asked === 2) haveBothAsked();
    return both;
  };
  const { gateway, services } = withGateway(harness.services, { turn });
  const start = () => harness.run(startPaymentOperation, 'customer1', { orderId: 'order1' }, { services });
  const [one, two] = await Promise.all([start(), start()]);
  expect(one.checkout.gatewayOrderId).toBe(two.checkout.gatewayOrderId);
  expect(gateway.requests.filter((request) => request === 'POST /v1/orders')).toHaveLength(2);
  expect(gateway.orders.size).toBe(1);
});

test('a gateway order whose answer was lost is found again', async () => {
  const { gateway, start } = await openPayingShop();
  gateway.failNext('POST /v1/orders', 'lost answer');
  expect(await refusalOf(start())).toBe('payment_unavailable');
  const { checkout } = await start();
  expect(gateway.orders.size).toBe(1);
  expect(gateway.orders.has(checkout.gatewayOrderId)).toBe(true);
});

test.each([
  {
    desc: 'nobody has set the key',
    documents: gatewayDocuments({ razorpayKeyId: '' }),
    code: 'payment_not_configured',
  },
  {
    desc: 'it is a live key on a test installation',
    documents: gatewayDocuments({ razorpayKeyId: 'rzp_live_A1b2C3d4E5f6G7' }),
    code: 'payment_not_configured',
  },
  {
    desc: 'the order is somebody else’s',
    documents: orderDocument(anOrder({ customerId: 'customer2', paymentMethod: 'online' })),
    code: 'unknown_order',
  },
  { desc: 'the order is a cash order', documents: orderDocument(anOrder()), code: 'order_not_payable' },
  {
    desc: 'its time is up',
    documents: orderDocument(anOrder({ paymentMethod: 'online', paymentDueAt: someInstant })),
    code: 'order_not_payable',
  },
])('a payment is not started when $desc', async ({ documents, code }) => {
  const { start, gateway } = await openPayingShop(documents);
  expect(await refusalOf(start())).toBe(code);
  expect(gateway.orders.size).toBe(0);
});

test('an order that was paid in time is paid by its expiry, not cancelled, however little anybody told', async () => {
  const { harness, gateway, services, start, orderOf } = await openPayingShop();
  const { checkout } = await start();
  gateway.pay(checkout.gatewayOrderId);
  harness.setNow(dueAt);
  const task = { kind: 'expireUnpaidOrder' as const, orderId: 'order1' };
  gateway.nextFaults.push('server error');
  await expect(runTask(task, dueAt, services)).rejects.toThrow('500');
  expect(await orderOf()).toMatchObject({ status: 'pending', paymentStatus: 'pending' });
  await runTask(task, dueAt, services);
  expect(await orderOf()).toMatchObject({ status: 'pending', paymentStatus: 'paid' });
});

test('money that comes after the order expired is received, owed and paid back', async () => {
  const { harness, gateway, services, start, orderOf, settle, refundOf, notes } = await openPayingShop();
  const { checkout } = await start();
  harness.setNow(dueAt);
  await runTask({ kind: 'expireUnpaidOrder', orderId: 'order1' }, dueAt, services);
  expect(await orderOf()).toMatchObject({ status: 'cancelled', paymentStatus: 'failed' });
  const { paymentId } = gateway.pay(checkout.gatewayOrderId);
  harness.setNow(dueAt + 3_600_000);
  await settle();
  harness.setNow(dueAt + 3_700_000);
  await settle();
  expect(await orderOf()).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'refunded',
    payment: { receivedPaise: 98_00, refundOwedPaise: 0, refundedPaise: 98_00, refundState: 'refunded' },
  });
  expect(await refundOf(surplusRefundId(paymentId))).toMatchObject({
    ...{ status: 'refunded', cause: 'surplus', reason: '' },
    reasonFacts: { code: 'surplus', why: 'order_ended' },
  });
  expect([...gateway.refunds.values()]).toMatchObject([{ amount: 98_00, status: 'processed' }]);
  expect((await notes()).map(({ facts }) => facts)).toMatchObject([
    { code: 'not_paid_in_time' },
    { code: 'surplus', amountPaise: 98_00, paymentId, reason: 'order_ended' },
    { code: 'refunded', amountPaise: 98_00 },
  ]);
});

test('cancelling a paid order owes its refund, and the queue pays it back', async () => {
  const { harness, gateway, orderOf, refundOf, cancel, runQueued } = await openPaid();
  harness.queued.length = 0;
  await cancel();
  const { refundId } = await orderOf();
  expect(await refundOf(refundId ?? '')).toMatchObject({ status: 'owed', amountPaise: 98_00 });
  await runQueued();
  expect(await orderOf()).toMatchObject({
    paymentStatus: 'refunded',
    payment: { refundOwedPaise: 0, refundedPaise: 98_00 },
  });
  expect(gateway.refunds.size).toBe(1);
  const { historySeq } = await orderOf();
  const path = `orders/order1/history/${String(historySeq).padStart(4, '0')}`;
  expect((await harness.read<OrderHistory>(path)).facts).toEqual({
    ...{ code: 'refunded', amountPaise: 98_00, refundId: expect.stringMatching(/^rfnd_/) as string },
    ...{ isMadeAtGateway: false, notOwedPaise: 0 },
  });
});

test('a refund is paid once through lost answers and tasks that come twice', async () => {
  const { gateway, harness, services, refund, refundOf, orderOf } = await openPaid();
  const { refundId } = await refund(10_00);
  gateway.nextFaults.push('lost answer', 'timeout', 'server error', 'too many requests');
  for (let minutes = 1; minutes < 40; minutes += 1) {
    harness.setNow(harness.services.now() + 60_000);
    const task = { kind: 'payRefund' as const, refundId };
    await Promise.all([runTask(task, 0, services), runTask(task, 0, services)]);
  }
  expect(await refundOf(refundId)).toMatchObject({ status: 'refunded', amountPaise: 10_00 });
  expect([...gateway.refunds.values()]).toMatchObject([{ amount: 10_00 }]);
  expect(await orderOf()).toMatchObject({
    status: 'pending',
    paymentStatus: 'paid',
    payment: { refundedPaise: 10_00, refundState: 'refunded' },
  });
});

test('an admin refunds items, once each, and never more than is left', async () => {
  const { refund, orderOf } = await openPaid();
  expect(await refund({ line: 0, quantity: 1 })).toMatchObject({ amountPaise: 24_00 });
  expect(await refund({ line: 0, quantity: 1 })).toMatchObject({ amountPaise: 24_00 });
  expect(await refusalOf(refund({ line: 0, quantity: 1 }))).toBe('unknown_refund_item');
  expect(await refusalOf(refund({ line: 7, quantity: 1 }))).toBe('unknown_refund_item');
  expect(await refusalOf(refund(50_01))).toBe('refund_too_large');
  expect(await refund('full')).toMatchObject({ amountPaise: 50_00 });
  expect(await refusalOf(refund('full'))).toBe('nothing_to_refund');
  expect((await orderOf()).payment).toMatchObject({ refundOwedPaise: 98_00, refundedQuantities: { '0': 2 } });
});

test('fifty refunds of the whole at once owe it once', async () => {
  const { refund, orderOf } = await openPaid();
  const answers = await Promise.allSettled(Array.from({ length: 50 }, () => refund('full')));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await orderOf()).payment.refundOwedPaise).toBe(98_00);
});

test('a refund that fails at the bank waits for an admin, who has it tried in a new round', async () => {
  const { harness, gateway, refund, refundOf, orderOf, retry, runQueued, settle, notes } = await openPaid();
  gateway.sandbox.refunds.outcome = 'pending';
  harness.queued.length = 0;
  const { refundId } = await refund(10_00);
  await runQueued();
  const asked = await refundOf(refundId);
  expect(asked).toMatchObject({ status: 'requested' });
  gateway.finishRefund(asked.gatewayRefundId ?? '', 'failed');
  harness.setNow(harness.services.now() + 3_600_000);
  await settle();
  expect(await refundOf(refundId)).toMatchObject({ status: 'failed', nextTryAt: null });
  expect((await orderOf()).payment.refundState).toBe('failed');
  gateway.sandbox.refunds.outcome = 'processed';
  harness.queued.length = 0;
  expect(await retry(refundId)).toEqual({ status: 'owed' });
  await runQueued();
  expect(await refundOf(refundId)).toMatchObject({ status: 'refunded', round: 2 });
  expect((await orderOf()).payment).toMatchObject({ refundedPaise: 10_00, refundState: 'refunded' });
  const amountPaise = 10_00;
  expect((await notes()).slice(-4)).toMatchObject([
    { facts: { code: 'refund_decided', amountPaise }, note: 'Bruised' },
    { facts: { code: 'refund_refused', amountPaise }, note: '' },
    { facts: { code: 'refund_retried', amountPaise }, note: '' },
    { facts: { code: 'refunded', amountPaise, isMadeAtGateway: false }, note: '' },
  ]);
  expect(await refusalOf(retry(refundId))).toBe('refund_not_retryable');
  expect(await refusalOf(retry('unknown'))).toBe('unknown_refund');
});

test('an order taken back before its refund was asked for keeps its money; after that it is collected in cash', async () => {
  const { harness, services, cancel, orderOf, refundOf, runQueued } = await openPaid();
  harness.queued.length = 0;
  const takeBack = () =>
    harness.run(
      setOrderStatusOperation,
      'admin1',
      { orderId: 'order1', status: 'pending', note: '' },
      { services },
    );
  await cancel();
  const { refundId } = await orderOf();
  await takeBack();
  expect(await refundOf(refundId ?? '')).toMatchObject({ status: 'withdrawn', nextTryAt: null });
  await runQueued();
  expect(await orderOf()).toMatchObject({
    paymentStatus: 'paid',
    payment: { refundOwedPaise: 0, refundedPaise: 0 },
  });
  await cancel();
  await runQueued();
  await takeBack();
  expect(await orderOf()).toMatchObject({
    paymentMethod: 'cod',
    paymentStatus: 'pending',
    payment: { refundedPaise: 98_00 },
  });
});

test('a refund that somebody made at the gateway is counted, and not made again', async () => {
  const { harness, gateway, services, orderOf, refund, notes } = await openPaid();
  const { paymentId } = await orderOf();
  gateway.refundOutside(paymentId ?? '', 30_00);
  for (const { body, headers } of gateway.events) await takeInEvent(services, body, headers);
  harness.setNow(harness.services.now() + 3_600_000);
  await sweep(services);
  expect((await orderOf()).payment).toMatchObject({ refundedPaise: 30_00, refundOwedPaise: 0 });
  expect((await notes()).at(-1)?.facts).toMatchObject({
    ...{ code: 'refunded', amountPaise: 30_00, isMadeAtGateway: true, notOwedPaise: 0 },
  });
  expect(await refusalOf(refund(68_01))).toBe('refund_too_large');
});

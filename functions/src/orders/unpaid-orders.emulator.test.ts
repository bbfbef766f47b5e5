import {
  noOrderPayment,
  orders,
  paymentWaitMs,
  products,
  refunds,
  type Order,
  type OrderHistory,
  type placeOrder,
  type Product,
  type Refund,
  type RequestOf,
} from '@basket/domain';
import { anAddress, someInstant } from '@basket/domain/testing';
import { runTask } from '../entry-points/run-task.task';
import { sweep } from '../entry-points/sweep.schedule';
import { freshHarness } from '../testing/fresh-harness';
import { gatewayDocuments, withGateway } from '../testing/gateway-harness';
import { productDocument, profileDocument } from '../testing/harness';
import { cancelOrderOperation } from './cancel-order.callable';
import { placeOrderOperation } from './placing/place-order.callable';
import { setOrderStatusOperation } from './set-order-status.callable';

const harness = freshHarness(someInstant, () => ({
  ...gatewayDocuments(),
  ...profileDocument('customer1'),
  ...profileDocument('admin1', { role: 'admin' }),
  ...productDocument('tomato', { pricePaise: 24_00, stockQuantity: 10 }),
}));
const { services } = withGateway(harness.services);

const request: RequestOf<typeof placeOrder> = {
  lines: [{ productId: 'tomato', optionIds: [], quantity: 2 }],
  delivery: anAddress(),
  paymentMethod: 'online',
  expectedTotalPaise: 98_00,
};
const place = () => harness.run(placeOrderOperation, 'customer1', request, { services });
const orderOf = (orderId: string) => harness.read<Order>(orders.path(orderId));
const stock = async () => (await harness.read<Product>(products.path('tomato'))).stockQuantity;
const dueAt = someInstant + paymentWaitMs;

const pay = (orderId: string) =>
  harness.db.doc(orders.path(orderId)).update({
    paymentStatus: 'paid',
    paymentId: 'pay_1',
    paidAt: someInstant,
    paymentDueAt: null,
    payment: { ...noOrderPayment, channel: 'checkout', receivedPaise: 98_00 },
  });

test('an online order holds its stock for fifteen minutes and queues the end of that (rule: pay-15min)', async () => {
  const { orderId } = await place();
  expect(await stock()).toBe(8);
  expect(await orderOf(orderId)).toMatchObject({ paymentStatus: 'pending', paymentDueAt: dueAt });
  expect(harness.queued).toEqual([
    { id: `unpaid-${orderId}-${dueAt}`, task: { kind: 'expireUnpaidOrder', orderId }, dueAt },
  ]);
});

test('unpaid by then, it is cancelled once and its stock returns, however often the task comes', async () => {
  const { orderId } = await place();
  const task = { kind: 'expireUnpaidOrder' as const, orderId };
  await expect(runTask(task, dueAt, services)).rejects.toThrow('due in');
  expect(await stock()).toBe(8);
  harness.setNow(dueAt);
  await Promise.all([1, 2, 3].map(() => runTask(task, dueAt, services)));
  expect(await orderOf(orderId)).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'failed',
    paymentDueAt: null,
    refundId: null,
  });
  expect(await stock()).toBe(10);
  expect(await harness.read<OrderHistory>(`orders/${orderId}/history/0002`)).toMatchObject({
    actorRole: 'system',
    to: 'cancelled',
    facts: { code: 'not_paid_in_time' },
  });
});

test('the sweeper cancels what a lost task left', async () => {
  const { orderId } = await place();
  harness.setNow(dueAt + 60_000);
  expect(await sweep(services)).toMatchObject({ unpaid: 1 });
  expect((await orderOf(orderId)).status).toBe('cancelled');
  expect(await sweep(services)).toMatchObject({ unpaid: 0 });
});

test('an order that was paid in time stays', async () => {
  const { orderId } = await place();
  await pay(orderId);
  harness.setNow(dueAt);
  await runTask({ kind: 'expireUnpaidOrder', orderId }, dueAt, services);
  expect(await sweep(services)).toMatchObject({ unpaid: 0 });
  expect(await orderOf(orderId)).toMatchObject({ status: 'pending', paymentStatus: 'paid' });
  expect(await stock()).toBe(8);
});

test('cancelling a paid order owes its refund in the same step; taking it back withdraws it (rule: refund-owed)', async () => {
  const { orderId } = await place();
  await pay(orderId);
  await harness.run(cancelOrderOperation, 'customer1', { orderId }, { services });
  const path = refunds.path(`${orderId}_2`);
  expect(await harness.read<Refund>(path)).toMatchObject({ orderId, status: 'owed', amountPaise: 98_00 });
  expect(await stock()).toBe(10);
  await harness.run(
    setOrderStatusOperation,
    'admin1',
    { orderId, status: 'pending', note: '' },
    { services },
  );
  expect(await harness.read<Refund>(path)).toMatchObject({ status: 'withdrawn' });
  expect(await orderOf(orderId)).toMatchObject({ status: 'pending', paymentStatus: 'paid', refundId: null });
  expect(await stock()).toBe(8);
});

test('without a gateway an online order is refused and takes nothing (rule: payment-methods)', async () => {
  await expect(harness.run(placeOrderOperation, 'customer1', request)).rejects.toMatchObject({
    refusal: { code: 'payment_method_unavailable' },
  });
  expect(await stock()).toBe(10);
});

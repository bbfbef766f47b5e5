import { noOrderPayment, orders, type Order } from '@basket/domain';
import { anOrder, someInstant } from '@basket/domain/testing';
import { freshHarness } from '../testing/fresh-harness';
import {
  orderDocument,
  partnerDocuments,
  profileDocument,
  refusalOf,
  settingsDocument,
} from '../testing/harness';
import { refundOrderOperation } from '../payments/refunds/refund-order.callable';
import { readCustomerFiguresOperation } from './customer-figures.callable';
import { addOrderValues } from './order-values';
import { setOrderStatusOperation } from './set-order-status.callable';

const hourMs = 3_600_000;
const harness = freshHarness(someInstant, () => ({
  ...settingsDocument(),
  ...profileDocument('admin1', { role: 'admin' }),
  ...profileDocument('asha'),
  ...profileDocument('ravi'),
  ...partnerDocuments('partner1'),
}));
const order = (id: string, facts: Partial<Order> = {}) =>
  orderDocument({ ...anOrder({ customerId: 'asha', totalPaise: 500_00, ...facts }), id });
const figures = async (customerId = 'asha') => {
  const { customers } = await harness.run(readCustomerFiguresOperation, 'admin1', {
    customerIds: [customerId],
  });
  return customers.map(({ deliveredOrders, valuePaise }) => [deliveredOrders, valuePaise]);
};
const isWhole = async () =>
  (await harness.run(readCustomerFiguresOperation, 'admin1', { customerIds: ['asha'] })).isWhole;
const setStatus = (orderId: string, status: 'delivered' | 'cancelled') =>
  harness.run(setOrderStatusOperation, 'admin1', { orderId, status, note: '' });
const add = () => addOrderValues(harness.services, Date.now() + 60_000);

test('orders count from their delivery on, and no longer when it is undone (rule: customer-value)', async () => {
  await harness.seed({
    ...order('a', { status: 'confirmed' }),
    ...order('b', { status: 'confirmed' }),
    ...order('c', { customerId: 'ravi', status: 'confirmed' }),
  });
  expect(await figures()).toEqual([[0, 0]]);
  for (const id of ['a', 'b', 'c']) await setStatus(id, 'delivered');
  expect(await figures()).toEqual([[2, 1000_00]]);
  await setStatus('b', 'cancelled');
  expect(await figures()).toEqual([[1, 500_00]]);
});

test('a refund reduces the value from the moment it is owed (rule: customer-value)', async () => {
  const payment = { ...noOrderPayment, channel: 'checkout' as const, receivedPaise: 500_00 };
  const paid = { paymentMethod: 'online', paymentStatus: 'paid', paymentId: 'pay_1', payment } as const;
  await harness.seed(order('a', { status: 'confirmed', ...paid }));
  await setStatus('a', 'delivered');
  await harness.run(refundOrderOperation, 'admin1', {
    orderId: 'a',
    scope: { kind: 'amount', amountPaise: 120_00 },
    reason: 'Bruised',
  });
  expect(await figures()).toEqual([[1, 380_00]]);
});

test('orders from before, and those of an earlier release, are added by tidying (rule: customer-value)', async () => {
  const { valuePaise: _absent, ...older } = order('a', {
    status: 'delivered',
    updatedAt: someInstant - hourMs,
  })[orders.path('a')] as Order;
  await harness.seed({ [orders.path('a')]: older });
  expect([await figures(), await isWhole()]).toEqual([[[0, 0]], false]);
  expect(await add()).toBe(1);
  expect([await figures(), await isWhole()]).toEqual([[[1, 500_00]], true]);
  expect(await add()).toBe(0);
});

test('only admins ask, for at most a page of customers', async () => {
  const ask = (uid: string, count: number) =>
    harness.run(readCustomerFiguresOperation, uid, {
      customerIds: Array.from({ length: count }, (_, index) => `c${index}`),
    });
  expect(await refusalOf(ask('asha', 1))).toBe('not_allowed');
  expect(await refusalOf(ask('admin1', 26))).toBe('invalid_request');
  expect((await ask('admin1', 25)).customers).toHaveLength(25);
});

import { anyOrder, mostCountedOrders, noPartner, type Order, type Stored } from '@basket/domain';
import { anOrder, someInstant } from '@basket/domain/testing';
import { freshHarness } from '../testing/fresh-harness';
import { orderDocument, profileDocument, refusalOf } from '../testing/harness';
import { countOrdersOperation } from './count-orders.callable';

const harness = freshHarness(someInstant, () => ({
  ...profileDocument('admin1', { role: 'admin' }),
  ...profileDocument('customer1'),
}));

const count = (filter: Partial<typeof anyOrder> = {}) =>
  harness.run(countOrdersOperation, 'admin1', { ...anyOrder, ...filter });
const placed = (id: string, facts: Partial<Stored<Order>>) => orderDocument(anOrder({ id, ...facts }));

test('counts the orders of each status that the filter leaves', async () => {
  await harness.seed({
    ...placed('o1', { status: 'pending', paymentMethod: 'cod', createdAt: 1_000 }),
    ...placed('o2', { status: 'pending', paymentMethod: 'online', createdAt: 2_000 }),
    ...placed('o3', {
      status: 'delivered',
      paymentMethod: 'online',
      paymentStatus: 'paid',
      createdAt: 3_000,
    }),
    ...placed('o4', {
      status: 'delivered',
      deliveryPartnerId: 'imran',
      paymentMethod: 'cod',
      createdAt: 4_000,
    }),
  });
  const none = { assigned: 0, confirmed: 0, preparing: 0, out_for_delivery: 0, cancelled: 0 };
  expect(await count()).toEqual({ counts: { ...none, pending: 2, delivered: 2 } });
  const one = { counts: { ...none, pending: 1, delivered: 1 } };
  expect(await count({ paymentMethod: 'online' })).toEqual(one);
  expect(await count({ fromAt: 2_000, untilAt: 4_000 })).toEqual(one);
  expect(await count({ paymentStatus: 'paid' })).toMatchObject({ counts: { pending: 0, delivered: 1 } });
  expect(await count({ partner: 'imran' })).toMatchObject({ counts: { pending: 0, delivered: 1 } });
  expect(
    await count({ partner: noPartner, paymentMethod: 'online', paymentStatus: 'paid', fromAt: 1 }),
  ).toMatchObject({
    counts: { pending: 0, delivered: 1 },
  });
});

test('stops counting a status where the bound is reached, and reads one for each thousand (rule: bounded-work)', async () => {
  const many = Array.from({ length: mostCountedOrders + 200 }, (_, index) => [
    `orders/o${index}`,
    { status: 'delivered' },
  ]);
  for (let at = 0; at < many.length; at += 400)
    await harness.seed(Object.fromEntries(many.slice(at, at + 400)) as Record<string, object>);
  expect((await count()).counts.delivered).toBe(mostCountedOrders);
  // The profile, six statuses without orders, and five thousand of one.
  expect(harness.logged.at(-1)?.reads).toBe(1 + 6 + 5);
});

test('only admins count orders', async () => {
  expect(await refusalOf(harness.run(countOrdersOperation, 'customer1', anyOrder))).toBe('not_allowed');
});

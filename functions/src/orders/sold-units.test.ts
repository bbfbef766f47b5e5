import { dayMs, hourMs, orders, soldFigures, type Order, type SoldFigures } from '@basket/domain';
import { anOrder, someInstant } from '@basket/domain/testing';
import { openSimulation, orderDocument } from '../testing/harness';
import { addOrderValues } from './order-values';

const [line] = anOrder().items;
const items = ['curd', 'curd', 'milk'].map((productId) => ({ ...line!, productId, quantity: 1 }));

function openSelling() {
  const harness = openSimulation(someInstant, () => 0.5);
  const { services } = harness;
  const change = async (id: string, facts: Partial<Order>): Promise<void> => {
    const before = await harness.read<Order>(orders.path(id));
    await harness.seed({ [orders.path(id)]: { ...before, ...facts, updatedAt: services.now() } });
  };
  return {
    change,
    sell: async (id: string, facts: Partial<Order> = {}): Promise<void> => {
      await harness.seed(orderDocument(anOrder({ id, items, status: 'delivered' })));
      await change(id, { statusTimes: { delivered: services.now() }, ...facts });
    },
    /** An hour later. */
    count: async () => {
      harness.setNow(services.now() + hourMs);
      await addOrderValues(services, Date.now() + 60_000);
      return (await harness.read<SoldFigures>(soldFigures.path())).units;
    },
  };
}

test('the units of an order count once, until it is undone or paid back (rule: popular-order)', async () => {
  const { sell, change, count } = openSelling();
  await sell('a');
  await sell('b', { status: 'out_for_delivery' });
  expect(await count()).toEqual({ curd: 2, milk: 1 });
  await change('a', { customerName: 'Ravi' });
  await change('b', { status: 'delivered' });
  expect(await count()).toEqual({ curd: 4, milk: 2 });
  await change('a', { status: 'cancelled' });
  const { payment } = anOrder();
  await change('b', { payment: { ...payment, refundedQuantities: { 0: 1 }, cashRefundedPaise: 24_00 } });
  expect(await count()).toEqual({ curd: 1, milk: 1 });
});

test('orders from before are counted with their age, but not those of long ago (rule: popular-order)', async () => {
  const { sell, count } = openSelling();
  const of = (daysAgo: number) => ({ statusTimes: { delivered: someInstant - daysAgo * dayMs } });
  await sell('lately', of(15));
  await sell('longAgo', of(300));
  expect(await count()).toEqual({ curd: 1, milk: 0.5 });
});

import { dayMs, startOfIndiaDay, type Order, type Refund, type Stored } from '@basket/domain';
import { anOrder, anOrderAssignment, someInstant } from '@basket/domain/testing';
import { freshHarness } from '../testing/fresh-harness';
import { orderDocument, profileDocument, refusalOf } from '../testing/harness';
import { closeDays } from './order-figures';
import { readShiftOperation } from './read-shift.callable';

const harness = freshHarness(someInstant, () => ({
  ...profileDocument('admin1', { role: 'admin' }),
  ...profileDocument('customer1'),
}));
const minute = 60_000;
const dayAt = startOfIndiaDay(someInstant);

const read = (fromAt: number, untilAt: number) =>
  harness.run(readShiftOperation, 'admin1', { fromAt, untilAt });
const placed = (id: string, createdAt: number, facts: Partial<Stored<Order>> = {}) =>
  orderDocument(anOrder({ id, createdAt, ...facts }));
const refund = (id: string, createdAt: number, status: Refund['status']) => ({
  [`refunds/${id}`]: {
    orderId: 'order1',
    orderNumber: 'BE2611204821',
    customerId: 'customer1',
    paymentId: 'pay_1',
    amountPaise: 98_00,
    status,
    createdAt,
    updatedAt: createdAt,
  } satisfies Partial<Refund>,
});

test('counts the orders and refunds of its time alone, to the millisecond', async () => {
  const [fromAt, untilAt] = [dayAt + 60 * minute, dayAt + 120 * minute];
  const acceptedAt = fromAt + 2 * minute;
  await harness.seed({
    ...placed('before', fromAt - 1),
    ...placed('first', fromAt, {
      status: 'delivered',
      totalPaise: 300_00,
      assignment: anOrderAssignment({ acceptedAt }),
      estimatedDeliveryAt: acceptedAt + 30 * minute,
      statusTimes: { delivered: acceptedAt + 31 * minute },
    }),
    ...placed('last', untilAt - 1, { status: 'cancelled' }),
    ...placed('after', untilAt),
    ...refund('r1', fromAt, 'owed'),
    ...refund('r2', fromAt, 'withdrawn'),
    ...refund('r3', untilAt, 'refunded'),
  });
  expect(await read(fromAt, untilAt)).toEqual({
    countedAt: someInstant,
    orders: 2,
    revenuePaise: 300_00,
    examined: 2,
    delivered: 1,
    cancelled: 1,
    open: 0,
    judged: 1,
    late: 1,
    accepted: 1,
    acceptMedianMs: 2 * minute,
    acceptSlowMs: 2 * minute,
    refunds: 1,
    refundsPaise: 98_00,
  });
});

test('a day that is over has the same figures before and after it is summed (rule: figures-computed)', async () => {
  const yesterdayAt = dayAt - dayMs;
  await harness.seed({
    ...placed('a', yesterdayAt, { status: 'delivered', totalPaise: 100_00 }),
    ...placed('b', dayAt - 1),
    ...placed('c', dayAt),
  });
  const counted = await harness.run(readShiftOperation, 'admin1', { fromAt: yesterdayAt, untilAt: dayAt });
  expect(counted).toMatchObject({ orders: 2, revenuePaise: 100_00 });
  await closeDays(harness.services, 10);
  expect(await read(yesterdayAt, dayAt)).toEqual(counted);
});

test.each([
  { desc: 'longer than a day', fromAt: dayAt, untilAt: dayAt + dayMs + 1 },
  { desc: 'empty', fromAt: dayAt, untilAt: dayAt },
  { desc: 'backwards', fromAt: dayAt, untilAt: dayAt - 1 },
])('a time that is $desc is refused (rule: bounded-work)', async ({ fromAt, untilAt }) => {
  expect(await refusalOf(read(fromAt, untilAt))).toBe('invalid_request');
});

test('only admins read it', async () => {
  const input = { fromAt: dayAt, untilAt: dayAt + dayMs };
  expect(await refusalOf(harness.run(readShiftOperation, 'customer1', input))).toBe('not_allowed');
});

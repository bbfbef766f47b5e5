import {
  assignments,
  changedDays,
  damagedDocuments,
  dayMs,
  deliveryPartners,
  monthFigures,
  orders,
  startOfIndiaMonth,
  withoutId,
  type Order,
} from '@basket/domain';
import { anAssignment, anOrder } from '@basket/domain/testing';
import { addOrderValues } from '../orders';
import { shortLineOperation } from '../orders/picking/short-line.callable';
import { startPickingOperation } from '../orders/picking/start-picking.callable';
import { setOrderStatusOperation } from '../orders/set-order-status.callable';
import { refundOrderOperation } from '../payments/refunds/refund-order.callable';
import { expectSameReads, lateEnough, seedDays, today, upTo } from '../testing/days-of-orders';
import { freshHarness } from '../testing/fresh-harness';
import { orderDocument, partnerDocuments, profileDocument, settingsDocument } from '../testing/harness';
import { closeDays } from './order-figures';
import { readDashboardOperation } from './read-dashboard.callable';
import { readShiftOperation } from './read-shift.callable';

const harness = freshHarness(lateEnough, () => ({
  ...settingsDocument(),
  ...profileDocument('admin1', { role: 'admin' }),
}));

/** The dashboard, counted now. */
async function look() {
  harness.setNow((later += 11_000));
  const figures = await harness.run(readDashboardOperation, 'admin1', {});
  return { ...figures, reads: harness.logged.at(-1)?.reads };
}
let later = lateEnough;

test('figures of 40 days, summed by day, are those of the orders (rule: figures-computed)', async () => {
  await seedDays(harness, upTo(40), 10);
  const before = await look();
  await closeDays(harness.services, 100);
  const after = await look();
  const { reads: _before, countedAt: _countedBefore, days: knownBefore, ...figuresBefore } = before;
  const { reads: _after, countedAt: _countedAfter, days: knownAfter, ...figuresAfter } = after;
  expect(figuresAfter).toMatchObject({ totalOrders: 400, totalRevenuePaise: 200 * 100_00 });
  expect(figuresAfter).toEqual(figuresBefore);
  // What was known of the days before they were summed stays the same.
  expect(knownBefore.length).toBeLessThan(60);
  expect(knownAfter).toEqual(expect.arrayContaining(knownBefore));
});

test('the chart has each of the last sixty days, whether summed or counted (rule: figures-computed)', async () => {
  await seedDays(harness, [0, 1, 2, 59, 60], 4);
  await closeDays(harness.services, 100);
  const { days } = await look();
  expect(days.map(({ dayAt }) => dayAt)).toEqual(
    Array.from({ length: 60 }, (_, at) => today - (59 - at) * dayMs),
  );
  const sold = days.flatMap(({ dayAt, orders, revenuePaise }) =>
    orders === 0 ? [] : [[(today - dayAt) / dayMs, orders, revenuePaise]],
  );
  expect(sold).toEqual([59, 2, 1, 0].map((back) => [back, 4, 200_00]));
});

test.each([0, 1, 2])(
  'a damaged month, %i months ago, leaves its days out of the chart and no order out of the figures (rule: damage-set-aside)',
  async (monthsBack) => {
    await seedDays(harness, upTo(60), 4);
    await closeDays(harness.services, 100);
    const { days: allDays, reads: _reads, countedAt: _at, ...whole } = await look();
    const monthAt = startOfIndiaMonth(lateEnough, monthsBack);
    const path = monthFigures.path(monthAt);
    await harness.seed({ [path]: { days: { '03': { orders: 4 } } } });
    const { days, reads: _readsLater, countedAt: _later, ...figures } = await look();
    expect(figures).toEqual(whole);
    const isOutside = ({ dayAt }: { readonly dayAt: number }): boolean =>
      startOfIndiaMonth(dayAt) !== monthAt || dayAt === today;
    expect(days).toEqual(allDays.filter(isOutside));
    expect(days.length).toBeLessThan(allDays.length);
    const [row] = (await harness.db.collection(damagedDocuments.collection).get()).docs;
    expect(row?.data()).toMatchObject({ path });
  },
);

test('five hundred orders of fifty days cost the dashboard no more reads than a hundred (rule: bounded-work)', async () => {
  await expectSameReads(harness, 10, look);
});

const partner = { deliveryPartnerId: 'partner1', offerAttempts: 1, deliverySeq: 1 } as const;
const assignment = {
  ...{ attempt: 1, partnerName: 'Imran Khan', partnerPhone: null, partnerLocation: null },
  ...{ assignedAt: 1, deadlineAt: 2, acceptedAt: 1 },
};

/** An order of some days ago that an admin can still take back, and its partner. */
async function seedLateOrder(back: number): Promise<void> {
  const order: Partial<Order> = {
    ...partner,
    ...{ status: 'delivered', createdAt: today - back * dayMs, totalPaise: 100_00, assignment },
    credit: { deliveryPartnerId: 'partner1', amountPaise: 40_00, deliverySeq: 1 },
  };
  await harness.seed({
    ...orderDocument(anOrder({ id: 'late', ...order })),
    ...partnerDocuments('partner1', { walletBalancePaise: 2000_00, walletSeq: 1 }),
    [assignments.path('late', 1)]: withoutId(
      anAssignment({ orderId: 'late', state: 'delivered', orderStatus: 'delivered' }),
    ),
  });
}

const cancelLate = () =>
  harness.run(setOrderStatusOperation, 'admin1', { orderId: 'late', status: 'cancelled', note: '' });
const marks = async () => (await harness.db.collection(changedDays.collection).get()).size;

test('an order of a closed day that is cancelled later leaves its sums', async () => {
  await seedDays(harness, [5], 4);
  await seedLateOrder(5);
  await closeDays(harness.services, 100);
  expect(await look()).toMatchObject({ totalOrders: 5, totalRevenuePaise: 300_00 });
  await cancelLate();
  expect(await marks()).toBe(1);
  expect(await look()).toMatchObject({ totalOrders: 5, totalRevenuePaise: 200_00 });
  expect(await marks()).toBe(0);
  expect((await harness.db.doc(deliveryPartners.path('partner1')).get()).get('walletBalancePaise')).toBe(
    1960_00,
  );
});

test('a bill that shrinks counts as it was delivered, also on a day that is summed (rules: figures-computed, short-shrinks)', async () => {
  await seedDays(harness, [5], 4);
  await seedLateOrder(5);
  await closeDays(harness.services, 100);
  const orderId = 'late';
  const set = (status: 'preparing' | 'delivered') =>
    harness.run(setOrderStatusOperation, 'admin1', { orderId, status, note: '' });
  await set('preparing');
  await harness.run(startPickingOperation, 'admin1', { orderId, takeOver: false });
  const short = { orderId, line: 0, quantity: 1, isShelfEmpty: false };
  const { totalPaise } = await harness.run(shortLineOperation, 'admin1', short);
  expect(await look()).toMatchObject({ totalOrders: 5, totalRevenuePaise: 200_00 });
  await set('delivered');
  expect(await look()).toMatchObject({ totalOrders: 5, totalRevenuePaise: 200_00 + totalPaise });
});

test('a refund of a day that is summed leaves its revenue at once, when it is owed (rules: figures-computed, revenue-net)', async () => {
  await seedDays(harness, [5], 4);
  await seedLateOrder(5);
  await closeDays(harness.services, 100);
  await harness.run(refundOrderOperation, 'admin1', {
    orderId: 'late',
    scope: { kind: 'amount', amountPaise: 30_00 },
    reason: 'A torn packet',
  });
  expect(await marks()).toBe(1);
  expect(await look()).toMatchObject({ totalOrders: 5, totalRevenuePaise: 270_00 });
  expect(await marks()).toBe(0);
  const dayAt = today - 5 * dayMs;
  const shift = { fromAt: dayAt, untilAt: dayAt + dayMs };
  const net = { revenuePaise: 270_00 };
  expect(await harness.run(readShiftOperation, 'admin1', shift)).toMatchObject(net);
  const { days } = await look();
  expect(days.find((day) => day.dayAt === dayAt)).toMatchObject(net);
});

test('a day of which orders get their value later is summed again (rule: revenue-net)', async () => {
  await seedDays(harness, [5, 6], 4);
  const older = { valuePaise: null, updatedAt: today - dayMs };
  for (const id of ['d5-0', 'd5-2', 'd6-0']) await harness.db.doc(orders.path(id)).update(older);
  await closeDays(harness.services, 100);
  expect(await look()).toMatchObject({ totalOrders: 8, totalRevenuePaise: 100_00 });
  expect(await addOrderValues(harness.services, Date.now() + 60_000)).toBe(3);
  expect(await marks()).toBe(2);
  expect(await look()).toMatchObject({ totalOrders: 8, totalRevenuePaise: 400_00 });
  expect(await marks()).toBe(0);
});

test('a change during the sum of its day is counted by the next one', async () => {
  await seedLateOrder(1);
  let isFirst = true;
  const interfering = harness.with({
    commit: async (...commit) => {
      if (isFirst) {
        isFirst = false;
        await cancelLate();
      }
      return harness.services.commit(...commit);
    },
  });
  await closeDays(interfering, 1);
  expect(isFirst).toBe(false);
  expect(await look()).toMatchObject({ totalOrders: 1, totalRevenuePaise: 0 });
  expect(await marks()).toBe(0);
});

test('many instances at once sum each day once', async () => {
  await seedDays(harness, upTo(6), 4);
  await Promise.all(Array.from({ length: 4 }, () => closeDays(harness.services, 3)));
  await closeDays(harness.services, 100);
  expect(await look()).toMatchObject({ totalOrders: 24, totalRevenuePaise: 12 * 100_00 });
});

test('a change of today leaves no mark, and one of yesterday waits for the sum of its day', async () => {
  await seedLateOrder(0);
  await cancelLate();
  expect(await marks()).toBe(0);
  await harness.clear();
  await harness.seed({ ...settingsDocument(), ...profileDocument('admin1', { role: 'admin' }) });
  await seedLateOrder(1);
  later = today + 1000;
  harness.setNow(later);
  await cancelLate();
  expect(await look()).toMatchObject({ totalRevenuePaise: 0 });
  expect(await marks()).toBe(1);
  later = lateEnough;
  expect(await look()).toMatchObject({ totalRevenuePaise: 0, totalOrders: 1 });
  expect(await marks()).toBe(0);
  expect((await harness.db.collection(orders.collection).get()).size).toBe(1);
});

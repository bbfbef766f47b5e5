/**
 * What opening the dashboard reads, however many orders there are and wait (rule: bounded-work). The documents that its page
 * follows are counted in dashboard-reads.test.tsx of the admin area: together they stay below 60.
 */
import { dayMs, orderPath, startOfIndiaDay, withoutId } from '@basket/domain';
import { anOrder, someInstant } from '@basket/domain/testing';
import { freshHarness } from '../testing/fresh-harness';
import { profileDocument, productDocument, settingsDocument } from '../testing/harness';
import { readDashboardOperation } from './read-dashboard.callable';
import { readWaitingOperation } from './read-waiting.callable';

/** Placed over two months; the last ones wait. */
const ordersInAll = 400;
const waiting = 40;
const firstDayAt = startOfIndiaDay(someInstant) - 60 * dayMs;

const orders = () =>
  Object.fromEntries(
    Array.from({ length: ordersInAll }, (_, index) => {
      const isWaiting = index >= ordersInAll - waiting;
      const createdAt = isWaiting ? someInstant - index : firstDayAt + (index % 59) * dayMs;
      const status = isWaiting ? ('pending' as const) : ('delivered' as const);
      return [orderPath(`order${index}`), withoutId(anOrder({ createdAt, updatedAt: createdAt, status }))];
    }),
  );

const harness = freshHarness(someInstant, () => ({
  ...settingsDocument(),
  ...profileDocument('admin1', { role: 'admin' }),
  ...productDocument('tomato'),
  ...orders(),
}));

const readsOf = (operation: string): number | undefined =>
  harness.logged.findLast((line) => line.operation === operation)?.reads;

test('the counts of the dashboard and of the sidebar while 40 orders wait (rule: bounded-work)', async () => {
  // Days that are over are summed once, three with each look.
  let now = someInstant;
  const look = async () => {
    now += 20_000;
    harness.setNow(now);
    await harness.run(readWaitingOperation, 'admin1', {});
    return harness.run(readDashboardOperation, 'admin1', {});
  };
  for (let looks = 0; looks < 22; looks += 1) await look();
  expect(await look()).toMatchObject({ totalOrders: ordersInAll, pendingOrders: waiting });
  expect({ dashboard: readsOf('store.readDashboard'), waiting: readsOf('store.readWaiting') }).toEqual({
    dashboard: 21,
    waiting: 13,
  });
});

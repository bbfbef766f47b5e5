import {
  assignments,
  dayMs,
  disputes,
  mostWaiting,
  putBacks,
  refunds,
  startOfIndiaDay,
  withdrawalRequests,
  withoutId,
} from '@basket/domain';
import { anAssignment, anOrder, aWithdrawal, someInstant } from '@basket/domain/testing';
import { freshHarness } from '../testing/fresh-harness';
import {
  orderDocument,
  partnerDocuments,
  productDocument,
  profileDocument,
  refusalOf,
  settingsDocument,
} from '../testing/harness';
import { readWaitingOperation } from './read-waiting.callable';

const harness = freshHarness(someInstant, () => ({
  ...profileDocument('customer1'),
  ...partnerDocuments('partner1'),
}));

const withdrawal = (id: string, status: 'pending' | 'approved') => ({
  [withdrawalRequests.path(id)]: withoutId(aWithdrawal({ id, status })),
});

const moneyLine = (daysAgo: number, differing: number) => ({
  ...{ dayAt: startOfIndiaDay(someInstant) - daysAgo * dayMs, checkedAt: someInstant },
  ...{ capturedPaise: 0, refundedPaise: 0, payments: 0, differing, differences: [] },
});

const tomorrow = {
  ...{ startsAt: someInstant + dayMs, endsAt: someInstant + dayMs + 3_600_000 },
  ...{ offerFromAt: someInstant + dayMs - 1_800_000, isChosen: true },
};

test('counts what waits, a read for each figure (rules: counts-told, bounded-work)', async () => {
  await harness.seed({
    ...profileDocument('admin1', { role: 'admin' }),
    ...productDocument('plenty', { stockQuantity: 6 }),
    ...productDocument('few', { stockQuantity: 5 }),
    ...productDocument('none', { stockQuantity: 0 }),
    ...productDocument('hidden', { stockQuantity: 0, isActive: false }),
    ...orderDocument(anOrder({ id: 'waiting' })),
    ...orderDocument(anOrder({ id: 'unpaid', paymentMethod: 'online' })),
    ...orderDocument(anOrder({ id: 'tomorrow', slot: tomorrow })),
    ...orderDocument(anOrder({ id: 'unpaid tomorrow', slot: tomorrow, paymentMethod: 'online' })),
    ...orderDocument(anOrder({ id: 'stopped', dispatch: { passes: 3, stoppedBy: 'passes' } })),
    ...orderDocument(anOrder({ id: 'freed', status: 'confirmed' })),
    ...orderDocument(anOrder({ id: 'over', status: 'delivered', paymentStatus: 'paid' })),
    ...orderDocument(anOrder({ id: 'unpaid delivery', status: 'delivered', paymentMethod: 'online' })),
    ...withdrawal('w1', 'pending'),
    ...withdrawal('w2', 'approved'),
    [assignments.path('x', 1)]: withoutId(
      anAssignment({ orderId: 'x', state: 'accepted', awaitsDecision: true }),
    ),
    [assignments.path('y', 1)]: withoutId(anAssignment({ orderId: 'y', state: 'accepted' })),
    [putBacks.path('z')]: { orderNumber: 'BE2611204821' },
    ...orderDocument(
      anOrder({
        id: 'paid back',
        paymentMethod: 'online',
        paymentStatus: 'refunded',
        ...{ status: 'out_for_delivery', deliveryPartnerId: 'partner1' },
      }),
    ),
    [disputes.path('disp_1')]: { state: 'open' },
    [disputes.path('disp_2')]: { state: 'under_review' },
    [disputes.path('disp_3')]: { state: 'lost' },
    [refunds.path('r1')]: { status: 'failed' },
    [refunds.path('r2')]: { status: 'refunded' },
    [refunds.path('r3')]: { status: 'owed' },
    'system/moneyLines': { lines: [moneyLine(1, 2), moneyLine(2, 0), moneyLine(12, 5)] },
  });
  expect(await harness.run(readWaitingOperation, 'admin1', {})).toEqual({
    countedAt: someInstant,
    pendingOrders: 5,
    ordersWithoutPartner: 6,
    askingOrders: 3,
    failedDeliveries: 1,
    pendingWithdrawals: 1,
    failedRefunds: 1,
    unsettledRefunds: 2,
    goodsToPutBack: 1,
    unpaidDeliveries: 1,
    paidBackOrders: 1,
    openDisputes: 2,
    moneyDifferences: 2,
    lowProducts: 2,
  });
  // The actor, the settings, the lines of the money and fifteen counts.
  expect(harness.logged.at(-1)?.reads).toBe(18);

  await harness.seed(withdrawal('w3', 'pending'));
  const again = () => harness.run(readWaitingOperation, 'admin1', {});
  expect(await again()).toMatchObject({ pendingWithdrawals: 1 });
  expect(harness.logged.at(-1)?.reads).toBe(1);
  harness.setNow(someInstant + 10_000);
  expect(await again()).toMatchObject({ pendingWithdrawals: 2 });
});

test('counts a thousand of what waits, and no order for tomorrow hides one that asks now (rules: counts-told, bounded-work)', async () => {
  await harness.seed({
    ...settingsDocument(),
    ...profileDocument('admin1', { role: 'admin' }),
    ...orderDocument(anOrder({ id: 'waiting' })),
  });
  const later = Array.from({ length: mostWaiting + 200 }, (_, n) =>
    orderDocument(anOrder({ id: `tomorrow${n}`, slot: tomorrow })),
  );
  for (let at = 0; at < later.length; at += 400)
    await harness.seed(Object.assign({}, ...later.slice(at, at + 400)) as Record<string, object>);
  harness.setNow(someInstant + 120_000);
  expect(await harness.run(readWaitingOperation, 'admin1', {})).toMatchObject({
    pendingOrders: mostWaiting,
    ordersWithoutPartner: mostWaiting,
    askingOrders: 1,
  });
  // Orders without a partner and those of them for later take two each.
  expect(harness.logged.at(-1)?.reads).toBe(20);
});

test('with automatic dispatch only what it has stopped offering asks for an admin (rule: asks-for-admin)', async () => {
  await harness.seed({
    ...settingsDocument({ automaticDispatch: true }),
    ...profileDocument('admin1', { role: 'admin' }),
    ...orderDocument(anOrder({ id: 'offered by itself' })),
    ...orderDocument(anOrder({ id: 'stopped', dispatch: { passes: 3, stoppedBy: 'passes' } })),
    ...orderDocument(anOrder({ id: 'taken back', dispatch: { passes: 0, stoppedBy: 'admin' } })),
  });
  harness.setNow(someInstant + 60_000);
  expect(await harness.run(readWaitingOperation, 'admin1', {})).toMatchObject({
    ordersWithoutPartner: 3,
    askingOrders: 2,
  });
});

test.each(['customer1', 'partner1', 'nobody'])('%s is told no counts', async (uid) => {
  expect(await refusalOf(harness.run(readWaitingOperation, uid, {}))).toBe('not_allowed');
});

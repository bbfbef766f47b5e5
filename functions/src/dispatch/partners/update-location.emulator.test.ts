import {
  deliveryPartners,
  offerDurationMs,
  orders,
  orderStatuses,
  orderStatusFacts,
  type DeliveryPartner,
  type Order,
  type OrderStatus,
} from '@basket/domain';
import { anOrder, someInstant } from '@basket/domain/testing';
import { setOrderStatusOperation } from '../../orders/set-order-status.callable';
import { freshHarness } from '../../testing/fresh-harness';
import {
  orderDocument,
  partnerDocuments,
  productDocument,
  profileDocument,
  refusalOf,
  settingsDocument,
} from '../../testing/harness';
import { assignOrderOperation } from '../offers/assign-order.callable';
import { markDeliveredOperation } from '../../orders/delivery/mark-delivered.callable';
import { respondToOfferOperation } from '../offers/respond-to-offer.callable';
import { setAvailabilityOperation } from './set-availability.callable';
import { updateLocationOperation } from './update-location.callable';

const place = { latitude: 12.97, longitude: 77.64 };
const seenAt = someInstant + 10_000;
const seen = { ...place, at: seenAt };

const harness = freshHarness(someInstant, () => ({
  ...settingsDocument(),
  ...profileDocument('admin1', { role: 'admin' }),
  ...partnerDocuments('partner1'),
  ...partnerDocuments('partner2'),
  ...productDocument('tomato'),
  ...orderDocument(anOrder()),
  ...orderDocument(anOrder({ id: 'order2', orderNumber: 'BE2611200002' })),
  ...orderDocument(anOrder({ id: 'order3', orderNumber: 'BE2611200003' })),
}));

const moveTo = (uid = 'partner1', where = place) => harness.run(updateLocationOperation, uid, where);
const offer = (orderId: string, deliveryPartnerId = 'partner1') =>
  harness.run(assignOrderOperation, 'admin1', { orderId, deliveryPartnerId });
async function hand(orderId: string, uid = 'partner1') {
  const { attempt } = await offer(orderId, uid);
  await harness.run(respondToOfferOperation, uid, { orderId, attempt, answer: 'accept' });
}
const setStatus = (status: Exclude<OrderStatus, 'assigned'>, orderId = 'order1') =>
  harness.run(setOrderStatusOperation, 'admin1', { orderId, status, note: '' });
const partner = (uid = 'partner1') => harness.read<DeliveryPartner>(deliveryPartners.path(uid));
const locationIn = async (orderId: string) =>
  (await harness.read<Order>(orders.path(orderId))).assignment?.partnerLocation ?? null;

test('a position is kept only while online (rule: position-in-hand)', async () => {
  await moveTo();
  expect(await partner()).toMatchObject({ currentLocation: { ...place, at: someInstant } });
  await harness.run(setAvailabilityOperation, 'partner1', { isOnline: false });
  expect(await refusalOf(moveTo())).toBe('partner_offline');
  expect(await refusalOf(moveTo('partner1', { latitude: 91, longitude: 0 }))).toBe('invalid_request');
});

test('the customers whose orders a partner carries see the position, nobody else does (rule: position-in-hand)', async () => {
  await hand('order1');
  await offer('order2');
  await hand('order3', 'partner2');
  const before = await harness.read<Order>(orders.path('order1'));
  harness.setNow(seenAt);
  await moveTo();
  expect(await harness.read<Order>(orders.path('order1'))).toEqual({
    ...before,
    assignment: { ...before.assignment, partnerLocation: seen },
  });
  expect(await locationIn('order2')).toBeNull();
  expect(await locationIn('order3')).toBeNull();
});

test('all orders in hand move together with the partner', async () => {
  await hand('order1');
  await hand('order2');
  harness.setNow(seenAt);
  await moveTo();
  expect([await locationIn('order1'), await locationIn('order2')]).toEqual([seen, seen]);
  expect((await partner()).currentLocation).toEqual(seen);
});

const laterStatuses = orderStatuses.filter((status) => status !== 'assigned' && status !== 'confirmed');
test.each(laterStatuses)('%s keeps the position only where the order is still in hand', async (status) => {
  await hand('order1');
  harness.setNow(seenAt);
  await moveTo();
  await setStatus(status);
  const expected = orderStatusFacts[status].isInHand ? seen : null;
  expect(await locationIn('order1')).toEqual(expected);
  harness.setNow(seenAt + 60_000);
  await moveTo();
  expect(await locationIn('order1')).toEqual(expected && { ...seen, at: seenAt + 60_000 });
});

test('another partner starts without the first one’s position', async () => {
  await hand('order1');
  await moveTo();
  await setStatus('pending');
  harness.setNow(someInstant + offerDurationMs);
  await hand('order1', 'partner2');
  await moveTo('partner1');
  expect(await locationIn('order1')).toBeNull();
  await moveTo('partner2');
  expect(await locationIn('order1')).toMatchObject(place);
});

test('a position that races with the handing over never stays in a delivered order', async () => {
  await hand('order1');
  await setStatus('out_for_delivery');
  await Promise.all([
    ...Array.from({ length: 5 }, () => moveTo()),
    harness.run(markDeliveredOperation, 'partner1', { orderId: 'order1' }),
  ]);
  expect(await harness.read<Order>(orders.path('order1'))).toMatchObject({
    status: 'delivered',
    assignment: { partnerPhone: null, partnerLocation: null },
  });
});

test('telling a position costs what it costs: reads and writes are bounded', async () => {
  const costOf = async () => {
    harness.logged.length = 0;
    await moveTo();
    return harness.logged.map(({ reads, writes, tries }) => ({ reads, writes, tries }));
  };
  // Profile twice and partner; the partner.
  expect(await costOf()).toEqual([{ reads: 3, writes: 1, tries: 1 }]);
  await hand('order1');
  await hand('order2');
  await hand('order3');
  // And for each order its assignment and itself; itself.
  expect(await costOf()).toEqual([{ reads: 9, writes: 4, tries: 1 }]);
});

/** Automatic dispatch against the emulator: its indexes, its tasks, and what happens at the same time. */
import {
  assignments,
  deliveryPartners,
  orders,
  publicSettings,
  type Assignment,
  type DeliveryPartner,
  type Order,
  type PublicStoreSettings,
} from '@basket/domain';
import { anOrder, someInstant, storeSettings } from '@basket/domain/testing';
import { runTask } from '../../entry-points/run-task.task';
import { cancelOrderOperation } from '../../orders/cancel-order.callable';
import { placeOrderOperation } from '../../orders/placing/place-order.callable';
import { saveSettingsOperation } from '../../store/save-settings.callable';
import { freshHarness } from '../../testing/fresh-harness';
import {
  orderDocument,
  partnerDocuments,
  productDocument,
  profileDocument,
  settingsDocument,
} from '../../testing/harness';
import { setAvailabilityOperation } from '../partners/set-availability.callable';
import { assignOrderOperation } from './assign-order.callable';
import { UnitOfWork } from '../../platform/database/unit-of-work';
import { dispatchOrders } from './dispatch-orders';
import { FreePartners } from './offer-to-best';
import { respondToOfferOperation } from './respond-to-offer.callable';

const partnerIds = ['partner1', 'partner2', 'partner3'] as const;
const harness = freshHarness(someInstant, () => ({
  ...settingsDocument({ automaticDispatch: true }),
  ...profileDocument('admin1', { role: 'admin' }),
  ...profileDocument('customer1'),
  ...Object.assign({}, ...partnerIds.map((id) => partnerDocuments(id))),
  ...productDocument('tomato', { pricePaise: 600_00, stockQuantity: 10 }),
}));

const order = (id = 'order1') => harness.read<Order>(orders.path(id));
const offer = (id: string, attempt: number) => harness.read<Assignment>(assignments.path(id, attempt));
const openOffers = async (): Promise<number> => {
  const { docs } = await harness.db.collection('deliveryPartners').get();
  return docs.reduce((sum, doc) => sum + (doc.data() as DeliveryPartner).openOffers, 0);
};
async function runTasks(): Promise<void> {
  for (const { task, dueAt } of harness.queued.splice(0))
    if (dueAt <= harness.services.now()) await runTask(task, dueAt, harness.services);
}
const place = () => {
  const { delivery } = anOrder();
  return harness.run(placeOrderOperation, 'customer1', {
    lines: [{ productId: 'tomato', optionIds: [], quantity: 1 }],
    delivery: { ...delivery, pincode: storeSettings().storePincode },
    paymentMethod: 'cod',
    expectedTotalPaise: 600_00,
  });
};

test('a cash order is offered as it is placed, and after a rejection to the next partner (rule: automatic-dispatch)', async () => {
  const { orderId } = await place();
  await runTasks();
  expect(await order(orderId)).toMatchObject({ status: 'assigned', offerAttempts: 1 });
  const first = (await offer(orderId, 1)).deliveryPartnerId;
  await harness.run(respondToOfferOperation, first, { orderId, attempt: 1, answer: 'reject' });
  await runTasks();
  const second = (await offer(orderId, 2)).deliveryPartnerId;
  expect(second).not.toBe(first);
  await harness.run(respondToOfferOperation, second, { orderId, attempt: 2, answer: 'accept' });
  expect(await order(orderId)).toMatchObject({ status: 'confirmed', deliveryPartnerId: second });
});

test('without the setting, placing an order asks for nothing', async () => {
  await harness.seed(settingsDocument());
  await place();
  expect(harness.queued).toEqual([]);
});

test('an order that nobody can take waits until somebody goes online', async () => {
  for (const uid of partnerIds) await harness.run(setAvailabilityOperation, uid, { isOnline: false });
  const { orderId } = await place();
  await runTasks();
  expect(await order(orderId)).toMatchObject({ status: 'pending', offerAttempts: 0 });
  await harness.run(setAvailabilityOperation, 'partner2', { isOnline: true });
  await runTasks();
  expect(await offer(orderId, 1)).toMatchObject({ state: 'offered', deliveryPartnerId: 'partner2' });
});

test('many triggers at once offer each order once, and each partner one order (rule: one-offer)', async () => {
  const ids = Array.from({ length: 12 }, (_, index) => `order${index}`);
  for (const [index, id] of ids.entries())
    await harness.seed(orderDocument(anOrder({ id, orderNumber: `BE26112010${10 + index}` })));
  const runs = await Promise.all(Array.from({ length: 6 }, () => dispatchOrders(harness.services)));
  // Three partners with room for three orders each, who decide about one at a time.
  expect(await openOffers()).toBe(3);
  expect(runs.reduce((sum, { settled }) => sum + settled, 0)).toBe(3);
  const orders = await Promise.all(ids.map(order));
  expect(orders.filter(({ status }) => status === 'assigned')).toHaveLength(3);
  expect(Math.max(...orders.map(({ offerAttempts }) => offerAttempts))).toBe(1);
});

test('the nearer of two partners with room is offered the order, and 498 who are full are not even read (rule: nearest-with-room)', async () => {
  const full = Array.from({ length: 498 }, (_, index) =>
    partnerDocuments(`full${index}`, {
      ...(index % 2 === 0 ? { activeOrders: 3 } : { openOffers: 1 }),
      walletBalancePaise: 9000_00,
      currentLocation: { latitude: 12.9719, longitude: 77.6412, at: someInstant },
    }),
  );
  await harness.seed({
    ...Object.assign({}, ...full),
    ...partnerDocuments('partner1', { isOnline: false }),
    ...partnerDocuments('partner2', {
      activeOrders: 2,
      currentLocation: { latitude: 13.05, longitude: 77.7, at: someInstant },
    }),
    ...partnerDocuments('partner3', {
      activeOrders: 2,
      currentLocation: { latitude: 12.98, longitude: 77.6412, at: someInstant },
    }),
    ...orderDocument(anOrder()),
  });
  const meter = { reads: 0 };
  const settings = await harness.read<PublicStoreSettings>(publicSettings.path());
  const unit = new UnitOfWork({ ...harness.services, meter });
  const found = await FreePartners.read(unit, harness.db.collection(deliveryPartners.collection), settings);
  expect({ reads: meter.reads, hasRoom: found.hasRoom }).toEqual({ reads: 2, hasRoom: true });
  expect(await dispatchOrders(harness.services)).toMatchObject({ found: 1, settled: 1 });
  expect((await offer('order1', 1)).deliveryPartnerId).toBe('partner3');
});

test('an admin who assigns while the server offers asks the partner about one order (rule: one-offer)', async () => {
  for (const uid of ['partner2', 'partner3'])
    await harness.run(setAvailabilityOperation, uid, { isOnline: false });
  for (const [index, id] of ['order1', 'order2'].entries())
    await harness.seed(orderDocument(anOrder({ id, orderNumber: `BE26112010${10 + index}` })));
  const assign = harness.run(assignOrderOperation, 'admin1', {
    orderId: 'order2',
    deliveryPartnerId: 'partner1',
  });
  await Promise.allSettled([dispatchOrders(harness.services), assign, dispatchOrders(harness.services)]);
  expect(await openOffers()).toBe(1);
  const statuses = (await Promise.all(['order1', 'order2'].map(order))).map(({ status }) => status);
  expect(statuses.sort()).toEqual(['assigned', 'pending']);
  // The acceptance lets the other one follow.
  const asked = (await order('order1')).status === 'assigned' ? 'order1' : 'order2';
  const other = asked === 'order1' ? 'order2' : 'order1';
  await harness.run(respondToOfferOperation, 'partner1', { orderId: asked, attempt: 1, answer: 'accept' });
  await runTasks();
  expect(await order(other)).toMatchObject({ status: 'assigned' });
});

test.each([
  {
    desc: 'an admin offers it by hand',
    act: () =>
      harness.run(assignOrderOperation, 'admin1', { orderId: 'order1', deliveryPartnerId: 'partner3' }),
  },
  {
    desc: 'its customer cancels it',
    act: () => harness.run(cancelOrderOperation, 'customer1', { orderId: 'order1' }),
  },
  {
    desc: 'the setting is switched off',
    act: async () => {
      const before = await harness.read<PublicStoreSettings>(publicSettings.path());
      await harness.run(saveSettingsOperation, 'admin1', { before, settings: storeSettings() });
    },
  },
])('one outcome where $desc at the same moment', async ({ act }) => {
  await harness.seed(orderDocument(anOrder()));
  await Promise.allSettled([dispatchOrders(harness.services), act(), dispatchOrders(harness.services)]);
  const { status, offerAttempts } = await order();
  expect(offerAttempts).toBeLessThanOrEqual(1);
  expect(await openOffers()).toBe(status === 'assigned' ? 1 : 0);
});

/** The store's settings while their document is damaged, in the simulation. */
import {
  lastGoodSettings,
  orders,
  publicSettings,
  type Order,
  type PublicStoreSettings,
} from '@basket/domain';
import { anAddress, anOrder, someInstant, storeSettings } from '@basket/domain/testing';
import { placeOrderOperation } from '../orders/placing/place-order.callable';
import { setOrderStatusOperation } from '../orders/set-order-status.callable';
import { saveSettingsOperation } from './save-settings.callable';
import { setStoreOpenOperation } from './set-store-open.callable';
import {
  openSimulation,
  orderDocument,
  productDocument,
  profileDocument,
  refusalOf,
  settingsDocument,
} from '../testing/harness';
import { seededRandom } from '../testing/histories/faults';
import { keepGoodSettings } from '../platform/store-settings';

const good: PublicStoreSettings = storeSettings({ deliveryChargePaise: 30_00, automaticDispatch: true });
const damaged = { ...good, deliveryChargePaise: 'thirty', isOpen: 'yes' };

async function openShop({ isKept = true } = {}) {
  const harness = openSimulation(someInstant, seededRandom(1));
  await harness.seed({
    ...settingsDocument(good),
    ...profileDocument('customer1'),
    ...profileDocument('admin1', { role: 'admin' }),
    ...productDocument('rice', { pricePaise: 100_00, stockQuantity: 10 }),
    ...productDocument('tomato'),
    ...orderDocument(anOrder({ id: 'known' })),
  });
  if (isKept) await keepGoodSettings(harness.services);
  await harness.seed({ [publicSettings.path()]: damaged });
  return {
    harness,
    place: () =>
      harness.run(placeOrderOperation, 'customer1', {
        lines: [{ productId: 'rice', optionIds: [], quantity: 1 }],
        delivery: anAddress(),
        paymentMethod: 'cod',
        expectedTotalPaise: 130_00,
      }),
    stored: () => harness.read<PublicStoreSettings>(publicSettings.path()),
    damages: () => harness.logged.filter(({ operation }) => operation === 'setAside').length,
  };
}

test('damaged settings: orders come and go with those that were last good (rule: settings-kept)', async () => {
  const { harness, place, damages } = await openShop();
  const { orderId } = await place();
  expect(await harness.read<Order>(orders.path(orderId))).toMatchObject({ deliveryChargePaise: 30_00 });
  await harness.run(setOrderStatusOperation, 'admin1', { orderId: 'known', status: 'cancelled', note: '' });
  await harness.run(setOrderStatusOperation, 'admin1', { orderId: 'known', status: 'pending', note: '' });
  // Automatic dispatch goes on, too.
  expect(harness.queued.map(({ task }) => task.kind)).toContain('dispatchOrders');
  expect(damages()).toBe(1);
});

test('damaged settings of which no good ones are known: an order is refused with words, and nothing changes (rule: settings-kept)', async () => {
  const { harness, place } = await openShop({ isKept: false });
  expect(await refusalOf(place())).toBe('damaged_record');
  expect((await harness.db.collection('orders').get()).docs).toHaveLength(1);
});

test('an admin repairs damaged settings by saving those that were last good (rule: settings-kept)', async () => {
  const { harness, stored, place } = await openShop();
  const settings = { ...good, deliveryChargePaise: 40_00 };
  await harness.run(saveSettingsOperation, 'admin1', { before: good, settings });
  expect(await stored()).toEqual(settings);
  expect(await refusalOf(place())).toBe('prices_changed');
});

test('the switch of the dashboard repairs damaged settings (rule: settings-kept)', async () => {
  const { harness, stored, place } = await openShop();
  await harness.run(setStoreOpenOperation, 'admin1', { isOpen: false, pauseMinutes: null });
  expect(await stored()).toEqual({ ...good, isOpen: false, reopensAt: null });
  expect(await refusalOf(place())).toBe('store_closed');
});

test('settings are kept while they are good (rule: settings-kept)', async () => {
  const { harness } = await openShop();
  const kept = () => harness.read<PublicStoreSettings>(lastGoodSettings.path());
  await keepGoodSettings(harness.services);
  expect(await kept()).toEqual(good);
  const renamed = { ...good, storeName: 'Indiranagar' };
  await harness.seed({ [publicSettings.path()]: renamed, [lastGoodSettings.path()]: damaged });
  await keepGoodSettings(harness.services);
  expect(await kept()).toEqual(renamed);
});

/** Orders for delivery slots, in the simulation: what they promise, whom they wait for, what gives a place back. */
import {
  orders,
  products,
  publicSettings,
  slotPlaces,
  type Order,
  type placeOrder,
  type placeOrderFor,
  type Product,
  type PublicStoreSettings,
  type RequestOf,
  type SlotPlaces,
} from '@basket/domain';
import { anAddress, someInstant } from '@basket/domain/testing';
import { autoAssignOperation } from '../dispatch/offers/auto-assign.callable';
import { runTask } from '../entry-points/run-task.task';
import {
  openSimulation,
  partnerDocuments,
  productDocument,
  profileDocument,
  refusalOf,
  settingsDocument,
} from '../testing/harness';
import { seededRandom } from '../testing/histories/faults';
import { keepStore } from '../store/live-store.http';
import { cancelOrderOperation } from './cancel-order.callable';
import { placeOrderForOperation } from './placing/place-order-for.callable';
import { placeOrderOperation } from './placing/place-order.callable';
import { setOrderStatusOperation } from './set-order-status.callable';

const hourMs = 3_600_000;
/** It is noon in India, and the slots begin at odd hours. */
const slotAt = someInstant + 3 * hourMs;
const nextSlotAt = someInstant + 5 * hourMs;

async function openShop(settings: Partial<PublicStoreSettings> = {}) {
  const harness = openSimulation(someInstant, seededRandom(1));
  await harness.seed({
    ...settingsDocument({ ordersPerSlot: 2, automaticDispatch: true, ...settings }),
    ...profileDocument('customer1'),
    ...profileDocument('admin1', { role: 'admin' }),
    ...partnerDocuments('partner1'),
    ...productDocument('rice', { pricePaise: 500_00, stockQuantity: 100 }),
  });
  return {
    harness,
    place: (wanted: Partial<RequestOf<typeof placeOrder>> = { slotStartsAt: slotAt }) =>
      harness.run(placeOrderOperation, 'customer1', {
        lines: [{ productId: 'rice', optionIds: [], quantity: 1 }],
        delivery: anAddress(),
        paymentMethod: 'cod',
        expectedTotalPaise: 500_00,
        ...wanted,
      }),
    placeByPhone: (wanted: Partial<RequestOf<typeof placeOrderFor>> = { slotStartsAt: slotAt }) =>
      harness.run(placeOrderForOperation, 'admin1', {
        customerId: 'customer1',
        lines: [{ productId: 'rice', optionIds: [], quantity: 1 }],
        delivery: anAddress(),
        expectedTotalPaise: 500_00,
        ...wanted,
      }),
    cancel: (orderId: string) => harness.run(cancelOrderOperation, 'customer1', { orderId }),
    takeBack: (orderId: string) =>
      harness.run(setOrderStatusOperation, 'admin1', { orderId, status: 'pending', note: '' }),
    order: (orderId: string) => harness.read<Order>(orders.path(orderId)),
    taken: async () => (await harness.read<SlotPlaces>(slotPlaces.path(slotAt))).taken,
  };
}

test('the end of the slot is the promise (rule: delivery-slots)', async () => {
  const { place, order } = await openShop();
  const { orderId } = await place();
  expect(await order(orderId)).toMatchObject({
    slot: {
      startsAt: slotAt,
      endsAt: slotAt + 2 * hourMs,
      offerFromAt: slotAt - hourMs / 2,
      isChosen: true,
    },
    estimatedDeliveryAt: slotAt + 2 * hourMs,
  });
});

test('an order without a slot is for now, and takes no place', async () => {
  const { place, order, harness } = await openShop();
  const { orderId } = await place({});
  expect(await order(orderId)).toMatchObject({ slot: null, estimatedDeliveryAt: null });
  expect((await harness.db.doc(slotPlaces.path(slotAt)).get()).exists).toBe(false);
});

test('before the opening it is for the opening, and takes no place (rule: one-promise)', async () => {
  const { place, order, harness } = await openShop();
  const fourAm = someInstant + 16 * hourMs;
  harness.setNow(fourAm);
  const { orderId } = await place({});
  const opensAt = fourAm + 3 * hourMs;
  expect(await order(orderId)).toMatchObject({
    slot: { startsAt: opensAt, endsAt: opensAt + hourMs / 2, offerFromAt: opensAt, isChosen: false },
    promisedAt: opensAt + hourMs / 2,
    estimatedDeliveryAt: opensAt + hourMs / 2,
  });
});

test('an order for now is promised from the order on, and a slot by its end (rule: first-promise)', async () => {
  const { place, order } = await openShop();
  const [now, later] = [await place({}), await place()];
  expect(await order(now.orderId)).toMatchObject({
    promisedAt: someInstant + hourMs / 2,
    estimatedDeliveryAt: null,
  });
  expect(await order(later.orderId)).toMatchObject({ promisedAt: slotAt + 2 * hourMs });
});

test.each([
  { desc: 'has begun', slotStartsAt: someInstant - hourMs, settings: {} },
  { desc: 'is none', slotStartsAt: slotAt + 1, settings: {} },
  { desc: 'is the day after tomorrow', slotStartsAt: slotAt + 48 * hourMs, settings: {} },
  { desc: 'lies in a pause', slotStartsAt: slotAt, settings: { isOpen: false, reopensAt: slotAt + 1 } },
  { desc: 'is off', slotStartsAt: slotAt, settings: { ordersPerSlot: 0 } },
])('a slot that $desc is refused (rules: delivery-slots, slot-begun)', async ({ slotStartsAt, settings }) => {
  const { place, harness } = await openShop(settings);
  expect(await refusalOf(place({ slotStartsAt }))).toBe('slot_gone');
  expect((await harness.read<Product>(products.path('rice'))).stockQuantity).toBe(100);
});

test('during a pause orders are taken for the slots after it, and for nothing else (rules: store-open, store-pause)', async () => {
  const { place } = await openShop({ isOpen: false, reopensAt: slotAt - 1 });
  await place();
  expect(await refusalOf(place({}))).toBe('store_closed');
});

test('a closed store takes no order for any slot (rule: store-open)', async () => {
  const { place } = await openShop({ isOpen: false });
  expect(await refusalOf(place())).toBe('store_closed');
});

test('a full slot names the next one, and an order that is cancelled makes room (rule: slot-capacity)', async () => {
  const { place, cancel, taken } = await openShop();
  const { orderId } = await place();
  await place();
  await expect(place()).rejects.toMatchObject({
    refusal: { code: 'slot_full', facts: { day: 'today', from: '5:00 pm', until: '7:00 pm' } },
  });
  await cancel(orderId);
  expect(await taken()).toBe(1);
  await place();
  expect(await taken()).toBe(2);
});

describe('an order by phone (rules: phone-orders, delivery-slots)', () => {
  test('takes a place, promises the end of the slot, and makes room when it is cancelled', async () => {
    const { placeByPhone, cancel, order, taken } = await openShop();
    const { orderId } = await placeByPhone();
    expect(await order(orderId)).toMatchObject({
      placedBy: 'admin1',
      slot: { startsAt: slotAt, isChosen: true },
      estimatedDeliveryAt: slotAt + 2 * hourMs,
    });
    expect(await taken()).toBe(1);
    await cancel(orderId);
    expect(await taken()).toBe(0);
  });

  test('without a slot it is for now, and takes no place', async () => {
    const { placeByPhone, order, harness } = await openShop();
    const { orderId } = await placeByPhone({});
    expect(await order(orderId)).toMatchObject({ slot: null });
    expect((await harness.db.doc(slotPlaces.path(slotAt)).get()).exists).toBe(false);
  });

  test('gets no more places than there are, and is told the next one', async () => {
    const { place, placeByPhone, taken } = await openShop();
    await place();
    await placeByPhone();
    await expect(placeByPhone()).rejects.toMatchObject({
      refusal: { code: 'slot_full', facts: { day: 'today', from: '5:00 pm', until: '7:00 pm' } },
    });
    expect(await taken()).toBe(2);
  });

  test('during a pause it is for the slots after it only; a closed store takes none (rules: store-open, store-pause)', async () => {
    const paused = await openShop({ isOpen: false, reopensAt: slotAt - 1 });
    await paused.placeByPhone();
    expect(await refusalOf(paused.placeByPhone({}))).toBe('store_closed');
    const closed = await openShop({ isOpen: false });
    expect(await refusalOf(closed.placeByPhone())).toBe('store_closed');
  });
});

test('an order that is taken back needs a place again; once the slot has begun it comes at once (rule: slot-capacity)', async () => {
  const { harness, place, cancel, takeBack, order, taken } = await openShop();
  const { orderId } = await place();
  await cancel(orderId);
  await place();
  await place();
  expect(await refusalOf(takeBack(orderId))).toBe('slot_full');
  expect(await order(orderId)).toMatchObject({ status: 'cancelled' });
  harness.setNow(slotAt);
  await takeBack(orderId);
  expect(await order(orderId)).toMatchObject({ status: 'pending', slot: null, estimatedDeliveryAt: null });
  expect(await taken()).toBe(2);
});

test('it is offered half an hour before its slot, by the server and by Auto Assign All (rule: slot-dispatch)', async () => {
  const { harness, place, order } = await openShop();
  const dispatch = { kind: 'dispatchOrders' } as const;
  const { orderId } = await place();
  expect(harness.queued).toEqual([]);
  harness.setNow(slotAt - hourMs / 2 - 1);
  await runTask(dispatch, 0, harness.services);
  expect(await order(orderId)).toMatchObject({ status: 'pending' });
  expect(await harness.run(autoAssignOperation, 'admin1', {})).toMatchObject({ assigned: 0 });
  harness.setNow(slotAt - hourMs / 2);
  await runTask(dispatch, 0, harness.services);
  expect(await order(orderId)).toMatchObject({ status: 'assigned' });
  const byHand = await openShop({ automaticDispatch: false });
  await byHand.place();
  byHand.harness.setNow(slotAt - hourMs / 2);
  expect(await byHand.harness.run(autoAssignOperation, 'admin1', {})).toMatchObject({ assigned: 1 });
});

describe('free places are read for all shoppers together (rule: delivery-slots)', () => {
  const readsOf = async (harness: Awaited<ReturnType<typeof openShop>>['harness'], asks: number) => {
    const services = harness.with({ meter: { reads: 0 } });
    const read = keepStore(services);
    const answers = await Promise.all(Array.from({ length: asks }, () => read()));
    return { slots: answers[0]?.slots ?? [], reads: services.meter?.reads };
  };

  test('a read for each slot of two days, however many ask', async () => {
    const { harness, place } = await openShop();
    await place({ slotStartsAt: nextSlotAt });
    const { slots, reads } = await readsOf(harness, 200);
    // 5 of today, 8 of tomorrow; the settings twice, and the tag of the catalogue.
    expect(slots).toHaveLength(13);
    expect(slots.slice(1, 3).map(({ free }) => free)).toEqual([2, 1]);
    expect(reads).toBe(17);
  });

  test('nothing more than before while there are no slots', async () => {
    const { harness } = await openShop({ ordersPerSlot: 0 });
    expect(await readsOf(harness, 200)).toEqual({ slots: [], reads: 3 });
  });
});

test('settings of before slots were known have none', async () => {
  const { harness, place } = await openShop();
  const { ordersPerSlot: _none, ...older } = await harness.read<PublicStoreSettings>(publicSettings.path());
  await harness.seed({ [publicSettings.path()]: older });
  expect(await refusalOf(place())).toBe('slot_gone');
});

/** Which orders count as unpaid, whatever becomes of them: in the simulation. */
import {
  accountCounters,
  orders,
  type AccountCounters,
  type Order,
  type placeOrderFor,
  type RequestOf,
} from '@basket/domain';
import { anAddress, someInstant } from '@basket/domain/testing';
import fc from 'fast-check';
import { cancelOrderOperation } from '../orders/cancel-order.callable';
import { placeOrderForOperation } from '../orders/placing/place-order-for.callable';
import { placeOrderOperation } from '../orders/placing/place-order.callable';
import { setOrderStatusOperation } from '../orders/set-order-status.callable';
import { RefusedError } from '../platform/errors';
import {
  openSimulation,
  productDocument,
  profileDocument,
  refusalOf,
  settingsDocument,
} from '../testing/harness';
import { seededRandom } from '../testing/histories/faults';
import { isUnpaid } from './account-limits.decision';

const wanted: Omit<RequestOf<typeof placeOrderFor>, 'customerId'> = {
  lines: [{ productId: 'rice', optionIds: [], quantity: 1 }],
  delivery: anAddress(),
  expectedTotalPaise: 500_00,
};

async function openShop() {
  const harness = openSimulation(someInstant, seededRandom(1));
  await harness.seed({
    ...settingsDocument({ maxUnpaidOrders: 2, maxOrdersPerDay: 100, maxCancellationsPerDay: 100 }),
    ...profileDocument('customer1'),
    ...profileDocument('admin1', { role: 'admin' }),
    ...productDocument('rice', { pricePaise: 500_00, stockQuantity: 1000 }),
  });
  return {
    harness,
    place: () => harness.run(placeOrderOperation, 'customer1', { ...wanted, paymentMethod: 'cod' }),
    placeByPhone: () => harness.run(placeOrderForOperation, 'admin1', { ...wanted, customerId: 'customer1' }),
    cancel: (orderId: string) => harness.run(cancelOrderOperation, 'customer1', { orderId }),
    set: (orderId: string, status: 'pending' | 'delivered' | 'cancelled') =>
      harness.run(setOrderStatusOperation, 'admin1', { orderId, status, note: '' }),
    order: (orderId: string) => harness.read<Order>(orders.path(orderId)),
    counted: async () =>
      (await harness.read<AccountCounters>(accountCounters.path('customer1'))).unpaidOrderIds,
  };
}

test('threat-hoarding: orders that their customer cancelled and an admin took back count again (rule: unpaid-limit)', async () => {
  const { place, cancel, set, counted } = await openShop();
  const orderIds = [(await place()).orderId, (await place()).orderId];
  for (const orderId of orderIds) await cancel(orderId);
  expect(await counted()).toEqual([]);
  for (const orderId of orderIds) await set(orderId, 'pending');
  expect(await counted()).toEqual(orderIds);
  expect(await refusalOf(place())).toBe('too_many_unpaid_orders');
});

test('a delivered order that is taken back to pending counts again (rule: unpaid-limit)', async () => {
  const { place, cancel, set } = await openShop();
  const { orderId } = await place();
  await set(orderId, 'delivered');
  await place();
  // The limit is reached on paper: the delivered one is found to be paid, and leaves.
  await cancel((await place()).orderId);
  await set(orderId, 'pending');
  expect(await refusalOf(place())).toBe('too_many_unpaid_orders');
});

test('damaged counters keep no admin from taking an order back (rule: damage-set-aside)', async () => {
  const { harness, place, cancel, set, order } = await openShop();
  const { orderId } = await place();
  await cancel(orderId);
  await harness.seed({ [accountCounters.path('customer1')]: { isDamaged: true } });
  await set(orderId, 'pending');
  expect(await order(orderId)).toMatchObject({ status: 'pending' });
});

test('an order that an admin places by phone is not counted, nor when it is taken back', async () => {
  const { place, placeByPhone, set, counted } = await openShop();
  await place();
  const { orderId } = await placeByPhone();
  await set(orderId, 'cancelled');
  await set(orderId, 'pending');
  expect(await counted()).toHaveLength(1);
});

/** A thing that can happen to an order; `order` is a place in the list of the placed ones. */
const move = fc.record({
  kind: fc.constantFrom('place', 'cancel', 'pending', 'delivered', 'cancelled'),
  order: fc.nat(5),
});

test('however orders are placed, cancelled, delivered and taken back, each that is unpaid is counted once (rule: unpaid-limit)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 5, maxLength: 25 }), async (moves) => {
      const shop = await openShop();
      const placed: string[] = [];
      for (const { kind, order } of moves) {
        const orderId = placed[order % Math.max(placed.length, 1)];
        try {
          if (kind === 'place' || orderId === undefined) placed.push((await shop.place()).orderId);
          else if (kind === 'cancel') await shop.cancel(orderId);
          else await shop.set(orderId, kind);
        } catch (error) {
          if (!(error instanceof RefusedError)) throw error;
        }
      }
      const counted = await shop.counted();
      expect(new Set(counted).size).toBe(counted.length);
      for (const orderId of placed)
        if (isUnpaid(await shop.order(orderId))) expect(counted).toContain(orderId);
    }),
    { numRuns: 60, seed: 33 },
  );
});

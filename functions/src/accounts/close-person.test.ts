/** Closing an account and ordering at the same time, in the simulation, where every interleaving can come. */
import { noOrderPayment, orders, profiles, refunds, type Order, type Profile } from '@basket/domain';
import { anAddress, anOrder, someInstant } from '@basket/domain/testing';
import { placeOrderForOperation } from '../orders/placing/place-order-for.callable';
import { placeOrderOperation } from '../orders/placing/place-order.callable';
import { setOrderStatusOperation } from '../orders/set-order-status.callable';
import { refundOrderOperation } from '../payments/refunds/refund-order.callable';
import {
  openSimulation,
  orderDocument,
  productDocument,
  profileDocument,
  refusalOf,
  settingsDocument,
} from '../testing/harness';
import { seededRandom } from '../testing/histories/faults';
import { closeAccountOperation } from './personal-data.callable';

const uid = 'customer1';
const wanted = {
  lines: [{ productId: 'rice', optionIds: [], quantity: 1 }],
  delivery: anAddress(),
  expectedTotalPaise: 500_00,
};

async function openShop({ seed = 1, hasProfile = true } = {}) {
  const harness = openSimulation(someInstant, seededRandom(seed));
  await harness.seed({
    ...settingsDocument(),
    ...(hasProfile && profileDocument(uid)),
    ...profileDocument('admin1', { role: 'admin' }),
    ...productDocument('rice', { pricePaise: 500_00, stockQuantity: 1000 }),
  });
  return {
    harness,
    place: () => harness.run(placeOrderOperation, uid, { ...wanted, paymentMethod: 'cod' }),
    placeByPhone: () => harness.run(placeOrderForOperation, 'admin1', { ...wanted, customerId: uid }),
    close: (by = uid) => harness.run(closeAccountOperation, by, { uid, email: `${uid}@basket.example` }),
    orders: async () => (await harness.db.collection(orders.collection).get()).docs.length,
    isClosed: async () => {
      const profile = await harness.db.doc(profiles.path(uid)).get();
      return profile.exists && (profile.data() as Profile).disabledAt !== null;
    },
  };
}

test('threat-closed-account: somebody orders after the account was closed, before its erasure (rule: person-erased)', async () => {
  const { close, place, placeByPhone, orders, harness } = await openShop();
  await close();
  expect(await refusalOf(place())).toBe('account_closed');
  expect(await refusalOf(placeByPhone())).toBe('customer_closed');
  expect(await orders()).toBe(0);
  expect(harness.queued.map(({ task }) => task)).toEqual([{ kind: 'erasePerson', uid }]);
});

test('threat-closed-account: an account without a profile is closed before its erasure, too', async () => {
  const { close, place, isClosed, orders } = await openShop({ hasProfile: false });
  await close();
  expect(await isClosed()).toBe(true);
  expect(await refusalOf(place())).toBe('account_closed');
  expect(await orders()).toBe(0);
});

test('an erasure that did not come about is asked for again by an admin', async () => {
  const { close, harness } = await openShop();
  await close();
  harness.setNow(someInstant + 1);
  await close('admin1');
  expect(harness.queued).toHaveLength(2);
  expect(await harness.read<Profile>(profiles.path(uid))).toMatchObject({ disabledAt: someInstant });
});

const seeds = Array.from({ length: 24 }, (_, seed) => seed);

test.each([
  { by: 'the customer', kind: 'place' as const },
  { by: 'an admin on the phone', kind: 'placeByPhone' as const },
])(
  'threat-closed-account: closing an account while $by orders has one outcome (rule: person-erased)',
  async ({ kind }) => {
    const outcomes = new Set<string>();
    for (const seed of seeds) {
      const shop = await openShop({ seed });
      const later = async () => {
        // Later and later: at the end of the row, the account is closed already.
        for (let turns = 0; turns < seed; turns += 1) await shop.harness.services.pause(0);
        return shop[kind]();
      };
      const [placed, closed] = await Promise.allSettled([later(), shop.close()]);
      const outcome = `${placed.status}, ${closed.status}`;
      outcomes.add(outcome);
      expect({ seed, outcome, orders: await shop.orders(), isClosed: await shop.isClosed() }).toEqual({
        seed,
        outcome,
        orders: placed.status === 'fulfilled' ? 1 : 0,
        isClosed: closed.status === 'fulfilled',
      });
    }
    // Each of them is first at times; never both, and never neither.
    expect([...outcomes].sort()).toEqual(['fulfilled, rejected', 'rejected, fulfilled']);
  },
);

test.each(seeds)(
  'threat-closed-account: an account is closed while an admin takes its order back, only one of both (rule: person-erased), seed %i',
  async (seed) => {
    const { harness, close, isClosed } = await openShop({ seed });
    await harness.seed(orderDocument(anOrder({ customerId: uid, status: 'cancelled' })));
    await harness.seed(productDocument('tomato', { stockQuantity: 100 }));
    const takeBack = async () => {
      for (let turns = 0; turns < seed; turns += 1) await harness.services.pause(0);
      return harness.run(setOrderStatusOperation, 'admin1', { orderId: 'order1', status: 'pending' });
    };
    const [taken, closed] = await Promise.allSettled([takeBack(), close()]);
    const { status } = await harness.read<Order>(orders.path('order1'));
    expect([status, await isClosed()]).toEqual(
      taken.status === 'fulfilled' ? ['pending', false] : ['cancelled', true],
    );
    expect(closed.status).not.toBe(taken.status);
  },
);

const delivered = { customerId: uid, status: 'delivered', paymentStatus: 'paid' } as const;
const paidOnline = (refundedPaise: number) =>
  anOrder({
    ...delivered,
    ...{ paymentMethod: 'online', paymentId: 'pay_1' },
    payment: { ...noOrderPayment, receivedPaise: 98_00, refundedPaise },
  });

async function doneOrRefused(attempt: Promise<unknown>): Promise<string> {
  const [{ status }] = await Promise.allSettled([attempt]);
  return status === 'fulfilled' ? 'done' : refusalOf(attempt);
}

test.each([
  { desc: 'an admin refunds cash', order: anOrder(delivered), amountPaise: 24_00 },
  { desc: 'an admin refunds less than the gateway pays', order: paidOnline(0), amountPaise: 40 },
  {
    desc: 'a cancellation leaves less than the gateway pays',
    order: paidOnline(97_60),
    amountPaise: null,
  },
])(
  'threat-closed-account: closing an account while $desc has one outcome (rules: person-erased, paid-by-hand)',
  async ({ order, amountPaise }) => {
    const outcomes = new Set<string>();
    for (const seed of seeds) {
      const { harness, close, isClosed } = await openShop({ seed });
      await harness.seed({
        ...orderDocument(order),
        ...productDocument('tomato', { stockQuantity: 100 }),
      });
      const owe = async () => {
        for (let turns = 0; turns < seed; turns += 1) await harness.services.pause(0);
        const orderId = order.id;
        return amountPaise === null
          ? harness.run(setOrderStatusOperation, 'admin1', { orderId, status: 'cancelled' })
          : harness.run(refundOrderOperation, 'admin1', {
              ...{ orderId, reason: 'Bruised' },
              scope: { kind: 'amount', amountPaise },
            });
      };
      const [owed, closed] = await Promise.all([doneOrRefused(owe()), doneOrRefused(close())]);
      outcomes.add(`${owed}, ${closed}`);
      const { docs } = await harness.db.collection(refunds.collection).get();
      expect({ seed, owed, closed, refunds: docs.length, isClosed: await isClosed() }).toEqual({
        ...{ seed, owed, closed },
        refunds: owed === 'done' ? 1 : 0,
        isClosed: closed === 'done',
      });
    }
    expect([...outcomes].sort()).toEqual(['customer_closed, done', 'done, money_open']);
  },
);

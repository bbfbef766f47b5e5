import {
  accountCarts,
  changedCart,
  emptyAccountCart,
  orders,
  type CartRequestLine,
  type Order,
  type placeOrder,
  type RequestOf,
} from '@basket/domain';
import { anAddress, someInstant } from '@basket/domain/testing';
import { RefusedError } from '../../platform/errors';
import {
  openSimulation,
  productDocument,
  profileDocument,
  settingsDocument,
  type Harness,
} from '../../testing/harness';
import { seededRandom } from '../../testing/histories/faults';
import { cancelOrderOperation } from '../cancel-order.callable';
import { justOrderedMs } from './just-ordered.decision';
import { placeOrderForOperation } from './place-order-for.callable';
import { placeOrderOperation } from './place-order.callable';

type Request = RequestOf<typeof placeOrder>;
const tomatoes: CartRequestLine = { productId: 'tomato', optionIds: [], quantity: 2 };
const wish = (facts: Partial<Request> = {}): Request => ({
  lines: [{ ...tomatoes, optionIds: [] }],
  delivery: anAddress(),
  paymentMethod: 'cod',
  expectedTotalPaise: 98_00,
  again: false,
  ...facts,
});

async function aShop(seed = 1, cart: readonly CartRequestLine[] | null = [tomatoes]): Promise<Harness> {
  const harness = openSimulation(someInstant, seededRandom(seed));
  await harness.seed({
    ...settingsDocument({ maxUnpaidOrders: 20 }),
    ...profileDocument('customer1', { name: 'Ananya Sharma' }),
    ...profileDocument('admin1', { role: 'admin' }),
    ...productDocument('tomato', { pricePaise: 24_00, stockQuantity: 100 }),
  });
  if (cart) await putCart(harness, cart);
  return harness;
}
const putCart = (harness: Harness, lines: readonly CartRequestLine[]) =>
  harness.seed({ [accountCarts.path('customer1')]: changedCart(emptyAccountCart, lines, someInstant - 1) });

/** The code and facts of the refusal, or null where the order was placed. */
async function outcomeOf(placing: Promise<unknown>) {
  try {
    await placing;
    return null;
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal;
    throw error;
  }
}
const place = (harness: Harness, facts: Partial<Request> = {}) =>
  harness.run(placeOrderOperation, 'customer1', wish(facts));
const ordersIn = async (harness: Harness) => (await harness.db.collection('orders').get()).docs.length;

test.each(Array.from({ length: 40 }, (_, seed) => seed))(
  'two devices that order one cart at the same moment make one order (rule: ordered-just-now), turn %i',
  async (seed) => {
    for (const cart of [[tomatoes], null]) {
      const harness = await aShop(seed, cart);
      const outcomes = await Promise.all([1, 2].map(() => outcomeOf(place(harness))));
      expect(outcomes.filter((refusal) => refusal === null)).toHaveLength(1);
      const [asked] = outcomes.filter((refusal) => refusal !== null);
      expect(asked).toMatchObject({ code: 'ordered_just_now', facts: { seconds: 1 } });
      const { orderId, orderNumber } = (asked?.facts ?? {}) as { orderId: string; orderNumber: string };
      expect(await harness.read<Order>(orders.path(orderId))).toMatchObject({
        orderNumber,
        status: 'pending',
      });
      expect(await ordersIn(harness)).toBe(1);
    }
  },
);

test('a customer who wants it once more gets it (rule: ordered-just-now)', async () => {
  const harness = await aShop();
  await place(harness);
  harness.setNow(someInstant + 12_000);
  expect(await outcomeOf(place(harness))).toMatchObject({ code: 'ordered_just_now', facts: { seconds: 12 } });
  expect(await outcomeOf(place(harness, { again: true }))).toBeNull();
  expect(await ordersIn(harness)).toBe(2);
});

test.each<{ desc: string; before: (harness: Harness) => Promise<unknown>; facts?: Partial<Request> }>([
  { desc: 'the cart has been filled again', before: (harness) => putCart(harness, [tomatoes]) },
  {
    desc: 'some minutes have passed',
    before: (harness) => Promise.resolve(harness.setNow(someInstant + justOrderedMs)),
  },
  {
    desc: 'the first order was cancelled',
    before: async (harness) => {
      const [order] = (await harness.db.collection('orders').get()).docs;
      await harness.run(cancelOrderOperation, 'customer1', { orderId: order?.id ?? '' });
    },
  },
  {
    desc: 'it is another quantity',
    before: () => Promise.resolve(),
    facts: { lines: [{ productId: 'tomato', optionIds: [], quantity: 3 }], expectedTotalPaise: 122_00 },
  },
])('nobody is asked when $desc (rule: ordered-just-now)', async ({ before, facts }) => {
  const harness = await aShop();
  await place(harness);
  await before(harness);
  expect(await outcomeOf(place(harness, facts))).toBeNull();
});

test('a page from before, and an admin on the phone, are not asked', async () => {
  const harness = await aShop();
  await place(harness);
  const { again: _notSent, paymentMethod: _cash, ...released } = wish();
  const byPhone = { ...released, customerId: 'customer1' };
  expect(await outcomeOf(harness.run(placeOrderForOperation, 'admin1', byPhone))).toBeNull();
  const old = { ...released, paymentMethod: 'cod' } as const;
  expect(await outcomeOf(harness.run(placeOrderOperation, 'customer1', old))).toBeNull();
  expect(await ordersIn(harness)).toBe(3);
});

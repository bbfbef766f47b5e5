import {
  orderPath,
  productPath,
  type Order,
  type placeOrder,
  type Product,
  type RequestOf,
} from '@basket/domain';
import { anAddress, someInstant } from '@basket/domain/testing';
import { RefusedError } from '../platform/errors';
import { freshHarness } from '../testing/fresh-harness';
import { productDocument, profileDocument, settingsDocument } from '../testing/harness';
import { placeOrderOperation } from './placing/place-order.callable';

const customers = Array.from({ length: 50 }, (_, index) => `customer${index}`);
const ordersEach = 10;
const hotUnits = 300;

const harness = freshHarness(someInstant, () => ({
  ...settingsDocument(),
  ...productDocument('hot', { pricePaise: 100_00, stockQuantity: hotUnits }),
  ...productDocument('rice', { pricePaise: 100_00, stockQuantity: 10_000 }),
  ...productDocument('dal', { pricePaise: 100_00, stockQuantity: 10_000 }),
  ...productDocument('oil', { pricePaise: 100_00, stockQuantity: 10_000 }),
  ...Object.assign({}, ...customers.map((uid) => profileDocument(uid))),
}));

/** Every order wants one unit of the hot product; there are fewer units than orders. */
const request: RequestOf<typeof placeOrder> = {
  lines: ['hot', 'rice', 'dal', 'oil'].map((productId) => ({ productId, optionIds: [], quantity: 1 })),
  delivery: anAddress(),
  paymentMethod: 'cod',
  expectedTotalPaise: 450_00,
};

/** Until there is an answer, as a browser does: a busy shop is not a refusal. */
async function place(
  uid: string,
  operationId: string,
): Promise<{ orderId: string; number: string } | string> {
  for (;;) {
    try {
      const placed = await harness.run(placeOrderOperation, uid, request, { operationId });
      return { orderId: placed.orderId, number: placed.orderNumber };
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      if (error.refusal.code !== 'too_much_contention') return error.refusal.code;
    }
  }
}

const stockOf = async (id: string) => (await harness.read<Product>(productPath(id))).stockQuantity;

test('500 orders by 50 clients for 300 units: exactly 300 are sold, each order has a number of its own (rules: never-oversold, order-number)', async () => {
  const answers = await Promise.all(
    customers.map(async (uid) => {
      const own = [];
      for (let turn = 0; turn < ordersEach; turn += 1) own.push(await place(uid, `${uid}-order-${turn}`));
      return own;
    }),
  );
  const placed = answers.flat().flatMap((answer) => (typeof answer === 'string' ? [] : [answer]));
  const refused = answers.flat().filter((answer) => typeof answer === 'string');
  expect(placed).toHaveLength(hotUnits);
  expect(refused).toEqual(Array.from({ length: 200 }, () => 'out_of_stock'));
  expect(new Set(placed.map(({ number }) => number)).size).toBe(hotUnits);
  expect(await stockOf('hot')).toBe(0);
  for (const id of ['rice', 'dal', 'oil']) expect(await stockOf(id)).toBe(10_000 - hotUnits);
  const stored = await harness.db.collection('orders').get();
  expect(stored.size).toBe(hotUnits);
  const [first] = placed;
  expect(await harness.read<Order>(orderPath(first?.orderId ?? ''))).toMatchObject({ totalPaise: 450_00 });
}, 240_000);

import { expect } from '@jest/globals';
import { orders, products, type Order, type placeOrder, type Product, type RequestOf } from '@basket/domain';
import { anAddress } from '@basket/domain/testing';
import { placeOrderOperation } from '../orders/placing/place-order.callable';
import { RefusedError } from '../platform/errors';
import { productDocument, profileDocument, settingsDocument, type Harness } from './harness';

interface Rush {
  readonly clients: number;
  /** Fewer than the orders: each client places ten. */
  readonly hotUnits: number;
}

const ordersEach = 10;
const customersOf = ({ clients }: Rush): string[] =>
  Array.from({ length: clients }, (_, index) => `customer${index}`);

export const rushDocuments = (rush: Rush): Record<string, object> => ({
  ...settingsDocument(),
  ...productDocument('hot', { pricePaise: 100_00, stockQuantity: rush.hotUnits }),
  ...productDocument('rice', { pricePaise: 100_00, stockQuantity: 10_000 }),
  ...productDocument('dal', { pricePaise: 100_00, stockQuantity: 10_000 }),
  ...productDocument('oil', { pricePaise: 100_00, stockQuantity: 10_000 }),
  ...Object.fromEntries(customersOf(rush).flatMap((uid) => Object.entries(profileDocument(uid)))),
});

/** Every order wants one unit of the hot product; there are fewer units than orders. */
const request: RequestOf<typeof placeOrder> = {
  lines: ['hot', 'rice', 'dal', 'oil'].map((productId) => ({ productId, optionIds: [], quantity: 1 })),
  delivery: anAddress(),
  paymentMethod: 'cod',
  expectedTotalPaise: 450_00,
};

/** Until there is an answer, as a browser does: a busy shop is not a refusal. */
async function place(
  harness: Harness,
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

/** All clients order at once; exactly the units that there are get sold, and each order has a number of its own. */
export async function expectNoneOversold(harness: Harness, rush: Rush): Promise<void> {
  const { clients, hotUnits } = rush;
  const stockOf = async (id: string) => (await harness.read<Product>(products.path(id))).stockQuantity;
  const answers = await Promise.all(
    customersOf(rush).map(async (uid) => {
      const own = [];
      for (let turn = 0; turn < ordersEach; turn += 1)
        own.push(await place(harness, uid, `${uid}-order-${turn}`));
      return own;
    }),
  );
  const placed = answers.flat().flatMap((answer) => (typeof answer === 'string' ? [] : [answer]));
  const refused = answers.flat().filter((answer) => typeof answer === 'string');
  expect(placed).toHaveLength(hotUnits);
  expect(refused).toEqual(Array.from({ length: clients * ordersEach - hotUnits }, () => 'out_of_stock'));
  expect(new Set(placed.map(({ number }) => number)).size).toBe(hotUnits);
  expect(await stockOf('hot')).toBe(0);
  for (const id of ['rice', 'dal', 'oil']) expect(await stockOf(id)).toBe(10_000 - hotUnits);
  const stored = await harness.db.collection(orders.collection).get();
  expect(stored.size).toBe(hotUnits);
  const [first] = placed;
  expect(await harness.read<Order>(orders.path(first?.orderId ?? ''))).toMatchObject({ totalPaise: 450_00 });
}

import { orderNumbers, orders, type Order, type placeOrder, type RequestOf } from '@basket/domain';
import { anAddress, someInstant } from '@basket/domain/testing';
import { freshHarness } from '../testing/fresh-harness';
import { productDocument, profileDocument, refusalOf, settingsDocument } from '../testing/harness';
import { cancelOrderOperation } from './cancel-order.callable';
import { placeOrderOperation } from './placing/place-order.callable';
import { setOrderStatusOperation } from './set-order-status.callable';

const harness = freshHarness(someInstant, () => ({
  ...settingsDocument(),
  ...profileDocument('customer1'),
  ...profileDocument('admin1', { role: 'admin' }),
  ...productDocument('rice', { pricePaise: 500_00, stockQuantity: 10_000 }),
}));

const request: RequestOf<typeof placeOrder> = {
  lines: [{ productId: 'rice', optionIds: [], quantity: 1 }],
  delivery: anAddress(),
  paymentMethod: 'cod',
  expectedTotalPaise: 500_00,
};
/** Draws this serial of every length. */
const drawing = (serial: number) => ({ services: harness.with({ randomInt: () => serial }) });
const place = (options = {}) => harness.run(placeOrderOperation, 'customer1', request, options);
const cancel = (orderId: string) => harness.run(cancelOrderOperation, 'customer1', { orderId });
const setStatus = (orderId: string, status: 'pending' | 'preparing' | 'cancelled') =>
  harness.run(setOrderStatusOperation, 'admin1', { orderId, status, note: '' });
const reservation = async (orderNumber: string): Promise<unknown> =>
  (await harness.db.doc(orderNumbers.path(orderNumber)).get()).get('orderId');

/** Numbers that more than one order has which is not cancelled. */
async function sharedNumbers(): Promise<string[]> {
  const { docs } = await harness.db.collection('orders').get();
  const living = docs.map((doc) => doc.data() as Order).filter(({ status }) => status !== 'cancelled');
  const numbers = living.map(({ orderNumber }) => orderNumber);
  return numbers.filter((number, index) => numbers.indexOf(number) !== index);
}

test('threat-order-churn: cancelling gives numbers back, so that a day has as many as before (rule: order-number)', async () => {
  const first = await place(drawing(4821));
  expect(await reservation(first.orderNumber)).toBe(first.orderId);
  await cancel(first.orderId);
  expect(await reservation(first.orderNumber)).toBeUndefined();
  const second = await place(drawing(4821));
  expect(second.orderNumber).toBe(first.orderNumber);
  expect(await harness.read<Order>(orders.path(first.orderId))).toMatchObject({
    status: 'cancelled',
    orderNumber: first.orderNumber,
  });
  expect(await sharedNumbers()).toEqual([]);
});

test('an order that is taken back has its own number, or stays cancelled when another has it (rule: order-number)', async () => {
  const first = await place(drawing(4821));
  await cancel(first.orderId);
  await setStatus(first.orderId, 'pending');
  expect(await reservation(first.orderNumber)).toBe(first.orderId);
  await cancel(first.orderId);
  const second = await place(drawing(4821));
  expect(await refusalOf(setStatus(first.orderId, 'preparing'))).toBe('order_number_taken');
  expect(await harness.read<Order>(orders.path(first.orderId))).toMatchObject({ status: 'cancelled' });
  expect(await reservation(first.orderNumber)).toBe(second.orderId);
  expect(await sharedNumbers()).toEqual([]);
});

test('an order that was being prepared keeps its number for ever (rule: order-number)', async () => {
  const { orderId, orderNumber } = await place();
  await setStatus(orderId, 'preparing');
  await setStatus(orderId, 'cancelled');
  expect(await reservation(orderNumber)).toBe(orderId);
  await setStatus(orderId, 'pending');
  expect(await reservation(orderNumber)).toBe(orderId);
});

test('orders that are placed, cancelled and taken back at once share no number (rule: order-number)', async () => {
  const serials = [1, 2, 3];
  const placed: string[] = [];
  const turn = async (index: number): Promise<void> => {
    const { orderId } = await place(drawing(serials[index % serials.length] ?? 0));
    placed.push(orderId);
    await cancel(orderId);
    const earlier = placed[Math.floor(index / 2) % placed.length] ?? orderId;
    await setStatus(earlier, 'pending').catch((error: unknown) =>
      expect(error).toMatchObject({ refusal: { code: 'order_number_taken' } }),
    );
    expect(await sharedNumbers()).toEqual([]);
  };
  for (let round = 0; round < 5; round += 1)
    await Promise.all(Array.from({ length: 4 }, (_, index) => turn(round * 4 + index)));
  expect(await sharedNumbers()).toEqual([]);
});

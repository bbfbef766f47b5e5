import { orderSchema, parseDocument } from '@basket/domain';
import { aProduct } from '../../testing/builders';
import { sampleOrders } from './sample-orders';

const now = Date.UTC(2026, 10, 20, 12);
test('returns orders that match the schema', () => {
  const orders = sampleOrders(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => aProduct({ id })),
    now,
  );
  expect(orders).toHaveLength(2);
  for (const { id, ...order } of orders)
    expect(parseDocument(orderSchema, 'orders/sample', id, order)).toMatchObject(order);
});

test('returns none without products', () => {
  expect(sampleOrders([], now)).toEqual([]);
  expect(sampleOrders([aProduct({ stockQuantity: 0 })], now)).toEqual([]);
});

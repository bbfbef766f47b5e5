import { orderSchema, parseDocument } from '@basket/domain';
import { sampleOrders } from './sample-orders';

const now = Date.UTC(2026, 10, 20, 12);
const product = (id: string, stockQuantity = 5) => ({
  id,
  name: id,
  unit: '1 kg',
  pricePaise: 10000,
  imageIds: ['front'],
  stockQuantity,
});

it('makes orders that are orders', () => {
  const orders = sampleOrders(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => product(id)),
    now,
  );
  expect(orders).toHaveLength(2);
  for (const { id, ...order } of orders)
    expect(parseDocument(orderSchema, 'orders/sample', id, order)).toMatchObject(order);
});

it('has none without products', () => {
  expect(sampleOrders([], now)).toEqual([]);
  expect(sampleOrders([product('gone', 0)], now)).toEqual([]);
});

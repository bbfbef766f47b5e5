import { anOrder } from '@basket/domain/testing';
import type { Order } from '@basket/domain';
import { arrivingItems, missingText, shortageWords } from './shortage';

const [tomato] = anOrder().items;
if (!tomato) throw new Error('An order has a line');
const ghee = { ...tomato, productId: 'ghee', name: 'Ghee', quantity: 0, orderedQuantity: 1, totalPaise: 0 };
const short = { ...tomato, quantity: 1, orderedQuantity: 3 };
const order = (facts: Partial<Order> = {}) =>
  anOrder({ status: 'preparing', items: [short, ghee], totalPaise: 74_00, ...facts });

test.each([
  ['a whole order', anOrder(), null],
  ['cash', order(), 'Missing: 2 × Tomato, Hybrid; 1 × Ghee. You pay ₹74 when it arrives.'],
  ['nothing to pay', order({ totalPaise: 0 }), 'Missing: 2 × Tomato, Hybrid; 1 × Ghee. You pay nothing.'],
  [
    'paid online',
    order({ paymentMethod: 'online', paymentStatus: 'paid' }),
    'Missing: 2 × Tomato, Hybrid; 1 × Ghee. Your new total is ₹74.',
  ],
  [
    'cancelled later',
    order({ status: 'cancelled' }),
    'Missing: 2 × Tomato, Hybrid; 1 × Ghee. Your new total is ₹74.',
  ],
  ['nothing left', order({ items: [ghee] }), 'We have cancelled it, and you owe nothing.'],
])('a customer is told of a short line: %s (rule: short-shrinks)', (_desc, shown, text) => {
  expect(shortageWords(shown)?.text ?? null).toBe(text);
});

test('each line says what of it is missing', () => {
  expect([tomato, short, ghee].map(missingText)).toEqual([undefined, '2 of 3 out of stock', 'Out of stock']);
});

test('lists show what arrives, and of an order that was cancelled for it what was ordered', () => {
  expect(arrivingItems([short, ghee])).toEqual([short]);
  expect(arrivingItems([ghee])).toEqual([{ ...ghee, quantity: 1 }]);
});

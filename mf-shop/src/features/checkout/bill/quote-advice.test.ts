import { refusalText, type RefusalCode, type RefusalFacts } from '@basket/domain';
import { adviceFor, fitToStock, priceChanges } from './quote-advice';

const lines = [
  { key: 'rice|1kg', productId: 'rice', name: 'Rice', quantity: 3 },
  { key: 'milk', productId: 'milk', name: 'Milk', quantity: 120 },
  { key: 'rice|5kg', productId: 'rice', name: 'Rice', quantity: 2 },
];

const refused = (code: RefusalCode, facts: RefusalFacts) => ({
  ...{ code, facts },
  message: refusalText(code, facts),
});

describe('adviceFor', () => {
  test.each([
    {
      desc: 'nothing left',
      code: 'out_of_stock' as const,
      facts: { productId: 'rice', available: 0 },
      text: 'Rice is out of stock.',
      label: 'Remove Rice',
      changes: [
        { key: 'rice|1kg', quantity: 0 },
        { key: 'rice|5kg', quantity: 0 },
      ],
    },
    {
      desc: 'some left, over two lines',
      code: 'out_of_stock' as const,
      facts: { productId: 'rice', available: 4 },
      text: 'Only 4 of Rice left.',
      label: 'Change to 4',
      changes: [{ key: 'rice|5kg', quantity: 1 }],
    },
    {
      desc: 'too many at once',
      code: 'quantity_too_large' as const,
      facts: { productId: 'milk', limit: 99 },
      text: 'At most 99 of Milk can be ordered at once.',
      label: 'Change to 99',
      changes: [{ key: 'milk', quantity: 99 }],
    },
    {
      desc: 'too many at once, over two lines',
      code: 'quantity_too_large' as const,
      facts: { productId: 'rice', limit: 4 },
      text: 'At most 4 of Rice can be ordered at once.',
      label: 'Change to 4',
      changes: [{ key: 'rice|5kg', quantity: 1 }],
    },
    {
      desc: 'no longer sold',
      code: 'unknown_product' as const,
      facts: { productId: 'milk', name: '' },
      text: 'Milk is no longer sold.',
      label: 'Remove Milk',
      changes: [{ key: 'milk', quantity: 0 }],
    },
    {
      desc: 'option gone',
      code: 'unknown_option' as const,
      facts: { productId: 'milk', name: 'Milk' },
      text: 'The chosen option of Milk is no longer offered.',
      label: 'Remove Milk',
      changes: [{ key: 'milk', quantity: 0 }],
    },
  ])('$desc', ({ code, facts, text, label, changes }) => {
    expect(adviceFor(refused(code, facts), lines)).toEqual({ text, fix: { label, changes } });
  });

  test.each([
    { code: 'store_closed' as const, facts: {}, text: 'The store is not taking orders right now.' },
    {
      code: 'outside_service_area' as const,
      facts: { radiusKm: 15 },
      text: 'Sorry, this address is outside our delivery area.',
    },
    {
      code: 'order_too_large' as const,
      facts: { units: 101, limit: 100 },
      text: 'An order can have up to 100 units, and this one has 101. Please take some out.',
    },
    {
      code: 'pincode_not_served' as const,
      facts: { pincode: '110001', radiusKm: 15 },
      text: 'Sorry, we do not deliver to pincode 110001 yet.',
    },
    {
      code: 'too_many_unpaid_orders' as const,
      facts: { limit: 3 },
      text: 'You have 3 orders that are not paid yet. Please pay for one, wait until one arrives, or cancel one.',
    },
    {
      code: 'cash_needs_verification' as const,
      facts: { limitPaise: 3000_00 },
      text: 'Cash orders above ₹3,000 need a verified e-mail address. Please verify yours, or pay online.',
    },
    { code: 'out_of_stock' as const, facts: {}, text: 'A product in your cart is out of stock.' },
  ])('has only words for $code without a line', ({ code, facts, text }) => {
    expect(adviceFor(refused(code, facts), lines)).toEqual({ text, fix: null });
  });
});

test('reduces the lines that were added last', () => {
  expect(
    fitToStock(
      [
        { key: 'a', quantity: 2 },
        { key: 'b', quantity: 2 },
        { key: 'c', quantity: 2 },
      ],
      3,
    ),
  ).toEqual([
    { key: 'b', quantity: 1 },
    { key: 'c', quantity: 0 },
  ]);
});

test('lists changed prices', () => {
  const cart = [
    { key: 'a', name: 'A', finalPricePaise: 100 },
    { key: 'b', name: 'B', finalPricePaise: 200 },
    { key: 'c', name: 'C', finalPricePaise: 300 },
  ];
  expect(
    priceChanges(
      cart,
      new Map([
        ['a', 100],
        ['b', 250],
      ]),
    ),
  ).toEqual([{ name: 'B', beforePaise: 200, nowPaise: 250 }]);
});

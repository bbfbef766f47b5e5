import { cartLineKey } from './cart-lines';

test('the key of a line ignores the order of its options (rule: cart-line)', () => {
  expect(cartLineKey('rice', ['kg1', 'aged'])).toBe(cartLineKey('rice', ['aged', 'kg1']));
  expect(cartLineKey('rice', ['kg1'])).not.toBe(cartLineKey('rice', ['kg5']));
});

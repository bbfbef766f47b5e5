import { anOrder } from '../testing/builders';
import { awaitsPayment } from './awaits-payment';

describe('awaitsPayment', () => {
  test.each([
    { paymentMethod: 'online', paymentStatus: 'pending', expected: true },
    { paymentMethod: 'online', paymentStatus: 'paid', expected: false },
    { paymentMethod: 'cod', paymentStatus: 'pending', expected: false },
  ] as const)('$paymentMethod, $paymentStatus: $expected', ({ expected, ...payment }) => {
    expect(awaitsPayment(anOrder(payment))).toBe(expected);
  });
});

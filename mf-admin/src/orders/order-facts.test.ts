import { anOrder } from '../testing/builders';
import { localityOf, paymentWord, unitCount } from './order-facts';

describe('facts of an order', () => {
  test('counts units, not lines', () => {
    expect(unitCount(anOrder())).toBe(2);
  });

  test.each([
    { address: '14, 3rd Cross, Indiranagar', expected: 'Indiranagar' },
    { address: '22, 12th Main, Domlur, ', expected: 'Domlur' },
    { address: 'Palm Grove Apartments', expected: 'Bengaluru' },
  ])('names the locality of "$address": $expected', ({ address, expected }) => {
    expect(localityOf({ address, city: 'Bengaluru' })).toBe(expected);
  });

  test.each([
    { paymentMethod: 'cod', paymentStatus: 'pending', expected: 'Cash' },
    { paymentMethod: 'cod', paymentStatus: 'paid', expected: 'Paid' },
    { paymentMethod: 'online', paymentStatus: 'paid', expected: 'Paid' },
    { paymentMethod: 'online', paymentStatus: 'pending', expected: 'Unpaid' },
  ] as const)('says $expected for $paymentMethod, $paymentStatus', ({ expected, ...payment }) => {
    expect(paymentWord(anOrder(payment))).toBe(expected);
  });

  test('says that an order of ₹0 is free (rule: small-sums)', () => {
    expect(paymentWord(anOrder({ totalPaise: 0 }))).toBe('Free');
  });

  test('says that an order was paid back, also while its refund is owed (rule: paid-back)', () => {
    const payment = { ...anOrder().payment, receivedPaise: 98_00, refundOwedPaise: 98_00 };
    expect(paymentWord(anOrder({ paymentMethod: 'online', paymentStatus: 'paid', payment }))).toBe(
      'Paid back',
    );
  });
});

import { ledgerRupees, rupees, signedRupees, formatNumber } from './rupees';

describe('rupees in the shop', () => {
  test.each([
    { desc: 'nothing', paise: 0, text: '₹0' },
    { desc: 'minus nothing', paise: -0, text: '₹0' },
    { desc: 'whole rupees', paise: 44900, text: '₹449' },
    { desc: 'rupees and paise', paise: 44950, text: '₹449.50' },
    { desc: 'few paise keep their zero', paise: 44905, text: '₹449.05' },
    { desc: 'paise only', paise: 5, text: '₹0.05' },
    { desc: 'a thousand', paise: 100000, text: '₹1,000' },
    { desc: 'a lakh', paise: 10000000, text: '₹1,00,000' },
    { desc: 'lakhs', paise: 66331850, text: '₹6,63,318.50' },
    { desc: 'crores', paise: 12345678900, text: '₹12,34,56,789' },
    { desc: 'minus is U+2212 before the sign', paise: -5000, text: '\u2212₹50' },
  ])('$desc: $text', ({ paise, text }) => {
    expect(rupees(paise)).toBe(text);
  });

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
    'refuses %p',
    (paise) => {
      expect(() => rupees(paise)).toThrow(RangeError);
    },
  );
});

describe('ledgerRupees', () => {
  test.each([
    { paise: 0, text: '₹0.00' },
    { paise: 123450, text: '₹1,234.50' },
    { paise: 12345650, text: '₹1,23,456.50' },
    { paise: -200000, text: '\u2212₹2,000.00' },
  ])('$text', ({ paise, text }) => {
    expect(ledgerRupees(paise)).toBe(text);
  });
});

describe('signedRupees', () => {
  test.each([
    { paise: 5000, text: '+₹50.00' },
    { paise: 0, text: '₹0.00' },
    { paise: -5000, text: '\u2212₹50.00' },
  ])('$text', ({ paise, text }) => {
    expect(signedRupees(paise)).toBe(text);
  });
});

describe('formatNumber', () => {
  test.each([
    { value: 18, text: '18' },
    { value: 999, text: '999' },
    { value: 1284, text: '1,284' },
    { value: 663318, text: '6,63,318' },
    { value: -1284, text: '\u22121,284' },
  ])('$text', ({ value, text }) => {
    expect(formatNumber(value)).toBe(text);
  });

  test('refuses a fraction', () => {
    expect(() => formatNumber(1.5)).toThrow(RangeError);
  });
});

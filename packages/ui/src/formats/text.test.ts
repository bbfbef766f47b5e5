import { formatCount, formatDistanceKm, formatPercent, formatPhone, initials, packText } from './text';

describe('formatCount', () => {
  test.each([
    { text: formatCount(0, 'item'), want: '0 items' },
    { text: formatCount(1, 'item'), want: '1 item' },
    { text: formatCount(6, 'item'), want: '6 items' },
    { text: formatCount(1284, 'order'), want: '1,284 orders' },
    { text: formatCount(3, 'category', 'categories'), want: '3 categories' },
  ])('$want', ({ text, want }) => {
    expect(text).toBe(want);
  });
});

describe('formatPhone', () => {
  test.each([
    { desc: 'ten digits', text: '9845021764', want: '98450 21764' },
    { desc: 'with country code', text: '+919845021764', want: '98450 21764' },
    { desc: 'country code without plus', text: '919845021764', want: '98450 21764' },
    { desc: 'leading zero', text: '09845021764', want: '98450 21764' },
    { desc: 'a landline with its area code', text: '080 4000 1200', want: '080 4000 1200' },
    { desc: 'toll-free', text: '18001234567', want: '1800 123 4567' },
    { desc: 'toll-free, of ten digits', text: '1800-425-365', want: '1800 425 365' },
    { desc: 'already spaced', text: ' 98450 21764 ', want: '98450 21764' },
    { desc: 'starts with 91 but has ten digits', text: '9198450217', want: '91984 50217' },
    { desc: 'too short', text: ' 12345 ', want: '12345' },
    { desc: 'foreign', text: '+44 20 7946 0958', want: '+44 20 7946 0958' },
    { desc: 'empty', text: '', want: '' },
  ])('$desc', ({ text, want }) => {
    expect(formatPhone(text)).toBe(want);
  });
});

describe('initials', () => {
  test.each([
    { name: 'Ananya Sharma', want: 'AS' },
    { name: 'Lakshmi R', want: 'LR' },
    { name: '  ravi  kumar  das ', want: 'RD' },
    { name: 'Imran', want: 'I' },
    { name: 'imran@basket.example', want: 'I' },
    { name: 'अनन्या शर्मा', want: 'अश' },
    { name: '', want: '?' },
  ])('$name: $want', ({ name, want }) => {
    expect(initials(name)).toBe(want);
  });
});

describe('formatDistanceKm', () => {
  test.each([
    { km: 0, want: 'nearby' },
    { km: 0.05, want: '0.1 km' },
    { km: 0.64, want: '0.6 km' },
    { km: 9.94, want: '9.9 km' },
    { km: 9.96, want: '10 km' },
    { km: 12.4, want: '12 km' },
    { km: 1204, want: '1,204 km' },
  ])('$km: $want', ({ km, want }) => {
    expect(formatDistanceKm(km)).toBe(want);
  });

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('refuses %p', (km) => {
    expect(() => formatDistanceKm(km)).toThrow(RangeError);
  });
});

describe('formatPercent', () => {
  test.each([
    { share: 0.098, want: '9.8%' },
    { share: 0.94, want: '94%' },
    { share: 0, want: '0%' },
    { share: -0.031, want: '\u22123.1%' },
    { share: -0.0001, want: '0%' },
  ])('$want', ({ share, want }) => {
    expect(formatPercent(share)).toBe(want);
  });
});

describe('packText', () => {
  const chosen = (group: string, value: string) => ({ group, value });
  test.each([
    { unit: '6 pcs', options: [], want: '6 pcs' },
    { unit: '', options: [], want: '' },
    { unit: '6 pcs', options: [chosen('Pack size', '12 pcs')], want: '12 pcs' },
    { unit: '9 m', options: [chosen('Length', '25 m')], want: '25 m' },
    { unit: '200 g', options: [chosen('Tin', '200 g')], want: '200 g' },
    { unit: '500 g', options: [chosen('Variety', 'Raw')], want: '500 g · Raw' },
    { unit: '500 g', options: [chosen('Size', '2 kg'), chosen('Variety', 'Nati')], want: '2 kg · Nati' },
  ])('$unit with $options is "$want"', ({ unit, options, want }) => {
    expect(packText(unit, options)).toBe(want);
  });
});

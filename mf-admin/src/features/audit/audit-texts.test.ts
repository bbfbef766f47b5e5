import { changeText, fieldLabel, valueText } from './audit-texts';

const nameOf = (id: string) => `name of ${id}`;

test.each([
  ['deliveryChargePaise', 'Delivery charge'],
  ['isActive', 'Active'],
  ['razorpayKeySecret', 'Razorpay key secret'],
  ['originalPricePaise', 'MRP'],
  ['reopensAt', 'Reopens'],
  ['isFieldOfAnOlderReleasePaise', 'Field of an older release'],
  ['constructor', 'Constructor'],
])('the field %s is called %s', (field, label) => {
  expect(fieldLabel(field)).toBe(label);
});

test.each([
  ['pricePaise', 24_00, '₹24.00'],
  ['rating', 4.5, '4.5'],
  ['isActive', false, 'No'],
  ['role', 'delivery_partner', 'Delivery partner'],
  ['status', 'of_an_older_release', 'Of an older release'],
  ['openingTime', '07:00:00', '7:00 am'],
  ['reopensAt', Date.parse('2026-11-22T18:42:00+05:30'), '22 Nov 2026, 6:42 pm'],
  ['relatedProductIds', 'a, b', 'name of a, name of b'],
  ['razorpayKeySecret', true, 'Set'],
  ['razorpayKeySecret', 'replaced', 'Replaced'],
  ['badge', null, '–'],
])('%s %s is written as %s', (field, value, text) => {
  expect(valueText(field, value, nameOf)).toBe(text);
});

test('a change is written from what to what; what is new or was about, alone', () => {
  expect(changeText({ field: 'badge', from: 'Fresh', to: null }, nameOf)).toBe('Badge: Fresh → –');
  expect(changeText({ field: 'badge', from: null, to: 'Fresh' }, nameOf)).toBe('Badge: Fresh');
  expect(changeText({ field: 'amountPaise', from: 600_00, to: 600_00 }, nameOf)).toBe('Amount: ₹600.00');
});

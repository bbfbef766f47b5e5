import { decodeValue } from './rest-documents';

test.each([
  { desc: 'text', value: { stringValue: 'Ananya' }, plain: 'Ananya' },
  { desc: 'whole number', value: { integerValue: '1763619600000' }, plain: 1763619600000 },
  { desc: 'fraction', value: { doubleValue: 4.5 }, plain: 4.5 },
  { desc: 'truth', value: { booleanValue: false }, plain: false },
  { desc: 'nothing', value: { nullValue: null }, plain: null },
  {
    desc: 'list',
    value: { arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'b' }] } },
    plain: [1, 'b'],
  },
  { desc: 'empty list', value: { arrayValue: {} }, plain: [] },
  {
    desc: 'map',
    value: { mapValue: { fields: { city: { stringValue: 'Pune' } } } },
    plain: { city: 'Pune' },
  },
  { desc: 'empty map', value: { mapValue: {} }, plain: {} },
])('reads a $desc', ({ value, plain }) => {
  expect(decodeValue(value)).toEqual(plain);
});

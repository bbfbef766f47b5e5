import { deliveryAddressSchema, parseDocument } from '@basket/domain';
import { checkDelivery, deliveryFromProfile, digitsOnly, emptyDelivery, toDelivery } from './delivery-form';

const filled = {
  address: '14, 3rd Cross, Indiranagar',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560038',
  phone: '9845021764',
  instructions: '',
};

describe('checkDelivery', () => {
  test('accepts a filled form', () => {
    expect(checkDelivery(filled)).toEqual({});
  });

  test.each(['address', 'city', 'state', 'pincode', 'phone'])(
    'asks for the %s (rule: delivery-fields)',
    (field) => {
      expect(checkDelivery({ ...filled, [field]: '  ' })).toEqual({
        [field]: `Please fill in your ${field}`,
      });
    },
  );

  test('names the first wrong field first', () => {
    expect(Object.keys(checkDelivery(emptyDelivery()))[0]).toBe('address');
    expect(Object.keys(checkDelivery({ ...filled, phone: '', city: '' }))).toEqual(['city', 'phone']);
  });

  test.each([
    { field: 'pincode', value: '56003', message: 'Pincode must be 6 digits' },
    { field: 'pincode', value: '5600389', message: 'Pincode must be 6 digits' },
    { field: 'phone', value: '98450', message: 'Phone must be 10 digits' },
    { field: 'phone', value: '0000000000', message: 'Phone must begin with 6, 7, 8 or 9' },
    { field: 'pincode', value: '000000', message: 'Pincode cannot begin with 0' },
    { field: 'address', value: 'x'.repeat(301), message: 'Please shorten your address' },
    { field: 'instructions', value: 'x'.repeat(301), message: 'Please shorten your delivery instructions' },
  ])('refuses $value as $field', ({ field, value, message }) => {
    expect(checkDelivery({ ...filled, [field]: value })).toEqual({ [field]: message });
  });
});

describe('deliveryFromProfile', () => {
  test('is empty without a profile', () => {
    expect(deliveryFromProfile(null)).toEqual(emptyDelivery());
  });

  test.each([
    { phone: '9845021764', digits: '9845021764' },
    { phone: '+91 98450 21764', digits: '9845021764' },
    { phone: '919845021764', digits: '9845021764' },
    { phone: '09845021764', digits: '9845021764' },
    { phone: '9123456789', digits: '9123456789' },
    { phone: '', digits: '' },
  ])('understands $phone', ({ phone, digits }) => {
    expect(deliveryFromProfile({ ...filled, phone }).phone).toBe(digits);
  });
});

test('keeps digits only, and no more than the field takes', () => {
  expect(digitsOnly('560 038-99', 'pincode')).toBe('560038');
  expect(digitsOnly('abc', 'phone')).toBe('');
});

test('sends what the server accepts', () => {
  const sent = toDelivery(
    { ...filled, address: ' 14,\t3rd\nCross ', instructions: 'Ring\ntwice\u0007' },
    null,
  );
  expect(sent).toMatchObject({
    address: '14, 3rd Cross',
    instructions: 'Ring\ntwice',
    latitude: null,
    longitude: null,
  });
  expect(parseDocument(deliveryAddressSchema, 'delivery', 'sent', sent)).toMatchObject(sent);
});

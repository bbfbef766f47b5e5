import { deliveryAddressSchema, parseDocument } from '@basket/domain';
import {
  checkDelivery,
  deliveryFromProfile,
  digitsOnly,
  emptyDelivery,
  firstError,
  requiredFields,
  toDelivery,
} from './delivery-form';

const filled = {
  address: '14, 3rd Cross, Indiranagar',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560038',
  phone: '9845021764',
  instructions: '',
};

describe('checkDelivery', () => {
  it('is content with a filled form', () => {
    expect(checkDelivery(filled)).toEqual({});
  });

  it.each(requiredFields)('asks for the %s', (field) => {
    expect(checkDelivery({ ...filled, [field]: '  ' })).toEqual({ [field]: `Please fill in your ${field}` });
  });

  it('names the first wrong field first', () => {
    expect(firstError(checkDelivery(emptyDelivery()))).toBe('address');
    expect(firstError(checkDelivery({ ...filled, phone: '', city: '' }))).toBe('city');
    expect(firstError({})).toBeNull();
  });

  it.each([
    { field: 'pincode', value: '56003', message: 'Pincode must be 6 digits' },
    { field: 'pincode', value: '5600389', message: 'Pincode must be 6 digits' },
    { field: 'phone', value: '98450', message: 'Phone number must be 10 digits' },
    { field: 'address', value: 'x'.repeat(301), message: 'Please shorten your address' },
    { field: 'instructions', value: 'x'.repeat(301), message: 'Please shorten your delivery instructions' },
  ])('refuses $value as $field', ({ field, value, message }) => {
    expect(checkDelivery({ ...filled, [field]: value })).toEqual({ [field]: message });
  });
});

describe('deliveryFromProfile', () => {
  it('is empty without a profile', () => {
    expect(deliveryFromProfile(null)).toEqual(emptyDelivery());
  });

  it.each([
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

it('keeps digits only, and no more than the field takes', () => {
  expect(digitsOnly('560 038-99', 'pincode')).toBe('560038');
  expect(digitsOnly('abc', 'phone')).toBe('');
});

it('sends what the server accepts', () => {
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

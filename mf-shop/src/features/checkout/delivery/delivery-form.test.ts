import { defaultProfile, deliveryAddressSchema, parseDocument } from '@basket/domain';
import {
  checkDelivery,
  deliveryFromProfile,
  deliveryStart,
  digitsOnly,
  emptyDelivery,
  toDelivery,
} from './delivery-form';

const filled = {
  ...emptyDelivery(),
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

describe('somebody else receives it (rule: receiver)', () => {
  const forRavi = { ...filled, hasReceiver: true, receiverName: ' Ravi Rao ', receiverPhone: '9988776655' };

  test('name and phone are sent, and only while the box is ticked', () => {
    expect(toDelivery(forRavi, null)).toMatchObject({
      phone: filled.phone,
      receiverName: 'Ravi Rao',
      receiverPhone: '9988776655',
    });
    const sent = toDelivery({ ...forRavi, hasReceiver: false }, null);
    expect(parseDocument(deliveryAddressSchema, 'a', 'a', sent)).not.toHaveProperty('receiverName');
  });

  test('both are asked for, and only while the box is ticked', () => {
    const empty = { ...forRavi, receiverName: ' ', receiverPhone: '12' };
    expect(checkDelivery(empty)).toEqual({
      receiverName: 'Please fill in the receiver’s name',
      receiverPhone: 'Phone must be 10 digits and begin with 6, 7, 8 or 9',
    });
    expect(checkDelivery({ ...empty, hasReceiver: false })).toEqual({});
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

describe('the place that was chosen before browsing travels into the checkout (rule: where-to)', () => {
  const home = {
    addressId: 'home',
    label: 'home' as const,
    ...filled,
    address: '7 Lake View',
    pincode: '560034',
    phone: '9988776655',
    latitude: 12.9,
    longitude: 77.6,
  };
  const { instructions: _none, ...saved } = home;
  const profile = { ...defaultProfile('a@basket.example', 0), ...filled, savedAddresses: [saved] };

  test('a saved address, with its phone and position', () => {
    const start = deliveryStart({ pincode: '560034', addressId: 'home' }, profile);
    expect(start.form).toMatchObject({ address: '7 Lake View', pincode: '560034', phone: '9988776655' });
    expect(start.saved).toEqual(saved);
  });

  test('the default address, as long as nothing else is chosen (rule: default-address)', () => {
    const work = { ...saved, addressId: 'work', address: '5 Tech Park', isDefault: true };
    const withDefault = { ...profile, savedAddresses: [saved, work] };
    expect(deliveryStart(null, withDefault).saved).toBe(work);
    const atHome = deliveryStart({ pincode: '560034', addressId: 'home' }, withDefault);
    expect(atHome.saved).toBe(saved);
    const { form } = deliveryStart({ pincode: '560001', addressId: null }, withDefault);
    expect(form.address).toBe('');
  });

  test('another pincode, without an address that is elsewhere', () => {
    const { form } = deliveryStart({ pincode: '560001', addressId: null }, profile);
    expect(form).toMatchObject({ address: '', city: '', pincode: '560001', phone: filled.phone });
  });

  test.each([null, { pincode: filled.pincode, addressId: null }, { pincode: '', addressId: null }])(
    'the address of the account for %p',
    (place) => {
      expect(deliveryStart(place, profile).form).toMatchObject({ address: filled.address });
    },
  );
});

test('keeps the digits of a phone, and a pincode that is whole (rule: whole-pincode)', () => {
  expect(digitsOnly('3rd Cross, 560038', 'pincode')).toBe('560038');
  expect(digitsOnly('560 038-99', 'pincode')).toBe('560 038-99');
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

import { defaultProfile, emptyDelivery } from '@basket/domain';
import { deliveryFromProfile, deliveryStart, placeName } from './delivery-start';

const filled = {
  ...emptyDelivery(),
  address: '14, 3rd Cross, Indiranagar',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560038',
  phone: '9845021764',
  instructions: '',
};

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

test.each([
  { desc: 'a saved address', address: filled.address, pincode: '560038', name: 'Work' },
  { desc: 'an address that is not saved', address: '7 Lake View', pincode: '560034', name: '560034' },
  { desc: 'no address', address: '', pincode: '', name: null },
])('the short name of $desc is $name (rule: cart-bar)', ({ address, pincode, name }) => {
  const { city } = filled;
  const work = { label: 'work' as const, city, address: filled.address, pincode: filled.pincode };
  expect(placeName({ ...filled, address, pincode }, [work])).toBe(name);
});

import { editCustomer } from '../identity/contracts';
import { credentialsSchema, registrationSchema } from '../identity/registration';
import { setOrderStatus } from '../orders/contracts';
import { publicStoreSettingsSchema } from '../store/store-settings';
import { fieldErrors, limitsOf } from './field-errors';

const filled = {
  name: 'Ananya Sharma',
  phone: '9845021764',
  address: '14, 3rd Cross',
  state: 'Karnataka',
  city: 'Bengaluru',
  pincode: '560038',
};

describe('fieldErrors', () => {
  test('finds nothing in a form that the server takes', () => {
    expect(fieldErrors(registrationSchema, filled)).toEqual({});
  });

  test.each([
    { field: 'name', value: '', message: 'Please fill in your name' },
    { field: 'name', value: '  ', message: 'Please fill in your name' },
    { field: 'name', value: 'x'.repeat(101), message: 'Please shorten your name' },
    { field: 'name', value: 'a\u0007b', message: 'Name must not contain control characters' },
    { field: 'phone', value: '', message: 'Please fill in your phone' },
    { field: 'phone', value: '98450', message: 'Phone must be 10 digits' },
    { field: 'phone', value: '98450x1764', message: 'Phone must be 10 digits' },
    { field: 'pincode', value: '5600389', message: 'Pincode must be 6 digits' },
  ])('$field "$value": $message', ({ field, value, message }) => {
    expect(fieldErrors(registrationSchema, { ...filled, [field]: value })).toEqual({ [field]: message });
  });

  test('checks the given fields only', () => {
    expect(fieldErrors(registrationSchema, { city: '' })).toEqual({ city: 'Please fill in your city' });
  });

  test('uses the words of the form', () => {
    const words = { whose: 'the', texts: { phone: { invalid: 'Phone number must be 10 digits' } } } as const;
    expect(fieldErrors(registrationSchema, { ...filled, name: '', phone: '1' }, words)).toEqual({
      name: 'Please fill in the name',
      phone: 'Phone number must be 10 digits',
    });
  });

  test('lets a field be empty where the schema does', () => {
    const entries = editCustomer.request;
    expect(fieldErrors(entries, { phone: '', pincode: '' })).toEqual({});
    expect(fieldErrors(entries, { phone: '1', pincode: '2' })).toEqual({
      phone: 'Phone must be 10 digits',
      pincode: 'Pincode must be 6 digits',
    });
  });

  test.each([
    { password: '', message: 'Please fill in your password' },
    { password: '      ', message: 'Please fill in your password' },
    { password: '12345', message: 'Password must be at least 6 characters long' },
  ])('password "$password": $message', ({ password, message }) => {
    expect(fieldErrors(credentialsSchema, { password })).toEqual({ password: message });
  });
});

describe('limitsOf', () => {
  const { storeName, serviceRadiusKm, maxOrdersPerPartner, isOpen } = publicStoreSettingsSchema.entries;
  test.each([
    { desc: 'a text', schema: storeName, limits: { maxLength: 80 } },
    { desc: 'a number', schema: serviceRadiusKm, limits: { minValue: 1, maxValue: 50 } },
    { desc: 'a narrowed number', schema: maxOrdersPerPartner, limits: { minValue: 1, maxValue: 20 } },
    { desc: 'neither', schema: isOpen, limits: {} },
    { desc: 'an optional text', schema: setOrderStatus.request.entries.note, limits: { maxLength: 300 } },
    { desc: 'a union', schema: editCustomer.request.entries.phone, limits: {} },
  ])('the limits of $desc', ({ schema, limits }) => {
    expect(limitsOf(schema)).toEqual(limits);
  });
});

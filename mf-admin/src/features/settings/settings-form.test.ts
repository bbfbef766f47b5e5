import { defaultStoreSettings } from '@basket/domain';
import type { SettingKey } from './setting-fields';
import { checkSettings, formOfSettings, secretsOf, settingsOf } from './settings-form';

const form = formOfSettings(defaultStoreSettings);
const typed = (key: SettingKey, value: string) => ({ ...form, [key]: value });

test('sends untouched settings unchanged', () => {
  expect(checkSettings(form)).toEqual({});
  expect(settingsOf(form)).toEqual(defaultStoreSettings);
  expect(secretsOf(form)).toBeNull();
});

test.each(['automaticDispatch', 'phoneSignIn', 'roundsCash'] as const)(
  'sends what is ticked: %s (rules: automatic-dispatch, phone-sign-in, cash-rounded)',
  (key) => {
    expect(form[key]).toBe(false);
    expect(settingsOf({ ...form, [key]: true })).toEqual({ ...defaultStoreSettings, [key]: true });
  },
);

test('shows figures as people type them', () => {
  expect(form).toMatchObject({
    deliveryChargePaise: '50.00',
    freeDeliveryThresholdPaise: '500.00',
    openingTime: '07:00',
    serviceRadiusKm: '15',
    smallestShownDiscountPercent: '15',
  });
  expect(settingsOf(typed('deliveryChargePaise', '₹1,049.50')).deliveryChargePaise).toBe(1_049_50);
  expect(settingsOf(typed('closingTime', '23:30')).closingTime).toBe('23:30:00');
});

const wrongPhone = 'Enter a phone number, such as 98450 12345 or 1800 123 4567';
const upTo = (rupees: string) => `Enter rupees from 0 to ${rupees} with at most two decimals, such as 49.50`;

test.each([
  ['storeName', ' ', 'Please fill in the store name'],
  ['serviceRadiusKm', '0.9', 'Enter a number from 1 to 50'],
  ['serviceRadiusKm', '51', 'Enter a number from 1 to 50'],
  ['serviceRadiusKm', '', 'Enter a number from 1 to 50'],
  ['deliveryTimeMinutes', '14', 'Enter a whole number from 15 to 120'],
  ['deliveryTimeMinutes', '121', 'Enter a whole number from 15 to 120'],
  ['deliveryTimeMinutes', '20.5', 'Enter a whole number from 15 to 120'],
  ['deliveryChargePaise', '-1', upTo('10,000')],
  ['deliveryChargePaise', '1.005', upTo('10,000')],
  ['deliveryChargePaise', '10000.01', upTo('10,000')],
  ['deliveryChargePaise', '12,34', upTo('10,000')],
  ['freeDeliveryThresholdPaise', '1000000.01', upTo('10,00,000')],
  ['freeDeliveryThresholdPaise', '90071992547409.91', upTo('10,00,000')],
  ['storePhone', 'abc', wrongPhone],
  ['storePhone', '98450 1234', wrongPhone],
  ['storeEmail', 'not-an-email', 'Enter an e-mail address'],
  ['storePincode', 'abcdef', 'A pincode has 6 digits'],
  ['storePincode', '056003', 'A pincode has 6 digits'],
  ['storePincode', '5600388', 'A pincode has 6 digits'],
  ['maxUnitsPerProduct', '100', 'Enter a whole number from 1 to 99'],
  ['smallestShownDiscountPercent', '0', 'Enter a whole number from 1 to 100'],
  ['smallestShownDiscountPercent', '12.5', 'Enter a whole number from 1 to 100'],
  ['maxUnpaidOrders', '0', 'Enter a whole number from 1 to 1000'],
  ['servedPincodes', '560038, 56007', '“56007” is not a pincode, which has 6 digits'],
  ['servedPincodes', '560038 560071 560038', '560038 is listed twice'],
  ['openingTime', '', 'Choose a time'],
] as const)('%s as "%s" is refused (rules: settings-limits, sane-amounts)', (key, value, message) => {
  expect(checkSettings(typed(key, value))).toEqual({ [key]: message });
});

test('takes pincodes however they are separated', () => {
  const pincodes = ['560038', '560071', '560034'];
  const { servedPincodes } = settingsOf(typed('servedPincodes', ' 560038,560071;\t560034, '));
  expect(servedPincodes).toEqual(pincodes);
  expect(formOfSettings({ ...defaultStoreSettings, servedPincodes }).servedPincodes).toBe(
    '560038, 560071, 560034',
  );
});

test('reads pincodes whole, in one field and in the list (rule: whole-pincode)', () => {
  expect(settingsOf(typed('storePincode', 'PIN 560 038')).storePincode).toBe('560038');
  expect(settingsOf(typed('servedPincodes', '560 038; 560 071')).servedPincodes).toEqual([
    '560038',
    '560071',
  ]);
});

test('reads figures in digits of any script (rule: any-digits)', () => {
  expect(settingsOf(typed('serviceRadiusKm', '१२.५')).serviceRadiusKm).toBe(12.5);
  expect(settingsOf(typed('deliveryChargePaise', '೪೯.೫೦')).deliveryChargePaise).toBe(49_50);
});

test.each([
  ['serviceRadiusKm', '1'],
  ['serviceRadiusKm', '50'],
  ['deliveryTimeMinutes', '15'],
  ['deliveryTimeMinutes', '120'],
  ['storeLatitude', '-33.9'],
  ['storePhone', ''],
  ['storePhone', '080 4000 1200'],
  ['storePhone', '1800 123 4567'],
  ['storePhone', '+91 80 4000 1200'],
  ['storePhone', '+91 98450 12345'],
  ['storeEmail', 'hello@basket.example'],
  ['storePincode', '560038'],
  ['deliveryChargePaise', '10,000'],
] as const)('%s as "%s" is accepted', (key, value) => {
  expect(checkSettings(typed(key, value))).toEqual({});
});

test('sends only the secrets that were typed (rule: secrets-write-only)', () => {
  expect(secretsOf({ ...form, razorpayKeySecret: ' abcdefgh1234 ' })).toEqual({
    razorpayKeySecret: 'abcdefgh1234',
  });
  expect(secretsOf({ ...form, razorpayWebhookSecret: 'whsec_12345678' })).toEqual({
    razorpayWebhookSecret: 'whsec_12345678',
  });
  expect(checkSettings({ ...form, razorpayKeySecret: 'short' })).toEqual({
    razorpayKeySecret: 'Enter 8 to 200 characters without spaces',
  });
});

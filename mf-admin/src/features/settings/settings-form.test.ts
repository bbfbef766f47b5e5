import { defaultStoreSettings } from '@basket/domain';
import { checkSettings, formOfSettings, secretsOf, settingsOf, type SettingKey } from './settings-form';

const form = formOfSettings(defaultStoreSettings);
const typed = (key: SettingKey, value: string) => ({ ...form, values: { ...form.values, [key]: value } });

test('what is not touched is sent as it was', () => {
  expect(checkSettings(form)).toEqual({});
  expect(settingsOf(form)).toEqual(defaultStoreSettings);
  expect(secretsOf(form)).toBeNull();
});

test('figures are shown as people type them', () => {
  expect(form.values).toMatchObject({
    deliveryChargePaise: '50.00',
    freeDeliveryThresholdPaise: '500.00',
    openingTime: '07:00',
    serviceRadiusKm: '15',
  });
  expect(settingsOf(typed('deliveryChargePaise', '₹1,049.50')).deliveryChargePaise).toBe(1_049_50);
  expect(settingsOf(typed('closingTime', '23:30')).closingTime).toBe('23:30:00');
});

test.each([
  ['storeName', ' ', 'Please fill in the store name'],
  ['serviceRadiusKm', '0.9', 'Enter a number from 1 to 50'],
  ['serviceRadiusKm', '51', 'Enter a number from 1 to 50'],
  ['serviceRadiusKm', '', 'Enter a number from 1 to 50'],
  ['deliveryTimeMinutes', '14', 'Enter a whole number from 15 to 120'],
  ['deliveryTimeMinutes', '121', 'Enter a whole number from 15 to 120'],
  ['deliveryTimeMinutes', '20.5', 'Enter a whole number from 15 to 120'],
  ['deliveryChargePaise', '-1', 'Enter rupees with at most two decimals, such as 49.50'],
  ['deliveryChargePaise', '1.005', 'Enter rupees with at most two decimals, such as 49.50'],
  ['openingTime', '', 'Choose a time'],
] as const)('%s as "%s" is refused', (key, value, message) => {
  expect(checkSettings(typed(key, value))).toEqual({ [key]: message });
});

test.each([
  ['serviceRadiusKm', '1'],
  ['serviceRadiusKm', '50'],
  ['deliveryTimeMinutes', '15'],
  ['deliveryTimeMinutes', '120'],
  ['storeLatitude', '-33.9'],
] as const)('%s as "%s" is taken', (key, value) => {
  expect(checkSettings(typed(key, value))).toEqual({});
});

test('only secrets that were typed are sent', () => {
  expect(secretsOf({ ...form, keySecret: ' abcdefgh1234 ' })).toEqual({ razorpayKeySecret: 'abcdefgh1234' });
  expect(secretsOf({ ...form, webhookSecret: 'whsec_12345678' })).toEqual({
    razorpayWebhookSecret: 'whsec_12345678',
  });
  expect(checkSettings({ ...form, keySecret: 'short' })).toEqual({
    keySecret: 'Enter 8 to 200 characters without spaces',
  });
});

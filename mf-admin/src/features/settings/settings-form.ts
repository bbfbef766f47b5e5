import {
  fieldErrors,
  limitsOf,
  parseRupees,
  saveSecrets,
  servedPincodesProblem,
  storeSettingsDraftSchema,
  type FieldLimits,
  type FieldWords,
  type PublicStoreSettings,
  type RequestOf,
} from '@basket/domain';
import { rupeesText } from '../../forms/rupees-text';
import { settingFields, settingKeys, type SettingKey, type SwitchKey } from './setting-fields';

export type Secrets = RequestOf<typeof saveSecrets>;
type SecretKey = keyof Secrets;

/** The values of the form. Every setting without a checkbox is text until it is parsed. */
export type SettingsForm = Readonly<Record<SettingKey | SecretKey, string> & Record<SwitchKey, boolean>>;

export function formOfSettings(settings: PublicStoreSettings): SettingsForm {
  const values = Object.fromEntries(settingKeys.map((key) => [key, textOf(key, settings[key])]));
  return {
    // There is an entry for every key.
    ...(values as Record<SettingKey, string>),
    isOpen: settings.isOpen,
    automaticDispatch: settings.automaticDispatch,
    phoneSignIn: settings.phoneSignIn,
    // Empty secrets are not sent, so that the stored ones stay.
    razorpayKeySecret: '',
    razorpayWebhookSecret: '',
  };
}

function textOf(key: SettingKey, value: PublicStoreSettings[SettingKey]): string {
  switch (settingFields[key].kind) {
    case 'rupees':
      return rupeesText(Number(value));
    case 'time':
      return String(value).slice(0, 5); // without the seconds
    case 'pincodes':
      return String(value).replaceAll(',', ', ');
    case 'text':
    case 'number':
    case 'wholeNumber':
      return String(value);
  }
}

const otherLabels: Readonly<Record<SwitchKey | SecretKey, string>> = {
  isOpen: 'Store is open',
  automaticDispatch: 'Offer orders automatically',
  phoneSignIn: 'Sign in with a phone number',
  razorpayKeySecret: 'Razorpay key secret',
  razorpayWebhookSecret: 'Razorpay webhook secret',
};

type Name = keyof SettingsForm;
const isSetting = (name: Name): name is SettingKey => name in settingFields;

export const labelOf = (name: Name): string =>
  isSetting(name) ? settingFields[name].label : otherLabels[name];

/** The value of a field as the screen shows it; a key is never written out. */
export function shownValue(name: Name, form: SettingsForm): string {
  const value = form[name];
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === '') return 'nothing';
  if (!isSetting(name)) return 'another one';
  const { kind, type, unit } = settingFields[name];
  if (type === 'password') return 'another one';
  return kind === 'rupees' ? `₹${value}` : unit === undefined ? value : `${value} ${unit}`;
}

/** The labels of the fields whose values differ, in the order of the screen. */
export const unsavedLabels = (form: SettingsForm, stored: SettingsForm): readonly string[] =>
  // There is an entry for every key.
  (Object.keys(stored) as Name[])
    .filter((name) => String(form[name]).trim() !== String(stored[name]).trim())
    .map(labelOf);

/** The request for a form without errors. In any other form, values that cannot be parsed are NaN or invalid text. */
export function settingsOf(form: SettingsForm): PublicStoreSettings {
  const values = Object.fromEntries(settingKeys.map((key) => [key, valueOf(key, form[key].trim())]));
  // There is an entry for every key; the schema checks their types, here and on the server.
  const { isOpen, automaticDispatch, phoneSignIn } = form;
  const switches = { isOpen, automaticDispatch, phoneSignIn };
  // The server keeps the end of a pause.
  return { ...(values as unknown as PublicStoreSettings), ...switches, reopensAt: null };
}

function valueOf(key: SettingKey, typed: string): string | number | readonly string[] {
  switch (settingFields[key].kind) {
    case 'text':
      return typed;
    case 'rupees':
      return parseRupees(typed) ?? NaN;
    case 'number':
    case 'wholeNumber':
      return typed === '' ? NaN : Number(typed);
    case 'time':
      return `${typed}:00`;
    case 'pincodes':
      return typed.split(/[\s,;]+/).filter((pincode) => pincode !== '');
  }
}

/** The secrets that were typed; null if there is none. */
export function secretsOf(form: SettingsForm): Secrets | null {
  const keySecret = form.razorpayKeySecret.trim();
  const webhookSecret = form.razorpayWebhookSecret.trim();
  if (keySecret === '' && webhookSecret === '') return null;
  return {
    ...(keySecret !== '' && { razorpayKeySecret: keySecret }),
    ...(webhookSecret !== '' && { razorpayWebhookSecret: webhookSecret }),
  };
}

export const limitsOfSetting = (key: SettingKey): FieldLimits =>
  limitsOf(storeSettingsDraftSchema.entries[key]);

type Texts = NonNullable<FieldWords<SettingKey>['texts']>[SettingKey];

function textsOf(key: SettingKey): Texts {
  const { kind, label, wrong } = settingFields[key];
  const name = label.toLowerCase();
  const { minValue = -Infinity, maxValue = Infinity } = limitsOfSetting(key);
  switch (kind) {
    case 'text':
      return {
        missing: `Please fill in the ${name}`,
        tooLong: `Please shorten the ${name}`,
        invalid: wrong ?? `Please check the ${name}`,
      };
    case 'rupees':
      return {
        invalid: `Enter rupees from 0 to ${(maxValue / 100).toLocaleString('en-IN')} with at most two decimals, such as 49.50`,
      };
    case 'time':
      return { invalid: 'Choose a time' };
    case 'pincodes':
      return {};
    case 'number':
      return { invalid: `Enter a number from ${minValue} to ${maxValue}` };
    case 'wholeNumber':
      return { invalid: `Enter a whole number from ${minValue} to ${maxValue}` };
  }
}

const settingTexts = Object.fromEntries(settingKeys.map((key) => [key, textsOf(key)]));
const secretText = { invalid: 'Enter 8 to 200 characters without spaces' };
const secretTexts = { razorpayKeySecret: secretText, razorpayWebhookSecret: secretText };

/** Messages by field; empty if the form can be sent. */
export function checkSettings(form: SettingsForm) {
  const settings = settingsOf(form);
  // Names the pincode that is wrong, which the usual messages cannot.
  const pincodes = servedPincodesProblem(settings.servedPincodes);
  return {
    ...fieldErrors(storeSettingsDraftSchema, settings, { texts: settingTexts }),
    ...(pincodes !== null && { servedPincodes: pincodes }),
    ...fieldErrors(saveSecrets.request, { ...secretsOf(form) } as Readonly<Record<SecretKey, string>>, {
      texts: secretTexts,
    }),
  };
}

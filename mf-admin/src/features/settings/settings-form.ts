import { parseRupees, type PublicStoreSettings, type RequestOf, type saveSecrets } from '@basket/domain';
import { rupeesText } from '../../components/rupees-text';

/** A setting that is typed; the open flag is a checkbox of its own. */
export type SettingKey = Exclude<keyof PublicStoreSettings, 'isOpen'>;

type Kind =
  | { readonly kind: 'text'; readonly maxLength: number; readonly type?: 'email' | 'tel' | 'password' }
  | { readonly kind: 'rupees' }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly isWhole: boolean }
  | { readonly kind: 'time' };

export type SettingField = Kind & {
  readonly key: SettingKey;
  readonly label: string;
  readonly unit?: string;
  readonly hint?: string;
  readonly isRequired?: boolean;
  readonly isWide?: boolean;
};

export interface SettingSection {
  readonly title: string;
  readonly note?: string;
  readonly fields: readonly SettingField[];
}

const text = (
  key: SettingKey,
  label: string,
  maxLength: number,
  more: Partial<Omit<SettingField, 'kind'>> & { readonly type?: 'email' | 'tel' | 'password' } = {},
): SettingField => ({ kind: 'text', key, label, maxLength, ...more });

/** The sections of the screen with the limits of spec section 5; the server's schema has the last word. */
export const sections = {
  store: {
    title: 'Store Information',
    fields: [
      text('storeName', 'Store name', 80, { isRequired: true }),
      text('storePhone', 'Phone', 15, { type: 'tel' }),
      text('storeEmail', 'Email', 254, { type: 'email' }),
      text('storeDescription', 'Description', 200),
      text('storeAddress', 'Address', 300, { isWide: true }),
      text('storeCity', 'City', 80),
      text('storeState', 'State', 80),
      text('storePincode', 'Pincode', 6),
    ],
  },
  location: {
    title: 'Location Settings',
    note: 'Distances are measured from here.',
    fields: [
      { kind: 'number', key: 'storeLatitude', label: 'Latitude', min: -90, max: 90, isWhole: false },
      { kind: 'number', key: 'storeLongitude', label: 'Longitude', min: -180, max: 180, isWhole: false },
      {
        kind: 'number',
        key: 'serviceRadiusKm',
        label: 'Service radius',
        unit: 'km',
        min: 1,
        max: 50,
        isWhole: false,
      },
    ],
  },
  delivery: {
    title: 'Delivery Settings',
    fields: [
      { kind: 'rupees', key: 'deliveryChargePaise', label: 'Delivery charge' },
      { kind: 'rupees', key: 'freeDeliveryThresholdPaise', label: 'Free delivery from' },
      {
        kind: 'number',
        key: 'deliveryTimeMinutes',
        label: 'Delivery time',
        unit: 'minutes',
        min: 15,
        max: 120,
        isWhole: true,
      },
      {
        kind: 'number',
        key: 'maxOrdersPerPartner',
        label: 'Orders per delivery partner',
        min: 1,
        max: 20,
        isWhole: true,
      },
      {
        kind: 'rupees',
        key: 'cashInHandLimitPaise',
        label: 'Cash in hand limit',
        hint: 'Above it a partner is offered no cash orders.',
      },
    ],
  },
  hours: {
    title: 'Operating Hours',
    note: 'Hours inform shoppers; the switch is what stops orders.',
    fields: [
      { kind: 'time', key: 'openingTime', label: 'Opening time' },
      { kind: 'time', key: 'closingTime', label: 'Closing time' },
    ],
  },
  api: {
    title: 'API Configuration',
    fields: [
      text('googleMapsApiKey', 'Google Maps API key', 200, { type: 'password' }),
      text('razorpayKeyId', 'Razorpay key ID', 100, { type: 'password' }),
    ],
  },
} as const satisfies Record<string, SettingSection>;

const allFields: readonly SettingField[] = Object.values(sections).flatMap(
  ({ fields }): readonly SettingField[] => fields,
);

/** What stands in the fields. */
export interface SettingsForm {
  readonly values: Readonly<Record<SettingKey, string>>;
  readonly isOpen: boolean;
  /** Typed anew, or left empty to keep what is there. */
  readonly keySecret: string;
  readonly webhookSecret: string;
}

export type SettingsField = SettingKey | 'keySecret' | 'webhookSecret';
export type SettingsErrors = Readonly<Partial<Record<SettingsField, string>>>;

/** Of the control of a field. */
export const settingId = (field: SettingsField): string => `setting-${field}`;

function textOf(field: SettingField, settings: PublicStoreSettings): string {
  const value = settings[field.key];
  if (field.kind === 'rupees') return rupeesText(Number(value));
  // Seconds are nobody's opening hours.
  return field.kind === 'time' ? String(value).slice(0, 5) : String(value);
}

export function formOfSettings(settings: PublicStoreSettings): SettingsForm {
  const values = Object.fromEntries(allFields.map((field) => [field.key, textOf(field, settings)]));
  return {
    // One entry for each field, and the fields are all settings but one.
    values: values as Record<SettingKey, string>,
    isOpen: settings.isOpen,
    keySecret: '',
    webhookSecret: '',
  };
}

const secretPattern = /^[\x21-\x7e]{8,200}$/;

/** What is wrong with what was typed, by field; nothing: it can be sent. */
export function checkSettings(form: SettingsForm): SettingsErrors {
  const errors: Partial<Record<SettingsField, string>> = {};
  for (const field of allFields) {
    const error = problemOf(field, form.values[field.key].trim());
    if (error !== null) errors[field.key] = error;
  }
  for (const secret of ['keySecret', 'webhookSecret'] as const)
    if (form[secret] !== '' && !secretPattern.test(form[secret].trim()))
      errors[secret] = 'Enter 8 to 200 characters without spaces';
  return errors;
}

function problemOf(field: SettingField, typed: string): string | null {
  switch (field.kind) {
    case 'text':
      return field.isRequired && typed === '' ? `Please fill in the ${field.label.toLowerCase()}` : null;
    case 'rupees':
      return parseRupees(typed) === null ? 'Enter rupees with at most two decimals, such as 49.50' : null;
    case 'time':
      return /^([01]\d|2[0-3]):[0-5]\d$/.test(typed) ? null : 'Choose a time';
    case 'number': {
      const value = typed === '' ? NaN : Number(typed);
      const isRight = value >= field.min && value <= field.max && (!field.isWhole || Number.isInteger(value));
      return isRight
        ? null
        : `Enter a ${field.isWhole ? 'whole ' : ''}number from ${field.min} to ${field.max}`;
    }
  }
}

function valueOf(field: SettingField, typed: string): string | number {
  switch (field.kind) {
    case 'text':
      return typed.trim();
    case 'rupees':
      return parseRupees(typed) ?? 0;
    case 'number':
      return Number(typed);
    case 'time':
      return `${typed}:00`;
  }
}

/** What is sent; only for a form without errors. */
export function settingsOf(form: SettingsForm): PublicStoreSettings {
  const values = Object.fromEntries(
    allFields.map((field) => [field.key, valueOf(field, form.values[field.key])]),
  );
  // One entry for each field, of its kind; the server parses all of it again.
  return { ...(values as unknown as PublicStoreSettings), isOpen: form.isOpen };
}

/** The secrets that were typed; null when none was. */
export function secretsOf(form: SettingsForm): RequestOf<typeof saveSecrets> | null {
  const keySecret = form.keySecret.trim();
  const webhookSecret = form.webhookSecret.trim();
  if (keySecret === '' && webhookSecret === '') return null;
  return {
    ...(keySecret !== '' && { razorpayKeySecret: keySecret }),
    ...(webhookSecret !== '' && { razorpayWebhookSecret: webhookSecret }),
  };
}

import { mapTileHosts, type PublicStoreSettings } from '@basket/domain';
import { t } from '../../texts';
import type { KindName } from './setting-kinds';

/** A setting with a checkbox. */
export type SwitchKey = {
  [Key in keyof PublicStoreSettings]: PublicStoreSettings[Key] extends boolean ? Key : never;
}[keyof PublicStoreSettings];
/** A setting with a text field: every other one, but for the end of a pause, which the dashboard sets. */
export type SettingKey = Exclude<keyof PublicStoreSettings, SwitchKey | 'reopensAt'>;

/** A section, in words. */
export interface Section {
  /** In the links to the sections. */
  readonly short: () => string;
  readonly title: () => string;
  readonly note?: () => string;
}

/** The sections of the screen. */
export const sections = {
  store: { short: () => t('settings.store'), title: () => t('settings.storeTitle') },
  location: {
    short: () => t('settings.location'),
    title: () => t('settings.locationTitle'),
    note: () => t('settings.locationNote'),
  },
  delivery: { short: () => t('settings.delivery'), title: () => t('settings.deliveryTitle') },
  limits: {
    short: () => t('settings.limits'),
    title: () => t('settings.limits'),
    note: () => t('settings.limitsNote'),
  },
  hours: {
    short: () => t('settings.hours'),
    title: () => t('settings.hoursTitle'),
    note: () => t('settings.hoursNote'),
  },
  signIn: { short: () => t('settings.signIn'), title: () => t('settings.signIn') },
  api: { short: () => t('settings.api'), title: () => t('settings.apiTitle') },
} as const satisfies Readonly<Record<string, Section>>;

export type SectionKey = keyof typeof sections;
// The keys of the object above.
export const sectionKeys = Object.keys(sections) as readonly SectionKey[];

export interface SettingField {
  readonly section: SectionKey;
  readonly label: () => string;
  /** How the text is parsed. Limits come from the schema of the settings. */
  readonly kind: KindName;
  /** Input type of a text. @default 'text' */
  readonly type?: 'email' | 'password';
  /** The message for a text that the schema refuses. @default 'Please check the …' */
  readonly wrong?: () => string;
  readonly unit?: () => string;
  readonly hint?: () => string;
  readonly isRequired?: boolean;
  readonly isWide?: boolean;
}

/** The field of every setting, in the order of the screen. */
export const settingFields: Readonly<Record<SettingKey, SettingField>> = {
  storeName: { section: 'store', kind: 'text', label: () => t('settings.storeName'), isRequired: true },
  storePhone: { section: 'store', kind: 'phone', label: () => t('settings.storePhone') },
  storeEmail: {
    section: 'store',
    kind: 'text',
    label: () => t('settings.storeEmail'),
    type: 'email',
    wrong: () => t('settings.storeEmailWrong'),
  },
  storeDescription: { section: 'store', kind: 'text', label: () => t('settings.storeDescription') },
  storeAddress: { section: 'store', kind: 'text', label: () => t('settings.storeAddress'), isWide: true },
  storeCity: { section: 'store', kind: 'text', label: () => t('settings.storeCity') },
  storeState: { section: 'store', kind: 'text', label: () => t('settings.storeState') },
  storePincode: { section: 'store', kind: 'pincode', label: () => t('settings.storePincode') },
  smallestShownDiscountPercent: {
    section: 'store',
    kind: 'wholeNumber',
    label: () => t('settings.smallestShownDiscountPercent'),
    unit: () => '%',
    hint: () => t('settings.smallestShownDiscountPercentHint'),
  },
  storeLatitude: { section: 'location', kind: 'number', label: () => t('settings.storeLatitude') },
  storeLongitude: { section: 'location', kind: 'number', label: () => t('settings.storeLongitude') },
  serviceRadiusKm: {
    section: 'location',
    kind: 'number',
    label: () => t('settings.serviceRadiusKm'),
    unit: () => t('settings.km'),
  },
  servedPincodes: {
    section: 'location',
    kind: 'pincodes',
    label: () => t('settings.servedPincodes'),
    hint: () => t('settings.servedPincodesHint'),
    isWide: true,
  },
  deliveryChargePaise: {
    section: 'delivery',
    kind: 'rupees',
    label: () => t('settings.deliveryChargePaise'),
  },
  freeDeliveryThresholdPaise: {
    section: 'delivery',
    kind: 'rupees',
    label: () => t('settings.freeDeliveryThresholdPaise'),
  },
  deliveryTimeMinutes: {
    section: 'delivery',
    kind: 'wholeNumber',
    label: () => t('settings.deliveryTimeMinutes'),
    unit: () => t('settings.minutes'),
  },
  ordersPerSlot: {
    section: 'delivery',
    kind: 'wholeNumber',
    label: () => t('settings.ordersPerSlot'),
    hint: () => t('settings.ordersPerSlotHint'),
  },
  maxOrdersPerPartner: {
    section: 'delivery',
    kind: 'wholeNumber',
    label: () => t('settings.maxOrdersPerPartner'),
  },
  cashInHandLimitPaise: {
    section: 'delivery',
    kind: 'rupees',
    label: () => t('settings.cashInHandLimitPaise'),
    hint: () => t('settings.cashInHandLimitPaiseHint'),
  },
  maxUnitsPerProduct: {
    section: 'limits',
    kind: 'wholeNumber',
    label: () => t('settings.maxUnitsPerProduct'),
    hint: () => t('settings.maxUnitsPerProductHint'),
  },
  maxUnitsPerOrder: {
    section: 'limits',
    kind: 'wholeNumber',
    label: () => t('settings.maxUnitsPerOrder'),
    hint: () => t('settings.maxUnitsPerOrderHint'),
  },
  maxUnpaidOrders: {
    section: 'limits',
    kind: 'wholeNumber',
    label: () => t('settings.maxUnpaidOrders'),
    hint: () => t('settings.maxUnpaidOrdersHint'),
  },
  unverifiedCashLimitPaise: {
    section: 'limits',
    kind: 'rupees',
    label: () => t('settings.unverifiedCashLimitPaise'),
    hint: () => t('settings.unverifiedCashLimitPaiseHint'),
  },
  maxOrdersPerDay: { section: 'limits', kind: 'wholeNumber', label: () => t('settings.maxOrdersPerDay') },
  maxCancellationsPerDay: {
    section: 'limits',
    kind: 'wholeNumber',
    label: () => t('settings.maxCancellationsPerDay'),
  },
  maxWithdrawalsPerDay: {
    section: 'limits',
    kind: 'wholeNumber',
    label: () => t('settings.maxWithdrawalsPerDay'),
  },
  openingTime: { section: 'hours', kind: 'time', label: () => t('settings.openingTime') },
  closingTime: {
    section: 'hours',
    kind: 'time',
    label: () => t('settings.closingTime'),
    hint: () => t('settings.closingTimeHint'),
  },
  googleMapsApiKey: {
    section: 'api',
    kind: 'text',
    label: () => t('settings.googleMapsApiKey'),
    type: 'password',
    hint: () => t('settings.googleMapsApiKeyHint'),
  },
  mapTileAddress: {
    section: 'api',
    kind: 'text',
    label: () => t('settings.mapTileAddress'),
    hint: () => t('settings.mapTileAddressHint', { hosts: mapTileHosts.join(', ') }),
    isWide: true,
  },
  mapAttribution: { section: 'api', kind: 'text', label: () => t('settings.mapAttribution') },
  razorpayKeyId: { section: 'api', kind: 'text', label: () => t('settings.razorpayKeyId'), type: 'password' },
};

// The keys of a Record of all settings.
export const settingKeys = Object.keys(settingFields) as readonly SettingKey[];

export interface SwitchField extends Pick<SettingField, 'section' | 'label'> {
  readonly hint: () => string;
  /** Before the fields of its section. @default false */
  readonly isFirst?: boolean;
}

/** The checkbox of every setting that has one, before or behind the fields of its section. */
export const switchFields: Readonly<Record<SwitchKey, SwitchField>> = {
  automaticDispatch: {
    section: 'delivery',
    label: () => t('settings.automaticDispatch'),
    isFirst: true,
    hint: () => t('settings.automaticDispatchHint'),
  },
  dispatchWaitsForPacking: {
    section: 'delivery',
    label: () => t('settings.dispatchWaitsForPacking'),
    hint: () => t('settings.dispatchWaitsForPackingHint'),
  },
  roundsCash: {
    section: 'delivery',
    label: () => t('settings.roundsCash'),
    hint: () => t('settings.roundsCashHint'),
  },
  isOpen: {
    section: 'hours',
    label: () => t('settings.isOpen'),
    hint: () => t('settings.isOpenHint'),
  },
  phoneSignIn: {
    section: 'signIn',
    label: () => t('settings.phoneSignIn'),
    hint: () => t('settings.phoneSignInHint'),
  },
};

// The keys of a Record of all switches.
export const switchKeys = Object.keys(switchFields) as readonly SwitchKey[];

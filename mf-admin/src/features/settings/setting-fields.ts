import { mapTileHosts, type PublicStoreSettings } from '@basket/domain';
import type { KindName } from './setting-kinds';

/** A setting with a checkbox. */
export type SwitchKey = {
  [Key in keyof PublicStoreSettings]: PublicStoreSettings[Key] extends boolean ? Key : never;
}[keyof PublicStoreSettings];
/** A setting with a text field: every other one, but for the end of a pause, which the dashboard sets. */
export type SettingKey = Exclude<keyof PublicStoreSettings, SwitchKey | 'reopensAt'>;

/** The sections of the screen. */
export const sections = {
  store: { short: 'Store', title: 'Store Information' },
  location: { short: 'Location', title: 'Location Settings', note: 'Distances are measured from here.' },
  delivery: { short: 'Delivery', title: 'Delivery Settings' },
  limits: {
    short: 'Limits',
    title: 'Limits',
    note: 'They keep stock and cash for real customers. A day runs from midnight to midnight.',
  },
  hours: {
    short: 'Hours',
    title: 'Operating Hours',
    note: 'Hours inform shoppers; the switch is what stops orders.',
  },
  signIn: { short: 'Sign-in', title: 'Sign-in' },
  api: { short: 'API keys', title: 'API Configuration' },
} as const satisfies Record<
  string,
  { readonly short: string; readonly title: string; readonly note?: string }
>;

export type SectionKey = keyof typeof sections;
// The keys of the object above.
export const sectionKeys = Object.keys(sections) as readonly SectionKey[];

export interface SettingField {
  readonly section: SectionKey;
  readonly label: string;
  /** How the text is parsed. Limits come from the schema of the settings. */
  readonly kind: KindName;
  /** Input type of a text. @default 'text' */
  readonly type?: 'email' | 'password';
  /** The message for a text that the schema refuses. @default 'Please check the …' */
  readonly wrong?: string;
  readonly unit?: string;
  readonly hint?: string;
  readonly isRequired?: boolean;
  readonly isWide?: boolean;
}

/** The field of every setting, in the order of the screen. */
export const settingFields: Readonly<Record<SettingKey, SettingField>> = {
  storeName: { section: 'store', kind: 'text', label: 'Store name', isRequired: true },
  storePhone: { section: 'store', kind: 'phone', label: 'Phone' },
  storeEmail: {
    section: 'store',
    kind: 'text',
    label: 'E-mail',
    type: 'email',
    wrong: 'Enter an e-mail address',
  },
  storeDescription: { section: 'store', kind: 'text', label: 'Description' },
  storeAddress: { section: 'store', kind: 'text', label: 'Address', isWide: true },
  storeCity: { section: 'store', kind: 'text', label: 'City' },
  storeState: { section: 'store', kind: 'text', label: 'State' },
  storePincode: { section: 'store', kind: 'pincode', label: 'Pincode' },
  smallestShownDiscountPercent: {
    section: 'store',
    kind: 'wholeNumber',
    label: 'Smallest discount shown',
    unit: '%',
    hint: 'Cards and offers say “20% off” from this share on. A higher MRP is struck through in any case.',
  },
  storeLatitude: { section: 'location', kind: 'number', label: 'Latitude' },
  storeLongitude: { section: 'location', kind: 'number', label: 'Longitude' },
  serviceRadiusKm: { section: 'location', kind: 'number', label: 'Service radius', unit: 'km' },
  servedPincodes: {
    section: 'location',
    kind: 'pincodes',
    label: 'Served pincodes',
    hint: 'For addresses without a position on the map, separated by commas. Empty: the store’s own pincode.',
    isWide: true,
  },
  deliveryChargePaise: { section: 'delivery', kind: 'rupees', label: 'Delivery charge' },
  freeDeliveryThresholdPaise: { section: 'delivery', kind: 'rupees', label: 'Free delivery from' },
  deliveryTimeMinutes: {
    section: 'delivery',
    kind: 'wholeNumber',
    label: 'Delivery time',
    unit: 'minutes',
  },
  ordersPerSlot: {
    section: 'delivery',
    kind: 'wholeNumber',
    label: 'Orders per delivery slot',
    hint: 'Customers choose a slot of today or tomorrow. 0: no slots.',
  },
  maxOrdersPerPartner: { section: 'delivery', kind: 'wholeNumber', label: 'Orders per delivery partner' },
  cashInHandLimitPaise: {
    section: 'delivery',
    kind: 'rupees',
    label: 'Cash in hand limit',
    hint: 'Above it a partner is offered no cash orders.',
  },
  maxUnitsPerProduct: {
    section: 'limits',
    kind: 'wholeNumber',
    label: 'Units per product',
    hint: 'In one order, 1 to 99.',
  },
  maxUnitsPerOrder: {
    section: 'limits',
    kind: 'wholeNumber',
    label: 'Units per order',
    hint: 'Of all products together, 1 to 1000.',
  },
  maxUnpaidOrders: {
    section: 'limits',
    kind: 'wholeNumber',
    label: 'Unpaid orders per customer',
    hint: 'Cash orders on their way, and online orders that wait for payment.',
  },
  unverifiedCashLimitPaise: {
    section: 'limits',
    kind: 'rupees',
    label: 'Cash order without verified e-mail',
    hint: 'The largest one.',
  },
  maxOrdersPerDay: { section: 'limits', kind: 'wholeNumber', label: 'Orders per customer and day' },
  maxCancellationsPerDay: {
    section: 'limits',
    kind: 'wholeNumber',
    label: 'Cancellations per customer and day',
  },
  maxWithdrawalsPerDay: { section: 'limits', kind: 'wholeNumber', label: 'Withdrawals per partner and day' },
  openingTime: { section: 'hours', kind: 'time', label: 'Opening time' },
  closingTime: {
    section: 'hours',
    kind: 'time',
    label: 'Closing time',
    hint: 'The same as the opening time: open day and night.',
  },
  googleMapsApiKey: {
    section: 'api',
    kind: 'text',
    label: 'Google Maps API key',
    type: 'password',
    hint: 'Without it customers type their whole address, and “Use my location” of the checkout finds none.',
  },
  mapTileAddress: {
    section: 'api',
    kind: 'text',
    label: 'Map tiles',
    hint: `Https address with {z}, {x} and {y}, at ${mapTileHosts.join(', ')}. Empty: distance rings.`,
    isWide: true,
  },
  mapAttribution: { section: 'api', kind: 'text', label: 'Map attribution' },
  razorpayKeyId: { section: 'api', kind: 'text', label: 'Razorpay key ID', type: 'password' },
};

// The keys of a Record of all settings.
export const settingKeys = Object.keys(settingFields) as readonly SettingKey[];

export interface SwitchField extends Pick<SettingField, 'section' | 'label'> {
  readonly hint: string;
  /** Before the fields of its section. @default false */
  readonly isFirst?: boolean;
}

/** The checkbox of every setting that has one, before or behind the fields of its section. */
export const switchFields: Readonly<Record<SwitchKey, SwitchField>> = {
  automaticDispatch: {
    section: 'delivery',
    label: 'Offer orders automatically',
    isFirst: true,
    hint: 'As soon as an order is paid or placed with cash, the best partner is asked, then the next. After three who do not take it, it waits for you.',
  },
  dispatchWaitsForPacking: {
    section: 'delivery',
    label: 'Offer them once they are packed',
    hint: 'An order that is offered automatically waits until its bags are closed. Only for a store that picks every order under Picking.',
  },
  roundsCash: {
    section: 'delivery',
    label: 'Round cash to the rupee',
    hint: 'New orders for cash come to the nearest rupee, 50 paise to the next one, and every bill says so. Online orders stay exact.',
  },
  isOpen: {
    section: 'hours',
    label: 'Store is open',
    hint: 'Closed: shoppers can look around, and nobody can order.',
  },
  phoneSignIn: {
    section: 'signIn',
    label: 'Sign in with a phone number',
    hint: 'Customers get a code by SMS, which your Firebase project pays for and must allow first. Off: nobody new comes in this way.',
  },
};

// The keys of a Record of all switches.
export const switchKeys = Object.keys(switchFields) as readonly SwitchKey[];

import * as v from 'valibot';
import { kind } from '../basics/kind';
import { defaultsOf, draftEntries } from '../basics/draft';
import { toLatinDigits } from '../basics/latin-digits';
import { isShopPhone, maxShopPhoneLength } from '../basics/phone';
import {
  amountPaiseSchema,
  emailSchema,
  instantSchema,
  latitudeSchema,
  longitudeSchema,
  numberSchema,
  patternSchema,
  requiredTextSchema,
  textSchema,
  wholeNumberSchema,
} from '../basics/schema';
import { maxQuantityPerLine, maxUnitsPerOrder } from '../cart/order-size';
import { mapTileAddressSchema } from './map-tiles';
import { servedPincodesSchema } from './served-pincodes';
import type { FieldMessage } from '../basics/field-messages';

/** `HH:MM:SS`, in India. */
export const timeOfDaySchema = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, 'timeOfDay' satisfies FieldMessage),
);

/** As people write it: '98450 12345', '+91 98450 12345', with the code of a city, '080 4000 1200', or toll-free, '1800 123 4567'. */
const storePhoneSchema = v.pipe(
  textSchema(maxShopPhoneLength),
  v.transform(toLatinDigits),
  v.check(isShopPhone, 'shopPhone' satisfies FieldMessage),
);
const servedPincodeSchema = patternSchema(/^[1-9]\d{5}$/, 'sixDigits');

/** ₹10,000: a delivery for more is a slip of the finger. */
export const maxDeliveryChargePaise = 10_000_00;

/**
 * `storeSettings/public`: everything that shoppers may know. Key secret and
 * webhook secret are not here: they are write-only (rule: secrets-write-only).
 */
export const publicStoreSettingsSchema = v.strictObject({
  storeName: requiredTextSchema(80),
  storeDescription: textSchema(200),
  storeAddress: textSchema(300),
  storeCity: textSchema(80),
  storeState: textSchema(80),
  storePincode: textSchema(6),
  storePhone: textSchema(maxShopPhoneLength),
  storeEmail: textSchema(254),
  storeLatitude: latitudeSchema,
  storeLongitude: longitudeSchema,
  serviceRadiusKm: numberSchema(1, 50),
  deliveryChargePaise: amountPaiseSchema,
  freeDeliveryThresholdPaise: amountPaiseSchema,
  deliveryTimeMinutes: wholeNumberSchema(15, 120),
  openingTime: timeOfDaySchema,
  closingTime: timeOfDaySchema,
  isOpen: v.boolean(),
  /** When a closed store opens by itself; null when somebody has to open it (rule: store-pause). */
  reopensAt: v.optional(v.nullable(instantSchema), null),
  googleMapsApiKey: textSchema(200),
  razorpayKeyId: textSchema(100),
  /** Open offers and undelivered orders that one partner may hold (rule: order-limit). */
  maxOrdersPerPartner: wholeNumberSchema(1, 20),
  /** The server offers orders by itself (rule: automatic-dispatch). */
  automaticDispatch: v.optional(v.boolean(), false),
  /** It offers them once they are packed (rule: packed-first). */
  dispatchWaitsForPacking: v.optional(v.boolean(), false),
  /** Above this a partner is offered no cash orders (rule: cash-limit). */
  cashInHandLimitPaise: amountPaiseSchema,
  /** Where an address without coordinates may be; empty: only at the store's own pincode (rule: service-area). */
  servedPincodes: v.optional(servedPincodesSchema, []),
  /** Orders that a delivery slot takes; 0: no slots are offered (rule: delivery-slots). */
  ordersPerSlot: v.optional(wholeNumberSchema(0, 500), 0),
  /** Units of one product, and of all products together, in one order (rule: units-limit). */
  maxUnitsPerProduct: v.optional(wholeNumberSchema(1, maxQuantityPerLine), 20),
  maxUnitsPerOrder: v.optional(wholeNumberSchema(1, maxUnitsPerOrder), 100),
  /** Cash orders on their way, and online orders that wait for their payment, of one customer (rule: unpaid-limit). */
  maxUnpaidOrders: v.optional(wholeNumberSchema(1, 1000), 3),
  /** The largest cash order of an account without a verified e-mail address or phone (rule: unverified-cash). */
  unverifiedCashLimitPaise: v.optional(amountPaiseSchema, 3000_00),
  /** The most that one account may do from midnight to midnight in India (rule: daily-limits). */
  maxOrdersPerDay: v.optional(wholeNumberSchema(1, 10_000), 30),
  maxCancellationsPerDay: v.optional(wholeNumberSchema(1, 10_000), 5),
  maxWithdrawalsPerDay: v.optional(wholeNumberSchema(1, 10_000), 5),
  /** The ground of the dispatch board's map (rule: map-tiles); empty: distance rings, and nobody is asked. */
  mapTileAddress: v.optional(mapTileAddressSchema, ''),
  /** The makers of the tiles, as their licence asks. */
  mapAttribution: v.optional(textSchema(120), '© OpenStreetMap contributors'),
  /** Customers can sign in with a code that is sent to their phone (rule: phone-sign-in). */
  phoneSignIn: v.optional(v.boolean(), false),
  /** A new order for cash comes to whole rupees (rule: cash-rounded). */
  roundsCash: v.optional(v.boolean(), false),
  /** From this share on a card says '20% off' (rule: discount-percent). */
  smallestShownDiscountPercent: v.optional(wholeNumberSchema(1, 100), 15),
});
export type PublicStoreSettings = v.InferOutput<typeof publicStoreSettingsSchema>;

/** Settings as a form was opened with them. */
export const storeSettingsReadSchema = v.strictObject(draftEntries(publicStoreSettingsSchema));

/**
 * Settings as an admin saves them. Stored ones may be older than a limit: a store with half a phone number goes on, and is asked
 * for the other half when somebody next saves.
 */
export const storeSettingsDraftSchema = v.strictObject(
  draftEntries(publicStoreSettingsSchema, [], {
    storePhone: v.union([storePhoneSchema, v.literal('')]),
    storeEmail: v.union([emailSchema, v.literal('')]),
    storePincode: v.union([servedPincodeSchema, v.literal('')]),
    deliveryChargePaise: wholeNumberSchema(0, maxDeliveryChargePaise),
  }),
);

export const publicSettings = kind('storeSettings', publicStoreSettingsSchema, () => 'public');
/** A copy of the settings from when they last parsed, with which the shop goes on while they are damaged (rule: settings-kept). */
export const lastGoodSettings = kind('system', publicStoreSettingsSchema, () => 'lastGoodSettings');

/** Settings of a new store: what it has beside the defaults of older ones. Its own name, address and position are given when it is set up. */
export const defaultStoreSettings: PublicStoreSettings = {
  ...defaultsOf(publicStoreSettingsSchema),
  storeName: 'Basket Express',
  storeDescription: '30 Minutes Grocery Delivery',
  storeAddress: '',
  storeCity: '',
  storeState: '',
  storePincode: '',
  storePhone: '',
  storeEmail: '',
  storeLatitude: 0,
  storeLongitude: 0,
  serviceRadiusKm: 15,
  deliveryChargePaise: 50_00,
  freeDeliveryThresholdPaise: 500_00,
  deliveryTimeMinutes: 30,
  openingTime: '07:00:00',
  closingTime: '22:00:00',
  isOpen: true,
  googleMapsApiKey: '',
  razorpayKeyId: '',
  maxOrdersPerPartner: 3,
  cashInHandLimitPaise: 5000_00,
};

import * as v from 'valibot';
import {
  countSchema,
  latitudeSchema,
  longitudeSchema,
  paiseSchema,
  requiredTextSchema,
  textSchema,
} from '../basics/schema';

const timeOfDaySchema = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, 'must be a time of day'),
);

/**
 * `storeSettings/public`: everything that shoppers may know (spec sections 3 and 9). Key secret and
 * webhook secret are not here: they are write-only (decisions 12).
 */
export const publicStoreSettingsSchema = v.strictObject({
  storeName: requiredTextSchema(80),
  storeDescription: textSchema(200),
  storeAddress: textSchema(300),
  storeCity: textSchema(80),
  storeState: textSchema(80),
  storePincode: textSchema(6),
  storePhone: textSchema(15),
  storeEmail: textSchema(254),
  storeLatitude: latitudeSchema,
  storeLongitude: longitudeSchema,
  serviceRadiusKm: v.pipe(v.number(), v.minValue(1), v.maxValue(50)),
  deliveryChargePaise: paiseSchema,
  freeDeliveryThresholdPaise: paiseSchema,
  deliveryTimeMinutes: v.pipe(v.number(), v.integer(), v.minValue(15), v.maxValue(120)),
  openingTime: timeOfDaySchema,
  closingTime: timeOfDaySchema,
  isOpen: v.boolean(),
  googleMapsApiKey: textSchema(200),
  razorpayKeyId: textSchema(100),
  /** Open offers and undelivered orders that one partner may hold (decisions 7). */
  maxOrdersPerPartner: v.pipe(countSchema, v.minValue(1), v.maxValue(20)),
  /** Above this a partner is offered no cash orders (decisions 20). */
  cashInHandLimitPaise: paiseSchema,
});
export type PublicStoreSettings = v.InferOutput<typeof publicStoreSettingsSchema>;

export const storeSettingsPath = 'storeSettings/public';

/** Spec section 9; the store's own name, address and position are given when it is set up. */
export const defaultStoreSettings: PublicStoreSettings = {
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

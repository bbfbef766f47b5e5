// Commit 9ad9270fc69ddfa764e11d450ce21aad48bbffc9, written by npm run record-contracts. Do not edit.

// packages/domain/src/basics/schema.ts
import * as v from "valibot";

// packages/domain/src/basics/clean-text.ts
var removed = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g;
var nothingToSee = /^[\p{Default_Ignorable_Code_Point}\s\u2800]*$/u;
function cleanText(text) {
  const visible = text.replace(removed, "").normalize("NFC").trim();
  return nothingToSee.test(visible) ? "" : visible;
}
var isWellFormed = (text) => !/\p{Surrogate}/u.test(text);

// packages/domain/src/basics/schema.ts
var rangeMessage = (min, max) => `must be from ${min} to ${max}`;
var numberSchema = (min, max) => v.pipe(
  v.number("must be a number"),
  v.minValue(min, rangeMessage(min, max)),
  v.maxValue(max, rangeMessage(min, max))
);
var wholeNumberSchema = (min, max) => v.pipe(numberSchema(min, max), v.safeInteger("must be a whole number"));
var paiseSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
var signedPaiseSchema = v.pipe(v.number(), v.safeInteger());
var maxAmountPaise = 1e8;
var amountPaiseSchema = wholeNumberSchema(0, maxAmountPaise);
var signedAmountPaiseSchema = wholeNumberSchema(-maxAmountPaise, maxAmountPaise);
var maxStockUnits = 1e6;
var instantSchema = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.maxValue(864e13)
  // the last one that a date can show
);
var countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1e9));
var idSchema = v.pipe(
  v.string(),
  v.regex(/^(?!__.*__$)[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/, "is not a valid id")
);
var lengthMessage = (maxLength9) => `must not be longer than ${maxLength9} characters`;
var cleanTextSchema = v.pipe(
  v.string(),
  v.check(isWellFormed, "must not contain broken characters"),
  v.transform(cleanText)
);
var textSchema = (maxLength9) => v.pipe(
  cleanTextSchema,
  v.maxLength(maxLength9, lengthMessage(maxLength9)),
  v.regex(/^[^\p{Cc}\u2028\u2029]*$/u, "must not contain control characters")
);
var requiredTextSchema = (maxLength9) => v.pipe(textSchema(maxLength9), v.nonEmpty("must be filled in"));
var longTextSchema = (maxLength9) => v.pipe(
  cleanTextSchema,
  v.maxLength(maxLength9, lengthMessage(maxLength9)),
  v.check((text) => !/[^\P{Cc}\n\r\t]/u.test(text), "must not contain control characters")
);
var patternSchema = (pattern, message) => v.pipe(cleanTextSchema, v.regex(pattern, message));
var storedPincodeSchema = patternSchema(/^\d{6}$/, "must be 6 digits");
var storedPhoneSchema = patternSchema(/^\d{10}$/, "must be 10 digits");
var pincodeSchema = v.pipe(storedPincodeSchema, v.regex(/^[1-9]/, "cannot begin with 0"));
var phoneSchema = v.pipe(storedPhoneSchema, v.regex(/^[6-9]/, "must begin with 6, 7, 8 or 9"));
var emailSchema = v.pipe(
  cleanTextSchema,
  v.maxLength(254, lengthMessage(254)),
  v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "must be an e-mail address")
);
var latitudeSchema = numberSchema(-90, 90);
var longitudeSchema = numberSchema(-180, 180);
var coordinatesSchema = v.strictObject({ latitude: latitudeSchema, longitude: longitudeSchema });
var wholePosition = () => v.check(
  ({ latitude, longitude }) => latitude === null === (longitude === null),
  "must have both coordinates or none"
);

// packages/domain/src/basics/for-reading.ts
var forReading = (schema) => ({
  ...schema,
  "~run": (dataset) => {
    const read = schema["~run"](dataset, {});
    const issues = read.issues?.filter((issue) => issue.expected !== "never");
    return { ...read, issues: issues?.[0] && issues };
  }
});

// packages/domain/src/basics/damaged-document.ts
import * as v2 from "valibot";
var damagedDocumentSchema = v2.strictObject({
  path: v2.string(),
  /** `field.path: what is wrong`; never a value. */
  issues: v2.array(v2.string()),
  /** The update time of the document that did not parse. */
  version: v2.string(),
  firstSeenAt: instantSchema,
  lastSeenAt: instantSchema,
  /** How often it was met; each server instance counts once an hour. */
  sightings: countSchema
});

// packages/domain/src/basics/contract.ts
import * as v3 from "valibot";
function defineContract(contract) {
  return contract;
}
var envelopeSchema = v3.strictObject({
  operation: v3.pipe(v3.string(), v3.regex(/^[a-zA-Z]{1,40}$/)),
  operationId: v3.pipe(v3.string(), v3.regex(/^[A-Za-z0-9_-]{16,64}$/)),
  correlationId: v3.pipe(v3.string(), v3.regex(/^[A-Za-z0-9_-]{8,64}$/)),
  input: v3.unknown()
});

// packages/domain/src/time/india.ts
var indiaOffsetMs = 5.5 * 60 * 60 * 1e3;
var dayMs = 24 * 60 * 60 * 1e3;

// packages/domain/src/identity/role.ts
import * as v4 from "valibot";
var roles = ["customer", "admin", "delivery_partner"];
var roleSchema = v4.picklist(roles);

// packages/domain/src/identity/saved-lists.ts
import * as v5 from "valibot";
var maxFavourites = 100;
var maxSavedAddresses = 10;
var favouriteProductIdsSchema = v5.pipe(v5.array(idSchema), v5.maxLength(maxFavourites));
var addressLabels = ["home", "work", "other"];
var addressFields = {
  label: v5.picklist(addressLabels),
  address: requiredTextSchema(300),
  city: requiredTextSchema(80),
  state: requiredTextSchema(80),
  pincode: pincodeSchema,
  phone: phoneSchema,
  latitude: v5.nullable(latitudeSchema),
  longitude: v5.nullable(longitudeSchema)
};
var addressDraftSchema = v5.pipe(v5.strictObject(addressFields), wholePosition());
var savedAddressSchema = v5.strictObject({
  addressId: idSchema,
  ...addressFields,
  pincode: storedPincodeSchema,
  phone: storedPhoneSchema
});
var savedAddressesSchema = v5.pipe(v5.array(savedAddressSchema), v5.maxLength(maxSavedAddresses));

// packages/domain/src/identity/account-counters.ts
import * as v6 from "valibot";
var accountCountersSchema = v6.strictObject({
  /** The day in India that is counted, as yyMMdd. */
  day: v6.string(),
  ordersPlaced: countSchema,
  ordersCancelled: countSchema,
  withdrawals: countSchema,
  /** Orders that were unpaid when they were last looked at; the paid ones are taken out when the list is full. */
  unpaidOrderIds: v6.array(idSchema)
});

// packages/domain/src/identity/profile.ts
import * as v7 from "valibot";
var profileSchema = v7.strictObject({
  name: textSchema(100),
  phone: textSchema(15),
  email: textSchema(254),
  address: textSchema(300),
  city: textSchema(80),
  state: textSchema(80),
  pincode: textSchema(6),
  role: roleSchema,
  avatarUrl: v7.nullable(textSchema(500)),
  /** Absent in profiles from before there were any. */
  favouriteProductIds: v7.optional(favouriteProductIdsSchema, []),
  savedAddresses: v7.optional(savedAddressesSchema, []),
  createdAt: instantSchema,
  updatedAt: instantSchema
});
var registrationSchema = v7.strictObject({
  name: requiredTextSchema(100),
  phone: phoneSchema,
  address: requiredTextSchema(300),
  state: requiredTextSchema(80),
  city: requiredTextSchema(80),
  pincode: pincodeSchema
});
var minPasswordLength = 6;
var credentialsSchema = v7.strictObject({
  email: emailSchema,
  password: v7.pipe(
    v7.string(),
    v7.minLength(minPasswordLength, `must be at least ${minPasswordLength} characters long`),
    v7.regex(/\S/, "must not be blank")
  )
});

// packages/domain/src/identity/contracts.ts
import * as v8 from "valibot";
var completeRegistration = defineContract({
  domain: "accounts",
  operation: "completeRegistration",
  request: registrationSchema,
  response: profileSchema,
  refusals: ["signed_out"]
});
var ensureProfile = defineContract({
  domain: "accounts",
  operation: "ensureProfile",
  request: v8.strictObject({}),
  response: profileSchema,
  refusals: ["signed_out"]
});
var editCustomer = defineContract({
  domain: "accounts",
  operation: "editCustomer",
  request: v8.strictObject({
    uid: idSchema,
    before: v8.pick(profileSchema, ["name", "phone", "role", "address", "city", "state", "pincode"]),
    name: requiredTextSchema(100),
    phone: v8.union([phoneSchema, v8.literal("")]),
    role: roleSchema,
    address: textSchema(300),
    city: textSchema(80),
    state: textSchema(80),
    pincode: v8.union([pincodeSchema, v8.literal("")])
  }),
  response: profileSchema,
  refusals: ["unknown_account", "changed_meanwhile", "own_role", "last_admin", "partner_has_orders"]
});
var countProfiles = defineContract({
  domain: "accounts",
  operation: "countProfiles",
  request: v8.strictObject({}),
  response: v8.strictObject({ total: countSchema }),
  refusals: []
});
var setFavourite = defineContract({
  domain: "accounts",
  operation: "setFavourite",
  request: v8.strictObject({ productId: idSchema, isFavourite: v8.boolean() }),
  response: v8.strictObject({ favouriteProductIds: favouriteProductIdsSchema }),
  refusals: ["too_many_favourites"]
});
var saveAddress = defineContract({
  domain: "accounts",
  operation: "saveAddress",
  request: addressDraftSchema,
  response: v8.strictObject({ savedAddresses: savedAddressesSchema }),
  refusals: ["too_many_addresses"]
});
var deleteAddress = defineContract({
  domain: "accounts",
  operation: "deleteAddress",
  request: v8.strictObject({ addressId: idSchema }),
  response: v8.strictObject({ savedAddresses: savedAddressesSchema }),
  refusals: ["unknown_address"]
});

// packages/domain/src/places/indian-cities.ts
import * as v9 from "valibot";
var indianCitiesSchema = v9.strictObject({
  state: requiredTextSchema(80),
  cities: v9.pipe(v9.array(requiredTextSchema(80)), v9.minLength(1))
});

// packages/domain/src/catalogue/category.ts
import * as v10 from "valibot";
var tints = ["veg", "dairy", "bakery", "meat", "drinks", "snacks", "home", "care"];
var tintSchema = v10.picklist(tints);
var categorySchema = v10.strictObject({
  name: requiredTextSchema(60),
  description: textSchema(300),
  icon: textSchema(40),
  colour: tintSchema,
  sortOrder: countSchema,
  isActive: v10.boolean(),
  createdAt: instantSchema
});
var maxCategories = 200;

// packages/domain/src/catalogue/product.ts
import * as v11 from "valibot";

// packages/domain/src/orders/order-size.ts
var maxQuantityPerLine = 99;
var maxLinesPerOrder = 50;
var maxUnitsPerOrder = 1e3;
var maxOptionsPerProduct = 40;
var orderTotalSchema = wholeNumberSchema(
  0,
  maxUnitsPerOrder * (1 + maxOptionsPerProduct) * maxAmountPaise + maxAmountPaise
);

// packages/domain/src/catalogue/product.ts
var productImageSchema = v11.strictObject({ imageId: idSchema, isPrimary: v11.boolean() });
var productOptionSchema = v11.strictObject({
  optionId: idSchema,
  group: requiredTextSchema(40),
  value: requiredTextSchema(60),
  adjustmentPaise: signedAmountPaiseSchema
});
var specificationSchema = v11.strictObject({
  name: requiredTextSchema(60),
  value: requiredTextSchema(200)
});
var productSchema = v11.strictObject({
  name: requiredTextSchema(120),
  description: longTextSchema(500),
  longDescription: longTextSchema(5e3),
  pricePaise: amountPaiseSchema,
  originalPricePaise: amountPaiseSchema,
  categoryId: v11.nullable(idSchema),
  /** Units that can be sold; while the stock is split, their number at the last roll-up. */
  stockQuantity: countSchema,
  /** Set while the units are in lanes: when many instances were last seen selling it at once. Null otherwise (rule: hot-stock). */
  stockSplitAt: v11.optional(v11.nullable(instantSchema), null),
  unit: requiredTextSchema(30),
  isActive: v11.boolean(),
  isFeatured: v11.boolean(),
  badge: textSchema(30),
  rating: v11.nullable(numberSchema(0, 5)),
  reviews: countSchema,
  images: v11.pipe(v11.array(productImageSchema), v11.maxLength(12)),
  options: v11.pipe(v11.array(productOptionSchema), v11.maxLength(maxOptionsPerProduct)),
  specifications: v11.pipe(v11.array(specificationSchema), v11.maxLength(40)),
  relatedProductIds: v11.pipe(v11.array(idSchema), v11.maxLength(12)),
  createdAt: instantSchema,
  updatedAt: instantSchema
});

// packages/domain/src/catalogue/stock-change.ts
import * as v12 from "valibot";
var stockChangeSchema = v12.strictObject({
  deltaUnits: v12.pipe(v12.number(), v12.safeInteger()),
  /** Units left after it. */
  stockQuantity: countSchema,
  reason: requiredTextSchema(150),
  actorId: idSchema,
  at: instantSchema
});

// packages/domain/src/catalogue/stock-lane.ts
import * as v13 from "valibot";
var stockLaneSchema = v13.strictObject({
  productId: idSchema,
  units: countSchema,
  changedAt: instantSchema
});

// packages/domain/src/catalogue/published-catalogue.ts
import * as v17 from "valibot";

// packages/domain/src/store/store-settings.ts
import * as v16 from "valibot";

// packages/domain/src/store/map-tiles.ts
import * as v14 from "valibot";
var mapTileHosts = ["tile.openstreetmap.org", "tiles.stadiamaps.com", "api.maptiler.com"];
var tilePattern = /^https:\/\/([a-z0-9.-]+)\/[^\s"'<>]*$/;
var isTileAddress = (address) => mapTileHosts.some((host) => host === tilePattern.exec(address)?.[1]) && ["{z}", "{x}", "{y}"].every((part) => address.includes(part));
var mapTileAddressSchema = v14.pipe(
  textSchema(300),
  v14.check((address) => address === "" || isTileAddress(address), "must be the address of map tiles")
);

// packages/domain/src/store/served-pincodes.ts
import * as v15 from "valibot";
var maxServedPincodes = 500;
function servedPincodesProblem(pincodes) {
  const malformed = pincodes.find((pincode) => !/^[1-9]\d{5}$/.test(pincode));
  if (malformed !== void 0) return `\u201C${malformed.slice(0, 12)}\u201D is not a pincode, which has 6 digits`;
  if (pincodes.length > maxServedPincodes) return `List at most ${maxServedPincodes} pincodes`;
  const twice = pincodes.find((pincode, index) => pincodes.indexOf(pincode) !== index);
  if (twice !== void 0) return `${twice} is listed twice`;
  const regionOf = (pincode) => pincode.slice(0, 2);
  const isAlone = (pincode) => pincodes.every((other) => other === pincode || regionOf(other) !== regionOf(pincode));
  const stray = pincodes.length > 1 ? pincodes.find(isAlone) : void 0;
  return stray === void 0 ? null : `${stray} is far from the others: check its first two digits`;
}
var servedPincodesSchema = v15.pipe(
  v15.array(textSchema(20)),
  v15.check(
    (pincodes) => servedPincodesProblem(pincodes) === null,
    ({ input }) => servedPincodesProblem(input) ?? ""
  )
);

// packages/domain/src/store/store-settings.ts
var timeOfDaySchema = v16.pipe(
  v16.string(),
  v16.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, "must be a time of day")
);
var storePhoneSchema = v16.pipe(
  textSchema(15),
  v16.check(
    (text) => /^[+\d][\d\s-]*$/.test(text) && /^(\+91|0)?[1-9]\d{9}$/.test(text.replace(/[\s-]/g, "")),
    "must be 10 digits, such as 98450 12345"
  )
);
var servedPincodeSchema = patternSchema(/^[1-9]\d{5}$/, "must be 6 digits");
var maxDeliveryChargePaise = 1e6;
var publicStoreSettingsSchema = v16.strictObject({
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
  serviceRadiusKm: numberSchema(1, 50),
  deliveryChargePaise: amountPaiseSchema,
  freeDeliveryThresholdPaise: amountPaiseSchema,
  deliveryTimeMinutes: wholeNumberSchema(15, 120),
  openingTime: timeOfDaySchema,
  closingTime: timeOfDaySchema,
  isOpen: v16.boolean(),
  googleMapsApiKey: textSchema(200),
  razorpayKeyId: textSchema(100),
  /** Open offers and undelivered orders that one partner may hold (rule: order-limit). */
  maxOrdersPerPartner: wholeNumberSchema(1, 20),
  /** The server offers orders by itself (rule: automatic-dispatch). */
  automaticDispatch: v16.optional(v16.boolean(), false),
  /** Above this a partner is offered no cash orders (rule: cash-limit). */
  cashInHandLimitPaise: amountPaiseSchema,
  /** Where an address without coordinates may be; empty: only at the store's own pincode (rule: service-area). */
  servedPincodes: v16.optional(servedPincodesSchema, []),
  /** Units of one product, and of all products together, in one order (rule: units-limit). */
  maxUnitsPerProduct: v16.optional(wholeNumberSchema(1, maxQuantityPerLine), 20),
  maxUnitsPerOrder: v16.optional(wholeNumberSchema(1, maxUnitsPerOrder), 100),
  /** Cash orders on their way, and online orders that wait for their payment, of one customer (rule: unpaid-limit). */
  maxUnpaidOrders: v16.optional(wholeNumberSchema(1, 1e3), 3),
  /** The largest cash order of an account without a verified e-mail address or phone (rule: unverified-cash). */
  unverifiedCashLimitPaise: v16.optional(amountPaiseSchema, 3e5),
  /** What one account may do from midnight to midnight in India (rule: daily-limits). */
  maxOrdersPerDay: v16.optional(wholeNumberSchema(1, 1e4), 30),
  maxCancellationsPerDay: v16.optional(wholeNumberSchema(1, 1e4), 5),
  maxWithdrawalsPerDay: v16.optional(wholeNumberSchema(1, 1e4), 5),
  /** The ground of the dispatch board's map (rule: map-tiles); empty: distance rings, and nobody is asked. */
  mapTileAddress: v16.optional(mapTileAddressSchema, ""),
  /** Who has made the tiles, as their licence asks. */
  mapAttribution: v16.optional(textSchema(120), "\xA9 OpenStreetMap contributors")
});
var storeSettingsDraftSchema = v16.strictObject({
  ...publicStoreSettingsSchema.entries,
  storePhone: v16.union([storePhoneSchema, v16.literal("")]),
  storeEmail: v16.union([emailSchema, v16.literal("")]),
  storePincode: v16.union([servedPincodeSchema, v16.literal("")]),
  deliveryChargePaise: wholeNumberSchema(0, maxDeliveryChargePaise)
});

// packages/domain/src/catalogue/published-catalogue.ts
var publishedCategorySchema = v17.object({
  id: idSchema,
  name: v17.string(),
  description: v17.string(),
  /** Names the picture; absent in catalogues that were published before this field existed. */
  icon: v17.optional(v17.string()),
  colour: tintSchema,
  productCount: countSchema
});
var publishedProductSchema = v17.object({
  id: idSchema,
  name: v17.string(),
  description: v17.string(),
  categoryId: v17.nullable(idSchema),
  unit: v17.string(),
  pricePaise: paiseSchema,
  originalPricePaise: paiseSchema,
  badge: v17.string(),
  rating: v17.nullable(v17.number()),
  reviews: countSchema,
  isFeatured: v17.boolean(),
  /** Units left when published. Shown only when few; the server decides at the time of ordering. */
  stockQuantity: countSchema,
  imageIds: v17.array(idSchema),
  options: v17.array(productOptionSchema)
});
var publishedCatalogueSchema = v17.object({
  version: countSchema,
  publishedAt: instantSchema,
  imageBaseUrl: v17.string(),
  store: publicStoreSettingsSchema,
  categories: v17.array(publishedCategorySchema),
  /** In the order of their names. */
  products: v17.array(publishedProductSchema)
});
var publishedDetailsSchema = v17.object({
  longDescription: v17.string(),
  specifications: v17.array(specificationSchema),
  relatedProductIds: v17.array(idSchema)
});
var publishedDetailsFileSchema = v17.record(v17.string(), publishedDetailsSchema);

// packages/domain/src/store/live-store.ts
import * as v18 from "valibot";
var liveStoreSchema = v18.object(v18.omit(publicStoreSettingsSchema, ["razorpayKeyId"]).entries);

// packages/domain/src/store/serviceable.ts
import * as v19 from "valibot";
var serviceableRequestSchema = v19.strictObject({ pincode: pincodeSchema });
var serviceableResponseSchema = v19.object({ pincode: pincodeSchema, isServed: v19.boolean() });

// packages/domain/src/orders/order-status.ts
import * as v20 from "valibot";
var orderStatuses = [
  "pending",
  "assigned",
  "confirmed",
  "preparing",
  "out_for_delivery",
  "delivered",
  "cancelled"
];
var orderStatusSchema = v20.picklist(orderStatuses);
var orderStatusFacts = {
  pending: {
    label: "Pending",
    progress: 20,
    isAdminChoice: true,
    holdsStock: true,
    earnsCredit: false,
    isInHand: false,
    keepsPartner: false,
    isFinal: false,
    isCancellableByCustomer: true,
    isStep: true
  },
  assigned: {
    label: "Assigned",
    progress: null,
    isAdminChoice: false,
    holdsStock: true,
    earnsCredit: false,
    isInHand: false,
    keepsPartner: false,
    isFinal: false,
    isCancellableByCustomer: false,
    isStep: false
  },
  confirmed: {
    label: "Confirmed",
    progress: 40,
    isAdminChoice: true,
    holdsStock: true,
    earnsCredit: false,
    isInHand: true,
    keepsPartner: true,
    isFinal: false,
    isCancellableByCustomer: false,
    isStep: true
  },
  preparing: {
    label: "Preparing",
    progress: 60,
    isAdminChoice: true,
    holdsStock: true,
    earnsCredit: false,
    isInHand: true,
    keepsPartner: true,
    isFinal: false,
    isCancellableByCustomer: false,
    isStep: true
  },
  out_for_delivery: {
    label: "Out for delivery",
    progress: 80,
    isAdminChoice: true,
    holdsStock: true,
    earnsCredit: false,
    isInHand: true,
    keepsPartner: true,
    isFinal: false,
    isCancellableByCustomer: false,
    isStep: true
  },
  delivered: {
    label: "Delivered",
    progress: 100,
    isAdminChoice: true,
    holdsStock: true,
    earnsCredit: true,
    isInHand: false,
    keepsPartner: true,
    isFinal: true,
    isCancellableByCustomer: false,
    isStep: true
  },
  cancelled: {
    label: "Cancelled",
    progress: null,
    isAdminChoice: true,
    holdsStock: false,
    earnsCredit: false,
    isInHand: false,
    keepsPartner: false,
    isFinal: true,
    isCancellableByCustomer: false,
    isStep: false
  }
};
var adminOrderStatuses = orderStatuses.filter(
  (status) => orderStatusFacts[status].isAdminChoice
);
var unassignedStatuses = ["pending", "confirmed", "preparing"];
var unassignedStatusSchema = v20.picklist(unassignedStatuses);
function statusWithoutPartner(status) {
  switch (status) {
    case "pending":
    case "confirmed":
    case "preparing":
      return status;
    case "out_for_delivery":
      return "preparing";
    case "assigned":
    case "delivered":
    case "cancelled":
      return null;
  }
}
var statusesToDispatch = orderStatuses.filter((status) => statusWithoutPartner(status) !== null);
var paymentStatuses = ["pending", "paid", "failed", "refunded"];
var paymentStatusSchema = v20.picklist(paymentStatuses);
var paymentMethods = ["cod", "online"];
var paymentMethodSchema = v20.picklist(paymentMethods);
var paymentWaitMs = 15 * 6e4;

// packages/domain/src/store/store-figures.ts
import * as v21 from "valibot";
var orderFiguresSchema = v21.strictObject({ orders: countSchema, revenuePaise: paiseSchema });
var closedFiguresSchema = v21.strictObject({
  ...orderFiguresSchema.entries,
  /** Where the first day begins that has not been summed. */
  closedUntil: instantSchema
});
var monthFiguresSchema = v21.strictObject({ days: v21.record(v21.string(), orderFiguresSchema) });
var changedDaySchema = v21.strictObject({ dayAt: instantSchema, orderId: idSchema });
var storeFiguresCollection = "storeFigures";
var closedFiguresPath = `${storeFiguresCollection}/closed`;

// packages/domain/src/catalogue/contracts.ts
import * as v22 from "valibot";
var productDraftSchema = v22.strictObject({
  ...v22.omit(productSchema, ["stockQuantity", "stockSplitAt", "createdAt", "updatedAt"]).entries,
  pricePaise: wholeNumberSchema(1, maxAmountPaise)
});
var saveProduct = defineContract({
  domain: "catalogue",
  operation: "saveProduct",
  request: v22.variant("kind", [
    v22.strictObject({
      kind: v22.literal("new"),
      draft: v22.strictObject(productDraftSchema.entries),
      stockQuantity: wholeNumberSchema(0, maxStockUnits)
    }),
    v22.strictObject({
      kind: v22.literal("existing"),
      productId: idSchema,
      updatedAt: instantSchema,
      draft: v22.strictObject(productDraftSchema.entries)
    })
  ]),
  response: v22.strictObject({ productId: idSchema, updatedAt: instantSchema }),
  refusals: [
    "unknown_product",
    "unknown_category",
    "changed_meanwhile",
    "ambiguous_product",
    "mrp_below_price"
  ]
});
var deleteProduct = defineContract({
  domain: "catalogue",
  operation: "deleteProduct",
  request: v22.strictObject({ productId: idSchema }),
  response: v22.strictObject({}),
  refusals: ["unknown_product"]
});
var adjustStock = defineContract({
  domain: "catalogue",
  operation: "adjustStock",
  request: v22.strictObject({
    productId: idSchema,
    deltaUnits: wholeNumberSchema(-maxStockUnits, maxStockUnits),
    reason: requiredTextSchema(150)
  }),
  response: v22.strictObject({ stockQuantity: countSchema }),
  refusals: ["unknown_product", "not_enough_stock", "too_much_stock"]
});
var categoryDraftSchema = v22.omit(categorySchema, ["sortOrder", "createdAt"]);
var saveCategory = defineContract({
  domain: "catalogue",
  operation: "saveCategory",
  request: v22.variant("kind", [
    v22.strictObject({ kind: v22.literal("new"), draft: v22.strictObject(categoryDraftSchema.entries) }),
    v22.strictObject({
      kind: v22.literal("existing"),
      categoryId: idSchema,
      before: v22.strictObject(categoryDraftSchema.entries),
      draft: v22.strictObject(categoryDraftSchema.entries)
    })
  ]),
  response: v22.strictObject({ categoryId: idSchema }),
  refusals: ["unknown_category", "changed_meanwhile", "category_name_taken", "too_many_categories"]
});
var countCategories = defineContract({
  domain: "catalogue",
  operation: "countCategories",
  request: v22.strictObject({}),
  response: v22.strictObject({ products: v22.record(idSchema, countSchema) }),
  refusals: []
});
var sortCategories = defineContract({
  domain: "catalogue",
  operation: "sortCategories",
  request: v22.strictObject({
    categoryIds: v22.pipe(v22.array(idSchema), v22.minLength(1), v22.maxLength(maxCategories))
  }),
  response: v22.strictObject({}),
  refusals: ["unknown_category"]
});
var deleteCategory = defineContract({
  domain: "catalogue",
  operation: "deleteCategory",
  request: v22.strictObject({ categoryId: idSchema, moveProductsTo: v22.optional(v22.nullable(idSchema)) }),
  response: v22.strictObject({ movedProducts: countSchema }),
  refusals: ["unknown_category", "category_in_use"]
});

// packages/domain/src/store/contracts.ts
import * as v23 from "valibot";
var growthSchema = v23.nullable(v23.pipe(v23.number(), v23.integer()));
var readDashboard = defineContract({
  domain: "store",
  operation: "readDashboard",
  request: v23.strictObject({}),
  response: v23.strictObject({
    countedAt: instantSchema,
    totalOrders: countSchema,
    pendingOrders: countSchema,
    totalRevenuePaise: paiseSchema,
    totalProducts: countSchema,
    activeProducts: countSchema,
    totalCustomers: countSchema,
    totalDeliveryPartners: countSchema,
    ordersGrowthPercent: growthSchema,
    revenueGrowthPercent: growthSchema,
    customersGrowthPercent: growthSchema
  }),
  refusals: []
});
var readShift = defineContract({
  domain: "store",
  operation: "readShift",
  request: v23.pipe(
    v23.strictObject({ fromAt: instantSchema, untilAt: instantSchema }),
    v23.check(({ fromAt, untilAt }) => fromAt < untilAt && untilAt - fromAt <= dayMs, "must be at most a day")
  ),
  response: v23.strictObject({
    countedAt: instantSchema,
    orders: countSchema,
    revenuePaise: paiseSchema,
    /** How many orders, the latest of them, the following figures are about: all of them, unless there are very many. */
    examined: countSchema,
    delivered: countSchema,
    cancelled: countSchema,
    open: countSchema,
    judged: countSchema,
    late: countSchema,
    accepted: countSchema,
    acceptMedianMs: v23.nullable(countSchema),
    acceptSlowMs: v23.nullable(countSchema),
    /** Refunds that became due in this time. */
    refunds: countSchema,
    refundsPaise: paiseSchema
  }),
  refusals: []
});
var saveSettings = defineContract({
  domain: "store",
  operation: "saveSettings",
  request: v23.strictObject({ before: publicStoreSettingsSchema, settings: storeSettingsDraftSchema }),
  response: v23.strictObject({}),
  refusals: ["changed_meanwhile"]
});
var gatewaySecretSchema = patternSchema(
  /^[\x21-\x7e]{8,200}$/,
  "must be 8 to 200 visible characters"
);
var saveSecrets = defineContract({
  domain: "store",
  operation: "saveSecrets",
  request: v23.strictObject({
    razorpayKeySecret: v23.optional(v23.nullable(gatewaySecretSchema)),
    razorpayWebhookSecret: v23.optional(v23.nullable(gatewaySecretSchema))
  }),
  response: v23.strictObject({ hasKeySecret: v23.boolean(), hasWebhookSecret: v23.boolean() }),
  refusals: []
});

// packages/domain/src/store/gateway-secrets.ts
import * as v24 from "valibot";
var gatewaySecretsSchema = v24.strictObject({
  razorpayKeySecret: v24.nullable(v24.string()),
  razorpayWebhookSecret: v24.nullable(v24.string()),
  /** Events that were signed before a change still count for a day. */
  previousWebhookSecret: v24.nullable(v24.string()),
  /** Until when the previous one is accepted; null when there is none. */
  previousUntil: v24.optional(v24.nullable(instantSchema), null),
  updatedAt: instantSchema
});
var gatewayStatusSchema = v24.strictObject({
  hasKeySecret: v24.boolean(),
  hasWebhookSecret: v24.boolean(),
  updatedAt: instantSchema
});

// packages/domain/src/payments/order-payment.ts
import * as v25 from "valibot";
var paymentChannels = ["checkout", "door"];
var paymentChannelSchema = v25.picklist(paymentChannels);
var refundStates = ["none", "owed", "failed", "refunded"];
var refundStateSchema = v25.picklist(refundStates);
var orderPaymentSchema = v25.strictObject({
  /** Null until the order is paid online. */
  channel: v25.nullable(paymentChannelSchema),
  /** The gateway's order that checkout opens; null before the first try to pay. */
  intentId: v25.nullable(textSchema(100)),
  /** Gateway orders opened so far; names the next one. */
  attempts: countSchema,
  /** The payment code that is shown at the door; null when none is open. */
  codeId: v25.nullable(textSchema(100)),
  /** Everything that was captured for this order, also what came twice or too late. */
  receivedPaise: paiseSchema,
  /** What is owed back and not yet paid back. */
  refundOwedPaise: paiseSchema,
  refundedPaise: paiseSchema,
  refundState: refundStateSchema,
  /** Units paid back per line of the order, by the line's index. */
  refundedQuantities: v25.record(v25.string(), countSchema)
});
var noOrderPayment = {
  channel: null,
  intentId: null,
  attempts: 0,
  codeId: null,
  receivedPaise: 0,
  refundOwedPaise: 0,
  refundedPaise: 0,
  refundState: "none",
  refundedQuantities: {}
};

// packages/domain/src/payments/payment.ts
import * as v26 from "valibot";
var paymentStates = ["created", "failed", "authorized", "captured", "refunded"];
var paymentStateSchema = v26.picklist(paymentStates);
var surplusReasons = [
  "already_paid",
  "order_ended",
  "wrong_amount",
  "wrong_currency",
  "unknown_order"
];
var surplusReasonSchema = v26.picklist(surplusReasons);
var paymentUses = ["none", "order", "surplus"];
var paymentSchema = v26.strictObject({
  /** Null when no order of this shop asked for it. */
  orderId: v26.nullable(idSchema),
  orderNumber: v26.nullable(textSchema(20)),
  customerId: v26.nullable(idSchema),
  /** The gateway's order or code that was paid. */
  intentId: v26.nullable(textSchema(100)),
  amountPaise: paiseSchema,
  currency: textSchema(3),
  /** As the gateway names it: upi, card, netbanking … */
  method: textSchema(40),
  state: paymentStateSchema,
  use: v26.picklist(paymentUses),
  surplusReason: v26.nullable(surplusReasonSchema),
  /** Why the last try failed, in the gateway's words. */
  failure: v26.nullable(textSchema(300)),
  capturedAt: v26.nullable(instantSchema),
  createdAt: instantSchema,
  updatedAt: instantSchema
});
var keyModes = ["test", "live"];
var keyModeSchema = v26.picklist(keyModes);
var paymentIntentSchema = v26.strictObject({
  orderId: idSchema,
  orderNumber: textSchema(20),
  customerId: idSchema,
  kind: v26.picklist(["checkout", "door"]),
  attempt: v26.pipe(v26.number(), v26.safeInteger(), v26.minValue(1)),
  mode: keyModeSchema,
  amountPaise: paiseSchema,
  currency: textSchema(3),
  /** `open` until it is paid, or closed because its order ended. Money may arrive late all the same. */
  state: v26.picklist(["open", "paid", "closed"]),
  createdAt: instantSchema,
  expiresAt: instantSchema,
  /** When the gateway is asked again what was paid; null once nothing can arrive any more. */
  checkAt: v26.nullable(instantSchema),
  checks: v26.pipe(v26.number(), v26.safeInteger(), v26.minValue(0)),
  /** What the partner shows: the text of the QR code and the address of its picture. Door only. */
  code: v26.nullable(
    v26.strictObject({ upiLink: v26.nullable(textSchema(1e3)), imageUrl: v26.nullable(textSchema(500)) })
  ),
  updatedAt: instantSchema
});

// packages/domain/src/payments/gateway-event.ts
import * as v27 from "valibot";
var paymentFactsSchema = v27.strictObject({
  paymentId: idSchema,
  /** The gateway's order or code that was paid; null when the gateway does not say. */
  intentId: v27.nullable(idSchema),
  amountPaise: paiseSchema,
  currency: textSchema(3),
  state: paymentStateSchema,
  method: textSchema(40),
  /** Why it failed; null unless it did. */
  failure: v27.nullable(textSchema(300))
});
var refundFactsSchema = v27.strictObject({
  gatewayRefundId: idSchema,
  paymentId: idSchema,
  /** What this shop's server asked for it with; null when it was asked for elsewhere. */
  receipt: v27.nullable(textSchema(200)),
  amountPaise: paiseSchema,
  status: v27.picklist(["pending", "processed", "failed"])
});
var gatewayEventSchema = v27.variant("kind", [
  v27.strictObject({ kind: v27.literal("payment"), payment: paymentFactsSchema }),
  v27.strictObject({ kind: v27.literal("refund"), refund: refundFactsSchema }),
  v27.strictObject({ kind: v27.literal("other"), type: textSchema(80) })
]);
var webhookEventSchema = v27.strictObject({
  event: gatewayEventSchema,
  receivedAt: instantSchema,
  tries: countSchema,
  /** When it is worked on next; null once that is done. */
  processAt: v27.nullable(instantSchema)
});

// packages/domain/src/orders/chosen-option.ts
import * as v28 from "valibot";
var chosenOptionSchema = v28.strictObject({
  optionId: idSchema,
  group: textSchema(40),
  value: textSchema(60),
  adjustmentPaise: signedPaiseSchema
});

// packages/domain/src/orders/order.ts
import * as v30 from "valibot";

// packages/domain/src/dispatch/delivery-partner.ts
import * as v29 from "valibot";
var partnerLocationSchema = v29.strictObject({
  latitude: latitudeSchema,
  longitude: longitudeSchema,
  at: instantSchema
});
var missedOfferSchema = v29.strictObject({
  orderNumber: textSchema(20),
  why: v29.picklist(["no_answer", "withdrawn", "cancelled"]),
  at: instantSchema
});
var deliveryPartnerSchema = v29.strictObject({
  name: textSchema(100),
  phone: textSchema(15),
  email: textSchema(254),
  isOnline: v29.boolean(),
  vehicleNumber: textSchema(20),
  currentLocation: v29.nullable(partnerLocationSchema),
  rating: v29.nullable(numberSchema(0, 5)),
  /** Offers that await an answer, and accepted orders that are not delivered: together the load. */
  openOffers: countSchema,
  activeOrders: countSchema,
  missedOffersInARow: countSchema,
  totalDeliveries: countSchema,
  totalEarningsPaise: paiseSchema,
  completedOrders: countSchema,
  walletBalancePaise: paiseSchema,
  /** Rows in the ledger: the wallet's version. */
  walletSeq: countSchema,
  /** Cash collected and not yet deposited; separate from the wallet (rule: cash-in-hand). */
  cashInHandPaise: paiseSchema,
  /** Why the system last changed something on the partner's behalf; '' when there is nothing to say. */
  notice: textSchema(200),
  /** Until the next acceptance or change of availability. Absent in older documents. */
  missedOffer: v29.optional(v29.nullable(missedOfferSchema), null),
  /** When the partner last answered an offer or changed the availability; null if never. Absent in older documents. */
  lastSeenAt: v29.optional(v29.nullable(instantSchema), null),
  createdAt: instantSchema,
  updatedAt: instantSchema
});

// packages/domain/src/orders/order-number.ts
var orderNumberPattern = /^BE\d{10,15}$/;

// packages/domain/src/orders/order.ts
var orderItemSchema = v30.strictObject({
  productId: idSchema,
  name: requiredTextSchema(120),
  unit: textSchema(30),
  imageId: v30.nullable(idSchema),
  options: v30.array(chosenOptionSchema),
  unitPricePaise: paiseSchema,
  /** 0 when picking found none. */
  quantity: countSchema,
  /** What the customer ordered, once picking has found fewer (rule: short-shrinks). */
  orderedQuantity: v30.optional(countSchema),
  totalPaise: paiseSchema
});
var deliveryAddressSchema = v30.strictObject({
  address: requiredTextSchema(300),
  city: requiredTextSchema(80),
  state: requiredTextSchema(80),
  pincode: pincodeSchema,
  phone: phoneSchema,
  instructions: longTextSchema(300),
  latitude: v30.nullable(latitudeSchema),
  longitude: v30.nullable(longitudeSchema)
});
var keptDeliverySchema = v30.strictObject({
  ...deliveryAddressSchema.entries,
  pincode: storedPincodeSchema,
  phone: v30.union([storedPhoneSchema, v30.literal("")])
});
var deliveryRequestSchema = v30.pipe(deliveryAddressSchema, wholePosition());
var orderAssignmentSchema = v30.strictObject({
  attempt: v30.pipe(countSchema, v30.minValue(1)),
  partnerName: textSchema(100),
  /** Only from acceptance to delivery (rule: phones-in-hand); null otherwise. */
  partnerPhone: v30.nullable(textSchema(15)),
  /** Where the partner was last seen; like the phone, only while the order is in hand. Absent in older orders. */
  partnerLocation: v30.optional(v30.nullable(partnerLocationSchema), null),
  assignedAt: instantSchema,
  deadlineAt: instantSchema,
  /** Null only in older orders, which were offered before the partner's part moved to the assignment's document. */
  acceptedAt: v30.nullable(instantSchema)
});
var orderDispatchSchema = v30.strictObject({
  /** Offers that were rejected or not answered in time. */
  passes: countSchema,
  /** Why the order now waits for an admin to offer it: too many passes, or an admin took it back. Null before. */
  stoppedBy: v30.nullable(v30.picklist(["passes", "admin"]))
});
var newDispatch = { passes: 0, stoppedBy: null };
var orderCreditSchema = v30.strictObject({
  deliveryPartnerId: idSchema,
  amountPaise: paiseSchema,
  deliverySeq: countSchema
});
var orderSchema = v30.strictObject({
  orderNumber: v30.pipe(v30.string(), v30.regex(orderNumberPattern)),
  customerId: idSchema,
  customerName: textSchema(100),
  /** What admins find it by: orderSearchKeys. Absent in older orders. */
  searchKeys: v30.optional(v30.array(textSchema(100)), []),
  items: v30.pipe(v30.array(orderItemSchema), v30.minLength(1), v30.maxLength(50)),
  subtotalPaise: paiseSchema,
  deliveryChargePaise: paiseSchema,
  totalPaise: paiseSchema,
  delivery: keptDeliverySchema,
  paymentMethod: paymentMethodSchema,
  paymentStatus: paymentStatusSchema,
  paymentId: v30.nullable(textSchema(100)),
  paidAt: v30.nullable(instantSchema),
  /** Until when an online payment may arrive while the order is pending (rule: pay-15min); null once it is settled. */
  paymentDueAt: v30.nullable(instantSchema),
  /** The refund that its cancellation owes; null when none does. */
  refundId: v30.nullable(idSchema),
  /** What the payment gateway received and pays back. Absent in older orders. */
  payment: v30.optional(orderPaymentSchema, noOrderPayment),
  status: orderStatusSchema,
  /** When each status was last reached: what the timeline shows. */
  statusTimes: v30.record(orderStatusSchema, instantSchema),
  /** Promised arrival: the store's delivery time after acceptance; null before. */
  estimatedDeliveryAt: v30.nullable(instantSchema),
  /** Who has accepted the order. */
  deliveryPartnerId: v30.nullable(idSchema),
  assignment: v30.nullable(orderAssignmentSchema),
  /** Offers made so far; names the assignment documents. */
  offerAttempts: countSchema,
  /** Absent in older orders. */
  dispatch: v30.optional(orderDispatchSchema, newDispatch),
  /** Deliveries so far (an admin may undo and repeat one); names the ledger rows. */
  deliverySeq: countSchema,
  /**
   * The partner's pay and the cash of the delivery, in older orders only. Since customers read orders, both are facts of
   * the assignment: {@link creditedPaise}, {@link collectedPaise}.
   */
  credit: v30.optional(v30.nullable(orderCreditSchema)),
  cashCollectedPaise: v30.optional(paiseSchema),
  historySeq: countSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema
});
var orderHistorySchema = v30.strictObject({
  seq: countSchema,
  at: instantSchema,
  actorId: textSchema(128),
  actorRole: v30.union([roleSchema, v30.literal("system")]),
  from: v30.nullable(orderStatusSchema),
  to: orderStatusSchema,
  note: textSchema(300)
});

// packages/domain/src/orders/refund.ts
import * as v31 from "valibot";
var refundStatuses = ["owed", "withdrawn", "requested", "refunded", "failed"];
var refundStatusSchema = v31.picklist(refundStatuses);
var refundCauses = ["cancellation", "short", "surplus", "requested", "external"];
var refundCauseSchema = v31.picklist(refundCauses);
var refundSchema = v31.strictObject({
  /** Null when the payment belongs to no order of this shop. */
  orderId: v31.nullable(idSchema),
  orderNumber: v31.nullable(textSchema(20)),
  customerId: v31.nullable(idSchema),
  /** The gateway's payment from which it is paid back. */
  paymentId: v31.nullable(textSchema(100)),
  amountPaise: paiseSchema,
  status: refundStatusSchema,
  cause: v31.optional(refundCauseSchema, "cancellation"),
  reason: v31.optional(textSchema(200), ""),
  /** Who asked for it; `system` for what follows from something else. */
  requestedBy: v31.optional(textSchema(128), "system"),
  /** Counts the times that the gateway was asked anew after it had refused; part of the idempotency key. */
  round: v31.optional(countSchema, 1),
  /** Requests of this round. */
  tries: v31.optional(countSchema, 0),
  /** When the gateway is asked next; null once it is settled. */
  nextTryAt: v31.optional(v31.nullable(instantSchema), null),
  lastError: v31.optional(v31.nullable(textSchema(300)), null),
  gatewayRefundId: v31.optional(v31.nullable(textSchema(100)), null),
  refundedAt: v31.optional(v31.nullable(instantSchema), null),
  createdAt: instantSchema,
  updatedAt: instantSchema
});

// packages/domain/src/orders/picking.ts
import * as v32 from "valibot";
var maxBagsPerOrder = 50;
var bagsSchema = wholeNumberSchema(1, maxBagsPerOrder);
var pickingSchema = v32.strictObject({
  orderNumber: textSchema(20),
  pickerId: idSchema,
  pickerName: textSchema(100),
  /** For each line of the order, whether its units are in the bags. */
  picked: v32.pipe(v32.array(v32.boolean()), v32.maxLength(maxLinesPerOrder)),
  startedAt: instantSchema,
  /** Null until the bags are closed. */
  packedAt: v32.nullable(instantSchema),
  /** Null when nobody counted them. */
  bags: v32.nullable(v32.pipe(countSchema, v32.minValue(1))),
  updatedAt: instantSchema
});

// packages/domain/src/orders/contracts.ts
import * as v33 from "valibot";
var cartLineSchema = v33.strictObject({
  productId: idSchema,
  optionIds: v33.pipe(v33.array(idSchema), v33.maxLength(10)),
  quantity: wholeNumberSchema(1, maxQuantityPerLine)
});
var cartLinesSchema = v33.pipe(v33.array(cartLineSchema), v33.minLength(1), v33.maxLength(maxLinesPerOrder));
var quoteOrder = defineContract({
  domain: "orders",
  operation: "quote",
  request: v33.strictObject({ lines: cartLinesSchema }),
  response: v33.strictObject({
    items: v33.array(orderItemSchema),
    subtotalPaise: paiseSchema,
    deliveryChargePaise: paiseSchema,
    totalPaise: paiseSchema
  }),
  refusals: ["unknown_product", "unknown_option", "out_of_stock", "quantity_too_large", "order_too_large"]
});
var placeOrder = defineContract({
  domain: "orders",
  operation: "place",
  request: v33.strictObject({
    lines: cartLinesSchema,
    delivery: deliveryRequestSchema,
    paymentMethod: paymentMethodSchema,
    expectedTotalPaise: orderTotalSchema
  }),
  response: v33.strictObject({ orderId: idSchema, orderNumber: v33.string(), totalPaise: paiseSchema }),
  refusals: [
    "store_closed",
    "unknown_product",
    "unknown_option",
    "out_of_stock",
    "quantity_too_large",
    "order_too_large",
    "prices_changed",
    "outside_service_area",
    "pincode_not_served",
    "payment_method_unavailable",
    "too_many_unpaid_orders",
    "cash_needs_verification",
    "too_many_orders_today"
  ]
});
var cancelOrder = defineContract({
  domain: "orders",
  operation: "cancel",
  request: v33.strictObject({ orderId: idSchema }),
  response: v33.strictObject({ status: orderStatusSchema }),
  refusals: ["unknown_order", "order_not_cancellable", "too_many_cancellations_today"]
});
var setOrderStatus = defineContract({
  domain: "orders",
  operation: "setStatus",
  request: v33.strictObject({
    orderId: idSchema,
    status: v33.picklist(adminOrderStatuses),
    /** The status that the admin saw. Pages from before this field do not send it. */
    seen: v33.optional(orderStatusSchema),
    note: v33.optional(textSchema(300), "")
  }),
  response: v33.strictObject({ status: orderStatusSchema }),
  refusals: [
    "unknown_order",
    "status_changed",
    "own_money",
    "stock_needed",
    "nothing_left",
    "order_number_taken",
    "credit_already_withdrawn",
    "cash_already_deposited",
    "partner_busy",
    "partner_left"
  ]
});

// packages/domain/src/orders/picking-contracts.ts
import * as v34 from "valibot";
var lineSchema = wholeNumberSchema(0, maxLinesPerOrder - 1);
var orderRefusals = ["unknown_order", "own_money", "order_not_pickable", "order_awaits_payment"];
var pickingRefusals = [
  ...orderRefusals,
  "picking_not_started",
  "picked_by_other",
  "already_packed"
];
var startPicking = defineContract({
  domain: "orders",
  operation: "startPicking",
  request: v34.strictObject({
    orderId: idSchema,
    /** Takes it from the admin who picks it now. */
    takeOver: v34.optional(v34.boolean(), false)
  }),
  response: v34.strictObject({ status: orderStatusSchema }),
  refusals: [...orderRefusals, "picked_by_other", "already_packed"]
});
var tickLine = defineContract({
  domain: "orders",
  operation: "tickLine",
  request: v34.strictObject({ orderId: idSchema, line: lineSchema, isPicked: v34.boolean() }),
  response: v34.strictObject({}),
  refusals: [...pickingRefusals, "unknown_line"]
});
var shortLine = defineContract({
  domain: "orders",
  operation: "shortLine",
  request: v34.strictObject({
    orderId: idSchema,
    line: lineSchema,
    /** Units that were found. */
    quantity: wholeNumberSchema(0, maxQuantityPerLine),
    /** The shelf is empty now, whatever the shop believes to have. */
    isShelfEmpty: v34.boolean()
  }),
  response: v34.strictObject({
    status: orderStatusSchema,
    totalPaise: paiseSchema,
    refundPaise: paiseSchema
  }),
  refusals: [...pickingRefusals, "unknown_line", "not_shorter"]
});
var packOrder = defineContract({
  domain: "orders",
  operation: "pack",
  request: v34.strictObject({ orderId: idSchema, bags: v34.optional(v34.nullable(bagsSchema), null) }),
  response: v34.strictObject({}),
  refusals: [...pickingRefusals, "lines_left"]
});
var handToPartner = defineContract({
  domain: "orders",
  operation: "handToPartner",
  request: v34.strictObject({ orderId: idSchema, digits: patternSchema(/^\d{4}$/, "must be 4 digits") }),
  response: v34.strictObject({ status: orderStatusSchema }),
  refusals: [...orderRefusals, "not_packed", "no_partner_yet", "wrong_number"]
});

// packages/domain/src/payments/contracts.ts
import * as v35 from "valibot";
var checkoutOptionsSchema = v35.strictObject({
  /** Address of the gateway's script; the only place from which it may be loaded. */
  scriptUrl: textSchema(300),
  keyId: textSchema(100),
  gatewayOrderId: textSchema(100),
  amountPaise: paiseSchema,
  currency: textSchema(3),
  storeName: textSchema(80),
  prefill: v35.strictObject({ name: textSchema(100), email: textSchema(254), contact: textSchema(15) }),
  notes: v35.strictObject({ address: textSchema(300), order_number: textSchema(20) })
});
var startPayment = defineContract({
  domain: "orders",
  operation: "startPayment",
  request: v35.strictObject({ orderId: idSchema }),
  response: v35.strictObject({
    checkout: checkoutOptionsSchema,
    /** Until when the order waits; null once it waits no more. */
    paymentDueAt: v35.nullable(instantSchema)
  }),
  refusals: [
    "unknown_order",
    "order_already_paid",
    "order_not_payable",
    "payment_not_configured",
    "payment_unavailable"
  ]
});
var verifyPaymentRequestSchema = v35.strictObject({
  razorpay_payment_id: idSchema,
  razorpay_order_id: idSchema,
  razorpay_signature: v35.pipe(v35.string(), v35.regex(/^[0-9a-f]{64}$/, "is not a signature")),
  order_id: idSchema
});
var verifyPaymentResponseSchema = v35.variant("success", [
  v35.object({ success: v35.literal(true) }),
  v35.object({ success: v35.literal(false), error: v35.string(), message: v35.string() })
]);
var refundScopeSchema = v35.variant("kind", [
  v35.strictObject({ kind: v35.literal("full") }),
  v35.strictObject({ kind: v35.literal("amount"), amountPaise: v35.pipe(orderTotalSchema, v35.minValue(1)) }),
  v35.strictObject({
    kind: v35.literal("items"),
    items: v35.pipe(
      v35.array(v35.strictObject({ line: countSchema, quantity: v35.pipe(countSchema, v35.minValue(1)) })),
      v35.minLength(1),
      v35.maxLength(50)
    )
  })
]);
var refundOrder = defineContract({
  domain: "orders",
  operation: "refund",
  request: v35.strictObject({ orderId: idSchema, scope: refundScopeSchema, reason: requiredTextSchema(200) }),
  response: v35.strictObject({ refundId: idSchema, amountPaise: paiseSchema }),
  refusals: ["unknown_order", "own_money", "nothing_to_refund", "refund_too_large", "unknown_refund_item"]
});
var retryRefund = defineContract({
  domain: "orders",
  operation: "retryRefund",
  request: v35.strictObject({ refundId: idSchema }),
  response: v35.strictObject({ status: refundStatusSchema }),
  refusals: ["unknown_refund", "refund_not_retryable"]
});
var showPaymentCode = defineContract({
  domain: "orders",
  operation: "showPaymentCode",
  request: v35.strictObject({ orderId: idSchema }),
  response: v35.strictObject({
    codeId: textSchema(100),
    /** Text to draw as a QR code; null when only the picture is there. */
    upiLink: v35.nullable(textSchema(1e3)),
    /** The gateway's own picture of the code, or a page to pay on. */
    imageUrl: v35.nullable(textSchema(500)),
    amountPaise: paiseSchema,
    expiresAt: instantSchema
  }),
  refusals: [
    "unknown_order",
    "order_already_paid",
    "payment_code_unavailable",
    "payment_not_configured",
    "payment_unavailable"
  ]
});

// packages/domain/src/dispatch/assignment.ts
import * as v36 from "valibot";
var assignmentStates = [
  "offered",
  "accepted",
  "delivered",
  "lost",
  "rejected",
  "expired",
  "withdrawn"
];
var assignmentStateSchema = v36.picklist(assignmentStates);
var assignmentItemSchema = v36.strictObject({
  name: textSchema(120),
  unit: textSchema(30),
  options: v36.array(chosenOptionSchema),
  quantity: countSchema,
  unitPricePaise: paiseSchema,
  totalPaise: paiseSchema
});
var lossSchema = v36.strictObject({
  why: v36.picklist(["cancelled", "taken_back"]),
  /** The order's status before: the goods may be at the store, on the way or with the customer. */
  from: orderStatusSchema,
  at: instantSchema
});
var undeliveredReasons = ["nobody_there", "wrong_address", "refused"];
var undeliveredReasonSchema = v36.picklist(undeliveredReasons);
var undeliveredSchema = v36.strictObject({
  reason: undeliveredReasonSchema,
  note: longTextSchema(300),
  at: instantSchema,
  /** What the admin who asked for a new try told the partner. */
  answer: textSchema(200)
});
var assignmentSchema = v36.strictObject({
  orderId: idSchema,
  orderNumber: textSchema(20),
  attempt: v36.pipe(countSchema, v36.minValue(1)),
  deliveryPartnerId: idSchema,
  /** For admins, who see whom an order is offered to. Absent in older assignments. */
  partnerName: v36.optional(textSchema(100), ""),
  state: assignmentStateSchema,
  orderStatus: orderStatusSchema,
  customerName: textSchema(100),
  customerPhone: v36.nullable(textSchema(15)),
  address: textSchema(300),
  city: textSchema(80),
  pincode: textSchema(6),
  instructions: longTextSchema(300),
  latitude: v36.nullable(v36.number()),
  longitude: v36.nullable(v36.number()),
  items: v36.array(assignmentItemSchema),
  subtotalPaise: paiseSchema,
  deliveryChargePaise: paiseSchema,
  totalPaise: paiseSchema,
  paymentMethod: paymentMethodSchema,
  paymentStatus: paymentStatusSchema,
  /** What delivering it will credit, and has credited while it is delivered. */
  earningPaise: paiseSchema,
  /** Cash that delivering put into the partner's hands. Absent in older assignments. */
  cashCollectedPaise: v36.optional(paiseSchema, 0),
  /** From the partner's last known position to the store; null when unknown. */
  pickupDistanceKm: v36.nullable(v36.number()),
  /** From the store to the customer; null when the address has no coordinates. */
  dropDistanceKm: v36.nullable(v36.number()),
  offeredAt: instantSchema,
  deadlineAt: instantSchema,
  /** The order's status before the offer, which it returns to without an acceptance. Absent in older assignments. */
  statusBefore: v36.optional(unassignedStatusSchema, "pending"),
  /** When the customer was promised the order; null before acceptance and in older assignments. */
  dueAt: v36.optional(v36.nullable(instantSchema), null),
  lost: v36.optional(v36.nullable(lossSchema), null),
  /** Its partner has not confirmed having read of the loss. */
  isLossUnseen: v36.optional(v36.boolean(), false),
  /** The latest report of a failed delivery, until the order moves on. */
  undelivered: v36.optional(v36.nullable(undeliveredSchema), null),
  /** An admin has not decided about the report; afterwards the partner tries again. */
  awaitsDecision: v36.optional(v36.boolean(), false),
  answeredAt: v36.nullable(instantSchema),
  deliveredAt: v36.nullable(instantSchema),
  updatedAt: instantSchema
});

// packages/domain/src/dispatch/contracts.ts
import * as v37 from "valibot";
var offerRefusals = [
  "unknown_order",
  "order_not_assignable",
  "unknown_partner",
  "partner_offline",
  "partner_busy",
  "partner_balance_too_low",
  "partner_over_cash_limit"
];
var assignOrder = defineContract({
  domain: "dispatch",
  operation: "assign",
  request: v37.strictObject({ orderId: idSchema, deliveryPartnerId: idSchema }),
  response: v37.strictObject({ attempt: countSchema, deadlineAt: instantSchema }),
  refusals: offerRefusals
});
var withdrawOffer = defineContract({
  domain: "dispatch",
  operation: "withdrawOffer",
  request: v37.strictObject({ orderId: idSchema, attempt: countSchema }),
  response: v37.strictObject({ status: orderStatusSchema }),
  refusals: ["unknown_order", "offer_expired", "offer_closed"]
});
var changePartner = defineContract({
  domain: "dispatch",
  operation: "changePartner",
  request: v37.strictObject({
    orderId: idSchema,
    attempt: countSchema,
    /** Null puts the order back on the board. */
    deliveryPartnerId: v37.nullable(idSchema),
    note: v37.optional(textSchema(150), "")
  }),
  response: v37.strictObject({ status: orderStatusSchema }),
  refusals: [...offerRefusals, "order_not_in_hand", "same_partner"]
});
var acknowledgeLoss = defineContract({
  domain: "dispatch",
  operation: "acknowledgeLoss",
  request: v37.strictObject({ orderId: idSchema, attempt: countSchema }),
  response: v37.strictObject({}),
  refusals: ["unknown_order"]
});
var respondToOffer = defineContract({
  domain: "dispatch",
  operation: "respond",
  request: v37.strictObject({
    orderId: idSchema,
    attempt: countSchema,
    answer: v37.picklist(["accept", "reject"])
  }),
  response: v37.strictObject({ status: orderStatusSchema }),
  refusals: ["unknown_order", "offer_expired", "offer_closed", "offer_already_yours"]
});
var pickUp = defineContract({
  domain: "dispatch",
  operation: "pickUp",
  request: v37.strictObject({ orderId: idSchema }),
  response: v37.strictObject({ status: orderStatusSchema }),
  refusals: ["unknown_order", "not_ready_for_pickup"]
});
var reportUndelivered = defineContract({
  domain: "dispatch",
  operation: "reportUndelivered",
  request: v37.strictObject({ orderId: idSchema, reason: undeliveredReasonSchema, note: longTextSchema(200) }),
  response: v37.strictObject({}),
  refusals: ["unknown_order", "not_out_for_delivery", "already_reported"]
});
var resolveUndelivered = defineContract({
  domain: "dispatch",
  operation: "resolveUndelivered",
  request: v37.strictObject({
    orderId: idSchema,
    attempt: countSchema,
    decision: v37.picklist(["retry", "return"]),
    note: v37.optional(textSchema(200), "")
  }),
  response: v37.strictObject({ status: orderStatusSchema }),
  refusals: ["unknown_order", "nothing_to_decide", "own_money"]
});
var markDelivered = defineContract({
  domain: "dispatch",
  operation: "markDelivered",
  request: v37.strictObject({ orderId: idSchema }),
  response: v37.strictObject({ status: orderStatusSchema }),
  refusals: ["unknown_order", "not_out_for_delivery"]
});
var setAvailability = defineContract({
  domain: "dispatch",
  operation: "setAvailability",
  request: v37.strictObject({ isOnline: v37.boolean() }),
  response: v37.strictObject({ isOnline: v37.boolean() }),
  refusals: ["unknown_partner"]
});
var autoAssign = defineContract({
  domain: "dispatch",
  operation: "autoAssign",
  request: v37.strictObject({}),
  response: v37.strictObject({
    assigned: countSchema,
    orders: v37.array(
      v37.strictObject({
        orderId: idSchema,
        orderNumber: v37.string(),
        deliveryPartnerId: v37.nullable(idSchema),
        result: v37.picklist(["assigned", "no_partner", "taken"])
      })
    )
  }),
  refusals: []
});
var updateLocation = defineContract({
  domain: "dispatch",
  operation: "updateLocation",
  request: coordinatesSchema,
  response: v37.strictObject({}),
  refusals: ["unknown_partner", "partner_offline"]
});
var editPartner = defineContract({
  domain: "dispatch",
  operation: "editPartner",
  request: v37.strictObject({
    deliveryPartnerId: idSchema,
    vehicleNumber: deliveryPartnerSchema.entries.vehicleNumber,
    rating: deliveryPartnerSchema.entries.rating
  }),
  response: v37.strictObject({}),
  refusals: ["unknown_partner"]
});
var earnedSchema = v37.strictObject({
  fromAt: instantSchema,
  deliveries: countSchema,
  earnedPaise: paiseSchema
});
var readPerformance = defineContract({
  domain: "dispatch",
  operation: "readPerformance",
  request: v37.strictObject({}),
  response: v37.strictObject({
    countedAt: instantSchema,
    /** Of the last four weeks; what was withdrawn before its time was up counts neither way. */
    offers: v37.strictObject({ accepted: countSchema, rejected: countSchema, unanswered: countSchema }),
    days: v37.array(earnedSchema),
    weeks: v37.array(earnedSchema)
  }),
  refusals: []
});

// packages/domain/src/dispatch/waiting-step.ts
import * as v38 from "valibot";
var about = {
  /** Also the id of the operation: sent twice, it is carried out once (rule: operation-once). */
  id: v38.string(),
  /** Whose step it is. Nobody else at this device sends it. */
  uid: idSchema,
  orderNumber: v38.string(),
  at: instantSchema,
  /** Why the server refused it; null while it waits. */
  refusal: v38.nullable(v38.string())
};
var waitingStepSchema = v38.variant("operation", [
  v38.object({ ...about, operation: v38.literal("respond"), input: respondToOffer.request }),
  v38.object({ ...about, operation: v38.literal("pickUp"), input: pickUp.request }),
  v38.object({ ...about, operation: v38.literal("markDelivered"), input: markDelivered.request }),
  v38.object({ ...about, operation: v38.literal("reportUndelivered"), input: reportUndelivered.request })
]);
var waitingStepsSchema = v38.array(waitingStepSchema);
var stepKeptForMs = 24 * 36e5;

// packages/domain/src/wallet/wallet-transaction.ts
import * as v39 from "valibot";
var walletTransactionTypes = ["credit", "debit", "withdrawal"];
var walletTransactionSchema = v39.strictObject({
  deliveryPartnerId: idSchema,
  /** 1, 2, 3 … without a gap per partner. */
  seq: v39.pipe(countSchema, v39.minValue(1)),
  transactionType: v39.picklist(walletTransactionTypes),
  /** Signed: credits are positive, debits and withdrawals negative. */
  amountPaise: signedPaiseSchema,
  balanceAfterPaise: paiseSchema,
  orderId: v39.nullable(idSchema),
  orderNumber: v39.nullable(textSchema(20)),
  description: textSchema(200),
  createdAt: instantSchema
});

// packages/domain/src/wallet/withdrawal-request.ts
import * as v40 from "valibot";
var withdrawalStatuses = ["pending", "approved", "rejected"];
var withdrawalStatusSchema = v40.picklist(withdrawalStatuses);
var bankDetailsSchema = v40.strictObject({
  accountHolderName: requiredTextSchema(100),
  bankAccountNumber: patternSchema(/^\d{6,18}$/, "must be 6 to 18 digits"),
  /** Four letters, a zero, six letters or digits (Reserve Bank of India). */
  ifscCode: v40.pipe(
    textSchema(20),
    v40.toUpperCase(),
    v40.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, "must be an IFSC code such as HDFC0001234")
  )
});
var withdrawalRequestSchema = v40.strictObject({
  deliveryPartnerId: idSchema,
  partnerName: textSchema(100),
  amountPaise: paiseSchema,
  ...bankDetailsSchema.entries,
  status: withdrawalStatusSchema,
  adminNotes: textSchema(300),
  processedAt: v40.nullable(instantSchema),
  processedBy: v40.nullable(idSchema),
  createdAt: instantSchema
});

// packages/domain/src/wallet/cash-deposit.ts
import * as v41 from "valibot";
var cashDepositSchema = v41.strictObject({
  deliveryPartnerId: idSchema,
  amountPaise: paiseSchema,
  cashInHandAfterPaise: paiseSchema,
  note: textSchema(200),
  recordedBy: idSchema,
  createdAt: instantSchema
});

// packages/domain/src/wallet/contracts.ts
import * as v42 from "valibot";
var positivePaiseSchema = wholeNumberSchema(1, maxAmountPaise);
var requestWithdrawal = defineContract({
  domain: "wallet",
  operation: "requestWithdrawal",
  request: v42.strictObject({ amountPaise: positivePaiseSchema, ...bankDetailsSchema.entries }),
  response: v42.strictObject({ requestId: idSchema, balancePaise: paiseSchema }),
  refusals: ["unknown_partner", "insufficient_balance", "withdrawal_too_small", "too_many_withdrawals_today"]
});
var resolveWithdrawal = defineContract({
  domain: "wallet",
  operation: "resolveWithdrawal",
  request: v42.variant("decision", [
    v42.strictObject({
      requestId: idSchema,
      decision: v42.literal("approved"),
      reason: v42.optional(textSchema(300), "")
    }),
    v42.strictObject({ requestId: idSchema, decision: v42.literal("rejected"), reason: requiredTextSchema(300) })
  ]),
  response: v42.strictObject({ status: withdrawalStatusSchema }),
  refusals: ["unknown_withdrawal", "withdrawal_already_processed", "own_money"]
});
var adjustWallet = defineContract({
  domain: "wallet",
  operation: "adjustWallet",
  request: v42.strictObject({
    deliveryPartnerId: idSchema,
    amountPaise: v42.pipe(
      signedPaiseSchema,
      v42.minValue(-1e7),
      v42.maxValue(1e7),
      v42.check((amount) => amount !== 0, "must not be zero")
    ),
    reason: requiredTextSchema(150)
  }),
  response: v42.strictObject({ balancePaise: paiseSchema }),
  refusals: ["unknown_partner", "insufficient_balance", "own_money"]
});
var recordCashDeposit = defineContract({
  domain: "wallet",
  operation: "recordCashDeposit",
  request: v42.strictObject({
    deliveryPartnerId: idSchema,
    amountPaise: positivePaiseSchema,
    note: v42.optional(textSchema(200), "")
  }),
  response: v42.strictObject({ cashInHandPaise: paiseSchema }),
  refusals: ["unknown_partner", "more_than_cash_in_hand", "own_money"]
});

// <stdin>
var stdin_default = { accountCountersSchema, acknowledgeLoss, addressDraftSchema, adjustStock, adjustWallet, amountPaiseSchema, assignOrder, assignmentItemSchema, assignmentSchema, assignmentStateSchema, autoAssign, bagsSchema, bankDetailsSchema, cancelOrder, cashDepositSchema, categoryDraftSchema, categorySchema, changePartner, changedDaySchema, checkoutOptionsSchema, chosenOptionSchema, closedFiguresSchema, completeRegistration, coordinatesSchema, countCategories, countProfiles, countSchema, credentialsSchema, damagedDocumentSchema, deleteAddress, deleteCategory, deleteProduct, deliveryAddressSchema, deliveryPartnerSchema, deliveryRequestSchema, editCustomer, editPartner, emailSchema, ensureProfile, envelopeSchema, favouriteProductIdsSchema, forReading, gatewayEventSchema, gatewaySecretSchema, gatewaySecretsSchema, gatewayStatusSchema, growthSchema, handToPartner, idSchema, indianCitiesSchema, instantSchema, keyModeSchema, latitudeSchema, liveStoreSchema, longitudeSchema, lossSchema, mapTileAddressSchema, markDelivered, missedOfferSchema, monthFiguresSchema, orderAssignmentSchema, orderDispatchSchema, orderFiguresSchema, orderHistorySchema, orderItemSchema, orderPaymentSchema, orderSchema, orderStatusSchema, orderTotalSchema, packOrder, paiseSchema, partnerLocationSchema, paymentChannelSchema, paymentFactsSchema, paymentIntentSchema, paymentMethodSchema, paymentSchema, paymentStateSchema, paymentStatusSchema, phoneSchema, pickUp, pickingSchema, pincodeSchema, placeOrder, productDraftSchema, productImageSchema, productOptionSchema, productSchema, profileSchema, publicStoreSettingsSchema, publishedCatalogueSchema, publishedCategorySchema, publishedDetailsFileSchema, publishedDetailsSchema, publishedProductSchema, quoteOrder, readDashboard, readPerformance, readShift, recordCashDeposit, refundCauseSchema, refundFactsSchema, refundOrder, refundSchema, refundScopeSchema, refundStateSchema, refundStatusSchema, registrationSchema, reportUndelivered, requestWithdrawal, resolveUndelivered, resolveWithdrawal, respondToOffer, retryRefund, roleSchema, saveAddress, saveCategory, saveProduct, saveSecrets, saveSettings, savedAddressSchema, savedAddressesSchema, servedPincodesSchema, serviceableRequestSchema, serviceableResponseSchema, setAvailability, setFavourite, setOrderStatus, shortLine, showPaymentCode, signedAmountPaiseSchema, signedPaiseSchema, sortCategories, specificationSchema, startPayment, startPicking, stockChangeSchema, stockLaneSchema, storeSettingsDraftSchema, storedPhoneSchema, storedPincodeSchema, surplusReasonSchema, tickLine, timeOfDaySchema, tintSchema, unassignedStatusSchema, undeliveredReasonSchema, undeliveredSchema, updateLocation, verifyPaymentRequestSchema, verifyPaymentResponseSchema, waitingStepsSchema, walletTransactionSchema, webhookEventSchema, withdrawOffer, withdrawalRequestSchema, withdrawalStatusSchema };
export {
  stdin_default as default
};

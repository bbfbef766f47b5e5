// Commit f6b35b17f7398de55c63897f6210f26b3e4825b2, written by npm run record-contracts. Do not edit.

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
var lengthMessage = (maxLength16) => `must not be longer than ${maxLength16} characters`;
var cleanTextSchema = v.pipe(
  v.string(),
  v.check(isWellFormed, "must not contain broken characters"),
  v.transform(cleanText)
);
var textSchema = (maxLength16) => v.pipe(
  cleanTextSchema,
  v.maxLength(maxLength16, lengthMessage(maxLength16)),
  v.regex(/^[^\p{Cc}\u2028\u2029]*$/u, "must not contain control characters")
);
var requiredTextSchema = (maxLength16) => v.pipe(textSchema(maxLength16), v.nonEmpty("must be filled in"));
var longTextSchema = (maxLength16) => v.pipe(
  cleanTextSchema,
  v.maxLength(maxLength16, lengthMessage(maxLength16)),
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

// packages/domain/src/basics/draft.ts
import * as v2 from "valibot";
var withoutDefault = (entry) => v2.exactOptional("wrapped" in entry && /optional$/.test(entry.type) ? entry.wrapped : entry);
function entriesOf(entries, omitted, asked) {
  const named = Object.entries(entries).filter(([name]) => !omitted.includes(name));
  return Object.fromEntries(named.map(([name, entry]) => [name, asked(entry)]));
}
var draftEntries = ({ entries }, omitted = [], other) => (
  // Each entry became what the type says of it.
  {
    ...entriesOf(entries, omitted, (entry) => entry.type === "optional" ? withoutDefault(entry) : entry),
    ...other
  }
);
var optionalEntries = ({ entries }, omitted, other) => (
  // Each entry became what the type says of it.
  { ...entriesOf(entries, omitted, withoutDefault), ...other }
);
function defaultsOf({ entries }) {
  const defaults = Object.entries(entries).flatMap(
    ([name, entry]) => "default" in entry && entry.default !== void 0 ? [[name, entry.default]] : []
  );
  return Object.fromEntries(defaults);
}

// packages/domain/src/basics/audit-entry.ts
import * as v3 from "valibot";
var auditKinds = ["settings", "role", "account", "wallet", "refund", "product", "category"];
var auditActions = ["created", "changed", "deleted"];
var maxAuditText = 200;
var maxAuditChanges = 40;
var auditValueSchema = v3.nullable(
  v3.union([v3.pipe(v3.string(), v3.maxLength(maxAuditText)), v3.number(), v3.boolean()])
);
var auditChangeSchema = v3.strictObject({
  field: v3.pipe(v3.string(), v3.maxLength(80)),
  from: auditValueSchema,
  to: auditValueSchema
});
var auditEntrySchema = v3.strictObject({
  kind: v3.picklist(auditKinds),
  action: v3.picklist(auditActions),
  actorId: idSchema,
  actorName: textSchema(100),
  /** The document's id; of a refund its order's, of a wallet its partner's. Empty for many things at once. */
  subjectId: v3.pipe(v3.string(), v3.maxLength(128)),
  /** As it was called then. */
  subjectName: v3.pipe(v3.string(), v3.maxLength(maxAuditText)),
  /** The person whom the entry is about; null when it is about none. */
  personId: v3.nullable(idSchema),
  changes: v3.pipe(v3.array(auditChangeSchema), v3.maxLength(maxAuditChanges)),
  /** Fields that changed too and did not fit. */
  moreChanges: countSchema,
  createdAt: instantSchema
});

// packages/domain/src/basics/damaged-document.ts
import * as v4 from "valibot";
var damagedDocumentSchema = v4.strictObject({
  path: v4.string(),
  /** `field.path: what is wrong`; never a value. */
  issues: v4.array(v4.string()),
  /** The update time of the document that did not parse. */
  version: v4.string(),
  firstSeenAt: instantSchema,
  lastSeenAt: instantSchema,
  /** How often it was met; each server instance counts once an hour. */
  sightings: countSchema
});

// packages/domain/src/basics/contract.ts
import * as v5 from "valibot";
function defineContract(contract) {
  return contract;
}
var envelopeSchema = v5.strictObject({
  operation: v5.pipe(v5.string(), v5.regex(/^[a-zA-Z]{1,40}$/)),
  operationId: v5.pipe(v5.string(), v5.regex(/^[A-Za-z0-9_-]{16,64}$/)),
  correlationId: v5.pipe(v5.string(), v5.regex(/^[A-Za-z0-9_-]{8,64}$/)),
  input: v5.unknown()
});

// packages/domain/src/time/india.ts
var minuteMs = 6e4;
var hourMs = 60 * minuteMs;
var dayMs = 24 * hourMs;
var minutesOfDay = 24 * 60;
var indiaOffsetMs = 5.5 * hourMs;

// packages/domain/src/identity/role.ts
import * as v6 from "valibot";
var roles = ["customer", "admin", "delivery_partner"];
var roleSchema = v6.picklist(roles);

// packages/domain/src/identity/saved-lists.ts
import * as v7 from "valibot";
var maxFavourites = 100;
var maxSavedAddresses = 10;
var maxAwaitedProducts = 20;
var favouriteProductIdsSchema = v7.pipe(v7.array(idSchema), v7.maxLength(maxFavourites));
var awaitedProductIdsSchema = v7.pipe(v7.array(idSchema), v7.maxLength(maxAwaitedProducts));
var addressLabels = ["home", "work", "other"];
var addressFields = {
  label: v7.picklist(addressLabels),
  address: requiredTextSchema(300),
  city: requiredTextSchema(80),
  state: requiredTextSchema(80),
  pincode: pincodeSchema,
  phone: phoneSchema,
  latitude: v7.nullable(latitudeSchema),
  longitude: v7.nullable(longitudeSchema)
};
var addressDraftSchema = v7.pipe(
  v7.strictObject({
    ...addressFields,
    /** The saved address that it takes the place of; absent for a new one. */
    addressId: v7.optional(idSchema),
    /** Absent: as it was. */
    isDefault: v7.optional(v7.boolean())
  }),
  wholePosition()
);
var savedAddressSchema = v7.strictObject({
  addressId: idSchema,
  ...addressFields,
  pincode: storedPincodeSchema,
  phone: storedPhoneSchema,
  /** The one with which the checkout begins; at most one has it (rule: default-address). */
  isDefault: v7.optional(v7.boolean())
});
var savedAddressesSchema = v7.pipe(v7.array(savedAddressSchema), v7.maxLength(maxSavedAddresses));

// packages/domain/src/identity/account-counters.ts
import * as v8 from "valibot";
var accountCountersSchema = v8.strictObject({
  /** The day in India that is counted, as yyMMdd. */
  day: v8.string(),
  ordersPlaced: countSchema,
  ordersCancelled: countSchema,
  withdrawals: countSchema,
  /** Orders that were unpaid when they were last looked at; the paid ones are taken out when the list is full. */
  unpaidOrderIds: v8.array(idSchema)
});

// packages/domain/src/identity/profile.ts
import * as v9 from "valibot";
var profileSchema = v9.strictObject({
  name: textSchema(100),
  phone: textSchema(15),
  email: textSchema(254),
  address: textSchema(300),
  city: textSchema(80),
  state: textSchema(80),
  pincode: textSchema(6),
  role: roleSchema,
  avatarUrl: v9.nullable(textSchema(500)),
  /** Since when the account may do nothing; null while it may (rule: account-disabled). Absent in older profiles. */
  disabledAt: v9.optional(v9.nullable(instantSchema), null),
  /** Absent in profiles from before there were any. */
  favouriteProductIds: v9.optional(favouriteProductIdsSchema, []),
  savedAddresses: v9.optional(savedAddressesSchema, []),
  awaitedProductIds: v9.optional(awaitedProductIdsSchema, []),
  /** What admins find it by: customerSearchKeys. Absent in older profiles, until tidying adds them. */
  searchKeys: v9.optional(v9.array(textSchema(254)), []),
  createdAt: instantSchema,
  updatedAt: instantSchema
});
var personSchema = v9.strictObject(
  draftEntries(profileSchema, [
    "email",
    "avatarUrl",
    "favouriteProductIds",
    "savedAddresses",
    "awaitedProductIds",
    "disabledAt",
    "searchKeys",
    "createdAt",
    "updatedAt"
  ])
);
var registrationSchema = v9.strictObject({
  name: requiredTextSchema(100),
  phone: phoneSchema,
  address: requiredTextSchema(300),
  state: requiredTextSchema(80),
  city: requiredTextSchema(80),
  pincode: pincodeSchema
});
var minPasswordLength = 6;
var credentialsSchema = v9.strictObject({
  email: emailSchema,
  password: v9.pipe(
    v9.string(),
    v9.minLength(minPasswordLength, `must be at least ${minPasswordLength} characters long`),
    v9.regex(/\S/, "must not be blank")
  )
});

// packages/domain/src/identity/contracts.ts
import * as v11 from "valibot";

// packages/domain/src/cart/account-cart.ts
import * as v10 from "valibot";

// packages/domain/src/cart/order-size.ts
var maxQuantityPerLine = 99;
var maxLinesPerOrder = 50;
var maxUnitsPerOrder = 1e3;
var maxOptionsPerProduct = 40;
var orderTotalSchema = wholeNumberSchema(
  0,
  maxUnitsPerOrder * (1 + maxOptionsPerProduct) * maxAmountPaise + maxAmountPaise
);

// packages/domain/src/cart/account-cart.ts
var maxCartLines = 100;
var maxRememberedOrders = 5;
var additionsSchema = v10.strictObject({
  /** The state of the cart in which the line came; a line that comes again is another one. */
  sinceAt: instantSchema,
  units: countSchema
});
var lineFields = { productId: idSchema, optionIds: v10.pipe(v10.array(idSchema), v10.maxLength(10)) };
var accountCartSchema = v10.strictObject({
  lines: v10.pipe(
    v10.array(
      v10.strictObject({
        ...lineFields,
        quantity: wholeNumberSchema(1, maxQuantityPerLine),
        /** Absent in carts that no server of version 1.4 has changed yet. */
        additions: v10.exactOptional(additionsSchema)
      })
    ),
    v10.maxLength(maxCartLines)
  ),
  /** The latest orders that have taken their lines out, the newest last. */
  orderIds: v10.pipe(v10.array(idSchema), v10.maxLength(maxRememberedOrders)),
  /** Grows with every change, also between servers whose clocks differ: says which of two states is the newer one. */
  updatedAt: instantSchema
});
var cartChangeSchema = v10.strictObject({
  ...lineFields,
  by: v10.exactOptional(wholeNumberSchema(-maxQuantityPerLine, maxQuantityPerLine)),
  atLeast: v10.exactOptional(wholeNumberSchema(0, maxQuantityPerLine)),
  /** With fewer: what the device knew of the line. What was added since stays. */
  seen: v10.exactOptional(additionsSchema)
});

// packages/domain/src/identity/contracts.ts
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
  request: v11.strictObject({}),
  response: profileSchema,
  refusals: ["signed_out", "phone_sign_in_unavailable"]
});
var createCustomer = defineContract({
  domain: "accounts",
  operation: "createCustomer",
  request: v11.strictObject({ name: requiredTextSchema(100), phone: phoneSchema }),
  response: v11.strictObject({ uid: idSchema }),
  refusals: []
});
var editCustomer = defineContract({
  domain: "accounts",
  operation: "editCustomer",
  request: v11.strictObject(
    draftEntries(personSchema, [], {
      uid: idSchema,
      before: personSchema,
      name: requiredTextSchema(100),
      phone: v11.union([phoneSchema, v11.literal("")]),
      pincode: v11.union([pincodeSchema, v11.literal("")])
    })
  ),
  response: profileSchema,
  refusals: [
    "unknown_account",
    "changed_meanwhile",
    "own_role",
    "last_admin",
    "partner_has_orders",
    "staff_without_email"
  ]
});
var setAccountDisabled = defineContract({
  domain: "accounts",
  operation: "setAccountDisabled",
  request: v11.strictObject({ uid: idSchema, isDisabled: v11.boolean(), reason: requiredTextSchema(200) }),
  response: v11.strictObject({}),
  refusals: ["unknown_account", "own_account", "last_admin", "partner_has_orders"]
});
var countProfiles = defineContract({
  domain: "accounts",
  operation: "countProfiles",
  request: v11.strictObject({}),
  response: v11.strictObject({ total: countSchema, isAllSearchable: v11.optional(v11.boolean(), false) }),
  refusals: []
});
var editProfile = defineContract({
  domain: "accounts",
  operation: "editProfile",
  request: v11.pick(registrationSchema, ["name", "phone"]),
  response: v11.pick(registrationSchema, ["name", "phone"]),
  refusals: []
});
var setFavourite = defineContract({
  domain: "accounts",
  operation: "setFavourite",
  request: v11.strictObject({ productId: idSchema, isFavourite: v11.boolean() }),
  response: v11.strictObject({ favouriteProductIds: favouriteProductIdsSchema }),
  refusals: ["too_many_favourites"]
});
var setAwaited = defineContract({
  domain: "accounts",
  operation: "setAwaited",
  request: v11.strictObject({
    productIds: v11.pipe(v11.array(idSchema), v11.minLength(1), v11.maxLength(maxAwaitedProducts)),
    isAwaited: v11.boolean()
  }),
  response: v11.strictObject({ awaitedProductIds: awaitedProductIdsSchema }),
  refusals: []
});
var saveAddress = defineContract({
  domain: "accounts",
  operation: "saveAddress",
  request: addressDraftSchema,
  response: v11.strictObject({ savedAddresses: savedAddressesSchema }),
  refusals: ["too_many_addresses", "unknown_address"]
});
var deleteAddress = defineContract({
  domain: "accounts",
  operation: "deleteAddress",
  request: v11.strictObject({ addressId: idSchema }),
  response: v11.strictObject({ savedAddresses: savedAddressesSchema }),
  refusals: ["unknown_address"]
});
var changeCart = defineContract({
  domain: "accounts",
  operation: "changeCart",
  request: v11.strictObject({
    changes: v11.pipe(v11.array(cartChangeSchema), v11.minLength(1), v11.maxLength(2 * maxCartLines))
  }),
  response: accountCartSchema,
  refusals: ["cart_full"]
});
var personsDataSchema = v11.strictObject({
  uid: idSchema,
  exportedAt: instantSchema,
  /** False when there are more documents than were given. */
  isWhole: v11.boolean(),
  /** Documents by collection. */
  collections: v11.record(v11.string(), v11.array(v11.record(v11.string(), v11.unknown())))
});
var exportPersonalData = defineContract({
  domain: "accounts",
  operation: "exportPersonalData",
  request: v11.strictObject({ uid: idSchema }),
  response: personsDataSchema,
  refusals: ["unknown_account"]
});
var closeAccount = defineContract({
  domain: "accounts",
  operation: "closeAccount",
  request: v11.strictObject({ uid: idSchema, email: textSchema(254) }),
  response: v11.strictObject({}),
  refusals: ["unknown_account", "other_email", "works_here", "orders_under_way", "money_open"]
});

// packages/domain/src/places/indian-cities.ts
import * as v12 from "valibot";
var indianCitiesSchema = v12.strictObject({
  state: requiredTextSchema(80),
  cities: v12.pipe(v12.array(requiredTextSchema(80)), v12.minLength(1))
});

// packages/domain/src/places/partner-location.ts
import * as v13 from "valibot";
var partnerLocationSchema = v13.strictObject({
  latitude: latitudeSchema,
  longitude: longitudeSchema,
  at: instantSchema
});

// packages/domain/src/catalogue/category.ts
import * as v14 from "valibot";
var tints = ["veg", "dairy", "bakery", "meat", "drinks", "snacks", "home", "care"];
var tintSchema = v14.picklist(tints);
var categorySchema = v14.strictObject({
  name: requiredTextSchema(60),
  description: textSchema(300),
  icon: textSchema(40),
  colour: tintSchema,
  sortOrder: countSchema,
  isActive: v14.boolean(),
  createdAt: instantSchema
});
var maxCategories = 200;

// packages/domain/src/catalogue/product.ts
import * as v15 from "valibot";
var productImageSchema = v15.strictObject({ imageId: idSchema, isPrimary: v15.boolean() });
var productOptionSchema = v15.strictObject({
  optionId: idSchema,
  group: requiredTextSchema(40),
  value: requiredTextSchema(60),
  adjustmentPaise: signedAmountPaiseSchema
});
var specificationSchema = v15.strictObject({
  name: requiredTextSchema(60),
  value: requiredTextSchema(200)
});
var foodMarks = ["none", "veg", "non-veg"];
var foodMarkSchema = v15.picklist(foodMarks);
var productSchema = v15.strictObject({
  name: requiredTextSchema(120),
  /** Other words and spellings that find it, separated by commas: 'aloo, batata'. Nobody sees them (rule: search-words). */
  keywords: v15.optional(textSchema(200), ""),
  description: longTextSchema(500),
  longDescription: longTextSchema(5e3),
  pricePaise: amountPaiseSchema,
  originalPricePaise: amountPaiseSchema,
  categoryId: v15.nullable(idSchema),
  /** A group within its category, as people say it: 'Chips & namkeen'; '' for none (rule: subcategories). */
  subcategory: v15.optional(textSchema(40), ""),
  brand: v15.optional(textSchema(40), ""),
  foodMark: v15.optional(foodMarkSchema, "none"),
  /** Units that can be sold; while the stock is split, their number at the last roll-up. */
  stockQuantity: countSchema,
  /** Set while the units are in lanes: when many instances were last seen selling it at once. Null otherwise (rule: hot-stock). */
  stockSplitAt: v15.optional(v15.nullable(instantSchema), null),
  unit: requiredTextSchema(30),
  isActive: v15.boolean(),
  isFeatured: v15.boolean(),
  badge: textSchema(30),
  rating: v15.nullable(numberSchema(0, 5)),
  reviews: countSchema,
  images: v15.pipe(v15.array(productImageSchema), v15.maxLength(12)),
  options: v15.pipe(v15.array(productOptionSchema), v15.maxLength(maxOptionsPerProduct)),
  specifications: v15.pipe(v15.array(specificationSchema), v15.maxLength(40)),
  relatedProductIds: v15.pipe(v15.array(idSchema), v15.maxLength(12)),
  createdAt: instantSchema,
  updatedAt: instantSchema
});

// packages/domain/src/catalogue/stock-change.ts
import * as v16 from "valibot";
var stockChangeSchema = v16.strictObject({
  deltaUnits: v16.pipe(v16.number(), v16.safeInteger()),
  /** Units left after it. */
  stockQuantity: countSchema,
  reason: requiredTextSchema(150),
  actorId: idSchema,
  at: instantSchema
});

// packages/domain/src/catalogue/stock-lane.ts
import * as v17 from "valibot";
var stockLaneSchema = v17.strictObject({
  productId: idSchema,
  units: countSchema,
  changedAt: instantSchema
});

// packages/domain/src/catalogue/published-catalogue.ts
import * as v21 from "valibot";

// packages/domain/src/store/store-settings.ts
import * as v20 from "valibot";

// packages/domain/src/store/map-tiles.ts
import * as v18 from "valibot";
var mapTileHosts = ["tile.openstreetmap.org", "tiles.stadiamaps.com", "api.maptiler.com"];
var tilePattern = /^https:\/\/([a-z0-9.-]+)\/[^\s"'<>]*$/;
var isTileAddress = (address) => mapTileHosts.some((host) => host === tilePattern.exec(address)?.[1]) && ["{z}", "{x}", "{y}"].every((part) => address.includes(part));
var mapTileAddressSchema = v18.pipe(
  textSchema(300),
  v18.check((address) => address === "" || isTileAddress(address), "must be the address of map tiles")
);

// packages/domain/src/store/served-pincodes.ts
import * as v19 from "valibot";
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
var servedPincodesSchema = v19.pipe(
  v19.array(textSchema(20)),
  v19.check(
    (pincodes) => servedPincodesProblem(pincodes) === null,
    ({ input }) => servedPincodesProblem(input) ?? ""
  )
);

// packages/domain/src/store/store-settings.ts
var timeOfDaySchema = v20.pipe(
  v20.string(),
  v20.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, "must be a time of day")
);
var storePhoneSchema = v20.pipe(
  textSchema(15),
  v20.check(
    (text) => /^[+\d][\d\s-]*$/.test(text) && /^(\+91|0)?[1-9]\d{9}$/.test(text.replace(/[\s-]/g, "")),
    "must be 10 digits, such as 98450 12345"
  )
);
var servedPincodeSchema = patternSchema(/^[1-9]\d{5}$/, "must be 6 digits");
var maxDeliveryChargePaise = 1e6;
var publicStoreSettingsSchema = v20.strictObject({
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
  isOpen: v20.boolean(),
  /** When a closed store opens by itself; null when somebody has to open it (rule: store-pause). */
  reopensAt: v20.optional(v20.nullable(instantSchema), null),
  googleMapsApiKey: textSchema(200),
  razorpayKeyId: textSchema(100),
  /** Open offers and undelivered orders that one partner may hold (rule: order-limit). */
  maxOrdersPerPartner: wholeNumberSchema(1, 20),
  /** The server offers orders by itself (rule: automatic-dispatch). */
  automaticDispatch: v20.optional(v20.boolean(), false),
  /** It offers them once they are packed (rule: packed-first). */
  dispatchWaitsForPacking: v20.optional(v20.boolean(), false),
  /** Above this a partner is offered no cash orders (rule: cash-limit). */
  cashInHandLimitPaise: amountPaiseSchema,
  /** Where an address without coordinates may be; empty: only at the store's own pincode (rule: service-area). */
  servedPincodes: v20.optional(servedPincodesSchema, []),
  /** Orders that a delivery slot takes; 0: no slots are offered (rule: delivery-slots). */
  ordersPerSlot: v20.optional(wholeNumberSchema(0, 500), 0),
  /** Units of one product, and of all products together, in one order (rule: units-limit). */
  maxUnitsPerProduct: v20.optional(wholeNumberSchema(1, maxQuantityPerLine), 20),
  maxUnitsPerOrder: v20.optional(wholeNumberSchema(1, maxUnitsPerOrder), 100),
  /** Cash orders on their way, and online orders that wait for their payment, of one customer (rule: unpaid-limit). */
  maxUnpaidOrders: v20.optional(wholeNumberSchema(1, 1e3), 3),
  /** The largest cash order of an account without a verified e-mail address or phone (rule: unverified-cash). */
  unverifiedCashLimitPaise: v20.optional(amountPaiseSchema, 3e5),
  /** What one account may do from midnight to midnight in India (rule: daily-limits). */
  maxOrdersPerDay: v20.optional(wholeNumberSchema(1, 1e4), 30),
  maxCancellationsPerDay: v20.optional(wholeNumberSchema(1, 1e4), 5),
  maxWithdrawalsPerDay: v20.optional(wholeNumberSchema(1, 1e4), 5),
  /** The ground of the dispatch board's map (rule: map-tiles); empty: distance rings, and nobody is asked. */
  mapTileAddress: v20.optional(mapTileAddressSchema, ""),
  /** Who has made the tiles, as their licence asks. */
  mapAttribution: v20.optional(textSchema(120), "\xA9 OpenStreetMap contributors"),
  /** Customers can sign in with a code that is sent to their phone (rule: phone-sign-in). */
  phoneSignIn: v20.optional(v20.boolean(), false),
  /** A new order for cash comes to whole rupees (rule: cash-rounded). */
  roundsCash: v20.optional(v20.boolean(), false)
});
var storeSettingsReadSchema = v20.strictObject(draftEntries(publicStoreSettingsSchema));
var storeSettingsDraftSchema = v20.strictObject(
  draftEntries(publicStoreSettingsSchema, [], {
    storePhone: v20.union([storePhoneSchema, v20.literal("")]),
    storeEmail: v20.union([emailSchema, v20.literal("")]),
    storePincode: v20.union([servedPincodeSchema, v20.literal("")]),
    deliveryChargePaise: wholeNumberSchema(0, maxDeliveryChargePaise)
  })
);
var storeSettingsCollection = "storeSettings";
var storeSettingsPath = `${storeSettingsCollection}/public`;
var defaultStoreSettings = {
  ...defaultsOf(publicStoreSettingsSchema),
  storeName: "Basket Express",
  storeDescription: "30 Minutes Grocery Delivery",
  storeAddress: "",
  storeCity: "",
  storeState: "",
  storePincode: "",
  storePhone: "",
  storeEmail: "",
  storeLatitude: 0,
  storeLongitude: 0,
  serviceRadiusKm: 15,
  deliveryChargePaise: 5e3,
  freeDeliveryThresholdPaise: 5e4,
  deliveryTimeMinutes: 30,
  openingTime: "07:00:00",
  closingTime: "22:00:00",
  isOpen: true,
  googleMapsApiKey: "",
  razorpayKeyId: "",
  maxOrdersPerPartner: 3,
  cashInHandLimitPaise: 5e5
};

// packages/domain/src/catalogue/published-catalogue.ts
var publishedCategorySchema = v21.object({
  id: idSchema,
  name: v21.string(),
  description: v21.string(),
  /** Names the picture; absent in catalogues that were published before this field existed. */
  icon: v21.optional(v21.string()),
  colour: tintSchema,
  productCount: countSchema,
  /** The subcategories of its products, the largest first; absent in catalogues that were published before this field existed. */
  subcategories: v21.optional(v21.array(v21.string()), [])
});
var publishedProductSchema = v21.object({
  id: idSchema,
  name: v21.string(),
  description: v21.string(),
  /** Absent in catalogues that were published before this field existed. */
  keywords: v21.optional(v21.string(), ""),
  categoryId: v21.nullable(idSchema),
  /** These three are absent in catalogues that were published before, and where they say nothing. */
  subcategory: v21.optional(v21.string(), ""),
  brand: v21.optional(v21.string(), ""),
  foodMark: v21.optional(foodMarkSchema, "none"),
  unit: v21.string(),
  pricePaise: paiseSchema,
  originalPricePaise: paiseSchema,
  badge: v21.string(),
  rating: v21.nullable(v21.number()),
  reviews: countSchema,
  isFeatured: v21.boolean(),
  /** Units left when published. Shown only when few; the server decides at the time of ordering. */
  stockQuantity: countSchema,
  imageIds: v21.array(idSchema),
  options: v21.array(productOptionSchema)
});
var publishedCatalogueSchema = v21.object({
  version: countSchema,
  publishedAt: instantSchema,
  imageBaseUrl: v21.string(),
  store: publicStoreSettingsSchema,
  categories: v21.array(publishedCategorySchema),
  /** In the order of their names. */
  products: v21.array(publishedProductSchema)
});
var publishedDetailsSchema = v21.object({
  longDescription: v21.string(),
  specifications: v21.array(specificationSchema),
  relatedProductIds: v21.array(idSchema)
});
var publishedDetailsFileSchema = v21.record(v21.string(), publishedDetailsSchema);

// packages/domain/src/store/live-store.ts
import * as v23 from "valibot";

// packages/domain/src/store/delivery-slots.ts
import * as v22 from "valibot";
var freeSlotSchema = v22.object({
  startsAt: instantSchema,
  endsAt: instantSchema,
  free: countSchema
});
var slotPlacesSchema = v22.strictObject({ startsAt: instantSchema, taken: countSchema });

// packages/domain/src/store/live-store.ts
var liveStoreSchema = v23.object({
  ...v23.omit(publicStoreSettingsSchema, ["razorpayKeyId"]).entries,
  /** Which catalogue is on the air, as the tag of its answer; '' while there is none (rule: open-pages-follow). */
  catalogue: v23.optional(v23.string(), ""),
  /** The slots that can be chosen, with their free places; some seconds old (rule: delivery-slots). */
  slots: v23.optional(v23.array(freeSlotSchema), [])
});

// packages/domain/src/store/serviceable.ts
import * as v24 from "valibot";
var serviceableRequestSchema = v24.strictObject({ pincode: pincodeSchema });
var serviceableResponseSchema = v24.object({ pincode: pincodeSchema, isServed: v24.boolean() });

// packages/domain/src/orders/order.ts
import * as v30 from "valibot";

// packages/domain/src/payments/order-payment.ts
import * as v25 from "valibot";
var paymentChannels = ["checkout", "door"];
var paymentChannelSchema = v25.picklist(paymentChannels);
var refundStates = ["none", "owed", "failed", "refunded"];
var refundStateSchema = v25.picklist(refundStates);
var maxToldRefunds = 10;
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
  /** The same of the cash that was collected by its delivery. Absent in older orders. */
  cashRefundOwedPaise: v25.optional(paiseSchema, 0),
  cashRefundedPaise: v25.optional(paiseSchema, 0),
  refundState: refundStateSchema,
  /** Units paid back per line of the order, by the line's index. */
  refundedQuantities: v25.record(v25.string(), countSchema),
  /** The refunds that admins decided, with their reasons: the customer reads them. The latest {@link maxToldRefunds}; absent in older orders. */
  toldRefunds: v25.optional(
    v25.pipe(
      v25.array(v25.strictObject({ amountPaise: paiseSchema, reason: textSchema(200) })),
      v25.maxLength(maxToldRefunds)
    ),
    []
  )
});
var noOrderPayment = {
  channel: null,
  intentId: null,
  attempts: 0,
  codeId: null,
  receivedPaise: 0,
  refundOwedPaise: 0,
  refundedPaise: 0,
  cashRefundOwedPaise: 0,
  cashRefundedPaise: 0,
  refundState: "none",
  refundedQuantities: {},
  toldRefunds: []
};

// packages/domain/src/cart/chosen-option.ts
import * as v26 from "valibot";
var chosenOptionSchema = v26.strictObject({
  optionId: idSchema,
  group: textSchema(40),
  value: textSchema(60),
  adjustmentPaise: signedPaiseSchema
});

// packages/domain/src/orders/order-number.ts
var orderNumberPattern = /^BE\d{10,15}$/;

// packages/domain/src/orders/order-packing.ts
import * as v27 from "valibot";
var orderPackingSchema = v27.strictObject({
  startedAt: instantSchema,
  /** When the bags will probably be closed; null when that is not known. */
  readyAt: v27.nullable(instantSchema),
  /** Null until the bags are closed. */
  packedAt: v27.nullable(instantSchema)
});

// packages/domain/src/orders/order-slot.ts
import * as v28 from "valibot";
var orderSlotSchema = v28.strictObject({
  startsAt: instantSchema,
  endsAt: instantSchema,
  /** From when it is offered to partners by itself. */
  offerFromAt: instantSchema,
  /** It takes a place of a slot. One that was placed outside the hours comes with the opening, and takes none. */
  isChosen: v28.boolean()
});

// packages/domain/src/orders/order-status.ts
import * as v29 from "valibot";
var orderStatuses = [
  "pending",
  "assigned",
  "confirmed",
  "preparing",
  "out_for_delivery",
  "delivered",
  "cancelled"
];
var orderStatusSchema = v29.picklist(orderStatuses);
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
var unassignedStatusSchema = v29.picklist(unassignedStatuses);
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
var paymentStatusSchema = v29.picklist(paymentStatuses);
var paymentMethods = ["cod", "online"];
var paymentMethodSchema = v29.picklist(paymentMethods);
var paymentWaitMs = 15 * minuteMs;

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
  /** Who receives the order if it is not the customer, and whom the partner calls then; both or none (rule: receiver). */
  receiverName: v30.optional(requiredTextSchema(100)),
  receiverPhone: v30.optional(phoneSchema),
  instructions: longTextSchema(300),
  latitude: v30.nullable(latitudeSchema),
  longitude: v30.nullable(longitudeSchema)
});
var keptDeliverySchema = v30.strictObject({
  ...deliveryAddressSchema.entries,
  pincode: storedPincodeSchema,
  phone: v30.union([storedPhoneSchema, v30.literal("")]),
  receiverName: v30.optional(textSchema(100)),
  receiverPhone: v30.optional(v30.union([storedPhoneSchema, v30.literal("")]))
});
var deliveryRequestSchema = v30.pipe(
  deliveryAddressSchema,
  wholePosition(),
  v30.check(
    ({ receiverName, receiverPhone }) => receiverName === void 0 === (receiverPhone === void 0),
    "must have both name and phone of a receiver, or neither"
  )
);
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
  /** The admin who placed it for a customer on the phone; null when the customer did. Absent in older orders. */
  placedBy: v30.optional(v30.nullable(idSchema), null),
  /** What admins find it by: orderSearchKeys. Absent in older orders. */
  searchKeys: v30.optional(v30.array(textSchema(100)), []),
  items: v30.pipe(v30.array(orderItemSchema), v30.minLength(1), v30.maxLength(50)),
  subtotalPaise: paiseSchema,
  deliveryChargePaise: paiseSchema,
  /** The part of the total that makes it whole rupees (rule: cash-rounded). Null: not rounded; absent in older orders. */
  roundingPaise: v30.optional(v30.nullable(signedPaiseSchema), null),
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
  /** What it brought the store: orderValuePaise. Absent in older orders, until tidying adds it. */
  valuePaise: v30.optional(v30.nullable(paiseSchema), null),
  status: orderStatusSchema,
  /** When each status was last reached: what the timeline shows. */
  statusTimes: v30.record(orderStatusSchema, instantSchema),
  /** Null before its goods are collected, and in older orders. */
  packing: v30.optional(v30.nullable(orderPackingSchema), null),
  /** When it is wanted; null: as soon as possible. Absent in older orders. */
  slot: v30.optional(v30.nullable(orderSlotSchema), null),
  /** The time that the customer was told when ordering; from the payment on, if it is paid online: {@link promisedAt}. Null in older orders. */
  promisedAt: v30.optional(v30.nullable(instantSchema), null),
  /** Forecast: the end of its slot, otherwise that of the acceptance ({@link forecastAt}); null before. */
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

// packages/domain/src/store/customer-figures.ts
import * as v31 from "valibot";
var customerFiguresSchema = v31.strictObject({
  customers: countSchema,
  /** Where the first day begins whose customers have not been counted. */
  closedUntil: instantSchema,
  /** Customers who registered in the last two months, by the day in India (yyMMdd); a day without any is missing. */
  days: v31.record(v31.string(), countSchema)
});

// packages/domain/src/store/product-figures.ts
import * as v32 from "valibot";
var productCountsSchema = v32.strictObject({ all: countSchema, active: countSchema });
var productFiguresSchema = v32.strictObject({
  ...productCountsSchema.entries,
  countedAt: instantSchema
});

// packages/domain/src/store/store-figures.ts
import * as v33 from "valibot";
var orderFiguresSchema = v33.strictObject({ orders: countSchema, revenuePaise: paiseSchema });
var dayFiguresSchema = v33.strictObject({ dayAt: instantSchema, ...orderFiguresSchema.entries });
var closedFiguresSchema = v33.strictObject({
  ...orderFiguresSchema.entries,
  /** Where the first day begins that has not been summed. */
  closedUntil: instantSchema
});
var monthFiguresSchema = v33.strictObject({ days: v33.record(v33.string(), orderFiguresSchema) });
var changedDaySchema = v33.strictObject({ dayAt: instantSchema, orderId: idSchema });
var storeFiguresCollection = "storeFigures";
var closedFiguresPath = `${storeFiguresCollection}/closed`;

// packages/domain/src/catalogue/contracts.ts
import * as v34 from "valibot";
var productDraftSchema = v34.strictObject(
  draftEntries(productSchema, ["stockQuantity", "stockSplitAt", "createdAt", "updatedAt"], {
    pricePaise: wholeNumberSchema(1, maxAmountPaise)
  })
);
var saveProduct = defineContract({
  domain: "catalogue",
  operation: "saveProduct",
  request: v34.variant("kind", [
    v34.strictObject({
      kind: v34.literal("new"),
      draft: productDraftSchema,
      stockQuantity: wholeNumberSchema(0, maxStockUnits)
    }),
    v34.strictObject({
      kind: v34.literal("existing"),
      productId: idSchema,
      updatedAt: instantSchema,
      draft: productDraftSchema
    })
  ]),
  response: v34.strictObject({ productId: idSchema, updatedAt: instantSchema }),
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
  request: v34.strictObject({ productId: idSchema }),
  response: v34.strictObject({}),
  refusals: ["unknown_product"]
});
var adjustStock = defineContract({
  domain: "catalogue",
  operation: "adjustStock",
  request: v34.strictObject({
    productId: idSchema,
    deltaUnits: wholeNumberSchema(-maxStockUnits, maxStockUnits),
    reason: requiredTextSchema(150)
  }),
  response: v34.strictObject({ stockQuantity: countSchema }),
  refusals: ["unknown_product", "not_enough_stock", "too_much_stock"]
});
var maxChangedProducts = 50;
var productsChangeSchema = v34.variant("kind", [
  v34.strictObject({ kind: v34.literal("active"), isActive: v34.boolean() }),
  v34.strictObject({ kind: v34.literal("percent"), percent: wholeNumberSchema(-90, 500) }),
  v34.strictObject({ kind: v34.literal("amount"), amountPaise: signedAmountPaiseSchema }),
  v34.strictObject({
    kind: v34.literal("stock"),
    deltaUnits: wholeNumberSchema(-maxStockUnits, maxStockUnits),
    reason: requiredTextSchema(150)
  })
]);
var resultRefusalSchema = v34.strictObject({
  code: v34.string(),
  facts: v34.record(v34.string(), v34.union([v34.string(), v34.number(), v34.boolean()]))
});
var productResultSchema = v34.strictObject({
  productId: idSchema,
  isChanged: v34.boolean(),
  refusal: v34.nullable(resultRefusalSchema)
});
var changeProducts = defineContract({
  domain: "catalogue",
  operation: "changeProducts",
  request: v34.strictObject({
    productIds: v34.pipe(v34.array(idSchema), v34.minLength(1), v34.maxLength(maxChangedProducts)),
    change: productsChangeSchema
  }),
  response: v34.strictObject({ results: v34.array(productResultSchema) }),
  refusals: [
    "unknown_product",
    "price_out_of_range",
    "mrp_below_price",
    "not_enough_stock",
    "too_much_stock"
  ]
});
var categoryDraftSchema = v34.strictObject(draftEntries(categorySchema, ["sortOrder", "createdAt"]));
var saveCategory = defineContract({
  domain: "catalogue",
  operation: "saveCategory",
  request: v34.variant("kind", [
    v34.strictObject({ kind: v34.literal("new"), draft: categoryDraftSchema }),
    v34.strictObject({
      kind: v34.literal("existing"),
      categoryId: idSchema,
      before: categoryDraftSchema,
      draft: categoryDraftSchema
    })
  ]),
  response: v34.strictObject({ categoryId: idSchema }),
  refusals: ["unknown_category", "changed_meanwhile", "category_name_taken", "too_many_categories"]
});
var countCategories = defineContract({
  domain: "catalogue",
  operation: "countCategories",
  request: v34.strictObject({}),
  response: v34.strictObject({ products: v34.record(idSchema, countSchema) }),
  refusals: []
});
var sortCategories = defineContract({
  domain: "catalogue",
  operation: "sortCategories",
  request: v34.strictObject({
    categoryIds: v34.pipe(v34.array(idSchema), v34.minLength(1), v34.maxLength(maxCategories))
  }),
  response: v34.strictObject({}),
  refusals: ["unknown_category"]
});
var deleteCategory = defineContract({
  domain: "catalogue",
  operation: "deleteCategory",
  request: v34.strictObject({ categoryId: idSchema, moveProductsTo: v34.optional(v34.nullable(idSchema)) }),
  response: v34.strictObject({ movedProducts: countSchema }),
  refusals: ["unknown_category", "category_in_use"]
});

// packages/domain/src/catalogue/product-import.ts
import * as v35 from "valibot";
var maxImportedRows = 100;
var notInFile = [
  "badge",
  "rating",
  "reviews",
  "images",
  "options",
  "specifications",
  "relatedProductIds"
];
var importedFieldsSchema = v35.strictObject(
  optionalEntries(productDraftSchema, notInFile, {
    originalPricePaise: v35.exactOptional(v35.nullable(amountPaiseSchema))
  })
);
var unitsSchema = wholeNumberSchema(0, maxStockUnits);
var importedRowSchema = v35.strictObject({
  productId: v35.nullable(idSchema),
  fields: importedFieldsSchema,
  /** The first stock of a new product. Of an exported one, what its stock then should have been. */
  stockQuantity: v35.nullable(unitsSchema),
  exported: v35.nullable(
    v35.strictObject({ exportedAt: instantSchema, updatedAt: instantSchema, stockQuantity: countSchema })
  )
});
var importOutcomes = ["new", "changed", "same", "refused"];
var importResultSchema = v35.strictObject({
  outcome: v35.picklist(importOutcomes),
  /** Null where the row names no product. */
  productId: v35.nullable(idSchema),
  /** Fields of an existing product that get another value, with the one before. */
  changes: v35.array(
    v35.strictObject({ field: v35.string(), before: v35.nullable(v35.union([v35.string(), v35.number(), v35.boolean()])) })
  ),
  refusal: v35.nullable(resultRefusalSchema)
});
var importProducts = defineContract({
  domain: "catalogue",
  operation: "importProducts",
  request: v35.strictObject({
    isCheck: v35.boolean(),
    /** Stands beside every change of stock. */
    reason: requiredTextSchema(150),
    rows: v35.pipe(v35.array(importedRowSchema), v35.minLength(1), v35.maxLength(maxImportedRows))
  }),
  response: v35.strictObject({ results: v35.array(importResultSchema) }),
  refusals: [
    "unknown_product",
    "unknown_category",
    "changed_meanwhile",
    "mrp_below_price",
    "not_enough_stock",
    "too_much_stock",
    "unnamed_product",
    "incomplete_product",
    "several_products",
    "repeated_product",
    "stock_imported"
  ]
});

// packages/domain/src/store/contracts.ts
import * as v36 from "valibot";
var growthSchema = v36.nullable(v36.pipe(v36.number(), v36.integer()));
var readDashboard = defineContract({
  domain: "store",
  operation: "readDashboard",
  request: v36.strictObject({}),
  response: v36.strictObject({
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
    customersGrowthPercent: growthSchema,
    /** The last days that are known, the oldest first, today with them (see `chartDays`). */
    days: v36.optional(v36.array(dayFiguresSchema), [])
  }),
  refusals: []
});
var readWaiting = defineContract({
  domain: "store",
  operation: "readWaiting",
  request: v36.strictObject({}),
  response: v36.strictObject({
    countedAt: instantSchema,
    pendingOrders: countSchema,
    /** Orders in the store that have no partner and are offered to none. */
    ordersWithoutPartner: countSchema,
    /** Waiting orders that only an admin offers (rule: asks-for-admin). Functions of version 1.0 do not count them. */
    askingOrders: v36.optional(countSchema),
    failedDeliveries: countSchema,
    pendingWithdrawals: countSchema,
    failedRefunds: countSchema,
    /** Refunds that have not reached the customer. Functions of version 1.0 do not count them. */
    unsettledRefunds: v36.optional(countSchema),
    /** Cancelled orders whose goods are to be put back (rule: put-back). Functions of version 1.0 do not count them. */
    goodsToPutBack: v36.optional(countSchema),
    /** Differences between the gateway's money and the shop's (rule: money-agrees). Functions of version 1.0 do not compare. */
    moneyDifferences: v36.optional(countSchema),
    /** Orders that were delivered although their online payment never came. Functions of version 1.0 do not count them. */
    unpaidDeliveries: v36.optional(countSchema),
    /** Orders that have not ended although their money went back (rule: paid-back). Functions of version 1.0 do not count them. */
    paidBackOrders: v36.optional(countSchema),
    /** Payments that a customer's bank asks back (rule: dispute-told). Functions of version 1.0 do not know them. */
    openDisputes: v36.optional(countSchema),
    /** Products on sale of which few or none are left. */
    lowProducts: countSchema
  }),
  refusals: []
});
var readShift = defineContract({
  domain: "store",
  operation: "readShift",
  request: v36.pipe(
    v36.strictObject({ fromAt: instantSchema, untilAt: instantSchema }),
    v36.check(({ fromAt, untilAt }) => fromAt < untilAt && untilAt - fromAt <= dayMs, "must be at most a day")
  ),
  response: v36.strictObject({
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
    acceptMedianMs: v36.nullable(countSchema),
    acceptSlowMs: v36.nullable(countSchema),
    /** Refunds that became due in this time. */
    refunds: countSchema,
    refundsPaise: paiseSchema
  }),
  refusals: []
});
var saveSettings = defineContract({
  domain: "store",
  operation: "saveSettings",
  request: v36.strictObject({ before: storeSettingsReadSchema, settings: storeSettingsDraftSchema }),
  response: v36.strictObject({}),
  refusals: ["changed_meanwhile"]
});
var longestPauseMinutes = 24 * 60;
var setStoreOpen = defineContract({
  domain: "store",
  operation: "setStoreOpen",
  request: v36.variant("isOpen", [
    v36.strictObject({ isOpen: v36.literal(true) }),
    v36.strictObject({
      isOpen: v36.literal(false),
      pauseMinutes: v36.nullable(wholeNumberSchema(1, longestPauseMinutes))
    })
  ]),
  response: v36.strictObject({}),
  refusals: []
});
var gatewaySecretSchema = patternSchema(
  /^[\x21-\x7e]{8,200}$/,
  "must be 8 to 200 visible characters"
);
var saveSecrets = defineContract({
  domain: "store",
  operation: "saveSecrets",
  request: v36.strictObject({
    razorpayKeySecret: v36.optional(v36.nullable(gatewaySecretSchema)),
    razorpayWebhookSecret: v36.optional(v36.nullable(gatewaySecretSchema))
  }),
  response: v36.strictObject({ hasKeySecret: v36.boolean(), hasWebhookSecret: v36.boolean() }),
  refusals: []
});

// packages/domain/src/store/page-errors.ts
import * as v37 from "valibot";
var plainText = (max) => v37.pipe(v37.string(), v37.nonEmpty(), v37.maxLength(max));
var longestMessage = 140;
var pageErrorFactsSchema = v37.strictObject({
  /** `shell`, or the remote's container. */
  area: v37.pipe(v37.string(), v37.regex(/^[a-z][a-z0-9_]{0,39}$/)),
  version: plainText(40),
  /** Names the build. */
  release: plainText(40),
  message: plainText(longestMessage)
});
var pageErrorReportSchema = v37.strictObject({
  errors: v37.pipe(v37.array(pageErrorFactsSchema), v37.minLength(1), v37.maxLength(5))
});
var pageErrorSchema = v37.strictObject({
  ...pageErrorFactsSchema.entries,
  /** At least so often: pages report an error once, and instances add up before they write. */
  count: countSchema,
  firstSeenAt: instantSchema,
  lastSeenAt: instantSchema
});
var listedReleaseSchema = v37.object({
  name: v37.string(),
  version: v37.string(),
  entry: v37.string(),
  integrity: v37.nullable(v37.string())
});
var listedReleasesSchema = v37.object({ remotes: v37.array(listedReleaseSchema) });

// packages/domain/src/payments/money-line.ts
import * as v38 from "valibot";
var moneyMeasures = ["captured", "refunded", "orderReceived", "orderRefunded", "orderOwed"];
var moneyDifferenceSchema = v38.strictObject({
  measure: v38.picklist(moneyMeasures),
  paymentId: textSchema(100),
  /** Null when no order of this shop asked for the payment. */
  orderId: v38.nullable(idSchema),
  orderNumber: v38.nullable(textSchema(20)),
  /** The gateway's figure, or that of the records. */
  saysPaise: paiseSchema,
  /** The shop's figure, or that of the order. */
  knownPaise: paiseSchema
});
var moneyLineSchema = v38.strictObject({
  /** Where the day begins. */
  dayAt: instantSchema,
  checkedAt: instantSchema,
  /** Captured at the gateway of payments that were begun that day, before its fees. */
  capturedPaise: paiseSchema,
  /** Paid back at the gateway, or asked for, that day, for whatever payment. */
  refundedPaise: paiseSchema,
  /** Payments that were compared: those of the day, and those that were paid back that day. */
  payments: countSchema,
  /** All that differ; {@link namedDifferences} of them are named. */
  differing: countSchema,
  differences: v38.array(moneyDifferenceSchema)
});

// packages/domain/src/store/diagnostics.ts
import * as v40 from "valibot";

// packages/domain/src/payments/dispute.ts
import * as v39 from "valibot";
var disputeStates = ["open", "under_review", "won", "lost", "closed"];
var disputeStateSchema = v39.picklist(disputeStates);
var disputeFactsSchema = v39.strictObject({
  disputeId: idSchema,
  paymentId: idSchema,
  amountPaise: paiseSchema,
  /** The bank's reason, in words: 'goods or services not received'. */
  reason: textSchema(80),
  /** By when the store has to answer; null when the gateway does not say. */
  respondByAt: v39.nullable(instantSchema),
  state: disputeStateSchema
});
var disputeSchema = v39.strictObject({
  /** Null when no payment of this shop is disputed. */
  orderId: v39.nullable(idSchema),
  orderNumber: v39.nullable(textSchema(20)),
  paymentId: idSchema,
  amountPaise: paiseSchema,
  reason: textSchema(80),
  respondByAt: v39.nullable(instantSchema),
  state: disputeStateSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema
});

// packages/domain/src/store/diagnostics.ts
var waitingSchema = v40.strictObject({ count: countSchema, oldestAt: v40.nullable(instantSchema) });
var readDiagnostics = defineContract({
  domain: "store",
  operation: "readDiagnostics",
  request: v40.strictObject({}),
  response: v40.strictObject({
    countedAt: instantSchema,
    /** Null where the platform does not say. */
    functions: v40.strictObject({ commit: v40.nullable(v40.string()), revision: v40.nullable(v40.string()) }),
    /** Null before the first run. `isBehind`: it did not get through. */
    sweep: v40.nullable(v40.strictObject({ ranAt: instantSchema, isBehind: v40.boolean() })),
    outbox: waitingSchema,
    /** Events of the payment gateway. `oldestAt` is when the oldest was to be tried. */
    webhook: v40.strictObject({ ...waitingSchema.entries, lastAt: v40.nullable(instantSchema) }),
    /** Null before the first publication. */
    publication: v40.strictObject({
      publishedAt: v40.nullable(instantSchema),
      version: v40.nullable(countSchema),
      failedAt: v40.nullable(instantSchema)
    }),
    damaged: v40.strictObject({ count: countSchema, latest: v40.array(damagedDocumentSchema) }),
    /** The latest first. */
    pageErrors: v40.array(pageErrorSchema),
    /** The lines of the last days (rule: money-agrees), the latest first. Functions of version 1.0 have none. */
    money: v40.optional(v40.array(moneyLineSchema), []),
    /** What banks ask back (rule: dispute-told), at most {@link shownDisputes}, the first to answer first. Functions of version 1.0 have none. */
    disputes: v40.optional(v40.array(v40.strictObject({ disputeId: idSchema, ...disputeSchema.entries })), [])
  }),
  refusals: []
});

// packages/domain/src/store/gateway-secrets.ts
import * as v41 from "valibot";
var gatewaySecretsSchema = v41.strictObject({
  razorpayKeySecret: v41.nullable(v41.string()),
  razorpayWebhookSecret: v41.nullable(v41.string()),
  /** Events that were signed before a change still count for a day. */
  previousWebhookSecret: v41.nullable(v41.string()),
  /** Until when the previous one is accepted; null when there is none. */
  previousUntil: v41.optional(v41.nullable(instantSchema), null),
  updatedAt: instantSchema
});
var gatewayStatusSchema = v41.strictObject({
  hasKeySecret: v41.boolean(),
  hasWebhookSecret: v41.boolean(),
  updatedAt: instantSchema
});
var gatewayStatusPath = `${storeSettingsCollection}/gatewayStatus`;

// packages/domain/src/payments/payment.ts
import * as v42 from "valibot";
var paymentStates = ["created", "failed", "authorized", "captured", "refunded"];
var paymentStateSchema = v42.picklist(paymentStates);
var surplusReasons = [
  "already_paid",
  "order_ended",
  "wrong_amount",
  "wrong_currency",
  "unknown_order"
];
var surplusReasonSchema = v42.picklist(surplusReasons);
var paymentUses = ["none", "order", "surplus"];
var paymentSchema = v42.strictObject({
  /** Null when no order of this shop asked for it. */
  orderId: v42.nullable(idSchema),
  orderNumber: v42.nullable(textSchema(20)),
  customerId: v42.nullable(idSchema),
  /** The gateway's order or code that was paid. */
  intentId: v42.nullable(textSchema(100)),
  amountPaise: paiseSchema,
  currency: textSchema(3),
  /** What the gateway said of {@link PaymentFacts} `refundedPaise` when all of its refunds were last known here. */
  refundedPaise: v42.optional(paiseSchema, 0),
  /** As the gateway names it: upi, card, netbanking … */
  method: textSchema(40),
  state: paymentStateSchema,
  use: v42.picklist(paymentUses),
  surplusReason: v42.nullable(surplusReasonSchema),
  /** Why the last try failed, in the gateway's words. */
  failure: v42.nullable(textSchema(300)),
  capturedAt: v42.nullable(instantSchema),
  createdAt: instantSchema,
  updatedAt: instantSchema
});
var keyModes = ["test", "live"];
var keyModeSchema = v42.picklist(keyModes);
var paymentIntentSchema = v42.strictObject({
  orderId: idSchema,
  orderNumber: textSchema(20),
  customerId: idSchema,
  kind: v42.picklist(["checkout", "door"]),
  attempt: v42.pipe(v42.number(), v42.safeInteger(), v42.minValue(1)),
  mode: keyModeSchema,
  amountPaise: paiseSchema,
  currency: textSchema(3),
  /** `open` until it is paid, or closed because its order ended. Money may arrive late all the same. */
  state: v42.picklist(["open", "paid", "closed"]),
  createdAt: instantSchema,
  expiresAt: instantSchema,
  /** When the gateway is asked again what was paid; null once nothing can arrive any more. */
  checkAt: v42.nullable(instantSchema),
  checks: v42.pipe(v42.number(), v42.safeInteger(), v42.minValue(0)),
  /** What the partner shows: the text of the QR code and the address of its picture. Door only. */
  code: v42.nullable(
    v42.strictObject({ upiLink: v42.nullable(textSchema(1e3)), imageUrl: v42.nullable(textSchema(500)) })
  ),
  updatedAt: instantSchema
});

// packages/domain/src/payments/gateway-event.ts
import * as v43 from "valibot";
var paymentFactsSchema = v43.strictObject({
  paymentId: idSchema,
  /** The gateway's order or code that was paid; null when the gateway does not say. */
  intentId: v43.nullable(idSchema),
  amountPaise: paiseSchema,
  currency: textSchema(3),
  /** Paid back of it at the gateway, whoever asked for it. Absent in older events. */
  refundedPaise: v43.optional(paiseSchema, 0),
  state: paymentStateSchema,
  /** Whether it was ever captured: what is `refunded` may have gone back without. Absent in older events. */
  wasCaptured: v43.optional(v43.boolean(), false),
  method: textSchema(40),
  /** Why it failed; null unless it did. */
  failure: v43.nullable(textSchema(300))
});
var refundFactsSchema = v43.strictObject({
  gatewayRefundId: idSchema,
  paymentId: idSchema,
  /** What this shop's server asked for it with; null when it was asked for elsewhere. */
  receipt: v43.nullable(textSchema(200)),
  amountPaise: paiseSchema,
  status: v43.picklist(["pending", "processed", "failed"])
});
var gatewayEventSchema = v43.variant("kind", [
  v43.strictObject({ kind: v43.literal("payment"), payment: paymentFactsSchema }),
  v43.strictObject({ kind: v43.literal("refund"), refund: refundFactsSchema }),
  v43.strictObject({
    kind: v43.literal("other"),
    type: textSchema(80),
    /** What the event says of a dispute. Not a kind of its own: functions from before would not read it. Absent in their events. */
    dispute: v43.optional(v43.nullable(disputeFactsSchema), null)
  })
]);
var webhookEventSchema = v43.strictObject({
  event: gatewayEventSchema,
  receivedAt: instantSchema,
  tries: countSchema,
  /** When it is worked on next; null once that is done. */
  processAt: v43.nullable(instantSchema)
});

// packages/domain/src/payments/refund.ts
import * as v44 from "valibot";
var refundStatuses = ["owed", "withdrawn", "requested", "refunded", "failed"];
var refundStatusSchema = v44.picklist(refundStatuses);
var refundCauses = ["cancellation", "short", "surplus", "requested", "external"];
var refundCauseSchema = v44.picklist(refundCauses);
var refundSchema = v44.strictObject({
  /** Null when the payment belongs to no order of this shop. */
  orderId: v44.nullable(idSchema),
  orderNumber: v44.nullable(textSchema(20)),
  customerId: v44.nullable(idSchema),
  /** The gateway's payment from which it is paid back. */
  paymentId: v44.nullable(textSchema(100)),
  amountPaise: paiseSchema,
  status: refundStatusSchema,
  cause: v44.optional(refundCauseSchema, "cancellation"),
  reason: v44.optional(textSchema(200), ""),
  /** Who asked for it; `system` for what follows from something else. */
  requestedBy: v44.optional(textSchema(128), "system"),
  /** Counts the times that the gateway was asked anew after it had refused; part of the idempotency key. */
  round: v44.optional(countSchema, 1),
  /** Requests of this round. */
  tries: v44.optional(countSchema, 0),
  /** When the gateway is asked next; null once it is settled. */
  nextTryAt: v44.optional(v44.nullable(instantSchema), null),
  lastError: v44.optional(v44.nullable(textSchema(300)), null),
  gatewayRefundId: v44.optional(v44.nullable(textSchema(100)), null),
  /** Which money of the order it pays back: what the gateway received, or the cash of its delivery, which no gateway has. */
  source: v44.optional(v44.picklist(["online", "cash"]), "online"),
  /** Names the transfer by which an admin has paid it out by hand; null when the gateway pays it (rule: paid-by-hand). */
  reference: v44.optional(v44.nullable(textSchema(100)), null),
  refundedAt: v44.optional(v44.nullable(instantSchema), null),
  createdAt: instantSchema,
  updatedAt: instantSchema
});

// packages/domain/src/orders/order-filter.ts
import * as v45 from "valibot";
var orderFilterSchema = v45.strictObject({
  paymentMethod: v45.nullable(paymentMethodSchema),
  paymentStatus: v45.nullable(paymentStatusSchema),
  /** Who has accepted the order, or {@link noPartner}. */
  partner: v45.nullable(idSchema),
  /** Placed from this time on. */
  fromAt: v45.nullable(instantSchema),
  /** Placed before this time. */
  untilAt: v45.nullable(instantSchema)
});

// packages/domain/src/orders/picking.ts
import * as v46 from "valibot";
var maxBagsPerOrder = 50;
var bagsSchema = wholeNumberSchema(1, maxBagsPerOrder);
var pickingSchema = v46.strictObject({
  orderNumber: textSchema(20),
  pickerId: idSchema,
  pickerName: textSchema(100),
  /** For each line of the order, whether its units are in the bags. */
  picked: v46.pipe(v46.array(v46.boolean()), v46.maxLength(maxLinesPerOrder)),
  startedAt: instantSchema,
  /** Null until the bags are closed. */
  packedAt: v46.nullable(instantSchema),
  /** How long the store usually took for a line when it was begun, in ms; null when unknown, and in older ones. */
  usualLineMs: v46.optional(v46.nullable(v46.number()), null),
  /** Null when nobody counted them. */
  bags: v46.nullable(v46.pipe(countSchema, v46.minValue(1))),
  updatedAt: instantSchema
});

// packages/domain/src/orders/contracts.ts
import * as v47 from "valibot";
var cartLineSchema = v47.strictObject({
  productId: idSchema,
  optionIds: v47.pipe(v47.array(idSchema), v47.maxLength(10)),
  quantity: wholeNumberSchema(1, maxQuantityPerLine)
});
var cartLinesSchema = v47.pipe(v47.array(cartLineSchema), v47.minLength(1), v47.maxLength(maxLinesPerOrder));
var quoteOrder = defineContract({
  domain: "orders",
  operation: "quote",
  request: v47.strictObject({ lines: cartLinesSchema }),
  response: v47.strictObject({
    items: v47.array(orderItemSchema),
    subtotalPaise: paiseSchema,
    deliveryChargePaise: paiseSchema,
    /** Without rounding: {@link billFor} adds it. */
    totalPaise: paiseSchema,
    /** The rounding of an order for cash; null where the store rounds none (rule: cash-rounded). */
    cashRoundingPaise: v47.optional(v47.nullable(signedPaiseSchema), null)
  }),
  refusals: ["unknown_product", "unknown_option", "out_of_stock", "quantity_too_large", "order_too_large"]
});
var placeOrder = defineContract({
  domain: "orders",
  operation: "place",
  request: v47.strictObject({
    lines: cartLinesSchema,
    delivery: deliveryRequestSchema,
    paymentMethod: paymentMethodSchema,
    expectedTotalPaise: orderTotalSchema,
    /** The slot that was chosen, by its start; absent: as soon as possible. */
    slotStartsAt: v47.optional(instantSchema),
    /**
     * True to order once more what another device has just ordered, false to be asked (rule: ordered-just-now). Pages from before this field do
     * not send it, and are not asked.
     */
    again: v47.exactOptional(v47.boolean())
  }),
  response: v47.strictObject({ orderId: idSchema, orderNumber: v47.string(), totalPaise: paiseSchema }),
  refusals: [
    "ordered_just_now",
    "store_closed",
    "slot_full",
    "slot_gone",
    "unknown_product",
    "unknown_option",
    "out_of_stock",
    "quantity_too_large",
    "order_too_large",
    "prices_changed",
    "outside_service_area",
    "pincode_not_served",
    "payment_method_unavailable",
    "amount_too_small_online",
    "too_many_unpaid_orders",
    "cash_needs_verification",
    "too_many_orders_today"
  ]
});
var placeOrderFor = defineContract({
  domain: "orders",
  operation: "placeFor",
  request: v47.strictObject({
    customerId: idSchema,
    lines: cartLinesSchema,
    delivery: deliveryRequestSchema,
    expectedTotalPaise: orderTotalSchema,
    /** As in `placeOrder`. */
    slotStartsAt: placeOrder.request.entries.slotStartsAt
  }),
  response: placeOrder.response,
  refusals: [
    "unknown_account",
    "works_here",
    "customer_closed",
    "store_closed",
    "slot_full",
    "slot_gone",
    "unknown_product",
    "unknown_option",
    "out_of_stock",
    "quantity_too_large",
    "order_too_large",
    "prices_changed",
    "outside_service_area",
    "pincode_not_served"
  ]
});
var cancelOrder = defineContract({
  domain: "orders",
  operation: "cancel",
  request: v47.strictObject({ orderId: idSchema }),
  response: v47.strictObject({ status: orderStatusSchema }),
  refusals: ["unknown_order", "order_not_cancellable", "too_many_cancellations_today"]
});
var setOrderStatus = defineContract({
  domain: "orders",
  operation: "setStatus",
  request: v47.strictObject({
    orderId: idSchema,
    status: v47.picklist(adminOrderStatuses),
    /** The status that the admin saw. Pages from before this field do not send it. */
    seen: v47.optional(orderStatusSchema),
    note: v47.exactOptional(textSchema(300)),
    /** As in `markDelivered`. */
    hasTakenCash: v47.optional(v47.boolean())
  }),
  response: v47.strictObject({ status: orderStatusSchema }),
  refusals: [
    "unknown_order",
    "status_changed",
    "order_paid_back",
    "payment_being_checked",
    "own_money",
    "stock_needed",
    "slot_full",
    "nothing_left",
    "order_number_taken",
    "credit_already_withdrawn",
    "cash_already_deposited",
    "cash_refunded",
    "partner_busy",
    "partner_left"
  ]
});
var countOrders = defineContract({
  domain: "orders",
  operation: "count",
  request: orderFilterSchema,
  response: v47.strictObject({ counts: v47.record(orderStatusSchema, countSchema) }),
  refusals: []
});
var mostCustomersCounted = 25;
var readCustomerFigures = defineContract({
  domain: "orders",
  operation: "customerFigures",
  request: v47.strictObject({
    customerIds: v47.pipe(v47.array(idSchema), v47.minLength(1), v47.maxLength(mostCustomersCounted))
  }),
  response: v47.strictObject({
    customers: v47.array(
      v47.strictObject({ customerId: idSchema, deliveredOrders: countSchema, valuePaise: paiseSchema })
    ),
    isWhole: v47.boolean()
  }),
  refusals: []
});
var addOrderNote = defineContract({
  domain: "orders",
  operation: "addNote",
  request: v47.strictObject({ orderId: idSchema, text: requiredTextSchema(300) }),
  response: v47.strictObject({ seq: countSchema }),
  refusals: ["unknown_order"]
});

// packages/domain/src/orders/picking-contracts.ts
import * as v48 from "valibot";
var lineSchema = wholeNumberSchema(0, maxLinesPerOrder - 1);
var orderRefusals = [
  ...["unknown_order", "own_money", "order_not_pickable", "order_awaits_payment"],
  "order_paid_back"
];
var pickingRefusals = [
  ...orderRefusals,
  "picking_not_started",
  "picked_by_other",
  "already_packed"
];
var startPicking = defineContract({
  domain: "orders",
  operation: "startPicking",
  request: v48.strictObject({
    orderId: idSchema,
    /** Takes it from the admin who picks it now. */
    takeOver: v48.exactOptional(v48.boolean())
  }),
  response: v48.strictObject({ status: orderStatusSchema }),
  refusals: [...orderRefusals, "picked_by_other", "already_packed"]
});
var tickLine = defineContract({
  domain: "orders",
  operation: "tickLine",
  request: v48.strictObject({ orderId: idSchema, line: lineSchema, isPicked: v48.boolean() }),
  response: v48.strictObject({}),
  refusals: [...pickingRefusals, "unknown_line"]
});
var shortLine = defineContract({
  domain: "orders",
  operation: "shortLine",
  request: v48.strictObject({
    orderId: idSchema,
    line: lineSchema,
    /** Units that were found. */
    quantity: wholeNumberSchema(0, maxQuantityPerLine),
    /** The shelf is empty now, whatever the shop believes to have. */
    isShelfEmpty: v48.boolean()
  }),
  response: v48.strictObject({
    status: orderStatusSchema,
    totalPaise: paiseSchema,
    refundPaise: paiseSchema
  }),
  refusals: [...pickingRefusals, "unknown_line", "not_shorter"]
});
var packOrder = defineContract({
  domain: "orders",
  operation: "pack",
  request: v48.strictObject({ orderId: idSchema, bags: v48.exactOptional(v48.nullable(bagsSchema)) }),
  response: v48.strictObject({}),
  refusals: [...pickingRefusals, "lines_left"]
});
var handToPartner = defineContract({
  domain: "orders",
  operation: "handToPartner",
  request: v48.strictObject({ orderId: idSchema, digits: patternSchema(/^\d{4}$/, "must be 4 digits") }),
  response: v48.strictObject({ status: orderStatusSchema }),
  refusals: [...orderRefusals, "not_packed", "no_partner_yet", "wrong_number"]
});

// packages/domain/src/orders/put-back.ts
import * as v49 from "valibot";
var lineSchema2 = wholeNumberSchema(0, maxLinesPerOrder - 1);
var putBackItemSchema = v49.strictObject({
  line: lineSchema2,
  productId: idSchema,
  name: textSchema(120),
  unit: textSchema(30),
  quantity: v49.pipe(countSchema, v49.minValue(1))
});
var putBackSchema = v49.strictObject({
  orderNumber: textSchema(20),
  /** The order's status before: the goods may be in the store, on the road or with the customer. */
  from: orderStatusSchema,
  /** The partner who had them when they were on the road. */
  deliveryPartnerId: v49.nullable(idSchema),
  partnerName: textSchema(100),
  items: v49.pipe(v49.array(putBackItemSchema), v49.minLength(1), v49.maxLength(maxLinesPerOrder)),
  /** When picking had begun and the bags were closed, for an order that is taken back; null when nobody picked, or packed. */
  startedAt: v49.nullable(instantSchema),
  packedAt: v49.nullable(instantSchema),
  bags: v49.nullable(countSchema),
  cancelledAt: instantSchema
});
var settlePutBack = defineContract({
  domain: "orders",
  operation: "settlePutBack",
  request: v49.strictObject({
    orderId: idSchema,
    /** As it was seen: the order may have been taken back and cancelled again. */
    cancelledAt: instantSchema,
    /** Lines of which fewer units came back; all the others are whole. */
    fewer: v49.exactOptional(
      v49.pipe(
        v49.array(v49.strictObject({ line: lineSchema2, quantity: wholeNumberSchema(0, maxQuantityPerLine) })),
        v49.maxLength(maxLinesPerOrder)
      )
    ),
    /** Why the rest is lost. */
    reason: v49.exactOptional(requiredTextSchema(100))
  }),
  response: v49.strictObject({}),
  refusals: [
    "unknown_order",
    "own_money",
    "nothing_to_put_back",
    "unknown_line",
    "not_shorter",
    "loss_reason_needed"
  ]
});

// packages/domain/src/payments/contracts.ts
import * as v50 from "valibot";
var checkoutOptionsSchema = v50.strictObject({
  /** Address of the gateway's script; the only place from which it may be loaded. */
  scriptUrl: textSchema(300),
  keyId: textSchema(100),
  gatewayOrderId: textSchema(100),
  amountPaise: paiseSchema,
  currency: textSchema(3),
  storeName: textSchema(80),
  prefill: v50.strictObject({ name: textSchema(100), email: textSchema(254), contact: textSchema(15) }),
  notes: v50.strictObject({ address: textSchema(300), order_number: textSchema(20) })
});
var startPayment = defineContract({
  domain: "orders",
  operation: "startPayment",
  request: v50.strictObject({ orderId: idSchema }),
  response: v50.strictObject({
    checkout: checkoutOptionsSchema,
    /** Until when the order waits; null once it waits no more. */
    paymentDueAt: v50.nullable(instantSchema)
  }),
  refusals: [
    "unknown_order",
    "order_already_paid",
    "order_not_payable",
    "payment_not_configured",
    "payment_unavailable"
  ]
});
var verifyPaymentRequestSchema = v50.strictObject({
  razorpay_payment_id: idSchema,
  razorpay_order_id: idSchema,
  razorpay_signature: v50.pipe(v50.string(), v50.regex(/^[0-9a-f]{64}$/, "is not a signature")),
  order_id: idSchema
});
var verifyPaymentResponseSchema = v50.variant("success", [
  v50.object({ success: v50.literal(true) }),
  v50.object({ success: v50.literal(false), error: v50.string(), message: v50.string() })
]);
var refundScopeSchema = v50.variant("kind", [
  v50.strictObject({ kind: v50.literal("full") }),
  v50.strictObject({ kind: v50.literal("amount"), amountPaise: v50.pipe(orderTotalSchema, v50.minValue(1)) }),
  v50.strictObject({
    kind: v50.literal("items"),
    items: v50.pipe(
      v50.array(v50.strictObject({ line: countSchema, quantity: v50.pipe(countSchema, v50.minValue(1)) })),
      v50.minLength(1),
      v50.maxLength(50)
    )
  })
]);
var refundOrder = defineContract({
  domain: "orders",
  operation: "refund",
  request: v50.strictObject({ orderId: idSchema, scope: refundScopeSchema, reason: requiredTextSchema(200) }),
  response: v50.strictObject({ refundId: idSchema, amountPaise: paiseSchema }),
  refusals: ["unknown_order", "own_money", "nothing_to_refund", "refund_too_large", "unknown_refund_item"]
});
var retryRefund = defineContract({
  domain: "orders",
  operation: "retryRefund",
  request: v50.strictObject({ refundId: idSchema }),
  response: v50.strictObject({ status: refundStatusSchema }),
  refusals: ["unknown_refund", "refund_not_retryable"]
});
var payOutRefund = defineContract({
  domain: "orders",
  operation: "payOutRefund",
  request: v50.strictObject({ refundId: idSchema, reference: requiredTextSchema(100) }),
  response: v50.strictObject({ status: refundStatusSchema }),
  refusals: ["unknown_refund", "refund_not_retryable", "refund_being_paid", "own_money"]
});
var showPaymentCode = defineContract({
  domain: "orders",
  operation: "showPaymentCode",
  request: v50.strictObject({ orderId: idSchema }),
  response: v50.strictObject({
    codeId: textSchema(100),
    /** Text to draw as a QR code; null when only the picture is there. */
    upiLink: v50.nullable(textSchema(1e3)),
    /** The gateway's own picture of the code, or a page to pay on. */
    imageUrl: v50.nullable(textSchema(500)),
    amountPaise: paiseSchema,
    expiresAt: instantSchema
  }),
  refusals: [
    "unknown_order",
    "order_already_paid",
    "payment_code_unavailable",
    "payment_not_configured",
    "amount_too_small_online",
    "payment_unavailable"
  ]
});
var checkDoorPayment = defineContract({
  domain: "orders",
  operation: "checkDoorPayment",
  request: v50.strictObject({ orderId: idSchema }),
  response: v50.strictObject({ isPaid: v50.boolean() }),
  refusals: ["unknown_order", "payment_being_checked"]
});

// packages/domain/src/dispatch/delivery-partner.ts
import * as v51 from "valibot";
var missedOfferSchema = v51.strictObject({
  orderNumber: textSchema(20),
  why: v51.picklist(["no_answer", "withdrawn", "cancelled"]),
  at: instantSchema
});
var notAskedSchema = v51.strictObject({ fromAt: instantSchema, untilAt: instantSchema });
var deliveryPartnerSchema = v51.strictObject({
  name: textSchema(100),
  phone: textSchema(15),
  email: textSchema(254),
  isOnline: v51.boolean(),
  vehicleNumber: textSchema(20),
  currentLocation: v51.nullable(partnerLocationSchema),
  rating: v51.nullable(numberSchema(0, 5)),
  /** Offers that await an answer, and accepted orders that are not delivered: together the load. */
  openOffers: countSchema,
  activeOrders: countSchema,
  /** Until when the open offer can be answered; null without one. Absent in older documents. */
  offerOpenUntil: v51.optional(v51.nullable(instantSchema), null),
  /** Occasions in a row: offers that were open at the same time are one (rule: three-misses). */
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
  missedOffer: v51.optional(v51.nullable(missedOfferSchema), null),
  /** When the partner last answered, took a step of a delivery or changed the availability; null if never. Absent in older documents. */
  lastSeenAt: v51.optional(v51.nullable(instantSchema), null),
  /** When the partner's open page last gave a sign of itself; null while no page does (rule: not-seen). Absent in older documents. */
  signOfLifeAt: v51.optional(v51.nullable(instantSchema), null),
  /** The last silence, until the next change of availability. Absent in older documents. */
  notAsked: v51.optional(v51.nullable(notAskedSchema), null),
  createdAt: instantSchema,
  updatedAt: instantSchema
});

// packages/domain/src/dispatch/assignment.ts
import * as v52 from "valibot";
var assignmentStates = [
  "offered",
  "accepted",
  "delivered",
  "lost",
  "rejected",
  "expired",
  "withdrawn"
];
var assignmentStateSchema = v52.picklist(assignmentStates);
var assignmentItemSchema = v52.strictObject({
  name: textSchema(120),
  unit: textSchema(30),
  options: v52.array(chosenOptionSchema),
  quantity: countSchema,
  unitPricePaise: paiseSchema,
  totalPaise: paiseSchema
});
var lossSchema = v52.strictObject({
  why: v52.picklist(["cancelled", "taken_back"]),
  /** The order's status before: the goods may be at the store, on the way or with the customer. */
  from: orderStatusSchema,
  at: instantSchema
});
var undeliveredReasons = ["nobody_there", "wrong_address", "refused"];
var undeliveredReasonSchema = v52.picklist(undeliveredReasons);
var undeliveredSchema = v52.strictObject({
  reason: undeliveredReasonSchema,
  note: longTextSchema(300),
  at: instantSchema,
  /** What the admin who asked for a new try told the partner. */
  answer: textSchema(200)
});
var assignmentSchema = v52.strictObject({
  orderId: idSchema,
  orderNumber: textSchema(20),
  attempt: v52.pipe(countSchema, v52.minValue(1)),
  deliveryPartnerId: idSchema,
  /** For admins, who see whom an order is offered to. Absent in older assignments. */
  partnerName: v52.optional(textSchema(100), ""),
  state: assignmentStateSchema,
  orderStatus: orderStatusSchema,
  /** The person at the door (rule: receiver), whose phone follows. */
  customerName: textSchema(100),
  customerPhone: v52.nullable(textSchema(15)),
  address: textSchema(300),
  city: textSchema(80),
  pincode: textSchema(6),
  instructions: longTextSchema(300),
  latitude: v52.nullable(v52.number()),
  longitude: v52.nullable(v52.number()),
  items: v52.array(assignmentItemSchema),
  subtotalPaise: paiseSchema,
  deliveryChargePaise: paiseSchema,
  /** The rounding of the order; absent in older assignments. */
  roundingPaise: v52.optional(v52.nullable(signedPaiseSchema), null),
  totalPaise: paiseSchema,
  paymentMethod: paymentMethodSchema,
  paymentStatus: paymentStatusSchema,
  /** What delivering it will credit, and has credited while it is delivered. */
  earningPaise: paiseSchema,
  /** Cash that delivering put into the partner's hands. Absent in older assignments. */
  cashCollectedPaise: v52.optional(paiseSchema, 0),
  /** From the partner's last known position to the store; null when unknown. */
  pickupDistanceKm: v52.nullable(v52.number()),
  /** From the store to the customer; null when the address has no coordinates. */
  dropDistanceKm: v52.nullable(v52.number()),
  offeredAt: instantSchema,
  deadlineAt: instantSchema,
  /** The order's status before the offer, which it returns to without an acceptance. Absent in older assignments. */
  statusBefore: v52.optional(unassignedStatusSchema, "pending"),
  /** How far its goods are: of the order. Absent in older assignments. */
  packing: v52.optional(v52.nullable(orderPackingSchema), null),
  /** When the customer wants it; null: as soon as possible. Absent in older assignments. */
  slot: v52.optional(v52.nullable(orderSlotSchema), null),
  /** When the customer was promised the order; null before acceptance and in older assignments. */
  dueAt: v52.optional(v52.nullable(instantSchema), null),
  /** When the customer expects it now: the order's forecast. Null before acceptance and in older assignments. */
  expectedAt: v52.optional(v52.nullable(instantSchema), null),
  lost: v52.optional(v52.nullable(lossSchema), null),
  /** Its partner has not confirmed having read of the loss. */
  isLossUnseen: v52.optional(v52.boolean(), false),
  /** When the delivery was undone and the order came back to its partner, who has not confirmed having read of it; null otherwise. */
  undoneAt: v52.optional(v52.nullable(instantSchema), null),
  /** The latest report of a failed delivery, until the order moves on. */
  undelivered: v52.optional(v52.nullable(undeliveredSchema), null),
  /** An admin has not decided about the report; afterwards the partner tries again. */
  awaitsDecision: v52.optional(v52.boolean(), false),
  answeredAt: v52.nullable(instantSchema),
  deliveredAt: v52.nullable(instantSchema),
  updatedAt: instantSchema
});

// packages/domain/src/dispatch/contracts.ts
import * as v53 from "valibot";
var offerRefusals = [
  "unknown_order",
  "order_not_assignable",
  "order_paid_back",
  "unknown_partner",
  "partner_offline",
  "partner_not_seen",
  "partner_missed_offers",
  "partner_busy",
  "partner_balance_too_low",
  "partner_has_offer",
  "partner_over_cash_limit"
];
var assignOrder = defineContract({
  domain: "dispatch",
  operation: "assign",
  request: v53.strictObject({ orderId: idSchema, deliveryPartnerId: idSchema }),
  response: v53.strictObject({ attempt: countSchema, deadlineAt: instantSchema }),
  refusals: offerRefusals
});
var withdrawOffer = defineContract({
  domain: "dispatch",
  operation: "withdrawOffer",
  request: v53.strictObject({ orderId: idSchema, attempt: countSchema }),
  response: v53.strictObject({ status: orderStatusSchema }),
  refusals: ["unknown_order", "offer_expired", "offer_closed"]
});
var changePartner = defineContract({
  domain: "dispatch",
  operation: "changePartner",
  request: v53.strictObject({
    orderId: idSchema,
    attempt: countSchema,
    /** Null puts the order back on the board. */
    deliveryPartnerId: v53.nullable(idSchema),
    note: v53.exactOptional(textSchema(150))
  }),
  response: v53.strictObject({ status: orderStatusSchema }),
  refusals: [...offerRefusals, "order_not_in_hand", "same_partner"]
});
var acknowledgeLoss = defineContract({
  domain: "dispatch",
  operation: "acknowledgeLoss",
  request: v53.strictObject({ orderId: idSchema, attempt: countSchema }),
  response: v53.strictObject({}),
  refusals: ["unknown_order"]
});
var respondToOffer = defineContract({
  domain: "dispatch",
  operation: "respond",
  request: v53.strictObject({
    orderId: idSchema,
    attempt: countSchema,
    answer: v53.picklist(["accept", "reject"])
  }),
  response: v53.strictObject({ status: orderStatusSchema }),
  refusals: ["unknown_order", "offer_expired", "offer_closed", "offer_already_yours", "order_paid_back"]
});
var pickUp = defineContract({
  domain: "dispatch",
  operation: "pickUp",
  request: v53.strictObject({ orderId: idSchema }),
  response: v53.strictObject({ status: orderStatusSchema }),
  refusals: ["unknown_order", "not_ready_for_pickup", "order_paid_back"]
});
var reportUndelivered = defineContract({
  domain: "dispatch",
  operation: "reportUndelivered",
  request: v53.strictObject({ orderId: idSchema, reason: undeliveredReasonSchema, note: longTextSchema(200) }),
  response: v53.strictObject({}),
  refusals: ["unknown_order", "not_out_for_delivery", "already_reported"]
});
var resolveUndelivered = defineContract({
  domain: "dispatch",
  operation: "resolveUndelivered",
  request: v53.strictObject({
    orderId: idSchema,
    attempt: countSchema,
    decision: v53.picklist(["retry", "return"]),
    note: v53.exactOptional(textSchema(200))
  }),
  response: v53.strictObject({ status: orderStatusSchema }),
  refusals: ["unknown_order", "nothing_to_decide", "own_money", "order_paid_back"]
});
var markDelivered = defineContract({
  domain: "dispatch",
  operation: "markDelivered",
  request: v53.strictObject({
    orderId: idSchema,
    /** The partner has the cash in hand: counts where the gateway cannot say whether the code was paid (rule: door-asked). */
    hasTakenCash: v53.optional(v53.boolean())
  }),
  response: v53.strictObject({ status: orderStatusSchema }),
  refusals: ["unknown_order", "not_out_for_delivery", "payment_being_checked", "order_paid_back"]
});
var setAvailability = defineContract({
  domain: "dispatch",
  operation: "setAvailability",
  request: v53.strictObject({ isOnline: v53.boolean() }),
  response: v53.strictObject({ isOnline: v53.boolean() }),
  refusals: ["unknown_partner"]
});
var autoAssign = defineContract({
  domain: "dispatch",
  operation: "autoAssign",
  request: v53.strictObject({}),
  response: v53.strictObject({
    assigned: countSchema,
    orders: v53.array(
      v53.strictObject({
        orderId: idSchema,
        orderNumber: v53.string(),
        deliveryPartnerId: v53.nullable(idSchema),
        result: v53.picklist(["assigned", "no_partner", "taken"])
      })
    )
  }),
  refusals: []
});
var updateLocation = defineContract({
  domain: "dispatch",
  operation: "updateLocation",
  request: coordinatesSchema,
  response: v53.strictObject({}),
  refusals: ["unknown_partner", "partner_offline"]
});
var giveSign = defineContract({
  domain: "dispatch",
  operation: "giveSign",
  request: v53.strictObject({}),
  response: v53.strictObject({}),
  refusals: ["unknown_partner", "partner_offline"]
});
var editPartner = defineContract({
  domain: "dispatch",
  operation: "editPartner",
  request: v53.strictObject({
    deliveryPartnerId: idSchema,
    vehicleNumber: deliveryPartnerSchema.entries.vehicleNumber,
    rating: deliveryPartnerSchema.entries.rating
  }),
  response: v53.strictObject({}),
  refusals: ["unknown_partner"]
});
var earnedSchema = v53.strictObject({
  fromAt: instantSchema,
  deliveries: countSchema,
  earnedPaise: paiseSchema
});
var readPerformance = defineContract({
  domain: "dispatch",
  operation: "readPerformance",
  request: v53.strictObject({}),
  response: v53.strictObject({
    countedAt: instantSchema,
    /** Offers of the last four weeks; one that was withdrawn before its time was up counts neither way. */
    offers: v53.strictObject({ accepted: countSchema, rejected: countSchema, unanswered: countSchema }),
    days: v53.array(earnedSchema),
    weeks: v53.array(earnedSchema)
  }),
  refusals: []
});

// packages/domain/src/dispatch/waiting-step.ts
import * as v54 from "valibot";
var about = {
  /** Also the id of the operation: sent twice, it is carried out once (rule: operation-once). */
  id: v54.string(),
  /** Whose step it is. Nobody else at this device sends it. */
  uid: idSchema,
  orderNumber: v54.string(),
  at: instantSchema,
  /** Why the server refused it; null while it waits. */
  refusal: v54.nullable(v54.string())
};
var waitingStepSchema = v54.variant("operation", [
  v54.object({ ...about, operation: v54.literal("respond"), input: respondToOffer.request }),
  v54.object({ ...about, operation: v54.literal("pickUp"), input: pickUp.request }),
  v54.object({ ...about, operation: v54.literal("markDelivered"), input: markDelivered.request }),
  v54.object({ ...about, operation: v54.literal("reportUndelivered"), input: reportUndelivered.request })
]);
var waitingStepsSchema = v54.array(waitingStepSchema);

// packages/domain/src/wallet/wallet-transaction.ts
import * as v55 from "valibot";
var walletTransactionTypes = ["credit", "debit", "withdrawal"];
var walletTransactionSchema = v55.strictObject({
  deliveryPartnerId: idSchema,
  /** 1, 2, 3 … without a gap per partner. */
  seq: v55.pipe(countSchema, v55.minValue(1)),
  transactionType: v55.picklist(walletTransactionTypes),
  /** Signed: credits are positive, debits and withdrawals negative. */
  amountPaise: signedPaiseSchema,
  balanceAfterPaise: paiseSchema,
  orderId: v55.nullable(idSchema),
  orderNumber: v55.nullable(textSchema(20)),
  description: textSchema(200),
  createdAt: instantSchema
});

// packages/domain/src/wallet/withdrawal-request.ts
import * as v56 from "valibot";
var withdrawalStatuses = ["pending", "approved", "rejected"];
var withdrawalStatusSchema = v56.picklist(withdrawalStatuses);
var bankDetailsSchema = v56.strictObject({
  accountHolderName: requiredTextSchema(100),
  bankAccountNumber: patternSchema(/^\d{6,18}$/, "must be 6 to 18 digits"),
  /** Four letters, a zero, six letters or digits (Reserve Bank of India). */
  ifscCode: v56.pipe(
    textSchema(20),
    v56.toUpperCase(),
    v56.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, "must be an IFSC code such as HDFC0001234")
  )
});
var withdrawalRequestSchema = v56.strictObject({
  deliveryPartnerId: idSchema,
  partnerName: textSchema(100),
  amountPaise: paiseSchema,
  ...bankDetailsSchema.entries,
  status: withdrawalStatusSchema,
  adminNotes: textSchema(300),
  processedAt: v56.nullable(instantSchema),
  processedBy: v56.nullable(idSchema),
  createdAt: instantSchema
});

// packages/domain/src/wallet/cash-deposit.ts
import * as v57 from "valibot";
var cashDepositSchema = v57.strictObject({
  deliveryPartnerId: idSchema,
  amountPaise: paiseSchema,
  /** The amount that a row takes back, below zero: its `amountPaise` is 0 then. 0 for a deposit (rule: deposit-corrected). */
  correctionPaise: v57.optional(v57.pipe(signedPaiseSchema, v57.maxValue(0)), 0),
  /** The deposit that this row takes back; null for a deposit. */
  correctsId: v57.optional(v57.nullable(idSchema), null),
  cashInHandAfterPaise: paiseSchema,
  note: textSchema(200),
  recordedBy: idSchema,
  createdAt: instantSchema
});

// packages/domain/src/wallet/contracts.ts
import * as v58 from "valibot";
var positivePaiseSchema = wholeNumberSchema(1, maxAmountPaise);
var requestWithdrawal = defineContract({
  domain: "wallet",
  operation: "requestWithdrawal",
  request: v58.strictObject({ amountPaise: positivePaiseSchema, ...bankDetailsSchema.entries }),
  response: v58.strictObject({ requestId: idSchema, balancePaise: paiseSchema }),
  refusals: ["unknown_partner", "insufficient_balance", "withdrawal_too_small", "too_many_withdrawals_today"]
});
var resolveWithdrawal = defineContract({
  domain: "wallet",
  operation: "resolveWithdrawal",
  request: v58.variant("decision", [
    v58.strictObject({
      requestId: idSchema,
      decision: v58.literal("approved"),
      reason: v58.exactOptional(textSchema(300))
    }),
    v58.strictObject({ requestId: idSchema, decision: v58.literal("rejected"), reason: requiredTextSchema(300) })
  ]),
  response: v58.strictObject({ status: withdrawalStatusSchema }),
  refusals: ["unknown_withdrawal", "withdrawal_already_processed", "own_money"]
});
var adjustWallet = defineContract({
  domain: "wallet",
  operation: "adjustWallet",
  request: v58.strictObject({
    deliveryPartnerId: idSchema,
    amountPaise: v58.pipe(
      signedPaiseSchema,
      v58.minValue(-1e7),
      v58.maxValue(1e7),
      v58.check((amount) => amount !== 0, "must not be zero")
    ),
    reason: requiredTextSchema(150)
  }),
  response: v58.strictObject({ balancePaise: paiseSchema }),
  refusals: ["unknown_partner", "insufficient_balance", "own_money"]
});
var recordCashDeposit = defineContract({
  domain: "wallet",
  operation: "recordCashDeposit",
  request: v58.strictObject({
    deliveryPartnerId: idSchema,
    amountPaise: positivePaiseSchema,
    note: v58.exactOptional(textSchema(200))
  }),
  response: v58.strictObject({ cashInHandPaise: paiseSchema }),
  refusals: ["unknown_partner", "more_than_cash_in_hand", "own_money"]
});
var correctCashDeposit = defineContract({
  domain: "wallet",
  operation: "correctCashDeposit",
  request: v58.strictObject({ depositId: idSchema, reason: requiredTextSchema(200) }),
  response: v58.strictObject({ cashInHandPaise: paiseSchema }),
  refusals: ["unknown_deposit", "deposit_corrected", "own_money"]
});

// <stdin>
var stdin_default = { accountCartSchema, accountCountersSchema, acknowledgeLoss, addOrderNote, addressDraftSchema, adjustStock, adjustWallet, amountPaiseSchema, assignOrder, assignmentItemSchema, assignmentSchema, assignmentStateSchema, auditChangeSchema, auditEntrySchema, autoAssign, awaitedProductIdsSchema, bagsSchema, bankDetailsSchema, cancelOrder, cartChangeSchema, cashDepositSchema, categoryDraftSchema, categorySchema, changeCart, changePartner, changeProducts, changedDaySchema, checkDoorPayment, checkoutOptionsSchema, chosenOptionSchema, closeAccount, closedFiguresSchema, completeRegistration, coordinatesSchema, correctCashDeposit, countCategories, countOrders, countProfiles, countSchema, createCustomer, credentialsSchema, customerFiguresSchema, damagedDocumentSchema, dayFiguresSchema, deleteAddress, deleteCategory, deleteProduct, deliveryAddressSchema, deliveryPartnerSchema, deliveryRequestSchema, disputeFactsSchema, disputeSchema, disputeStateSchema, editCustomer, editPartner, editProfile, emailSchema, ensureProfile, envelopeSchema, exportPersonalData, favouriteProductIdsSchema, foodMarkSchema, forReading, freeSlotSchema, gatewayEventSchema, gatewaySecretSchema, gatewaySecretsSchema, gatewayStatusSchema, giveSign, growthSchema, handToPartner, idSchema, importProducts, importResultSchema, importedFieldsSchema, importedRowSchema, indianCitiesSchema, instantSchema, keyModeSchema, latitudeSchema, listedReleaseSchema, listedReleasesSchema, liveStoreSchema, longitudeSchema, lossSchema, mapTileAddressSchema, markDelivered, missedOfferSchema, moneyDifferenceSchema, moneyLineSchema, monthFiguresSchema, notAskedSchema, orderAssignmentSchema, orderDispatchSchema, orderFiguresSchema, orderFilterSchema, orderHistorySchema, orderItemSchema, orderPackingSchema, orderPaymentSchema, orderSchema, orderSlotSchema, orderStatusSchema, orderTotalSchema, packOrder, pageErrorReportSchema, pageErrorSchema, paiseSchema, partnerLocationSchema, payOutRefund, paymentChannelSchema, paymentFactsSchema, paymentIntentSchema, paymentMethodSchema, paymentSchema, paymentStateSchema, paymentStatusSchema, personSchema, personsDataSchema, phoneSchema, pickUp, pickingSchema, pincodeSchema, placeOrder, placeOrderFor, productCountsSchema, productDraftSchema, productFiguresSchema, productImageSchema, productOptionSchema, productResultSchema, productSchema, productsChangeSchema, profileSchema, publicStoreSettingsSchema, publishedCatalogueSchema, publishedCategorySchema, publishedDetailsFileSchema, publishedDetailsSchema, publishedProductSchema, putBackItemSchema, putBackSchema, quoteOrder, readCustomerFigures, readDashboard, readDiagnostics, readPerformance, readShift, readWaiting, recordCashDeposit, refundCauseSchema, refundFactsSchema, refundOrder, refundSchema, refundScopeSchema, refundStateSchema, refundStatusSchema, registrationSchema, reportUndelivered, requestWithdrawal, resolveUndelivered, resolveWithdrawal, respondToOffer, resultRefusalSchema, retryRefund, roleSchema, saveAddress, saveCategory, saveProduct, saveSecrets, saveSettings, savedAddressSchema, savedAddressesSchema, servedPincodesSchema, serviceableRequestSchema, serviceableResponseSchema, setAccountDisabled, setAvailability, setAwaited, setFavourite, setOrderStatus, setStoreOpen, settlePutBack, shortLine, showPaymentCode, signedAmountPaiseSchema, signedPaiseSchema, slotPlacesSchema, sortCategories, specificationSchema, startPayment, startPicking, stockChangeSchema, stockLaneSchema, storeSettingsDraftSchema, storeSettingsReadSchema, storedPhoneSchema, storedPincodeSchema, surplusReasonSchema, tickLine, timeOfDaySchema, tintSchema, unassignedStatusSchema, undeliveredReasonSchema, undeliveredSchema, updateLocation, verifyPaymentRequestSchema, verifyPaymentResponseSchema, waitingStepsSchema, walletTransactionSchema, webhookEventSchema, withdrawOffer, withdrawalRequestSchema, withdrawalStatusSchema };
export {
  stdin_default as default
};

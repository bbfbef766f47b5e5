import type {
  Category,
  GatewaySecrets,
  Product,
  Profile,
  PublicStoreSettings,
  RefundCause,
  RefundStatus,
  Role,
  WalletTransaction,
  WithdrawalRequest,
} from '@basket/domain';
import { t } from '../../texts';

/** Fields that the audit leaves out wherever they are: they follow from others. */
type Unaudited =
  | 'createdAt'
  | 'nameKey'
  | 'previousUntil'
  | 'previousWebhookSecret'
  | 'searchKeys'
  | 'sortOrder'
  | 'stockSplitAt'
  | 'updatedAt';

/** Documents that the audit has whole but for {@link Unaudited}, and the fields of those of which it has a part. */
type AuditedField =
  | Exclude<
      keyof Product | keyof Category | keyof Profile | keyof PublicStoreSettings | keyof GatewaySecrets,
      Unaudited
    >
  | 'adminNotes'
  | 'amountPaise'
  | 'balanceAfterPaise'
  | 'cashInHandAfterPaise'
  | 'cause'
  | 'correctionPaise'
  | 'deltaUnits'
  | 'note'
  | 'reason'
  | 'reference'
  | 'status'
  | 'transactionType'
  | 'vehicleNumber';

/** A label for each field that the audit writes down today (rule: audit). */
export const fieldLabels: Readonly<Record<AuditedField, () => string>> = {
  address: () => t('audit.fieldAddress'),
  adminNotes: () => t('audit.fieldAdminNotes'),
  amountPaise: () => t('audit.fieldAmount'),
  automaticDispatch: () => t('audit.fieldAutomaticDispatch'),
  avatarUrl: () => t('audit.fieldAvatarUrl'),
  awaitedProductIds: () => t('audit.fieldAwaitedProduct'),
  badge: () => t('audit.fieldBadge'),
  balanceAfterPaise: () => t('audit.fieldBalanceAfter'),
  brand: () => t('audit.fieldBrand'),
  cashInHandAfterPaise: () => t('audit.fieldCashInHandAfter'),
  cashInHandLimitPaise: () => t('audit.fieldCashInHandLimit'),
  categoryId: () => t('audit.fieldCategory'),
  cause: () => t('audit.fieldCause'),
  city: () => t('audit.fieldCity'),
  closingTime: () => t('audit.fieldClosingTime'),
  colour: () => t('audit.fieldColour'),
  correctionPaise: () => t('audit.fieldCorrection'),
  deliveryChargePaise: () => t('audit.fieldDeliveryCharge'),
  deliveryTimeMinutes: () => t('audit.fieldDeliveryTimeMinutes'),
  deltaUnits: () => t('audit.fieldDeltaUnits'),
  description: () => t('audit.fieldDescription'),
  disabledAt: () => t('audit.fieldDisabled'),
  dispatchWaitsForPacking: () => t('audit.fieldDispatchWaitsForPacking'),
  email: () => t('audit.fieldEmail'),
  favouriteProductIds: () => t('audit.fieldFavouriteProduct'),
  foodMark: () => t('audit.fieldFoodMark'),
  freeDeliveryThresholdPaise: () => t('audit.fieldFreeDeliveryThreshold'),
  googleMapsApiKey: () => t('audit.fieldGoogleMapsApiKey'),
  icon: () => t('audit.fieldIcon'),
  images: () => t('audit.fieldImages'),
  isActive: () => t('audit.fieldActive'),
  isFeatured: () => t('audit.fieldFeatured'),
  isOpen: () => t('audit.fieldOpen'),
  keywords: () => t('audit.fieldKeywords'),
  longDescription: () => t('audit.fieldLongDescription'),
  mapAttribution: () => t('audit.fieldMapAttribution'),
  mapTileAddress: () => t('audit.fieldMapTileAddress'),
  maxCancellationsPerDay: () => t('audit.fieldMaxCancellationsPerDay'),
  maxOrdersPerDay: () => t('audit.fieldMaxOrdersPerDay'),
  maxOrdersPerPartner: () => t('audit.fieldMaxOrdersPerPartner'),
  maxUnitsPerOrder: () => t('audit.fieldMaxUnitsPerOrder'),
  maxUnitsPerProduct: () => t('audit.fieldMaxUnitsPerProduct'),
  maxUnpaidOrders: () => t('audit.fieldMaxUnpaidOrders'),
  maxWithdrawalsPerDay: () => t('audit.fieldMaxWithdrawalsPerDay'),
  name: () => t('audit.fieldName'),
  note: () => t('audit.fieldNote'),
  openingTime: () => t('audit.fieldOpeningTime'),
  options: () => t('audit.fieldOptions'),
  ordersPerSlot: () => t('audit.fieldOrdersPerSlot'),
  originalPricePaise: () => t('audit.fieldOriginalPrice'),
  phone: () => t('audit.fieldPhone'),
  phoneSignIn: () => t('audit.fieldPhoneSignIn'),
  pincode: () => t('audit.fieldPincode'),
  pricePaise: () => t('audit.fieldPrice'),
  rating: () => t('audit.fieldRating'),
  razorpayKeyId: () => t('audit.fieldRazorpayKeyId'),
  razorpayKeySecret: () => t('audit.fieldRazorpayKeySecret'),
  razorpayWebhookSecret: () => t('audit.fieldRazorpayWebhookSecret'),
  reason: () => t('audit.fieldReason'),
  reference: () => t('audit.fieldReference'),
  relatedProductIds: () => t('audit.fieldRelatedProduct'),
  reopensAt: () => t('audit.fieldReopens'),
  reviews: () => t('audit.fieldReviews'),
  role: () => t('audit.fieldRole'),
  roundsCash: () => t('audit.fieldRoundsCash'),
  savedAddresses: () => t('audit.fieldSavedAddresses'),
  servedPincodes: () => t('audit.fieldServedPincodes'),
  serviceRadiusKm: () => t('audit.fieldServiceRadiusKm'),
  smallestShownDiscountPercent: () => t('audit.fieldSmallestShownDiscountPercent'),
  specifications: () => t('audit.fieldSpecifications'),
  state: () => t('audit.fieldState'),
  status: () => t('audit.fieldStatus'),
  stockQuantity: () => t('audit.fieldStockQuantity'),
  storeAddress: () => t('audit.fieldStoreAddress'),
  storeCity: () => t('audit.fieldStoreCity'),
  storeDescription: () => t('audit.fieldStoreDescription'),
  storeEmail: () => t('audit.fieldStoreEmail'),
  storeLatitude: () => t('audit.fieldStoreLatitude'),
  storeLongitude: () => t('audit.fieldStoreLongitude'),
  storeName: () => t('audit.fieldStoreName'),
  storePhone: () => t('audit.fieldStorePhone'),
  storePincode: () => t('audit.fieldStorePincode'),
  storeState: () => t('audit.fieldStoreState'),
  subcategory: () => t('audit.fieldSubcategory'),
  texts: () => t('audit.fieldTexts'),
  transactionType: () => t('audit.fieldTransactionType'),
  unit: () => t('audit.fieldUnit'),
  unverifiedCashLimitPaise: () => t('audit.fieldUnverifiedCashLimit'),
  vehicleNumber: () => t('audit.fieldVehicleNumber'),
};

/** The values of `role`, `status`, `cause` and `transactionType`. */
export const wordLabels: Readonly<
  Record<
    Role | RefundCause | RefundStatus | WalletTransaction['transactionType'] | WithdrawalRequest['status'],
    () => string
  >
> = {
  admin: () => t('audit.wordAdmin'),
  approved: () => t('audit.wordApproved'),
  cancellation: () => t('audit.wordCancellation'),
  credit: () => t('audit.wordCredit'),
  customer: () => t('audit.wordCustomer'),
  debit: () => t('audit.wordDebit'),
  delivery_partner: () => t('audit.wordDeliveryPartner'),
  external: () => t('audit.wordExternal'),
  failed: () => t('audit.wordFailed'),
  owed: () => t('audit.wordOwed'),
  pending: () => t('audit.wordPending'),
  refunded: () => t('audit.wordRefunded'),
  rejected: () => t('audit.wordRejected'),
  requested: () => t('audit.wordRequested'),
  short: () => t('audit.wordShort'),
  surplus: () => t('audit.wordSurplus'),
  withdrawal: () => t('audit.wordWithdrawal'),
  withdrawn: () => t('audit.wordWithdrawn'),
};

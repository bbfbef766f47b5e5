import type { Assignment } from '../dispatch/assignment';
import { assignmentSnapshot } from '../dispatch/assignment';
import { newDeliveryPartner, type DeliveryPartner } from '../dispatch/delivery-partner';
import { defaultProfile, type Profile } from '../identity/profile';
import { categoryDraftSchema, productDraftSchema } from '../catalogue/contracts';
import { categorySchema, type Category } from '../catalogue/category';
import { productSchema, type Product } from '../catalogue/product';
import { publishedProductSchema, type PublishedProduct } from '../catalogue/published-catalogue';
import { orderSchema, type DeliveryAddress, type Order, type OrderAssignment } from '../orders/order';
import { defaultStoreSettings, type PublicStoreSettings } from '../store/store-settings';
import type { Rollout } from '../store/rollouts';
import type { Stored } from '../basics/document';
import { defaultsOf, fieldsOf } from '../basics/draft';
import { maxAmountPaise } from '../basics/schema';
import type { WithdrawalRequest } from '../wallet/withdrawal-request';

/**
 * Documents for tests: complete, believable, with any field replaced. The tests of every part of the product
 * share them, and builders.test.ts parses each with its schema.
 */
const at = Date.UTC(2026, 10, 20, 6, 30);

export const someInstant = at;

export const aProfile = (overrides: Partial<Profile> = {}): Profile => ({
  ...defaultProfile('ananya@basket.example', at),
  name: 'Ananya Sharma',
  phone: '9845021764',
  address: '14, 3rd Cross, Indiranagar',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560038',
  ...overrides,
});

export const aCategory = (overrides: Partial<Category> = {}): Category => ({
  ...defaultsOf(categorySchema),
  ...defaultsOf(categorySchema),
  name: 'Fruits & Vegetables',
  description: 'Fresh from the farm',
  icon: 'tomato',
  colour: 'veg',
  sortOrder: 1,
  isActive: true,
  createdAt: at,
  ...overrides,
});

export const aProduct = (overrides: Partial<Product> = {}): Product => ({
  ...defaultsOf(productSchema),
  name: 'Tomato, Hybrid',
  description: 'Firm and juicy.',
  longDescription: '',
  pricePaise: 24_00,
  originalPricePaise: 32_00,
  categoryId: 'fruits-vegetables',
  stockQuantity: 100,
  unit: '500 g',
  isActive: true,
  isFeatured: false,
  badge: '',
  rating: 4.3,
  reviews: 120,
  images: [{ imageId: 'main', isPrimary: true }],
  options: [],
  specifications: [],
  relatedProductIds: [],
  createdAt: at,
  updatedAt: at,
  ...overrides,
});

/** A product as an admin edits it. */
export const draftOfProduct = (product: Product) => fieldsOf(productDraftSchema, product);

/** A category as an admin edits it. */
export const draftOfCategory = (category: Category) => fieldsOf(categoryDraftSchema, category);

/** A product as shoppers download it. */
export const aPublishedProduct = (overrides: Partial<PublishedProduct> = {}): PublishedProduct => ({
  ...defaultsOf(publishedProductSchema),
  id: 'toned-milk',
  name: 'Toned Milk',
  description: 'Pasteurised cow milk',
  categoryId: 'dairy',
  unit: '500 ml',
  pricePaise: 28_00,
  originalPricePaise: 28_00,
  badge: '',
  rating: 4.7,
  reviews: 120,
  isFeatured: false,
  stockQuantity: 40,
  imageIds: [],
  options: [],
  ...overrides,
});

/** Limits per account that no test reaches by chance; tests of the limits set their own. */
const liftedLimits = {
  maxUnpaidOrders: 1000,
  unverifiedCashLimitPaise: maxAmountPaise,
  maxOrdersPerDay: 10_000,
  maxCancellationsPerDay: 10_000,
  maxWithdrawalsPerDay: 10_000,
};

/** A store in Indiranagar that serves {@link anAddress}. Its limits per account are lifted. */
export const storeSettings = (overrides: Partial<PublicStoreSettings> = {}): PublicStoreSettings => ({
  ...defaultStoreSettings,
  storeAddress: '100 Feet Road, Indiranagar',
  storeCity: 'Bengaluru',
  storeState: 'Karnataka',
  storePincode: '560038',
  storeLatitude: 12.9719,
  storeLongitude: 77.6412,
  servedPincodes: ['560038', '560071'],
  ...liftedLimits,
  ...overrides,
});

export const anAddress = (overrides: Partial<DeliveryAddress> = {}): DeliveryAddress => ({
  address: '22, 12th Main, Domlur',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560071',
  phone: '9901833270',
  instructions: '',
  latitude: null,
  longitude: null,
  ...overrides,
});

export const anOrder = (overrides: Partial<Stored<Order>> = {}): Stored<Order> => ({
  ...defaultsOf(orderSchema),
  id: 'order1',
  orderNumber: 'BE2611204821',
  customerId: 'customer1',
  customerName: 'Ananya Sharma',
  items: [
    {
      productId: 'tomato',
      name: 'Tomato, Hybrid',
      unit: '500 g',
      imageId: 'main',
      options: [],
      unitPricePaise: 24_00,
      quantity: 2,
      totalPaise: 48_00,
    },
  ],
  subtotalPaise: 48_00,
  deliveryChargePaise: 50_00,
  totalPaise: 98_00,
  delivery: anAddress(),
  paymentMethod: 'cod',
  paymentStatus: 'pending',
  paymentId: null,
  paidAt: null,
  paymentDueAt: null,
  refundId: null,
  status: 'pending',
  statusTimes: { pending: at },
  promisedAt: null,
  estimatedDeliveryAt: null,
  deliveryPartnerId: null,
  assignment: null,
  offerAttempts: 0,
  deliverySeq: 0,
  historySeq: 1,
  createdAt: at,
  updatedAt: at,
  ...overrides,
});

/** An accepted assignment of {@link anOrder}. */
export const anOrderAssignment = (overrides: Partial<OrderAssignment> = {}): OrderAssignment => ({
  attempt: 1,
  partnerName: 'Imran Khan',
  partnerPhone: '9845012345',
  partnerLocation: null,
  assignedAt: at,
  deadlineAt: at + 30_000,
  acceptedAt: at + 10_000,
  ...overrides,
});

export const aPartner = (overrides: Partial<Stored<DeliveryPartner>> = {}): Stored<DeliveryPartner> => ({
  id: 'partner1',
  ...newDeliveryPartner({ name: 'Imran Khan', phone: '9845012345', email: 'imran@basket.example' }, at),
  isOnline: true,
  walletBalancePaise: 1500_00,
  walletSeq: 3,
  ...overrides,
});

/** An open offer of {@link anOrder} to {@link aPartner}; its deadline is 30 s after {@link someInstant}. */
export const anAssignment = (overrides: Partial<Stored<Assignment>> = {}): Stored<Assignment> => {
  const { id: orderId, ...order } = anOrder();
  return {
    id: `${orderId}_1`,
    ...assignmentSnapshot(order),
    orderId,
    attempt: 1,
    deliveryPartnerId: 'partner1',
    partnerName: 'Imran Khan',
    state: 'offered',
    orderStatus: 'assigned',
    customerPhone: null,
    paymentStatus: order.paymentStatus,
    earningPaise: 50_00,
    cashCollectedPaise: 0,
    pickupDistanceKm: null,
    dropDistanceKm: null,
    offeredAt: at,
    deadlineAt: at + 30_000,
    statusBefore: 'pending',
    dueAt: null,
    expectedAt: null,
    lost: null,
    isLossUnseen: false,
    undoneAt: null,
    undelivered: null,
    awaitsDecision: false,
    answeredAt: null,
    deliveredAt: null,
    updatedAt: at,
    ...overrides,
  };
};

/** A withdrawal of ₹500 that waits for its decision. */
export const aWithdrawal = (
  overrides: Partial<Stored<WithdrawalRequest>> = {},
): Stored<WithdrawalRequest> => ({
  id: 'request1',
  deliveryPartnerId: 'partner1',
  partnerName: 'Imran Khan',
  amountPaise: 500_00,
  accountHolderName: 'Imran Khan',
  bankAccountNumber: '50100123454417',
  ifscCode: 'HDFC0001234',
  status: 'pending',
  adminNotes: '',
  processedAt: null,
  processedBy: null,
  createdAt: at,
  ...overrides,
});

/** A release of the shop that a share of devices gets first. */
export const aRollout = (overrides: Partial<Rollout> = {}): Rollout => ({
  id: 'mf_shop.0123456789abcdef',
  area: 'mf_shop',
  release: '0123456789abcdef',
  version: '1.5.0',
  entry: 'https://shop.example/remoteEntry.0123456789abcdef.js',
  integrity: 'sha384-x',
  rendering: null,
  percent: 25,
  ...overrides,
});

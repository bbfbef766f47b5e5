import {
  defaultStoreSettings,
  type Order,
  type PublishedCategory,
  type PublishedProduct,
  type Stored,
} from '@basket/domain';
import type { CartLine, Catalogue } from '@basket/web';

/** A believable product: ₹28, no options, plenty of it. */
export const aProduct = (facts: Partial<PublishedProduct> = {}): PublishedProduct => ({
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
  ...facts,
});

export const anOption = (group: string, value: string, adjustmentPaise = 0) => ({
  optionId: value.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  group,
  value,
  adjustmentPaise,
});

/** A catalogue of these products, with a category for each of theirs. */
export function aCatalogue(products: readonly PublishedProduct[]): Catalogue {
  const ids = [...new Set(products.flatMap(({ categoryId }) => categoryId ?? []))];
  const categories: PublishedCategory[] = ids.map((id) => ({
    id,
    name: id.charAt(0).toUpperCase() + id.slice(1),
    description: '',
    colour: 'dairy',
    productCount: products.filter(({ categoryId }) => categoryId === id).length,
  }));
  return {
    version: 1,
    publishedAt: 1_000,
    imageBaseUrl: 'http://pictures.invalid/',
    store: defaultStoreSettings,
    categories,
    products: [...products],
    productById: new Map(products.map((product) => [product.id, product])),
    categoryById: new Map(categories.map((category) => [category.id, category])),
  };
}

/** A line of the cart: two of the product above. */
export const aLine = (facts: Partial<CartLine> = {}): CartLine => ({
  key: 'toned-milk',
  productId: 'toned-milk',
  name: 'Toned Milk',
  unit: '500 ml',
  imageId: null,
  tint: null,
  options: [],
  pricePaise: 28_00,
  finalPricePaise: 28_00,
  originalPricePaise: 28_00,
  quantity: 2,
  maxQuantity: 40,
  ...facts,
});

export const anItem = (name: string, quantity = 1) => ({
  productId: name.toLowerCase(),
  name,
  unit: '1 kg',
  imageId: null,
  options: [],
  unitPricePaise: 50_00,
  quantity,
  totalPaise: 50_00 * quantity,
});

/** A believable order: pending, cash, one item, ₹50 + ₹50 delivery. */
export const anOrder = (facts: Partial<Stored<Order>> = {}): Stored<Order> => ({
  id: 'order1',
  orderNumber: 'BE2611204821',
  customerId: 'ananya',
  customerName: 'Ananya Sharma',
  items: [anItem('Rice')],
  subtotalPaise: 50_00,
  deliveryChargePaise: 50_00,
  totalPaise: 100_00,
  delivery: {
    address: '14, 3rd Cross, Indiranagar',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560038',
    phone: '9845021764',
    instructions: '',
    latitude: null,
    longitude: null,
  },
  paymentMethod: 'cod',
  paymentStatus: 'pending',
  paymentId: null,
  paidAt: null,
  paymentDueAt: null,
  refundId: null,
  status: 'pending',
  statusTimes: { pending: 1_000 },
  estimatedDeliveryAt: null,
  deliveryPartnerId: null,
  assignment: null,
  offerAttempts: 0,
  deliverySeq: 0,
  credit: null,
  cashCollectedPaise: 0,
  historySeq: 1,
  createdAt: 1_000,
  updatedAt: 1_000,
  ...facts,
});

import * as v from 'valibot';
import { productSchema } from '../catalogue/product';
import { publishedProductSchema } from '../catalogue/published-catalogue';
import { publicStoreSettingsSchema } from '../store/store-settings';

/**
 * Documents as version 1.0.0 stored them. Do not edit them: a field that is added later is absent from what is stored
 * already, so it needs a default in its schema.
 */
const stored = {
  product: {
    name: 'Tomato',
    description: '',
    longDescription: '',
    pricePaise: 24_00,
    originalPricePaise: 30_00,
    categoryId: null,
    stockQuantity: 12,
    unit: '500 g',
    isActive: true,
    isFeatured: false,
    badge: '',
    rating: null,
    reviews: 0,
    images: [],
    options: [],
    specifications: [],
    relatedProductIds: [],
    createdAt: 1_790_000_000_000,
    updatedAt: 1_790_000_000_000,
  },
  publishedProduct: {
    id: 'tomato',
    name: 'Tomato',
    description: '',
    categoryId: null,
    unit: '500 g',
    pricePaise: 24_00,
    originalPricePaise: 30_00,
    badge: '',
    rating: null,
    reviews: 0,
    isFeatured: false,
    stockQuantity: 12,
    imageIds: [],
    options: [],
  },
  settings: {
    storeName: 'Basket Express',
    storeDescription: '',
    storeAddress: '',
    storeCity: '',
    storeState: '',
    storePincode: '',
    storePhone: '',
    storeEmail: '',
    storeLatitude: 12.97,
    storeLongitude: 77.64,
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
  },
};

test.each([
  ['product', productSchema, stored.product],
  ['published product', publishedProductSchema, stored.publishedProduct],
  ['settings', publicStoreSettingsSchema, stored.settings],
] as const)('a stored %s of version 1.0.0 is still valid', (_name, schema, document) => {
  expect(v.safeParse(schema, document).issues).toBeUndefined();
});

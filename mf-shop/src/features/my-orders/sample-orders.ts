import {
  defaultStoreSettings,
  hourMs,
  indiaDateDigits,
  newDispatch,
  noOrderPayment,
  primaryImageId,
  totalsFor,
  type Order,
  type OrderStatus,
  type PublishedProduct,
  type Stored,
} from '@basket/domain';

type SampleProduct = Pick<
  PublishedProduct,
  'id' | 'name' | 'unit' | 'pricePaise' | 'imageIds' | 'stockQuantity'
>;

const samples: readonly { status: OrderStatus; hoursAgo: number; from: number; count: number }[] = [
  { status: 'out_for_delivery', hoursAgo: 0.3, from: 0, count: 2 },
  { status: 'delivered', hoursAgo: 26, from: 2, count: 4 },
];

/**
 * Examples of orders, for a browser that has never loaded any and cannot reach the database (rule: sample-orders).
 * Made of the catalogue's own products; without a catalogue there are none.
 */
export function sampleOrders(products: readonly SampleProduct[], now: number): Stored<Order>[] {
  const buyable = products.filter((product) => product.stockQuantity > 0);
  return samples.flatMap(({ status, hoursAgo, from, count }, index) => {
    const chosen = buyable.slice(from, from + count);
    return chosen.length === 0 ? [] : [sampleOrder(index, status, chosen, now - hoursAgo * hourMs)];
  });
}

/** No screen shows it. */
const sampleDelivery: Order['delivery'] = {
  address: 'sample',
  city: 'sample',
  state: 'sample',
  pincode: '000000',
  phone: '0000000000',
  instructions: '',
  latitude: null,
  longitude: null,
};

function sampleOrder(
  index: number,
  status: OrderStatus,
  products: readonly SampleProduct[],
  at: number,
): Stored<Order> {
  const createdAt = Math.floor(at);
  const items = products.map((product, position) => ({
    productId: product.id,
    name: product.name,
    unit: product.unit,
    imageId: primaryImageId(product.imageIds.map((imageId) => ({ imageId, isPrimary: false }))),
    options: [],
    unitPricePaise: product.pricePaise,
    quantity: position + 1,
    totalPaise: product.pricePaise * (position + 1),
  }));
  const subtotalPaise = items.reduce((sum, item) => sum + item.totalPaise, 0);
  return {
    id: `sample-${index + 1}`,
    orderNumber: `BE${indiaDateDigits(createdAt)}000${index + 1}`,
    customerId: 'sample',
    customerName: 'sample',
    placedBy: null,
    searchKeys: [],
    items,
    ...totalsFor(subtotalPaise, defaultStoreSettings),
    roundingPaise: null,
    delivery: sampleDelivery,
    paymentMethod: 'cod',
    paymentStatus: status === 'delivered' ? 'paid' : 'pending',
    paymentId: null,
    paidAt: null,
    paymentDueAt: null,
    cashSince: null,
    refundId: null,
    valuePaise: null,
    payment: noOrderPayment,
    status,
    statusTimes: { pending: createdAt },
    packing: null,
    slot: null,
    promisedAt: null,
    estimatedDeliveryAt: null,
    deliveryPartnerId: null,
    assignment: null,
    offerAttempts: 0,
    dispatch: newDispatch,
    deliverySeq: 0,
    historySeq: 1,
    createdAt,
    updatedAt: createdAt,
  };
}

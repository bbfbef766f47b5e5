import {
  noOrderPayment,
  type Category,
  type Order,
  type OrderPayment,
  type Payment,
  type Picking,
  type Profile,
  type Refund,
  type Stored,
} from '@basket/domain';
import * as domain from '@basket/domain/testing';

/** Documents of `@basket/domain/testing` as the tests of this remote need them. */

/** A pending cash order over ₹300.00. */
export const anOrder = (facts: Partial<Stored<Order>> = {}): Stored<Order> => {
  const order = domain.anOrder();
  const items = order.items.map((item) => ({ ...item, unitPricePaise: 125_00, totalPaise: 250_00 }));
  return { ...order, items, subtotalPaise: 250_00, totalPaise: 300_00, ...facts };
};

/** The same order, accepted by a partner. */
export const anAcceptedOrder = (facts: Partial<Stored<Order>> = {}): Stored<Order> =>
  anOrder({
    status: 'out_for_delivery',
    deliveryPartnerId: 'imran',
    assignment: domain.anOrderAssignment({
      partnerPhone: '9880012345',
      assignedAt: 2_000,
      deadlineAt: 32_000,
      acceptedAt: 9_000,
    }),
    offerAttempts: 1,
    ...facts,
  });

/** The same order while it is offered to a partner. */
export const anOfferedOrder = (facts: Partial<Stored<Order>> = {}): Stored<Order> =>
  anOrder({ status: 'assigned', offerAttempts: 1, ...facts });

/** A customer with everything filled in. */
export const aProfile = (facts: Partial<Stored<Profile>> = {}): Stored<Profile> => ({
  id: 'customer1',
  ...domain.aProfile(),
  ...facts,
});

export const aCategory = (facts: Partial<Stored<Category>> = {}): Stored<Category> => ({
  id: 'dairy-eggs',
  ...domain.aCategory({
    name: 'Dairy & Eggs',
    description: 'Milk, curd and eggs.',
    icon: 'dairy-eggs',
    colour: 'dairy',
    sortOrder: 2,
  }),
  ...facts,
});

/** An order that was paid at checkout. */
export const aPaidOrder = (
  payment: Partial<OrderPayment> = {},
  facts: Partial<Stored<Order>> = {},
): Stored<Order> =>
  anOrder({
    paymentMethod: 'online',
    paymentStatus: 'paid',
    paymentId: 'pay_1',
    paidAt: 5_000,
    payment: {
      ...noOrderPayment,
      channel: 'checkout',
      intentId: 'order_1',
      attempts: 1,
      receivedPaise: 300_00,
      ...payment,
    },
    ...facts,
  });

/** The captured payment of {@link aPaidOrder}. */
export const aPayment = (facts: Partial<Stored<Payment>> = {}): Stored<Payment> => ({
  id: 'pay_1',
  orderId: 'order1',
  orderNumber: 'BE2611204821',
  customerId: 'customer1',
  intentId: 'order_1',
  amountPaise: 300_00,
  currency: 'INR',
  refundedPaise: 0,
  method: 'upi',
  state: 'captured',
  use: 'order',
  surplusReason: null,
  failure: null,
  capturedAt: 5_000,
  createdAt: 4_000,
  updatedAt: 5_000,
  ...facts,
});

/** A refund of ₹125.00 that the gateway refused. */
export const aRefund = (facts: Partial<Stored<Refund>> = {}): Stored<Refund> => ({
  id: 'order1_2',
  orderId: 'order1',
  orderNumber: 'BE2611204821',
  customerId: 'customer1',
  paymentId: 'pay_1',
  amountPaise: 125_00,
  status: 'failed',
  cause: 'requested',
  reason: 'One packet leaked',
  reasonFacts: null,
  requestedBy: 'admin1',
  round: 1,
  tries: 1,
  nextTryAt: null,
  lastError: 'Insufficient balance',
  errorFacts: null,
  gatewayRefundId: null,
  source: 'online',
  reference: null,
  refundedAt: null,
  createdAt: 6_000,
  updatedAt: 7_000,
  ...facts,
});

/** Meera has begun to pick {@link anOrder}, which has one line. */
export const aPicking = (facts: Partial<Stored<Picking>> = {}): Stored<Picking> => ({
  id: 'order1',
  orderNumber: 'BE2611204821',
  pickerId: 'admin1',
  pickerName: 'Meera',
  picked: [false],
  startedAt: 4_000,
  packedAt: null,
  usualLineMs: null,
  bags: null,
  updatedAt: 5_000,
  ...facts,
});

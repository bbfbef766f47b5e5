import {
  defaultProfile,
  newDeliveryPartner,
  type Category,
  type DeliveryPartner,
  type Order,
  type Profile,
  type Stored,
} from '@basket/domain';

/** A believable order for tests: pending, cash, ₹250 + ₹50 delivery. */
export const anOrder = (facts: Partial<Stored<Order>> = {}): Stored<Order> => ({
  id: 'order1',
  orderNumber: 'BE2611204821',
  customerId: 'customer1',
  customerName: 'Ananya Sharma',
  items: [
    {
      productId: 'toned-milk',
      name: 'Toned Milk',
      unit: '500 ml',
      imageId: null,
      options: [],
      unitPricePaise: 125_00,
      quantity: 2,
      totalPaise: 250_00,
    },
  ],
  subtotalPaise: 250_00,
  deliveryChargePaise: 50_00,
  totalPaise: 300_00,
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

/** The same order in the hands of a partner. */
export const anAcceptedOrder = (facts: Partial<Stored<Order>> = {}): Stored<Order> =>
  anOrder({
    status: 'out_for_delivery',
    deliveryPartnerId: 'imran',
    assignment: {
      attempt: 1,
      partnerName: 'Imran Khan',
      partnerPhone: '9880012345',
      partnerLocation: null,
      assignedAt: 2_000,
      deadlineAt: 32_000,
      acceptedAt: 9_000,
    },
    offerAttempts: 1,
    ...facts,
  });

/** The same order while a partner is asked to take it. */
export const anOfferedOrder = (facts: Partial<Stored<Order>> = {}): Stored<Order> => {
  const accepted = anAcceptedOrder();
  return {
    ...accepted,
    status: 'assigned',
    assignment: accepted.assignment && { ...accepted.assignment, partnerPhone: null, acceptedAt: null },
    ...facts,
  };
};

/** A partner who may be offered an order: online, free, ₹1,000 in the wallet. */
export const aPartner = (facts: Partial<Stored<DeliveryPartner>> = {}): Stored<DeliveryPartner> => ({
  ...newDeliveryPartner({ name: 'Imran Khan', phone: '9880012345', email: 'imran@basket.example' }, 0),
  id: 'imran',
  isOnline: true,
  walletBalancePaise: 1000_00,
  ...facts,
});

/** A customer with everything filled in. */
export const aProfile = (facts: Partial<Stored<Profile>> = {}): Stored<Profile> => ({
  ...defaultProfile('ananya@basket.example', 1_000),
  id: 'customer1',
  name: 'Ananya Sharma',
  phone: '9845021764',
  address: '14, 3rd Cross, Indiranagar',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560038',
  ...facts,
});

export const aCategory = (facts: Partial<Stored<Category>> = {}): Stored<Category> => ({
  id: 'dairy-eggs',
  name: 'Dairy & Eggs',
  description: 'Milk, curd and eggs.',
  icon: 'dairy-eggs',
  colour: 'dairy',
  sortOrder: 2,
  isActive: true,
  createdAt: 1_000,
  ...facts,
});

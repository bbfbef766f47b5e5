/** Orders that admins place for customers on the phone, and the customers whom they enter. */
import {
  orders,
  placedLine,
  products,
  profiles,
  type Order,
  type placeOrderFor,
  type Product,
  type Profile,
  type RequestOf,
} from '@basket/domain';
import { anAddress, someInstant } from '@basket/domain/testing';
import { createCustomerOperation } from '../../accounts/create-customer.callable';
import { isDisabled } from '../../platform/accounts';
import { freshHarness } from '../../testing/fresh-harness';
import {
  partnerDocuments,
  productDocument,
  profileDocument,
  refusalOf,
  settingsDocument,
} from '../../testing/harness';
import { cancelOrderOperation } from '../cancel-order.callable';
import { placeOrderForOperation } from './place-order-for.callable';
import { placeOrderOperation } from './place-order.callable';

const harness = freshHarness(someInstant, () => ({
  ...settingsDocument(),
  ...profileDocument('customer1', { name: 'Ananya Sharma' }),
  ...profileDocument('admin1', { role: 'admin' }),
  ...partnerDocuments('partner1'),
  ...productDocument('tomato', { pricePaise: 24_00, stockQuantity: 10 }),
}));

const request = (
  overrides: Partial<RequestOf<typeof placeOrderFor>> = {},
): RequestOf<typeof placeOrderFor> => ({
  customerId: 'customer1',
  lines: [{ productId: 'tomato', optionIds: [], quantity: 2 }],
  delivery: anAddress(),
  expectedTotalPaise: 98_00,
  ...overrides,
});
const place = (overrides: Partial<RequestOf<typeof placeOrderFor>> = {}, options = {}) =>
  harness.run(placeOrderForOperation, 'admin1', request(overrides), options);
const orderAt = (orderId: string) => harness.read<Order>(orders.path(orderId));
const profileAt = (uid: string) => harness.read<Profile>(profiles.path(uid));
const stock = async () => (await harness.read<Product>(products.path('tomato'))).stockQuantity;
const countOf = async (collection: string) =>
  (await harness.db.collection(collection).count().get()).data().count;

test('an admin places the order of a customer, who owns it and may cancel it (rule: phone-orders)', async () => {
  const { orderId, orderNumber, totalPaise } = await place();
  expect(totalPaise).toBe(98_00);
  const order = await orderAt(orderId);
  expect(order).toMatchObject({
    orderNumber,
    customerId: 'customer1',
    customerName: 'Ananya Sharma',
    placedBy: 'admin1',
    paymentMethod: 'cod',
    status: 'pending',
    totalPaise: 98_00,
  });
  expect(placedLine(order)).toMatchObject({
    actorId: 'admin1',
    actorRole: 'admin',
    facts: { code: 'ordered_by_phone' },
  });
  expect(await harness.read(`orderNumbers/${orderNumber}`)).toMatchObject({ orderId });
  expect(await stock()).toBe(8);
  expect(harness.logged).toMatchObject([{ operation: 'orders.placeFor', reads: 8, writes: 4 }]);
  await harness.run(cancelOrderOperation, 'customer1', { orderId });
  expect(await stock()).toBe(10);
});

test.each(['customer1', 'partner1', 'nobody'])(
  'threat-admin-call: %s orders for somebody else',
  async (uid) => {
    expect(await refusalOf(harness.run(placeOrderForOperation, uid, request()))).toBe('not_allowed');
    const entered = harness.run(createCustomerOperation, uid, { name: 'Ravi', phone: '9845012345' });
    expect(await refusalOf(entered)).toBe('not_allowed');
    expect(await countOf('orders')).toBe(0);
    expect(await countOf('profiles')).toBe(3);
  },
);

test('two taps, or fifty, are one order (rule: operation-once)', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => place({}, { operationId: 'the-same-intent-0001' })),
  );
  expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
  expect(await countOf('orders')).toBe(1);
  expect(await stock()).toBe(8);
});

test.each([
  { desc: 'a total that is no longer right', change: { expectedTotalPaise: 97_99 }, code: 'prices_changed' },
  {
    desc: 'more than there is',
    change: { lines: [{ productId: 'tomato', optionIds: [], quantity: 11 }] },
    code: 'out_of_stock',
  },
  {
    desc: 'a pincode that is not served',
    change: { delivery: anAddress({ city: 'New Delhi', state: 'Delhi', pincode: '110001' }) },
    code: 'pincode_not_served',
  },
  { desc: 'somebody unknown', change: { customerId: 'nobody' }, code: 'unknown_account' },
  { desc: 'a partner', change: { customerId: 'partner1' }, code: 'works_here' },
  { desc: 'the admin', change: { customerId: 'admin1' }, code: 'works_here' },
])('refuses $desc and changes nothing (rule: phone-orders)', async ({ change, code }) => {
  expect(await refusalOf(place(change))).toBe(code);
  expect(await stock()).toBe(10);
  for (const collection of ['orders', 'orderNumbers', 'operations', 'outbox'])
    expect(await countOf(collection)).toBe(0);
});

test('a closed store takes no orders by phone either (rule: store-open)', async () => {
  await harness.seed(settingsDocument({ isOpen: false }));
  expect(await refusalOf(place())).toBe('store_closed');
});

test('nobody orders for a disabled account (rule: phone-orders)', async () => {
  const services = harness.with({ isAccountDisabled: (uid) => isDisabled(harness.accounts, uid) });
  await harness.accounts.createUser({ uid: 'customer1' });
  try {
    await place({}, { services });
    await harness.accounts.updateUser('customer1', { disabled: true });
    expect(await refusalOf(place({}, { services }))).toBe('customer_closed');
  } finally {
    await harness.accounts.deleteUser('customer1');
  }
  expect(await countOf('orders')).toBe(1);
});

test("the limits of the customer's account do not count (rule: phone-orders)", async () => {
  await harness.seed(settingsDocument({ maxUnpaidOrders: 1, maxOrdersPerDay: 1 }));
  const { customerId: _customer, ...own } = request();
  await harness.run(placeOrderOperation, 'customer1', { ...own, paymentMethod: 'cod' });
  await place();
  await place();
  expect(await countOf('orders')).toBe(3);
  const { unpaidOrderIds } = await harness.read<{ unpaidOrderIds: string[] }>('accountCounters/customer1');
  expect(unpaidOrderIds).toHaveLength(1);
});

test('a new customer orders at once, and has the address the next time (rule: phone-customers)', async () => {
  const { uid } = await harness.run(createCustomerOperation, 'admin1', {
    name: 'Ravi Kumar',
    phone: '9845012345',
  });
  expect(await profileAt(uid)).toMatchObject({
    name: 'Ravi Kumar',
    phone: '9845012345',
    email: '',
    role: 'customer',
    address: '',
  });
  const { orderId } = await place({ customerId: uid });
  expect(await orderAt(orderId)).toMatchObject({ customerId: uid, customerName: 'Ravi Kumar' });
  const { address, city, state, pincode } = anAddress();
  expect(await profileAt(uid)).toMatchObject({ address, city, state, pincode, phone: '9845012345' });
  await place({ customerId: uid, delivery: anAddress({ address: '7, Residency Road' }) });
  expect(await profileAt(uid)).toMatchObject({ address });
});

/**
 * The limits that stop one account from using up stock, numbers and money of the shop. Each counts in the commit of what
 * it limits: requests at the same time pass no limit together.
 */
import {
  accountCounters,
  defaultStoreSettings,
  orders,
  products,
  type AccountCounters,
  type Order,
  type placeOrder,
  type Product,
  type RequestOf,
} from '@basket/domain';
import { anAddress, someInstant } from '@basket/domain/testing';
import { cancelOrderOperation } from '../orders/cancel-order.callable';
import { placeOrderOperation } from '../orders/placing/place-order.callable';
import { setOrderStatusOperation } from '../orders/set-order-status.callable';
import { RefusedError } from '../platform/errors';
import { freshHarness } from '../testing/fresh-harness';
import {
  partnerDocuments,
  productDocument,
  profileDocument,
  refusalOf,
  settingsDocument,
} from '../testing/harness';
import { requestWithdrawalOperation } from '../wallet/request-withdrawal.callable';

const {
  maxUnitsPerProduct,
  maxUnitsPerOrder,
  maxUnpaidOrders,
  unverifiedCashLimitPaise,
  maxOrdersPerDay,
  maxCancellationsPerDay,
  maxWithdrawalsPerDay,
} = defaultStoreSettings;
const defaults = {
  maxUnitsPerProduct,
  maxUnitsPerOrder,
  maxUnpaidOrders,
  unverifiedCashLimitPaise,
  maxOrdersPerDay,
  maxCancellationsPerDay,
  maxWithdrawalsPerDay,
};

const harness = freshHarness(someInstant, () => ({
  ...settingsDocument(defaults),
  ...profileDocument('customer1'),
  ...profileDocument('admin1', { role: 'admin' }),
  ...partnerDocuments('partner1', { walletSeq: 0 }),
  ...productDocument('rice', { pricePaise: 500_00, stockQuantity: 1000 }),
}));

const cart = (quantity = 1): Partial<RequestOf<typeof placeOrder>> => ({
  lines: [{ productId: 'rice', optionIds: [], quantity }],
  expectedTotalPaise: quantity * 500_00,
});
const place = (change: Partial<RequestOf<typeof placeOrder>> = cart(), options = {}) =>
  harness.run(
    placeOrderOperation,
    'customer1',
    { ...cart(), delivery: anAddress(), paymentMethod: 'cod', ...change } as RequestOf<typeof placeOrder>,
    options,
  );
const cancel = (orderId: string) => harness.run(cancelOrderOperation, 'customer1', { orderId });
const stock = async () => (await harness.read<Product>(products.path('rice'))).stockQuantity;
const counters = () => harness.read<AccountCounters>(accountCounters.path('customer1'));

/** How many of them went through; the others were refused with this code. */
async function passed(attempts: readonly Promise<unknown>[], code: string): Promise<number> {
  const results = await Promise.allSettled(attempts);
  for (const result of results)
    if (result.status === 'rejected') {
      const { reason } = result as { reason: unknown };
      expect(reason instanceof RefusedError ? reason.refusal.code : reason).toBe(code);
    }
  return results.filter(({ status }) => status === 'fulfilled').length;
}

test('threat-bulk-order: one order takes a whole stock', async () => {
  expect(await refusalOf(place(cart(maxUnitsPerProduct + 1)))).toBe('quantity_too_large');
  await harness.seed({
    ...settingsDocument({ ...defaults, maxUnitsPerProduct: 99, maxUnitsPerOrder: 50 }),
  });
  expect(await refusalOf(place(cart(51)))).toBe('order_too_large');
  expect(await stock()).toBe(1000);
});

test('threat-hoarding: twenty cash orders at once by one account', async () => {
  const attempts = Array.from({ length: 20 }, () => place());
  expect(await passed(attempts, 'too_many_unpaid_orders')).toBe(maxUnpaidOrders);
  expect(await stock()).toBe(1000 - maxUnpaidOrders);
  expect((await counters()).unpaidOrderIds).toHaveLength(maxUnpaidOrders);
});

test('an order that was delivered or cancelled makes room for another (rule: unpaid-limit)', async () => {
  const placed = [await place(), await place(), await place()];
  expect(await refusalOf(place())).toBe('too_many_unpaid_orders');
  const [first, second] = placed.map(({ orderId }) => orderId);
  await harness.run(setOrderStatusOperation, 'admin1', {
    orderId: first ?? '',
    status: 'delivered',
    note: '',
  });
  await place();
  expect(await refusalOf(place())).toBe('too_many_unpaid_orders');
  await cancel(second ?? '');
  await place();
  expect(await refusalOf(place())).toBe('too_many_unpaid_orders');
});

test('threat-order-churn: an account places and cancels all day', async () => {
  for (let turn = 0; turn < maxCancellationsPerDay; turn += 1) await cancel((await place()).orderId);
  const { orderId } = await place();
  expect(await refusalOf(cancel(orderId))).toBe('too_many_cancellations_today');
  expect(await harness.read<Order>(orders.path(orderId))).toMatchObject({ status: 'pending' });
  expect(await stock()).toBe(999);
  harness.setNow(someInstant + 24 * 60 * 60 * 1000);
  await cancel(orderId);
  expect(await stock()).toBe(1000);
});

test('threat-order-churn: many cancellations at once do not pass the limit together', async () => {
  await harness.seed(settingsDocument({ ...defaults, maxUnpaidOrders: 20 }));
  const orders = [];
  for (let turn = 0; turn < 10; turn += 1) orders.push(await place());
  const attempts = orders.map(({ orderId }) => cancel(orderId));
  expect(await passed(attempts, 'too_many_cancellations_today')).toBe(maxCancellationsPerDay);
});

test('an account has its orders of a day, whatever becomes of them (rule: daily-limits)', async () => {
  await harness.seed(settingsDocument({ ...defaults, maxOrdersPerDay: 2 }));
  await cancel((await place()).orderId);
  await place();
  expect(await refusalOf(place())).toBe('too_many_orders_today');
});

test('threat-unverified-cash: an account that nobody can reach orders a fortune in cash', async () => {
  const large = cart(7);
  expect(await refusalOf(place(large, { isVerified: false }))).toBe('cash_needs_verification');
  await place(cart(6), { isVerified: false });
  await place(large, { isVerified: true });
});

test('threat-withdrawal-flood: a partner asks for ₹100 twenty times at once', async () => {
  await harness.seed(partnerDocuments('partner1', { walletSeq: 0, walletBalancePaise: 5000_00 }));
  const bank = { accountHolderName: 'Imran Khan', bankAccountNumber: '1234567890', ifscCode: 'HDFC0001234' };
  const attempts = Array.from({ length: 20 }, () =>
    harness.run(requestWithdrawalOperation, 'partner1', { amountPaise: 100_00, ...bank }),
  );
  expect(await passed(attempts, 'too_many_withdrawals_today')).toBe(maxWithdrawalsPerDay);
  const { docs } = await harness.db.collection('withdrawalRequests').get();
  expect(docs).toHaveLength(maxWithdrawalsPerDay);
});

test('a refused order counts for nothing', async () => {
  expect(await refusalOf(place({ expectedTotalPaise: 1 }))).toBe('prices_changed');
  const { exists } = await harness.db.doc(accountCounters.path('customer1')).get();
  expect(exists).toBe(false);
});

/**
 * The threats that come through callables and the task queue (docs/threats.md), one test each under its id. Each ends
 * in a refusal and changes nothing; where several race, exactly one of them wins.
 */
import {
  assignments,
  deliveryPartners,
  orders,
  products,
  profiles,
  withdrawalRequests,
  type Assignment,
  type DeliveryPartner,
  type Order,
  type placeOrder,
  type Product,
  type Profile,
  type RequestOf,
  type WithdrawalRequest,
} from '@basket/domain';
import { anAddress, anOrder, someInstant, storeSettings } from '@basket/domain/testing';
import { editCustomerOperation } from '../../accounts/edit-customer.callable';
import { assignOrderOperation } from '../../dispatch/offers/assign-order.callable';
import { autoAssignOperation } from '../../dispatch/offers/auto-assign.callable';
import { markDeliveredOperation } from '../../orders/delivery/mark-delivered.callable';
import { respondToOfferOperation } from '../../dispatch/offers/respond-to-offer.callable';
import { runTask, tasks } from '../../entry-points/run-task.task';
import { cancelOrderOperation } from '../../orders/cancel-order.callable';
import { placeOrderOperation } from '../../orders/placing/place-order.callable';
import { setOrderStatusOperation } from '../../orders/set-order-status.callable';
import { RefusedError, refused } from '../../platform/errors';
import { readDashboardOperation } from '../../reporting/read-dashboard.callable';
import { saveSecretsOperation } from '../../store/save-secrets.callable';
import { saveSettingsOperation } from '../../store/save-settings.callable';
import { freshHarness } from '../fresh-harness';
import {
  personAt,
  orderDocument,
  partnerDocuments,
  productDocument,
  profileDocument,
  refusalOf,
  settingsDocument,
} from '../harness';
import { adjustWalletOperation } from '../../wallet/adjust-wallet.callable';
import { requestWithdrawalOperation } from '../../wallet/request-withdrawal.callable';
import { resolveWithdrawalOperation } from '../../wallet/resolve-withdrawal.callable';

const harness = freshHarness(someInstant, () => ({
  ...settingsDocument(),
  ...profileDocument('customer1'),
  ...profileDocument('customer2'),
  ...profileDocument('admin1', { role: 'admin' }),
  ...profileDocument('admin2', { role: 'admin' }),
  ...partnerDocuments('partner1', { walletSeq: 0 }),
  ...partnerDocuments('partner2', { walletSeq: 0 }),
  ...productDocument('tomato', { pricePaise: 24_00, stockQuantity: 10 }),
  ...productDocument('hidden', { pricePaise: 24_00, isActive: false }),
}));

type Placing = RequestOf<typeof placeOrder>;
const request = (change: object = {}): Placing => ({
  lines: [{ productId: 'tomato', optionIds: [], quantity: 2 }],
  delivery: anAddress(),
  paymentMethod: 'cod',
  expectedTotalPaise: 98_00,
  ...change,
});
const place = (input: Placing, options: { operationId?: string } = {}, uid = 'customer1') =>
  harness.run(placeOrderOperation, uid, input, options);
const offer = (orderId = 'order1', deliveryPartnerId = 'partner1') =>
  harness.run(assignOrderOperation, 'admin1', { orderId, deliveryPartnerId });
const answer = (uid: string, kind: 'accept' | 'reject', attempt = 1) =>
  harness.run(respondToOfferOperation, uid, { orderId: 'order1', attempt, answer: kind });
const setStatus = (status: 'out_for_delivery' | 'delivered' | 'cancelled', orderId = 'order1') =>
  harness.run(setOrderStatusOperation, 'admin1', { orderId, status, note: '' });
const order = (id = 'order1') => harness.read<Order>(orders.path(id));
const partner = (uid = 'partner1') => harness.read<DeliveryPartner>(deliveryPartners.path(uid));
const stock = async () => (await harness.read<Product>(products.path('tomato'))).stockQuantity;
const countOf = async (collection: string) => (await harness.db.collection(collection).get()).size;

/** How many went through, and why the others did not. */
async function outcomes(attempts: readonly Promise<unknown>[]) {
  const results = await Promise.allSettled(attempts);
  const codes = results.flatMap((result) => {
    if (result.status === 'fulfilled') return [];
    const { reason } = result as { reason: unknown };
    if (reason instanceof RefusedError) return [reason.refusal.code];
    throw reason;
  });
  return { won: results.length - codes.length, codes: [...new Set(codes)].sort() };
}

test.each([
  ['price', { lines: [{ productId: 'tomato', optionIds: [], quantity: 2, price: 1 }] }],
  ['total', { total: 1 }],
  ['totalPaise', { totalPaise: 1 }],
  ['deliveryCharge', { deliveryChargePaise: 0 }],
  ['customerId', { customerId: 'customer2' }],
  ['status', { status: 'delivered' }],
  ['paymentStatus', { paymentStatus: 'paid' }],
])('threat-forged-price: an order that brings its own %s', async (_name, change) => {
  expect(await refusalOf(place(request(change)))).toBe('invalid_request');
  expect(await countOf('orders')).toBe(0);
  expect(await stock()).toBe(10);
});

test('threat-forged-price: a lower total than the server’s is never the price', async () => {
  expect(await refusalOf(place(request({ expectedTotalPaise: 1 })))).toBe('prices_changed');
  expect(await countOf('orders')).toBe(0);
});

const line = (change: object) => ({ productId: 'tomato', optionIds: [], quantity: 1, ...change });
test.each([
  ['no unit', [line({ quantity: 0 })]],
  ['less than none', [line({ quantity: -1 })]],
  ['half a unit more', [line({ quantity: 1.5 })]],
  ['a billion', [line({ quantity: 1e9 })]],
  ['a number as text', [line({ quantity: '2' })]],
  ['no number', [line({ quantity: Number.NaN })]],
  ['101 lines', Array.from({ length: 101 }, () => line({}))],
  ['equal lines beyond 99', [line({ quantity: 60 }), line({ quantity: 60 })]],
  ['equal lines beyond the stock', [line({ quantity: 6 }), line({ quantity: 6 })]],
  ['an unknown product', [line({ productId: 'nothing' })]],
  ['a product that is not sold', [line({ productId: 'hidden' })]],
  ['an option of another product', [line({ optionIds: ['kg5'] })]],
  ['__proto__ as a product', [line({ productId: '__proto__' })]],
  ['constructor as an option', [line({ optionIds: ['constructor'] })]],
  ['a path as a product', [line({ productId: '../secrets/gateway' })]],
])('threat-hostile-cart: a cart with %s', async (_name, lines) => {
  await expect(place(request({ lines }))).rejects.toBeInstanceOf(RefusedError);
  expect(await countOf('orders')).toBe(0);
  expect(await stock()).toBe(10);
});

test('threat-replayed-id: an operation id fifty times at once, for another cart, by another customer', async () => {
  const operationId = 'the-same-intent-0001';
  const answers = await Promise.all(Array.from({ length: 50 }, () => place(request(), { operationId })));
  expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
  const other = request({ lines: [line({})], expectedTotalPaise: 74_00 });
  expect(await refusalOf(place(other, { operationId }))).toBe('operation_reused');
  const theirs = await place(request(), { operationId }, 'customer2');
  expect(theirs.orderId).not.toBe(answers[0]?.orderId);
  expect(await countOf('orders')).toBe(2);
  expect(await stock()).toBe(6);
});

test('threat-oversell: fifty orders at once for the last unit', async () => {
  await harness.seed(productDocument('tomato', { pricePaise: 24_00, stockQuantity: 1 }));
  const last = request({ lines: [line({})], expectedTotalPaise: 74_00 });
  const attempts = Array.from({ length: 50 }, (_, index) =>
    place(last, {}, index % 2 ? 'customer1' : 'customer2'),
  );
  expect(await outcomes(attempts)).toEqual({ won: 1, codes: ['out_of_stock'] });
  expect(await stock()).toBe(0);
});

test('threat-foreign-cancel: cancelling a stranger’s order, one past pending, or one that is just being offered', async () => {
  const { orderId } = await place(request());
  const cancel = (uid: string) => harness.run(cancelOrderOperation, uid, { orderId });
  expect(await refusalOf(cancel('customer2'))).toBe('unknown_order');
  const { won } = await outcomes([cancel('customer1'), offer(orderId)]);
  expect(won).toBeGreaterThanOrEqual(1);
  const after = await order(orderId);
  expect(['assigned', 'cancelled']).toContain(after.status);
  expect(await stock()).toBe(after.status === 'cancelled' ? 10 : 8);
  expect((await partner()).openOffers).toBe(after.status === 'cancelled' ? 0 : 1);
  if (after.status === 'assigned') expect(await refusalOf(cancel('customer1'))).toBe('order_not_cancellable');
});

test('threat-foreign-answer: answering a rival’s offer, an old attempt, too late, twice, or all at once', async () => {
  await harness.seed(orderDocument(anOrder()));
  const { deadlineAt } = await offer();
  expect(await refusalOf(answer('partner2', 'accept'))).toBe('unknown_order');
  await answer('partner1', 'reject');
  await offer('order1', 'partner2');
  expect(await refusalOf(answer('partner1', 'accept', 1))).toBe('offer_closed');
  harness.setNow(deadlineAt + 1);
  expect(await refusalOf(answer('partner2', 'accept', 2))).toBe('offer_expired');

  harness.setNow(deadlineAt + 60_000);
  await runTask({ kind: 'expireOffer', orderId: 'order1', attempt: 2 }, deadlineAt, harness.services);
  const third = await offer('order1', 'partner1');
  const race = [
    answer('partner1', 'accept', 3),
    answer('partner1', 'accept', 3),
    answer('partner1', 'reject', 3),
    runTask({ kind: 'expireOffer', orderId: 'order1', attempt: 3 }, 0, {
      ...harness.services,
      now: () => third.deadlineAt,
    }).then(async () => {
      const { state } = await harness.read<Assignment>(assignments.path('order1', 3));
      if (state !== 'expired') throw refused('offer_closed');
    }),
  ];
  expect((await outcomes(race)).won).toBe(1);
  const { state } = await harness.read<Assignment>(assignments.path('order1', 3));
  expect(['accepted', 'rejected', 'expired']).toContain(state);
});

const bank = { accountHolderName: 'Imran Khan', bankAccountNumber: '1234567890', ifscCode: 'HDFC0001234' };
const adminCalls: Readonly<Record<string, (uid: string) => Promise<unknown>>> = {
  assign: (uid) =>
    harness.run(assignOrderOperation, uid, { orderId: 'order1', deliveryPartnerId: 'partner1' }),
  autoAssign: (uid) => harness.run(autoAssignOperation, uid, {}),
  setStatus: (uid) =>
    harness.run(setOrderStatusOperation, uid, { orderId: 'order1', status: 'delivered', note: '' }),
  resolveWithdrawal: (uid) =>
    harness.run(resolveWithdrawalOperation, uid, { requestId: 'request1', decision: 'approved', reason: '' }),
  adjustWallet: (uid) =>
    harness.run(adjustWalletOperation, uid, {
      deliveryPartnerId: 'partner1',
      amountPaise: 100,
      reason: 'me',
    }),
  setRole: async (uid) => setRole(uid, 'customer2', 'admin'),
  saveSettings: (uid) =>
    harness.run(saveSettingsOperation, uid, { before: storeSettings(), settings: storeSettings() }),
  saveSecrets: (uid) => harness.run(saveSecretsOperation, uid, { razorpayKeySecret: 'a'.repeat(24) }),
  readDashboard: (uid) => harness.run(readDashboardOperation, uid, {}),
};
async function setRole(by: string, uid: string, role: 'admin' | 'customer') {
  const before = await personAt(harness, uid);
  return harness.run(editCustomerOperation, by, { uid, before, ...before, role });
}

test.each(
  Object.keys(adminCalls).flatMap((name) =>
    ['customer1', 'partner1', 'nobody', 'demoted'].map((uid) => ({ name, uid })),
  ),
)('threat-admin-call: $uid calls $name, which is for admins', async ({ name, uid }) => {
  await harness.seed({ ...orderDocument(anOrder()), ...profileDocument('demoted', { role: 'admin' }) });
  // The token of who was an admin a moment ago is still good; the profile is not.
  if (uid === 'demoted') await setRole('admin1', 'demoted', 'customer');
  expect(await refusalOf(adminCalls[name]?.(uid) ?? Promise.resolve())).toBe('not_allowed');
  expect(await order()).toMatchObject({ status: 'pending', deliveryPartnerId: null });
  expect(await harness.read<Profile>(profiles.path('customer2'))).toMatchObject({ role: 'customer' });
});

test('threat-foreign-delivery: delivering an order that is a rival’s, not on its way yet, or twice at once', async () => {
  await harness.seed(orderDocument(anOrder()));
  await offer();
  await answer('partner1', 'accept');
  const deliver = (uid: string) => harness.run(markDeliveredOperation, uid, { orderId: 'order1' });
  expect(await refusalOf(deliver('partner1'))).toBe('not_out_for_delivery');
  await setStatus('out_for_delivery');
  expect(await refusalOf(deliver('partner2'))).toBe('unknown_order');
  const raced = await outcomes([
    ...Array.from({ length: 10 }, () => deliver('partner1')),
    setStatus('delivered'),
  ]);
  expect(raced.won).toBeGreaterThanOrEqual(1);
  expect(await countOf('walletTransactions')).toBe(1);
  expect(await partner()).toMatchObject({ walletBalancePaise: 1550_00, totalDeliveries: 1, activeOrders: 0 });
});

test('threat-double-withdrawal: the whole balance fifty times at once, and amounts that are none', async () => {
  const ask = (amountPaise: number, details: object = {}) =>
    harness.run(requestWithdrawalOperation, 'partner1', { amountPaise, ...bank, ...details });
  const attempts = Array.from({ length: 50 }, () => ask(1500_00));
  expect(await outcomes(attempts)).toEqual({ won: 1, codes: ['insufficient_balance'] });
  expect(await partner()).toMatchObject({ walletBalancePaise: 0 });
  expect(await countOf('withdrawalRequests')).toBe(1);
  expect(await refusalOf(ask(99_99))).toBe('withdrawal_too_small');
  for (const amount of [-100_00, 0.5, Number.MAX_SAFE_INTEGER + 1, Number.NaN])
    expect(await refusalOf(ask(amount))).toBe('invalid_request');
  for (const ifscCode of ['', 'HDFC1001234', 'hdfc', '<script>'])
    expect(await refusalOf(ask(100_00, { ifscCode }))).toBe('invalid_request');
});

test('threat-double-resolve: two admins approve and reject the same request at once', async () => {
  const input = { amountPaise: 500_00, ...bank };
  const { requestId } = await harness.run(requestWithdrawalOperation, 'partner1', input);
  const resolve = (uid: string, decision: 'approved' | 'rejected') =>
    harness.run(resolveWithdrawalOperation, uid, { requestId, decision, reason: 'Wrong account' });
  const attempts = [
    resolve('admin1', 'approved'),
    resolve('admin2', 'rejected'),
    resolve('admin1', 'approved'),
    resolve('admin2', 'approved'),
  ];
  expect(await outcomes(attempts)).toEqual({ won: 1, codes: ['withdrawal_already_processed'] });
  const { status } = await harness.read<WithdrawalRequest>(withdrawalRequests.path(requestId));
  expect((await partner()).walletBalancePaise).toBe(status === 'rejected' ? 1500_00 : 1000_00);
});

test('threat-last-admin: raising oneself, and demoting the last admin', async () => {
  expect(await refusalOf(setRole('customer1', 'customer1', 'admin'))).toBe('not_allowed');
  expect(await refusalOf(setRole('admin1', 'admin1', 'customer'))).toBe('own_role');
  expect(
    (await outcomes([setRole('admin1', 'admin2', 'customer'), setRole('admin2', 'admin1', 'customer')])).won,
  ).toBe(1);
  const roles = await Promise.all(
    ['admin1', 'admin2'].map(async (uid) => (await harness.read<Profile>(profiles.path(uid))).role),
  );
  expect(roles.filter((role) => role === 'admin')).toHaveLength(1);
});

test('threat-forged-task: a task that somebody else sends does nothing before its time, and is not for everybody to send', async () => {
  await harness.seed(orderDocument(anOrder()));
  const { deadlineAt } = await offer();
  const task = { kind: 'expireOffer' as const, orderId: 'order1', attempt: 1 };
  // Whatever time the sender claims that it was due at.
  await runTask(task, 0, harness.services);
  expect((await order()).status).toBe('assigned');
  harness.setNow(deadlineAt);
  await runTask({ ...task, attempt: 7 }, 0, harness.services);
  expect((await order()).status).toBe('assigned');
  // In production the platform turns away whoever is not the queue: nothing in the deployed settings opens the
  // function.
  const { __endpoint: endpoint } = tasks as unknown as { __endpoint: { taskQueueTrigger: object } };
  expect(endpoint.taskQueueTrigger).toBeDefined();
  expect(JSON.stringify(endpoint)).not.toMatch(/invoker|public/);
});

import {
  assignments,
  deliveryPartners,
  offerDurationMs,
  orders,
  type Assignment,
  type DeliveryPartner,
  type Order,
  type WalletTransaction,
} from '@basket/domain';
import { anAddress, anOrder, someInstant } from '@basket/domain/testing';
import { runTask, TooEarlyError } from '../entry-points/run-task.task';
import { sweep } from '../entry-points/sweep.schedule';
import { setOrderStatusOperation } from '../orders/set-order-status.callable';
import { freshHarness } from '../testing/fresh-harness';
import {
  orderDocument,
  partnerDocuments,
  productDocument,
  profileDocument,
  refusalOf,
  settingsDocument,
} from '../testing/harness';
import { assignOrderOperation } from './offers/assign-order.callable';
import { markDeliveredOperation } from '../orders/delivery/mark-delivered.callable';
import { respondToOfferOperation } from './offers/respond-to-offer.callable';
import { setAvailabilityOperation } from './partners/set-availability.callable';

const deadlineAt = someInstant + offerDurationMs;

const harness = freshHarness(someInstant, () => ({
  ...settingsDocument(),
  ...profileDocument('admin1', { role: 'admin' }),
  ...profileDocument('customer1'),
  ...partnerDocuments('partner1'),
  ...partnerDocuments('partner2'),
  ...productDocument('tomato'),
  ...orderDocument(anOrder()),
}));

const assign = (deliveryPartnerId = 'partner1', orderId = 'order1') =>
  harness.run(assignOrderOperation, 'admin1', { orderId, deliveryPartnerId });
const respond = (answer: 'accept' | 'reject', attempt = 1, uid = 'partner1', orderId = 'order1') =>
  harness.run(respondToOfferOperation, uid, { orderId, attempt, answer });
const setStatus = (status: 'pending' | 'preparing' | 'out_for_delivery' | 'cancelled') =>
  harness.run(setOrderStatusOperation, 'admin1', { orderId: 'order1', status, note: '' });
const deliver = (uid = 'partner1') => harness.run(markDeliveredOperation, uid, { orderId: 'order1' });
const order = () => harness.read<Order>(orders.path('order1'));
const partner = (uid = 'partner1') => harness.read<DeliveryPartner>(deliveryPartners.path(uid));
const offer = (attempt = 1) => harness.read<Assignment>(assignments.path('order1', attempt));
const ledger = async () =>
  (await harness.db.collection('walletTransactions').get()).docs.map(
    (doc) => doc.data() as WalletTransaction,
  );

test('an offer waits 30 s for its partner and queues its end (rule: offer-30s)', async () => {
  expect(await assign()).toEqual({ attempt: 1, deadlineAt });
  expect(await order()).toMatchObject({ status: 'assigned', deliveryPartnerId: null, assignment: null });
  expect(await offer()).toMatchObject({ state: 'offered', deadlineAt, customerPhone: null });
  expect(await partner()).toMatchObject({ openOffers: 1, activeOrders: 0 });
  expect(harness.queued).toEqual([
    { id: 'offer-order1_1', task: { kind: 'expireOffer', orderId: 'order1', attempt: 1 }, dueAt: deadlineAt },
  ]);
});

test('accepting confirms the order and shares the phone numbers (rule: phones-in-hand)', async () => {
  await assign();
  harness.setNow(deadlineAt - 1);
  expect(await respond('accept')).toEqual({ status: 'confirmed' });
  expect(await order()).toMatchObject({
    status: 'confirmed',
    assignment: { acceptedAt: deadlineAt - 1, partnerPhone: '9845012345' },
    estimatedDeliveryAt: someInstant + 30 * 60_000,
  });
  expect(await offer()).toMatchObject({ state: 'accepted', customerPhone: '9901833270' });
  expect(await partner()).toMatchObject({ openOffers: 0, activeOrders: 1 });
});

test('the partner sees and calls the receiver whom the customer has named (rule: receiver)', async () => {
  const delivery = anAddress({ receiverName: 'Ravi Rao', receiverPhone: '9988776655' });
  await harness.seed(orderDocument(anOrder({ delivery })));
  await assign();
  expect(await offer()).toMatchObject({ customerName: 'Ravi Rao', customerPhone: null });
  await respond('accept');
  const atTheDoor = { customerName: 'Ravi Rao', customerPhone: '9988776655' };
  expect(await offer()).toMatchObject(atTheDoor);
  await setStatus('out_for_delivery');
  expect(await offer()).toMatchObject(atTheDoor);
  expect(await order()).toMatchObject({ customerName: anOrder().customerName, delivery });
  await deliver();
  expect(await offer()).toMatchObject({ customerPhone: null });
});

test.each([0, 1, 60_000])('an answer %d ms after the deadline is refused (rule: offer-30s)', async (late) => {
  await assign();
  harness.setNow(deadlineAt + late);
  expect(await refusalOf(respond('accept'))).toBe('offer_expired');
  expect(await refusalOf(respond('reject'))).toBe('offer_expired');
});

test('rejecting frees the order, and the next partner gets a new attempt (rule: reject-frees)', async () => {
  await assign();
  await respond('reject');
  expect(await order()).toMatchObject({ status: 'pending', deliveryPartnerId: null, assignment: null });
  expect(await offer()).toMatchObject({ state: 'rejected' });
  expect(await partner()).toMatchObject({ openOffers: 0 });
  expect(await assign('partner2')).toMatchObject({ attempt: 2 });
  expect(await refusalOf(respond('accept', 1))).toBe('offer_closed');
});

test("another partner's offer looks like none", async () => {
  await assign();
  expect(await refusalOf(respond('accept', 1, 'partner2'))).toBe('unknown_order');
  expect(await refusalOf(respond('accept', 7))).toBe('unknown_order');
});

test('an offer expires on the server, not before its time (rules: offer-30s, reject-frees)', async () => {
  await assign();
  const task = { kind: 'expireOffer', orderId: 'order1', attempt: 1 } as const;
  await expect(runTask(task, deadlineAt, harness.services)).rejects.toThrow(TooEarlyError);
  harness.setNow(deadlineAt);
  await runTask(task, deadlineAt, harness.services);
  await runTask(task, deadlineAt, harness.services);
  expect(await order()).toMatchObject({ status: 'pending', deliveryPartnerId: null });
  expect(await offer()).toMatchObject({ state: 'expired' });
  expect(await partner()).toMatchObject({ openOffers: 0, missedOffersInARow: 1, isOnline: true });
});

test('the sweeper ends an offer whose task was lost', async () => {
  await assign();
  harness.setNow(deadlineAt + 5_000);
  expect(await sweep(harness.services)).toMatchObject({ expired: 1 });
  expect(await sweep(harness.services)).toMatchObject({ expired: 0 });
  expect(await order()).toMatchObject({ status: 'pending' });
});

test('the sweeper delivers what a crash after the commit left in the outbox (rule: side-effects-delivered)', async () => {
  const broken = harness.with({
    enqueue: async () => {
      throw new Error('the queue is down');
    },
  });
  await harness.run(
    assignOrderOperation,
    'admin1',
    { orderId: 'order1', deliveryPartnerId: 'partner1' },
    { services: broken },
  );
  expect(harness.queued).toEqual([]);
  harness.setNow(someInstant + 15_000);
  expect(await sweep(harness.services)).toMatchObject({ delivered: 1 });
  expect(harness.queued).toMatchObject([{ id: 'offer-order1_1' }]);
  expect(await sweep(harness.services)).toMatchObject({ delivered: 0 });
});

test('the third miss in a row sets the partner offline (rule: three-misses)', async () => {
  for (const attempt of [1, 2, 3]) {
    await assign();
    harness.setNow(someInstant + attempt * (offerDurationMs + 10_000));
    await sweep(harness.services);
  }
  expect(await partner()).toMatchObject({
    isOnline: false,
    missedOffersInARow: 3,
    noticeFacts: { code: 'set_offline', missedOffers: 3 },
  });
  expect(await refusalOf(assign())).toBe('partner_offline');
});

test('accept and expiry at once have one winner', async () => {
  for (let round = 0; round < 10; round += 1) {
    await harness.seed({ ...orderDocument(anOrder()), ...partnerDocuments('partner1') });
    await harness.db.recursiveDelete(harness.db.collection('assignments'));
    await harness.db.recursiveDelete(harness.db.collection('outbox'));
    await harness.db.recursiveDelete(harness.db.collection('orders/order1/history'));
    harness.setNow(someInstant);
    await assign();
    const early = harness.with({ now: () => deadlineAt - 1 });
    const late = harness.with({ now: () => deadlineAt });
    await Promise.allSettled([
      harness.run(
        respondToOfferOperation,
        'partner1',
        { orderId: 'order1', attempt: 1, answer: 'accept' },
        { services: early },
      ),
      runTask({ kind: 'expireOffer', orderId: 'order1', attempt: 1 }, deadlineAt, late),
    ]);
    const [{ status }, { state }, { openOffers, activeOrders }] = await Promise.all([
      order(),
      offer(),
      partner(),
    ]);
    expect([
      { status: 'confirmed', state: 'accepted', openOffers: 0, activeOrders: 1 },
      { status: 'pending', state: 'expired', openOffers: 0, activeOrders: 0 },
    ]).toContainEqual({ status, state, openOffers, activeOrders });
  }
});

test.each([
  { desc: 'offline', state: { isOnline: false }, code: 'partner_offline' },
  { desc: 'at the limit', state: { activeOrders: 3 }, code: 'partner_busy' },
  {
    desc: 'below the minimum balance',
    state: { walletBalancePaise: 999_99 },
    code: 'partner_balance_too_low',
  },
  { desc: 'asked about another order', state: { openOffers: 1 }, code: 'partner_has_offer' },
  { desc: 'silent since three offers', state: { missedOffersInARow: 3 }, code: 'partner_missed_offers' },
  {
    desc: 'not seen for five minutes',
    state: { signOfLifeAt: someInstant - 300_000 },
    code: 'partner_not_seen',
  },
  { desc: 'over the cash limit', state: { cashInHandPaise: 5000_01 }, code: 'partner_over_cash_limit' },
])('a partner who is $desc gets no offer', async ({ state, code }) => {
  await harness.seed(partnerDocuments('partner1', state));
  expect(await refusalOf(assign())).toBe(code);
  expect(await order()).toMatchObject({ status: 'pending' });
});

test('an order is offered to one partner at a time (rule: one-partner)', async () => {
  const results = await Promise.allSettled([assign('partner1'), assign('partner2')]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await partner('partner1')).openOffers + (await partner('partner2')).openOffers).toBe(1);
});

test('going offline gives the open offers back (rule: online-only)', async () => {
  await assign();
  await harness.run(setAvailabilityOperation, 'partner1', { isOnline: false });
  expect(await order()).toMatchObject({ status: 'pending', deliveryPartnerId: null });
  expect(await offer()).toMatchObject({ state: 'withdrawn' });
  expect(await partner()).toMatchObject({ isOnline: false, openOffers: 0, missedOffersInARow: 0 });
});

test('from acceptance to the wallet: credited once, however often it is delivered (rule: partner-delivers)', async () => {
  await assign();
  await respond('accept');
  expect(await refusalOf(deliver())).toBe('not_out_for_delivery');
  await setStatus('out_for_delivery');
  expect(await refusalOf(deliver('partner2'))).toBe('unknown_order');
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => deliver()));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await ledger()).toMatchObject([
    { amountPaise: 50_00, balanceAfterPaise: 1550_00, transactionType: 'credit' },
  ]);
  expect(await partner()).toMatchObject({
    walletBalancePaise: 1550_00,
    activeOrders: 0,
    totalDeliveries: 1,
    cashInHandPaise: 98_00,
  });
  expect(await order()).toMatchObject({
    status: 'delivered',
    paymentStatus: 'paid',
    assignment: { partnerPhone: null },
  });
  expect(await offer()).toMatchObject({ state: 'delivered', customerPhone: null });
});

test('every change is in the history, in order (rule: history-complete)', async () => {
  await assign();
  await respond('accept');
  await setStatus('preparing');
  const rows = await harness.db.collection('orders/order1/history').orderBy('seq').get();
  expect(rows.docs.map((doc) => `${doc.get('actorRole')}: ${doc.get('from')} > ${doc.get('to')}`)).toEqual([
    'admin: pending > assigned',
    'delivery_partner: assigned > confirmed',
    'admin: confirmed > preparing',
  ]);
});

test.each([
  { uid: 'customer1', who: 'a customer' },
  { uid: 'partner1', who: 'a partner' },
  { uid: 'nobody', who: 'an account without a profile' },
])('$who assigns nothing and sets no status', async ({ uid }) => {
  const assigning = harness.run(assignOrderOperation, uid, {
    orderId: 'order1',
    deliveryPartnerId: 'partner1',
  });
  expect(await refusalOf(assigning)).toBe('not_allowed');
  const setting = harness.run(setOrderStatusOperation, uid, {
    orderId: 'order1',
    status: 'delivered',
    note: '',
  });
  expect(await refusalOf(setting)).toBe('not_allowed');
});

test('threat-log-leak: log lines name the operation and never what it carried', async () => {
  await assign();
  await respond('accept');
  expect(harness.logged.map(({ operation, result, actor }) => ({ operation, result, actor }))).toEqual([
    { operation: 'dispatch.assign', result: 'ok', actor: 'admin1' },
    { operation: 'dispatch.respond', result: 'ok', actor: 'partner1' },
  ]);
  expect(JSON.stringify(harness.logged)).not.toMatch(/Domlur|99018|98450/);
});

test('accepting and delivering cost what they cost: reads and writes are bounded (rule: bounded-work)', async () => {
  await assign();
  await respond('accept');
  await setStatus('out_for_delivery');
  await deliver();
  const costs = harness.logged.map(({ operation, reads, writes }) => ({ operation, reads, writes }));
  expect(costs).toEqual([
    // Profile and settings twice, order, partner; order, partner, assignment, history, outbox, record.
    { operation: 'dispatch.assign', reads: 6, writes: 6 },
    // Profile and settings twice, assignment, order, partner; order, partner, assignment, history, record. The settings
    // once more, as the partner may be asked for another order.
    { operation: 'dispatch.respond', reads: 8, writes: 5 },
    // Without the settings: the order keeps what was promised for it.
    { operation: 'orders.setStatus', reads: 5, writes: 5 },
    // The same and the ledger row; the settings, as the partner may be asked for another order.
    { operation: 'dispatch.markDelivered', reads: 6, writes: 6 },
  ]);
});

import { beforeAll, expect, test } from '@jest/globals';
import { readCatalogue } from './catalogue/read-catalogue.mjs';
import { demoDocuments } from './documents.mjs';
import { gatewayPast } from './gateway-past.mjs';
import { loadDomain } from './load-domain.mjs';
import { people } from './past.mjs';

const now = Date.UTC(2026, 10, 20, 12, 45); // 6:15 pm in Bengaluru

/** @type {import('./load-domain.mjs').Domain} */
let domain;
/** @type {import('./catalogue/read-catalogue.mjs').Catalogue} */
let catalogue;
/** @type {import('./documents.mjs').Document[]} */
let documents;

beforeAll(async () => {
  [domain, catalogue] = await Promise.all([loadDomain(), readCatalogue()]);
  documents = demoDocuments({ domain, catalogue, now });
});

/**
 * @template {import('valibot').GenericSchema} S
 * @param {readonly import('./documents.mjs').Document[]} from
 * @param {RegExp} paths
 * @param {S} schema
 */
const parsed = (from, paths, schema) =>
  from
    .filter(([path]) => paths.test(path))
    .map(([path, data]) => domain.parseDocument(schema, path, path.split('/').at(-1) ?? '', data));

const orders = (from = documents) => parsed(from, /^orders\/[^/]+$/, domain.orderSchema);
const partners = () => parsed(documents, /^deliveryPartners\//, domain.deliveryPartnerSchema);
const profiles = () => parsed(documents, /^profiles\//, domain.profileSchema);
const ledger = () => parsed(documents, /^walletTransactions\//, domain.walletTransactionSchema);
const assignments = () => parsed(documents, /^assignments\//, domain.assignmentSchema);
const cashDeposits = () => parsed(documents, /^cashDeposits\//, domain.cashDepositSchema);

/** @template T @param {readonly T[]} items @param {(item: T) => number} amount */
const sum = (items, amount) => items.reduce((total, item) => total + amount(item), 0);

test('a row of a wallet names its order, in the words of its facts (rule: recorded-facts)', () => {
  const rows = ledger().filter(({ orderNumber }) => orderNumber !== null);
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) expect(domain.walletWords(row)).toBe(`Delivery of order #${row.orderNumber}`);
});

test('every document has its own path', () => {
  expect(new Set(documents.map(([path]) => path)).size).toBe(documents.length);
});

// Numbers and times move with the day: nothing lies in the future, and no two orders get one number.
test.each([10, 425, 780, 1319, 1430])('a past leads up to minute %i of the day', (minutes) => {
  const at = domain.startOfIndiaDay(now) + minutes * 60_000;
  const found = orders(demoDocuments({ domain, catalogue, now: at }));
  expect(found.length).toBeGreaterThanOrEqual(40);
  expect(found.filter((order) => order.updatedAt > at)).toEqual([]);
  expect(
    found.filter(({ orderNumber, createdAt }) => !domain.isOrderNumberOfDay(orderNumber, createdAt)),
  ).toEqual([]);
  expect(new Set(found.map(({ orderNumber }) => orderNumber)).size).toBe(found.length);
});

test('every product of an order is in the catalogue, with the same picture', () => {
  const pictures = new Map(catalogue.products.map(({ id, images }) => [id, domain.primaryImageId(images)]));
  for (const { productId, imageId } of orders().flatMap(({ items }) => items))
    expect({ productId, imageId }).toEqual({ productId, imageId: pictures.get(productId) });
});

test('28 states and 8 union territories with up to 9 cities each, in alphabetical order (rule: all-states)', () => {
  const states = parsed(documents, /^indianCities\//, domain.indianCitiesSchema);
  expect(states).toHaveLength(36);
  const names = states.map(({ state }) => state);
  expect([...names].sort()).toEqual(names);
  for (const { cities } of states) {
    expect(cities.length).toBeLessThanOrEqual(9);
    expect([...cities].sort()).toEqual(cities);
  }
});

test('the demo shop delivers at any hour, in 30 minutes (rule: one-promise)', () => {
  const stores = parsed(documents, /^storeSettings\/public$/, domain.publicStoreSettingsSchema);
  const promises = stores.flatMap((store) =>
    Array.from({ length: 24 * 60 }, (_, minute) => domain.deliveryPromise(store, now + minute * 60_000)),
  );
  expect(new Set(promises.map((promise) => JSON.stringify(promise)))).toEqual(
    new Set([JSON.stringify({ kind: 'now', minutes: 30 })]),
  );
});

test('the settings are the defaults but for place and hours, and are written last', () => {
  expect(documents.at(-1)).toEqual([
    'storeSettings/public',
    expect.objectContaining({
      storeName: 'Basket Express',
      storeDescription: '30 Minutes Grocery Delivery',
      serviceRadiusKm: 15,
      deliveryChargePaise: 50_00,
      freeDeliveryThresholdPaise: 500_00,
      deliveryTimeMinutes: 30,
      openingTime: '00:00:00',
      closingTime: '00:00:00',
      isOpen: true,
      storeLatitude: 12.9719,
      storeLongitude: 77.6412,
    }),
  ]);
});

test('everybody has a profile, every partner a partner document under the same id', () => {
  expect(profiles().map(({ id }) => id)).toEqual(people.map(({ uid }) => uid));
  const delivering = people.filter(({ role }) => role === 'delivery_partner').map(({ uid }) => uid);
  expect(partners().map(({ id }) => id)).toEqual(delivering);
});

test('a wallet is the sum of its ledger, without a gap and never negative', () => {
  for (const partner of partners()) {
    const rows = ledger()
      .filter((row) => row.deliveryPartnerId === partner.id)
      .sort((a, b) => a.seq - b.seq);
    expect(rows.map((row) => row.seq)).toEqual(rows.map((_, index) => index + 1));
    const times = rows.map((row) => row.createdAt);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    rows.forEach((row, index) =>
      expect(row.balanceAfterPaise).toBe(sum(rows.slice(0, index + 1), ({ amountPaise }) => amountPaise)),
    );
    expect(partner.walletBalancePaise).toBe(sum(rows, ({ amountPaise }) => amountPaise));
    expect(partner.walletSeq).toBe(rows.length);
    const earnings = rows.filter((row) => row.orderId !== null);
    expect(partner.totalEarningsPaise).toBe(sum(earnings, ({ amountPaise }) => amountPaise));
  }
});

test('nobody is online who cannot answer; online, the demo partners can be assigned to, and one has less than ₹1,000', () => {
  const order = {
    paymentMethod: /** @type {const} */ ('cod'),
    paymentStatus: /** @type {const} */ ('pending'),
    totalPaise: 500_00,
  };
  /** @param {object} facts */
  const obstacles = (facts) =>
    Object.fromEntries(
      partners().map((partner) => [
        partner.id,
        domain.partnerObstacle({ ...partner, ...facts }, order, domain.defaultStoreSettings, Date.now()),
      ]),
    );
  expect(new Set(Object.values(obstacles({})))).toEqual(new Set(['partner_offline']));
  expect(obstacles({ isOnline: true })).toEqual({
    'partner-imran': null,
    'partner-lakshmi': null,
    'partner-suresh': null,
    'partner-manoj': 'partner_balance_too_low',
  });
});

test('orders: every status but the 30 seconds of an offer, mostly delivered, three waiting for a partner', () => {
  const statuses = orders().map((order) => order.status);
  expect(statuses.length).toBeGreaterThanOrEqual(40);
  const expected = domain.orderStatuses.filter((status) => status !== 'assigned');
  expect(new Set(statuses)).toEqual(new Set(expected));
  expect(statuses.filter((status) => status === 'delivered').length).toBeGreaterThan(statuses.length / 2);
  const waiting = orders().filter((order) => order.status === 'pending' && order.deliveryPartnerId === null);
  expect(waiting).toHaveLength(3);
});

test("customers see the partner's position of orders in hand only", () => {
  const shown = orders().filter((order) => order.assignment?.partnerLocation);
  const inHand = orders().filter((order) => domain.orderStatusFacts[order.status].isInHand);
  expect(shown.map(({ id }) => id)).toEqual(inHand.map(({ id }) => id));
  for (const { deliveryPartnerId, assignment } of shown) {
    const partner = partners().find(({ id }) => id === deliveryPartnerId);
    expect(assignment?.partnerLocation).toEqual(partner?.currentLocation);
  }
});

test('amounts of an order add up', () => {
  for (const order of orders()) {
    expect(sum(order.items, (item) => item.totalPaise)).toBe(order.subtotalPaise);
    expect(order.subtotalPaise + order.deliveryChargePaise).toBe(order.totalPaise);
  }
});

test('every online payment is one that the shop and the sandbox know, to the paisa (rule: money-agrees)', () => {
  const payments = parsed(documents, /^payments\//, domain.paymentSchema);
  const intents = parsed(documents, /^paymentIntents\//, domain.paymentIntentSchema);
  const refunds = parsed(documents, /^refunds\//, domain.refundSchema);
  const { payments: told } = gatewayPast(domain, documents);
  const online = orders().filter(({ paymentId }) => paymentId !== null);
  expect(online.length).toBeGreaterThan(10);
  for (const { id, paymentId, payment, totalPaise } of online) {
    const paid = payments.find((one) => one.id === paymentId);
    expect(paid).toMatchObject({
      orderId: id,
      amountPaise: totalPaise,
      intentId: payment.intentId,
      use: 'order',
    });
    expect(paid?.capturedAt).not.toBeNull();
    expect(intents.find((one) => one.id === payment.intentId)).toMatchObject({ orderId: id, state: 'paid' });
    const back = sum(
      refunds.filter((refund) => refund.orderId === id),
      ({ amountPaise }) => amountPaise,
    );
    expect([payment.receivedPaise, payment.refundedPaise, paid?.refundedPaise]).toEqual([
      totalPaise,
      back,
      back,
    ]);
    expect(told).toContainEqual(
      expect.objectContaining({
        id: paymentId,
        order_id: payment.intentId,
        amount: totalPaise,
        refunds: back === 0 ? [] : [expect.objectContaining({ amount: back })],
      }),
    );
  }
  expect(payments).toHaveLength(online.length);
  expect(told).toHaveLength(online.length);
});

test('the figures of what sells are those of the orders, which are counted already (rule: popular-order)', () => {
  const [figures] = parsed(documents, /^storeFigures\/sold$/, domain.soldFigures.schema);
  expect(Object.keys(figures?.units ?? {}).length).toBeGreaterThan(50);
  expect(orders().flatMap(domain.soldMoves)).toEqual([]);
  const anew = orders().map(({ soldQuantities: _counted, ...order }) => order);
  expect(domain.addSold(undefined, anew.flatMap(domain.soldMoves), now)).toEqual({
    dayAt: figures?.dayAt,
    changedAt: now,
    units: figures?.units,
  });
});

test('a partner holds the orders, and the cash, that the orders say', () => {
  for (const partner of partners()) {
    const own = orders().filter((order) => order.deliveryPartnerId === partner.id);
    const offers = assignments().filter(({ deliveryPartnerId }) => deliveryPartnerId === partner.id);
    const inHand = own.filter((order) => domain.orderStatusFacts[order.status].isInHand);
    expect(partner.activeOrders).toBe(inHand.length);
    expect(partner.openOffers).toBe(0);
    const handedIn = cashDeposits().filter((deposit) => deposit.deliveryPartnerId === partner.id);
    expect(partner.cashInHandPaise).toBe(
      sum(offers, (offer) => offer.cashCollectedPaise) - sum(handedIn, (deposit) => deposit.amountPaise),
    );
  }
});

test('the history of an order leads without a gap to its present status', () => {
  for (const order of orders()) {
    const stored = parsed(documents, new RegExp(`^orders/${order.id}/history/`), domain.orderHistorySchema);
    const rows = [domain.placedLine(order), ...stored];
    expect(rows.map((row) => row.seq)).toEqual(
      Array.from({ length: order.historySeq }, (_, index) => index + 1),
    );
    expect(rows.map((row) => row.from)).toEqual([null, ...rows.slice(0, -1).map((row) => row.to)]);
    expect(rows.at(-1)?.to).toBe(order.status);
  }
});

test("no order is older than its customer's account", () => {
  const joinedAt = new Map(profiles().map((profile) => [profile.id, profile.createdAt]));
  for (const order of orders()) expect(joinedAt.get(order.customerId)).toBeLessThan(order.createdAt);
});

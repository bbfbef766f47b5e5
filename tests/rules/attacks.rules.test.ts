/**
 * The threats that come through the database's client SDK (docs/threats.md), one test each under its id. The table of
 * firestore.rules.test.ts checks who may do what; these tests try attacks.
 */
import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  average,
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getAggregateFromServer,
  getCountFromServer,
  getDoc,
  getDocs,
  increment,
  limit,
  query,
  runTransaction,
  setDoc,
  sum,
  updateDoc,
  where,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { databaseOf, documents, fill, openRules, personas, type Persona } from './personas';

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await openRules('attacks');
  await fill(environment);
});
afterAll(() => environment.cleanup());

const as = (persona: Persona): Firestore => databaseOf(environment, persona);

/** The stored document, read past the rules. */
async function stored(path: string): Promise<unknown> {
  let data: unknown;
  await environment.withSecurityRulesDisabled(async (context) => {
    data = (await getDoc(doc(context.firestore() as unknown as Firestore, path))).data();
  });
  return data;
}

/** Expects every attempt to be refused and the document to be unchanged. */
async function expectUntouched(path: string, attempts: readonly Promise<unknown>[]): Promise<void> {
  await Promise.all(attempts.map((attempt) => assertFails(attempt)));
  expect(await stored(path)).toEqual(documents[path]);
}

test('threat-forged-order: a customer creates a paid order for one paisa', async () => {
  const forged = { ...documents['orders/order1'], totalPaise: 1, paymentStatus: 'paid' };
  await assertFails(setDoc(doc(as('customer'), 'orders/forged'), forged));
  expect(await stored('orders/forged')).toBeUndefined();
});

test('threat-edited-order: a customer changes their order, field by field', async () => {
  const own = doc(as('customer'), 'orders/order1');
  await expectUntouched('orders/order1', [
    ...[
      { status: 'delivered' },
      { paymentStatus: 'paid' },
      { totalPaise: 1 },
      { deliveryChargePaise: 0 },
      { 'delivery.address': 'elsewhere' },
      { customerId: 'otherCustomer' },
      { totalPaise: increment(-9800) },
    ].map((change) => updateDoc(own, change)),
    setDoc(own, { paymentStatus: 'paid' }, { merge: true }),
    deleteDoc(own),
  ]);
});

test('threat-stranger-order: a customer reads a stranger’s order, and learns nothing from the refusal', async () => {
  const db = as('otherCustomer');
  const codes = await Promise.all(
    ['orders/order1', 'orders/doesNotExist'].map((path) =>
      getDoc(doc(db, path)).then(
        () => 'read',
        (error: { code: string }) => error.code,
      ),
    ),
  );
  expect(codes).toEqual(['permission-denied', 'permission-denied']);
});

test('threat-order-listing: a customer lists orders without a filter, of two people, as a group, without a limit, or counts', async () => {
  const orders = collection(as('customer'), 'orders');
  const group = collectionGroup(as('customer'), 'orders');
  const victims = where('customerId', 'in', ['customer', 'otherCustomer']);
  const other = where('customerId', '==', 'otherCustomer');
  const own = where('customerId', '==', 'customer');
  const attempts = [
    getDocs(query(orders, limit(10))),
    getDocs(query(orders, victims, limit(10))),
    getDocs(query(orders, other, limit(10))),
    getDocs(query(orders, where('totalPaise', '>', 0), limit(10))),
    getDocs(query(group, own, limit(10))),
    getDocs(query(orders, own)),
    getCountFromServer(query(orders, limit(10))),
    getCountFromServer(query(orders, other, limit(10))),
    getCountFromServer(query(group, limit(10))),
    getAggregateFromServer(query(orders, limit(10)), { takings: sum('totalPaise') }),
    getAggregateFromServer(query(orders, other, limit(10)), { mean: average('totalPaise') }),
  ];
  await Promise.all(attempts.map((attempt) => assertFails(attempt)));
});

test('threat-self-promotion: a user raises their role, at sign-up or later, alone or with a harmless change', async () => {
  const fresh = doc(as('noProfile'), 'profiles/noProfile');
  await assertFails(setDoc(fresh, { ...documents['profiles/customer'], role: 'admin' }));
  expect(await stored('profiles/noProfile')).toBeUndefined();
  const db = as('customer');
  const own = doc(db, 'profiles/customer');
  await expectUntouched('profiles/customer', [
    updateDoc(own, { role: 'admin' }),
    updateDoc(own, 'role', 'admin'),
    setDoc(own, { role: 'admin' }, { merge: true }),
    writeBatch(db).update(own, { name: 'Ananya' }).update(own, { role: 'admin' }).commit(),
    runTransaction(db, async (transaction) => {
      transaction.update(own, { role: 'admin' });
      await Promise.resolve();
    }),
  ]);
});

test('threat-foreign-profile: a customer writes another profile or lists profiles', async () => {
  const db = as('customer');
  await expectUntouched('profiles/otherCustomer', [
    updateDoc(doc(db, 'profiles/otherCustomer'), { phone: '9000000000' }),
    getDoc(doc(db, 'profiles/otherCustomer')),
    getDocs(query(collection(db, 'profiles'), limit(10))),
    getDocs(query(collection(db, 'profiles'), where('role', '==', 'admin'), limit(10))),
    getCountFromServer(query(collection(db, 'profiles'), limit(10))),
  ]);
});

test('threat-partner-figures: a partner writes their own money, deliveries, capacity, or an invalid position', async () => {
  const own = doc(as('partner'), 'deliveryPartners/partner');
  await expectUntouched(
    'deliveryPartners/partner',
    [
      { isOnline: true, walletBalancePaise: 9e9 },
      { walletBalancePaise: increment(1_000_00) },
      { totalDeliveries: 100 },
      { rating: 5 },
      { openOffers: 0, activeOrders: 0 },
      { cashInHandPaise: 0 },
      { status: 'busy' },
      { currentLocation: { latitude: Number.NaN, longitude: 1e9, at: 0 } },
      { isOnline: true },
    ].map((change) => updateDoc(own, change)),
  );
});

test('threat-forged-ledger: a partner writes the ledger or the requests', async () => {
  const db = as('partner');
  for (const path of ['walletTransactions/order1_1_earning', 'withdrawalRequests/request1']) {
    const fresh = `${path.split('/')[0] ?? ''}/forged`;
    await assertFails(setDoc(doc(db, fresh), documents[path] ?? {}));
    expect(await stored(fresh)).toBeUndefined();
    await expectUntouched(path, [
      updateDoc(doc(db, path), { amountPaise: 1_000_000_00 }),
      updateDoc(doc(db, path), { status: 'approved' }),
      deleteDoc(doc(db, path)),
    ]);
  }
});

test('threat-curious-customer: a customer reads the offers of their order, one by one and in lists', async () => {
  const customer = as('customer');
  const assignments = collection(customer, 'assignments');
  const attempts = [
    getDoc(doc(customer, 'assignments/order1_1')),
    getDoc(doc(customer, 'assignments/order4_1')),
    getDoc(doc(customer, 'orders/order1/history/0001')),
    getDocs(query(assignments, where('orderId', '==', 'order1'), limit(1))),
    getDocs(query(assignments, where('orderId', '==', 'order1'), where('state', '==', 'offered'), limit(1))),
    getDocs(query(collection(customer, 'walletTransactions'), where('orderId', '==', 'order1'), limit(1))),
  ];
  await Promise.all(attempts.map((attempt) => assertFails(attempt)));
});

test('threat-curious-partner: a partner reads orders, a rejected offer, a rival’s work and wallet', async () => {
  const partner = as('partner');
  const rival = as('otherPartner');
  const attempts = [
    getDoc(doc(partner, 'orders/order1')),
    getDoc(doc(partner, 'assignments/order2_1')),
    getDoc(doc(rival, 'assignments/order1_1')),
    getDoc(doc(rival, 'deliveryPartners/partner')),
    getDoc(doc(rival, 'walletTransactions/order1_1_earning')),
    getDocs(
      query(collection(rival, 'walletTransactions'), where('deliveryPartnerId', '==', 'partner'), limit(5)),
    ),
    getDocs(
      query(collection(rival, 'withdrawalRequests'), where('deliveryPartnerId', '==', 'partner'), limit(5)),
    ),
    getDoc(doc(as('demotedPartner'), 'assignments/order3_1')),
  ];
  await Promise.all(attempts.map((attempt) => assertFails(attempt)));
  await assertSucceeds(getDoc(doc(partner, 'assignments/order1_1')));
});

test.each(personas)('threat-closed-collections: %s reads what is closed to everybody', async (persona) => {
  const db = as(persona);
  for (const path of [
    'secrets/gateway',
    'operations/customer_op',
    'outbox/offer-order1_1',
    'orderNumbers/BE2611204821',
    'guards/admins',
    'catalogue/current',
    'webhookEvents/event1',
  ]) {
    await assertFails(getDoc(doc(db, path)));
    await assertFails(getDocs(query(collection(db, path.split('/')[0] ?? ''), limit(1))));
  }
});

test('threat-admin-browser: an admin’s browser writes past the functions', async () => {
  const db = as('admin');
  for (const path of [
    'orders/order1',
    'deliveryPartners/partner',
    'walletTransactions/order1_1_earning',
    'pickings/order1',
    'putBacks/order1',
    'auditEntries/entry1',
    'refunds/order1_3',
    'profiles/customer',
    'products/tomato',
    'storeSettings/public',
  ])
    await expectUntouched(path, [
      updateDoc(doc(db, path), { touched: true }),
      setDoc(doc(db, path), {}, { merge: true }),
      deleteDoc(doc(db, path)),
    ]);
});

test('threat-taken-number: somebody with the number of an admin reads what is for admins', async () => {
  const db = as('phoneAdmin');
  for (const path of ['orders/order1', 'profiles/customer', 'deliveryPartners/partner', 'refunds/order1_3'])
    await assertFails(getDoc(doc(db, path)));
  await assertSucceeds(getDoc(doc(as('admin'), 'orders/order1')));
});

test('threat-visitor-reads: a visitor reads more than settings and cities', async () => {
  const db = as('visitor');
  const open = ['storeSettings/public', 'indianCities/karnataka'];
  for (const path of Object.keys(documents)) {
    const attempt = getDoc(doc(db, path));
    await (open.includes(path) ? assertSucceeds(attempt) : assertFails(attempt));
  }
  for (const name of ['customers', 'carts', 'payments', 'webhookEvents'])
    await assertFails(getDocs(query(collection(db, name), limit(1))));
});

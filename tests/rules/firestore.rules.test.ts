import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
  type Firestore,
  type Query,
  type QueryConstraint,
} from 'firebase/firestore';
import { coverageOfAllows } from './coverage';
import { databaseOf, documents, fill, openRules, personas, type Persona } from './personas';
import { readers } from './readers';

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await openRules('table');
  await fill(environment);
});
afterAll(() => environment.cleanup());

const getCases = Object.entries(readers).flatMap(([path, allowed]) =>
  personas.map((persona) => ({ persona, path, isAllowed: allowed.includes(persona) })),
);

test.each(getCases)('$persona gets $path: $isAllowed', async ({ persona, path, isAllowed }) => {
  const attempt = getDoc(doc(databaseOf(environment, persona), path));
  await (isAllowed ? assertSucceeds(attempt) : assertFails(attempt));
});

test.each(personas.flatMap((persona) => Object.keys(readers).map((path) => ({ persona, path }))))(
  '$persona writes nothing at $path (rule: browsers-write-nothing)',
  async ({ persona, path }) => {
    const db = databaseOf(environment, persona);
    await assertFails(updateDoc(doc(db, path), { touched: true }));
    await assertFails(
      setDoc(doc(db, `${path.slice(0, path.lastIndexOf('/'))}/fresh`), documents[path] ?? {}),
    );
    await assertFails(deleteDoc(doc(db, path)));
  },
);

interface ListCase {
  readonly desc: string;
  readonly build: (db: Firestore) => Query;
  readonly allowed: readonly Persona[];
}

const ownList = (name: string, field: string, owner: Persona, most: number): ListCase[] => [
  {
    desc: `own ${name}, limited`,
    build: (db) => query(collection(db, name), where(field, '==', owner), limit(most)),
    allowed: [owner, 'admin'],
  },
  {
    desc: `own ${name}, beyond the limit`,
    build: (db) => query(collection(db, name), where(field, '==', owner), limit(most + 1)),
    allowed: ['admin'],
  },
  {
    desc: `own ${name}, without a limit`,
    build: (db) => query(collection(db, name), where(field, '==', owner)),
    allowed: [],
  },
  { desc: `all ${name}, limited`, build: (db) => query(collection(db, name), limit(10)), allowed: ['admin'] },
  {
    desc: `${name} of two owners`,
    build: (db) => query(collection(db, name), where(field, 'in', [owner, 'somebody']), limit(10)),
    allowed: ['admin'],
  },
];

const ownAssignments = (db: Firestore, constraints: QueryConstraint[]): Query =>
  query(collection(db, 'assignments'), where('deliveryPartnerId', '==', 'partner'), ...constraints);

/** So many documents of each collection an admin may list at once. */
const mostForAdmins = {
  profiles: 200,
  auditEntries: 200,
  damagedDocuments: 200,
  deliveryPartners: 200,
  pickings: 200,
  putBacks: 200,
  refunds: 200,
  payments: 200,
  paymentIntents: 200,
  assignments: 200,
  orders: 200,
  walletTransactions: 200,
  withdrawalRequests: 200,
  cashDeposits: 200,
  'orders/order1/history': 200,
  'products/tomato/stockChanges': 200,
  products: 500,
  categories: 500,
};

const lists: readonly ListCase[] = [
  ...ownList('orders', 'customerId', 'customer', 50),
  {
    desc: 'own open offers',
    build: (db) => ownAssignments(db, [where('state', '==', 'offered'), limit(50)]),
    allowed: ['partner', 'admin'],
  },
  {
    desc: 'own accepted and delivered orders',
    build: (db) => ownAssignments(db, [where('state', 'in', ['accepted', 'delivered', 'lost']), limit(50)]),
    allowed: ['partner', 'admin'],
  },
  {
    desc: 'own open offers, beyond the limit',
    build: (db) => ownAssignments(db, [where('state', '==', 'offered'), limit(51)]),
    allowed: ['admin'],
  },
  {
    desc: 'own open offers, without a limit',
    build: (db) => ownAssignments(db, [where('state', '==', 'offered')]),
    allowed: [],
  },
  {
    desc: 'own rejected offers',
    build: (db) => ownAssignments(db, [where('state', '==', 'rejected'), limit(50)]),
    allowed: ['admin'],
  },
  {
    desc: 'own assignments in any state',
    build: (db) => ownAssignments(db, [limit(50)]),
    allowed: ['admin'],
  },
  {
    desc: 'what was delivered before the demotion',
    build: (db) =>
      query(
        collection(db, 'assignments'),
        where('deliveryPartnerId', '==', 'demotedPartner'),
        where('state', '==', 'delivered'),
        limit(50),
      ),
    allowed: ['admin'],
  },
  ...ownList('walletTransactions', 'deliveryPartnerId', 'partner', 50),
  ...ownList('withdrawalRequests', 'deliveryPartnerId', 'partner', 50),
  ...ownList('cashDeposits', 'deliveryPartnerId', 'partner', 50),
  ...Object.entries(mostForAdmins).flatMap(([path, most]): ListCase[] => [
    {
      desc: `${path}, at the limit`,
      build: (db) => query(collection(db, path), limit(most)),
      allowed: ['admin'],
    },
    {
      desc: `${path}, beyond the limit`,
      build: (db) => query(collection(db, path), limit(most + 1)),
      allowed: [],
    },
  ]),
  {
    desc: 'history of every order',
    build: (db) => query(collectionGroup(db, 'history'), limit(5)),
    allowed: [],
  },
  { desc: 'orders as a group', build: (db) => query(collectionGroup(db, 'orders'), limit(5)), allowed: [] },
  {
    desc: 'cities, limited',
    build: (db) => query(collection(db, 'indianCities'), limit(50)),
    allowed: personas,
  },
  {
    desc: 'cities, beyond the limit',
    build: (db) => query(collection(db, 'indianCities'), limit(51)),
    allowed: [],
  },
  { desc: 'cities, without a limit', build: (db) => collection(db, 'indianCities'), allowed: [] },
  ...[
    'secrets',
    'guards',
    'operations',
    'outbox',
    'orderNumbers',
    'catalogue',
    'system',
    'pageErrors',
    'rollouts',
    'failedPublications',
    'somethingNew',
  ].map((name): ListCase => ({
    desc: name,
    build: (db) => query(collection(db, name), limit(1)),
    allowed: [],
  })),
];

test.each(
  lists.flatMap(({ desc, build, allowed }) =>
    personas.map((persona) => ({ desc, build, persona, isAllowed: allowed.includes(persona) })),
  ),
)('$persona lists $desc: $isAllowed', async ({ persona, build, isAllowed }) => {
  const attempt = getDocs(build(databaseOf(environment, persona)));
  await (isAllowed ? assertSucceeds(attempt) : assertFails(attempt));
});

test.each(personas)('%s counts all orders only as an admin', async (persona) => {
  const db = databaseOf(environment, persona);
  const attempt = getCountFromServer(query(collection(db, 'orders'), limit(200)));
  await (persona === 'admin' ? assertSucceeds(attempt) : assertFails(attempt));
});

test('a missing order and a stranger’s order look the same to a customer', async () => {
  const db = databaseOf(environment, 'otherCustomer');
  const missing = await getDoc(doc(db, 'orders/none')).catch((error: { code: string }) => error.code);
  const stranger = await getDoc(doc(db, 'orders/order1')).catch((error: { code: string }) => error.code);
  expect(missing).toBe(stranger);
});

// Must run last: the report covers all tests before it.
test('every condition was evaluated to true and to false (rule: rules-least)', async () => {
  const conditions = (await coverageOfAllows(environment)).filter(({ isConstant }) => !isConstant);
  expect(conditions.length).toBeGreaterThan(20);
  const oneSided = conditions.filter(({ seen }) => !seen.has(true) || !seen.has(false));
  expect(oneSided.map(({ line, text, seen }) => `${line}: ${text} only ${[...seen].join()}`)).toEqual([]);
});

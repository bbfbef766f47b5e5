/**
 * One damaged document in each collection, first in the order in which it is read: every subsystem goes on with the others,
 * and the report names the damaged one.
 */
import {
  categories,
  collectionOf,
  damagedDocuments,
  monthFigures,
  orders,
  products,
  retention,
  startOfIndiaDay,
  withoutId,
  type DamagedDocument,
  type KeptCollection,
  type Order,
  type PublishedCatalogue,
} from '@basket/domain';
import {
  aCategory,
  anAddress,
  anAssignment,
  anOrder,
  draftOfCategory,
  someInstant,
} from '@basket/domain/testing';
import { countProfilesOperation } from '../../accounts/count-profiles.callable';
import { editCustomerOperation } from '../../accounts/edit-customer.callable';
import { publishCatalogue } from '../../catalogue';
import { countCategoriesOperation } from '../../catalogue/count-categories.callable';
import { availabilities, shardOf } from '../../catalogue/publication/publication-documents';
import { CatalogueServer } from '../../catalogue/publication/serve-catalogue';
import { updateAvailability } from '../../catalogue/publication/update-availability';
import { saveCategoryOperation } from '../../catalogue/save-category.callable';
import { autoAssignOperation } from '../../dispatch/offers/auto-assign.callable';
import { setAvailabilityOperation } from '../../dispatch/partners/set-availability.callable';
import { updateLocationOperation } from '../../dispatch/partners/update-location.callable';
import { sweep } from '../../entry-points/sweep.schedule';
import { placeOrderOperation } from '../../orders/placing/place-order.callable';
import { DamageReports } from '../../platform/instance/damage-reports';
import { readDashboardOperation } from '../../reporting/read-dashboard.callable';
import { readDiagnosticsOperation } from '../../reporting/read-diagnostics.callable';
import { readShiftOperation } from '../../reporting/read-shift.callable';
import { readWaitingOperation } from '../../reporting/read-waiting.callable';
import { resolveWithdrawalOperation } from '../../wallet/resolve-withdrawal.callable';
import { freshHarness } from '../fresh-harness';
import { gatewayDocuments, withGateway } from '../gateway-harness';
import {
  personAt,
  orderDocument,
  partnerDocuments,
  productDocument,
  profileDocument,
  refusalOf,
} from '../harness';

const long = 3_600_000;
const overdue = someInstant - long;
const offered = (id: string, attempt = 1) =>
  anOrder({
    id,
    orderNumber: `BE2611200${id.slice(-3)}`,
    status: 'assigned',
    deliveryPartnerId: 'partner2',
    offerAttempts: attempt,
    assignment: {
      attempt,
      partnerName: 'Imran Khan',
      partnerPhone: null,
      partnerLocation: null,
      assignedAt: overdue,
      deadlineAt: overdue,
      acceptedAt: null,
    },
  });

const inHand = {
  partnerName: 'Imran Khan',
  partnerPhone: '9845012345',
  partnerLocation: null,
  assignedAt: overdue,
  deadlineAt: overdue,
  acceptedAt: overdue,
};

/** A store in which every subsystem has something to do. */
const sound = (): Record<string, object> => ({
  ...gatewayDocuments(),
  ...profileDocument('admin1', { role: 'admin' }),
  ...profileDocument('customer1'),
  ...partnerDocuments('partner1', { activeOrders: 1 }),
  ...partnerDocuments('partner2', { isOnline: false, openOffers: 1 }),
  [categories.path('veg')]: aCategory(),
  ...productDocument('tomato', { pricePaise: 24_00, categoryId: 'veg' }),
  ...orderDocument(anOrder({ id: 'waiting', orderNumber: 'BE2611201001', createdAt: 10 })),
  ...orderDocument(
    anOrder({
      id: 'unpaid',
      orderNumber: 'BE2611201002',
      paymentMethod: 'online',
      paymentDueAt: overdue,
      createdAt: 20,
      status: 'confirmed',
    }),
  ),
  ...orderDocument(
    anOrder({
      id: 'forgotten',
      orderNumber: 'BE2611201003',
      paymentMethod: 'online',
      paymentDueAt: overdue,
      createdAt: 30,
    }),
  ),
  ...orderDocument(offered('offered001')),
  'assignments/offered001_1': withoutId(
    anAssignment({
      orderId: 'offered001',
      deliveryPartnerId: 'partner2',
      offeredAt: overdue,
      deadlineAt: overdue,
    }),
  ),
  ...orderDocument(
    anOrder({
      id: 'carried',
      orderNumber: 'BE2611201004',
      status: 'out_for_delivery',
      deliveryPartnerId: 'partner1',
      offerAttempts: 1,
      assignment: { ...inHand, attempt: 1 },
    }),
  ),
  'assignments/carried_1': withoutId(
    anAssignment({ orderId: 'carried', state: 'accepted', orderStatus: 'out_for_delivery' }),
  ),
  'outbox/forgotten': { task: { kind: 'publishCatalogue' }, dueAt: overdue, createdAt: overdue },
});

const fruit = draftOfCategory(aCategory({ name: 'Fruit' }));

const damaged = { isDamaged: true };
/** By path: what the queries of the subsystems find first. */
const poison: Readonly<Record<string, object>> = {
  'orders/aaa': { ...damaged, status: 'pending', deliveryPartnerId: null, createdAt: 1, paymentDueAt: 1 },
  'assignments/aaa_1': { ...damaged, state: 'offered', deadlineAt: 1, deliveryPartnerId: 'partner2' },
  'assignments/aab_1': { ...damaged, state: 'accepted', deliveryPartnerId: 'partner1' },
  'outbox/aaa': { ...damaged, createdAt: 1 },
  'products/aaa': { ...damaged, categoryId: 'veg', isActive: true },
  'categories/aaa': { ...damaged, sortOrder: 0 },
  'sharedWords/aaa': damaged,
  'profiles/aaa': { ...damaged, role: 'admin', createdAt: 1 },
  'deliveryPartners/aaa': {
    ...damaged,
    isOnline: true,
    openOffers: 0,
    activeOrders: 0,
    updatedAt: someInstant,
  },
  'webhookEvents/aaa': { ...damaged, processAt: 1 },
  'paymentIntents/aaa': { ...damaged, checkAt: 1 },
  'refunds/aaa': { ...damaged, nextTryAt: 1 },
  'disputes/aaa': { ...damaged, state: 'open' },
  'changedDays/aaa_1': { ...damaged, dayAt: 1 },
  'storeFigures/closed': damaged,
  [monthFigures.path(someInstant)]: damaged,
  'catalogue/current': { version: 'seven', publicationId: 'x', publishedAt: 1, readAt: 1, files: {} },
  [availabilities.path(shardOf('tomato'))]: { seq: 'seven', products: {} },
};

/** By path: documents of others than the people of this test, or whose readers are not among what it does. Nobody meets them. */
const unmet: Readonly<Record<string, object>> = {
  'accountCounters/aaa': damaged,
  'auditEntries/aaa': { ...damaged, createdAt: 1 },
  'carts/aaa': damaged,
  'cashDeposits/aaa': { ...damaged, deliveryPartnerId: 'partner1', createdAt: 1 },
  'failedPublications/aaa': damaged,
  'guards/aaa': damaged,
  'indianCities/aaa': damaged,
  'operations/aaa': damaged,
  'orderNumbers/aaa': damaged,
  'orders/aaa/history/aaa': damaged,
  'pageErrors/aaa': damaged,
  'payments/aaa': { ...damaged, createdAt: 1 },
  'pickings/aaa': damaged,
  'putBacks/aaa': damaged,
  'products/tomato/stockChanges/aaa': damaged,
  'rollouts/aaa': damaged,
  'secrets/aaa': damaged,
  'slotPlaces/aaa': damaged,
  'stockLanes/aaa': damaged,
  'storeSettings/aaa': damaged,
  'system/aaa': damaged,
  'walletTransactions/aaa': { ...damaged, deliveryPartnerId: 'partner1', createdAt: 1 },
  'withdrawalRequests/aaa': { ...damaged, deliveryPartnerId: 'partner1', status: 'pending', createdAt: 1 },
};

const harness = freshHarness(someInstant, sound);
const rows = async (): Promise<DamagedDocument[]> =>
  (await harness.db.collection(damagedDocuments.collection).get()).docs.map(
    (doc) => doc.data() as DamagedDocument,
  );
const reportsOf = (path: string) =>
  harness.logged.filter(({ operation, fault }) => operation === 'setAside' && fault?.startsWith(`${path}:`));

test('each collection has a damaged document here', () => {
  const known = [...Object.keys(poison), ...Object.keys(unmet), damagedDocuments.path('aaa')].map(
    collectionOf,
  );
  expect(Object.keys(retention).filter((name) => !known.includes(name as KeptCollection))).toEqual([]);
});

interface DamagedRow {
  readonly desc: string;
  readonly documents: Readonly<Record<string, object>>;
  /** Paths of those that something reads. */
  readonly met: readonly string[];
}

const damagedRows: readonly DamagedRow[] = [
  ...Object.entries(poison).map(([path, data]) => ({
    desc: `a damaged ${path}`,
    documents: { [path]: data },
    met: [path],
  })),
  // In one shop: a report of any of them would name it.
  { desc: 'damaged documents of all other collections, which nobody meets', documents: unmet, met: [] },
];

test.each(damagedRows.map((each, row) => ({ ...each, row })))(
  'everything goes on beside $desc, and the report names what was met (rule: damage-set-aside)',
  async ({ documents, met, row }) => {
    // Later than the row before by more than the dashboard keeps its figures.
    harness.setNow(someInstant + row * 60_000);
    await harness.seed(documents);
    const { services } = withGateway(harness.with({ damageReports: new DamageReports() }));
    const as = { services };

    await updateAvailability(services, 'tomato');
    await publishCatalogue(services);
    const served = await new CatalogueServer(services, '').cards();
    expect((JSON.parse(served?.json ?? '{}') as PublishedCatalogue).products).toMatchObject([
      { id: 'tomato' },
    ]);
    const place = {
      lines: [{ productId: 'tomato', optionIds: [], quantity: 2 }],
      delivery: anAddress(),
      paymentMethod: 'cod' as const,
      expectedTotalPaise: 98_00,
    };
    expect(await harness.run(placeOrderOperation, 'customer1', place, as)).toMatchObject({
      totalPaise: 98_00,
    });
    await harness.run(updateLocationOperation, 'partner1', { latitude: 12.97, longitude: 77.64 }, as);
    expect((await harness.read<Order>(orders.path('carried'))).assignment?.partnerLocation).toMatchObject({
      latitude: 12.97,
    });
    expect(await harness.run(autoAssignOperation, 'admin1', {}, as)).toMatchObject({
      orders: expect.arrayContaining([expect.objectContaining({ orderId: 'waiting', result: 'assigned' })]),
    });
    expect(await sweep(services)).toMatchObject({ expired: 1, unpaid: 1, delivered: 1 });
    expect((await harness.read<Order>(orders.path('forgotten'))).status).toBe('cancelled');
    expect((await harness.read<Order>(orders.path('offered001'))).status).toBe('pending');
    await harness.run(setAvailabilityOperation, 'partner2', { isOnline: false }, as);
    await harness.run(readDashboardOperation, 'admin1', {}, as);
    await harness.run(countProfilesOperation, 'admin1', {}, as);
    expect(await harness.run(countCategoriesOperation, 'admin1', {}, as)).toMatchObject({
      products: { veg: expect.any(Number) },
    });
    await harness.run(saveCategoryOperation, 'admin1', { kind: 'new', draft: fruit }, as);
    const shift = { fromAt: startOfIndiaDay(someInstant), untilAt: someInstant };
    await harness.run(readShiftOperation, 'admin1', shift, as);
    await harness.run(readWaitingOperation, 'admin1', {}, as);
    await harness.run(readDiagnosticsOperation, 'admin1', {}, as);
    const before = await personAt(harness, 'customer1');
    await harness.run(
      editCustomerOperation,
      'admin1',
      { uid: 'customer1', before, ...before, role: 'admin' },
      as,
    );

    // Publishing has replaced what was published, so the sweeper has dropped its row.
    const kept = met.filter((path) => !path.startsWith('catalogue/'));
    expect(await rows()).toMatchObject(kept.map((path) => ({ path, sightings: 1 })));
    for (const path of Object.keys(documents))
      expect(reportsOf(path)).toHaveLength(Number(met.includes(path)));
  },
);

test.each([
  { path: 'storeSettings/public', run: () => placeOne() },
  { path: products.path('tomato'), run: () => placeOne() },
  { path: 'profiles/customer1', run: () => placeOne() },
  { path: 'deliveryPartners/partner1', run: () => goOffline() },
  { path: 'withdrawalRequests/aaa', run: () => resolve() },
])('an operation that needs a damaged $path is refused with words', async ({ path, run }) => {
  await harness.seed({ [path]: damaged });
  expect(await refusalOf(run())).toBe('damaged_record');
  expect(await rows()).toMatchObject([{ path }]);
});

const placeOne = () =>
  harness.run(placeOrderOperation, 'customer1', {
    lines: [{ productId: 'tomato', optionIds: [], quantity: 2 }],
    delivery: anAddress(),
    paymentMethod: 'cod',
    expectedTotalPaise: 98_00,
  });
const goOffline = () => harness.run(setAvailabilityOperation, 'partner1', { isOnline: false });
const resolve = () =>
  harness.run(resolveWithdrawalOperation, 'admin1', { requestId: 'aaa', decision: 'approved', reason: '' });

test('a damaged document is logged once by all instances, counted once an hour by each, and again when it changes', async () => {
  await harness.seed({ 'products/aaa': damaged });
  const instances = [1, 2].map(() => harness.with({ damageReports: new DamageReports() }));
  const publish = async () => {
    for (const services of instances) await publishCatalogue(services);
  };
  await publish();
  await publish();
  expect(reportsOf('products/aaa')).toHaveLength(1);
  expect(await rows()).toMatchObject([{ sightings: 2, firstSeenAt: someInstant }]);
  harness.setNow(someInstant + long);
  await publish();
  expect(await rows()).toMatchObject([{ sightings: 4, firstSeenAt: someInstant }]);
  await harness.seed({ 'products/aaa': { ...damaged, name: 'Half repaired' } });
  await publish();
  expect(reportsOf('products/aaa')).toHaveLength(2);
  expect(await rows()).toMatchObject([{ sightings: 2, firstSeenAt: someInstant + long }]);
});

test('a repaired document is listed no more', async () => {
  await harness.seed({ 'products/aaa': damaged, 'products/aab': damaged, 'products/aac': damaged });
  await publishCatalogue(harness.services);
  expect(await rows()).toHaveLength(3);
  await harness.seed(productDocument('aaa'));
  await harness.db.doc('products/aab').delete();
  await sweep(harness.services);
  expect(await rows()).toMatchObject([{ path: 'products/aac' }]);
});

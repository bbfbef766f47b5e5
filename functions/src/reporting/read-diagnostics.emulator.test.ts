import { damagedDocuments, disputes, pageErrors, rollouts, webhookEvents, type Order } from '@basket/domain';
import { anOrder, someInstant } from '@basket/domain/testing';
import { freshHarness } from '../testing/fresh-harness';
import { orderDocument, profileDocument, refusalOf } from '../testing/harness';
import { sweep } from '../entry-points/sweep.schedule';
import { readDiagnosticsOperation } from './read-diagnostics.callable';

const harness = freshHarness(someInstant, () => ({}));

const admin = profileDocument('admin1', { role: 'admin' });
const ask = () => harness.run(readDiagnosticsOperation, 'admin1', {});
const event = (processAt: number | null, receivedAt: number) => ({
  event: { kind: 'other', type: 'x' },
  receivedAt,
  tries: 0,
  processAt,
});
const damaged = (index: number) => ({
  path: `orders/o${index}`,
  issues: ['totalPaise: expected number'],
  version: '1',
  firstSeenAt: someInstant,
  lastSeenAt: someInstant + index,
  sightings: 1,
});
const pageError = (index: number) => ({
  area: 'mf_shop',
  version: '1.0.0',
  release: '89abcdef',
  message: `TypeError ${index}`,
  stack: '12.89abcdef.js:1:2345',
  page: '/home',
  count: 2,
  firstSeenAt: someInstant,
  lastSeenAt: someInstant + index,
});
const rollout = (index: number) => ({
  ...{ area: 'mf_shop', version: '1.2.0', release: '0123456789abcdef' },
  next: { visits: index, failed: 0, slow: 0 },
  now: { visits: 0, failed: 0, slow: 0 },
  startedAt: someInstant + index,
  ...{ lastVisitAt: someInstant, endedAt: null, endedFor: null },
});
const rolloutIdOf = (index: number) => `mf_shop.${String(index).padStart(16, '0')}`;
const many = <T>(count: number, row: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => row(index));

test('a shop in which nothing has happened yet has nothing to tell (rule: health-told)', async () => {
  await harness.seed(admin);
  expect(await ask()).toMatchObject({
    sweep: null,
    outbox: { count: 0, oldestAt: null },
    webhook: { count: 0, oldestAt: null, lastAt: null },
    payments: { waiting: 0, unopened: 0 },
    publication: { publishedAt: null, version: null, failedAt: null },
    damaged: { count: 0, latest: [] },
    pageErrors: [],
    money: [],
    rollouts: [],
  });
});

test('tells what waits and since when, at most 121 documents read (rules: health-told, bounded-work)', async () => {
  harness.setNow(someInstant + 60_000);
  await harness.seed({
    ...admin,
    'outbox/late': { task: { kind: 'publishCatalogue' }, dueAt: 5, createdAt: someInstant - 9_000 },
    'outbox/young': { task: { kind: 'publishCatalogue' }, dueAt: 5, createdAt: someInstant },
    [webhookEvents.path('done')]: event(null, someInstant + 3),
    [webhookEvents.path('waiting')]: event(someInstant + 2, someInstant + 2),
    [webhookEvents.path('first')]: event(someInstant + 1, someInstant + 1),
    'failedPublications/latest': { failedAt: someInstant + 4 },
    'catalogue/current': {
      version: 7,
      publicationId: 'publication1',
      publishedAt: someInstant - 1,
      readAt: someInstant - 2,
      files: {},
    },
    ...Object.fromEntries(many(30, (index) => [damagedDocuments.path(`d${index}`), damaged(index)])),
    ...Object.fromEntries(many(70, (index) => [pageErrors.path(index), pageError(index)])),
    ...Object.fromEntries(many(12, (index) => [rollouts.path(rolloutIdOf(index)), rollout(index)])),
  });
  const told = await ask();
  expect(told).toMatchObject({
    outbox: { count: 2, oldestAt: someInstant - 9_000 },
    webhook: { count: 2, oldestAt: someInstant + 1, lastAt: someInstant + 3 },
    publication: { publishedAt: someInstant - 1, version: 7, failedAt: someInstant + 4 },
    damaged: { count: 30 },
  });
  expect(told.damaged.latest.map(({ path }) => path)).toEqual(many(20, (index) => `orders/o${29 - index}`));
  expect(told.pageErrors.map(({ message }) => message)).toEqual(
    many(50, (index) => `TypeError ${69 - index}`),
  );
  expect(told.rollouts[0]).toEqual({ rolloutId: rolloutIdOf(11), ...rollout(11) });
  expect(told.rollouts.map(({ next }) => next.visits)).toEqual(many(10, (index) => 11 - index));
  // The actor, 121 documents at most, and three counts.
  expect(harness.logged.at(-1)?.reads).toBeLessThanOrEqual(125);
});

test('tells how many of the latest orders that wait for their payment cannot be paid (rule: health-told)', async () => {
  const now = someInstant + 90_000;
  harness.setNow(now);
  const order = (id: string, changed: Partial<Order>) =>
    orderDocument({ ...anOrder({ paymentMethod: 'online', paymentDueAt: now + 60_000, ...changed }), id });
  const opened = { ...anOrder().payment, intentId: 'order_1' };
  await harness.seed({
    ...admin,
    ...order('opened', { payment: opened }),
    ...order('unopened', {}),
    // Its browser may be asking now.
    ...order('young', { createdAt: now - 59_999 }),
    // The next sweep cancels it.
    ...order('late', { paymentDueAt: now }),
    ...order('paid', { paymentDueAt: null, payment: opened }),
  });
  expect((await ask()).payments).toEqual({ waiting: 2, unopened: 1 });
  await harness.seed(
    Object.assign(
      {},
      ...(many(12, (index) => order(`later${index}`, { paymentDueAt: now + 60_001 })) as object[]),
    ),
  );
  // Answers are kept for ten seconds.
  harness.setNow(now + 10_000);
  expect((await ask()).payments).toEqual({ waiting: 10, unopened: 10 });
});

test('tells what banks ask back, the first to answer first, and nothing that has ended (rule: dispute-told)', async () => {
  const dispute = (respondByAt: number | null, state: string) => ({
    ...{ orderId: 'order1', orderNumber: 'BE2611204821', paymentId: 'pay_1', amountPaise: 132_00 },
    ...{ reason: 'goods or services not received', respondByAt, state },
    ...{ createdAt: someInstant, updatedAt: someInstant },
  });
  await harness.seed({
    ...admin,
    [disputes.path('disp_1')]: dispute(null, 'open'),
    [disputes.path('disp_2')]: dispute(someInstant + 9, 'under_review'),
    [disputes.path('disp_3')]: dispute(someInstant + 2, 'open'),
    [disputes.path('disp_4')]: dispute(someInstant + 1, 'lost'),
  });
  expect((await ask()).disputes.map(({ disputeId }) => disputeId)).toEqual(['disp_3', 'disp_2', 'disp_1']);
});

test('tells when the sweep ran last (rule: health-told)', async () => {
  harness.setNow(someInstant + 120_000);
  await harness.seed(admin);
  await sweep(harness.services);
  expect(await ask()).toMatchObject({ sweep: { ranAt: someInstant + 120_000, isBehind: false } });
});

test.each(['customer1', 'partner1'])('threat-admin-call: %s asks how the shop is doing', async (uid) => {
  await harness.seed(profileDocument('customer1'));
  expect(await refusalOf(harness.run(readDiagnosticsOperation, uid, {}))).toBe('not_allowed');
});

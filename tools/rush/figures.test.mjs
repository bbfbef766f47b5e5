import { figuresOf, isSetOffline, lengthOf, reportOf } from './figures.mjs';

/** @param {Partial<import('./figures.mjs').Judged>} facts @returns {import('./figures.mjs').Judged} */
const order = (facts) => ({
  status: 'delivered',
  createdAt: 1_000,
  paidAt: null,
  paymentMethod: 'cod',
  statusTimes: { delivered: 9_000 },
  packing: { startedAt: 2_000, readyAt: null, packedAt: 4_500 },
  promisedAt: 10_000,
  estimatedDeliveryAt: 10_000,
  ...facts,
});
/** @param {Partial<import('./figures.mjs').Answered>} facts @returns {import('./figures.mjs').Answered} */
const assignment = (facts) => ({
  orderId: 'a',
  deliveryPartnerId: 'p1',
  state: 'delivered',
  deadlineAt: 31_000,
  answeredAt: 3_000,
  updatedAt: 9_000,
  ...facts,
});
const evening = { partnerIds: ['p1', 'p2'], startedAt: 0, endedAt: 10_000 };

test('times are counted once where orders are in hand together', () => {
  expect(lengthOf([])).toBe(0);
  expect(
    lengthOf([
      [5, 8],
      [0, 2],
      [1, 4],
      [6, 7],
    ]),
  ).toBe(7);
});

const noCash = /** @type {const} */ ({ paymentMethod: 'online', paidAt: 2_000 });

test('figures follow from the documents', () => {
  const orders = new Map([
    ['a', order({})],
    ['b', order({ status: 'cancelled', estimatedDeliveryAt: null })],
    ['c', order({ ...noCash, statusTimes: { delivered: 12_000 }, estimatedDeliveryAt: 11_000 })],
    ['d', order({ status: 'pending', statusTimes: {}, promisedAt: 60_000, estimatedDeliveryAt: null })],
    ['e', order({ estimatedDeliveryAt: 11_000, packing: null })],
    ['unpaid', order({ ...noCash, paidAt: null, status: 'pending', statusTimes: {}, promisedAt: 9_000 })],
  ]);
  const assignments = [
    assignment({ state: 'expired', answeredAt: null, updatedAt: 31_500, deadlineAt: 31_000 }),
    assignment({}),
    assignment({ orderId: 'c', answeredAt: 6_000, updatedAt: 10_000 }),
    assignment({ orderId: 'of the other half' }),
  ];
  expect(figuresOf(orders, assignments, evening)).toEqual({
    ...{ placed: 6, delivered: 3, cancelled: 1, open: 1 },
    packedMs: [3_500, 2_500],
    doorMs: [4_500, 7_500],
    wholeMs: [8_000, 10_000, 8_000],
    acceptMs: [2_000, 4_000],
    releaseMs: [500],
    offers: 3,
    leftMs: [1_000, -2_000, 50_000, 1_000],
    wronglySorry: 1,
    utilisation: 0.35,
  });
});

const online = { isOnline: true, activeOrders: 1, notice: '' };
const offline = { isOnline: false, activeOrders: 1, notice: 'You missed 3 offers' };
test.each([
  { desc: 'with an order in hand', before: online, after: offline, is: true },
  { desc: 'of their own accord', before: online, after: { ...offline, notice: '' }, is: false },
  { desc: 'with no order in hand', before: online, after: { ...offline, activeOrders: 0 }, is: false },
  { desc: 'earlier', before: offline, after: offline, is: false },
  { desc: 'before the evening', before: undefined, after: offline, is: false },
])('a partner who went offline $desc was set offline with work: $is', ({ before, after, is }) => {
  expect(isSetOffline(before, after)).toBe(is);
});

const none = figuresOf(new Map(), [], evening);
test.each([
  { facts: { releaseMs: [] }, faults: [] },
  { facts: { releaseMs: [100, 5_000] }, faults: [] },
  { facts: { releaseMs: [100, 5_001] }, faults: ['1 of 2 offers ended more than 5.0 s too late'] },
  { facts: { open: 2 }, faults: ['2 orders have not come to an end'] },
  { facts: { wronglySorry: 1 }, faults: ['1 customers were served in time and told of a later minute'] },
])('an evening with $facts has the faults $faults', ({ facts, faults }) => {
  const halves = [none, { ...none, ...facts }];
  expect(reportOf(['one', 'other'], halves, { limitMs: 5_000, share: 0.99 }).faults).toEqual(faults);
});

test('the halves stand side by side, with how many of the promises as told were broken', () => {
  const half = { ...none, packedMs: [1_000, 2_000, 9_000], leftMs: [60_000, -1_000] };
  const { lines } = reportOf(['one', 'other'], [half, none], { limitMs: 5_000, share: 0.99 });
  expect(lines).toContainEqual(
    expect.stringMatching(/^\| Order to packed, p50 and p90 +\| +2.0 s, 9.0 s \| –/),
  );
  expect(lines).toContainEqual(
    expect.stringMatching(/^\| Late by the promise as told +\| +50.0 % \| +– % \|$/),
  );
});

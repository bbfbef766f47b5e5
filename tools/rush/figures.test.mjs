import { figuresOf, lengthOf, reportOf } from './figures.mjs';

/** @param {Partial<import('./figures.mjs').Judged>} facts @returns {import('./figures.mjs').Judged} */
const order = (facts) => ({
  status: 'delivered',
  createdAt: 1_000,
  paidAt: null,
  paymentMethod: 'cod',
  statusTimes: { delivered: 9_000 },
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

test('figures follow from the documents', () => {
  const orders = new Map([
    ['a', order({})],
    ['b', order({ status: 'cancelled', estimatedDeliveryAt: null })],
    [
      'c',
      order({
        estimatedDeliveryAt: 11_000,
        statusTimes: { delivered: 12_000 },
        paymentMethod: 'online',
        paidAt: 2_000,
      }),
    ],
    ['d', order({ status: 'pending', statusTimes: {}, promisedAt: 60_000, estimatedDeliveryAt: null })],
    ['e', order({ estimatedDeliveryAt: 11_000 })],
  ]);
  const assignments = [
    assignment({ state: 'expired', answeredAt: null, updatedAt: 31_500, deadlineAt: 31_000 }),
    assignment({}),
    assignment({ orderId: 'c', answeredAt: 6_000, updatedAt: 10_000 }),
  ];
  expect(figuresOf(orders, assignments, evening)).toEqual({
    placed: 5,
    delivered: 3,
    cancelled: 1,
    open: 1,
    acceptMs: [2_000, 4_000],
    releaseMs: [500],
    offers: 3,
    late: 0.25,
    wronglySorry: 1,
    utilisation: 0.35,
  });
});

test.each([
  { releaseMs: [], isInTime: true },
  { releaseMs: [100, 5_000], isInTime: true },
  { releaseMs: [100, 5_001], isInTime: false },
])('offers $releaseMs ms after their deadline are in time: $isInTime', ({ releaseMs, isInTime }) => {
  const figures = { ...figuresOf(new Map(), [], evening), releaseMs };
  expect(reportOf(figures, { limitMs: 5_000, share: 0.99 }).isInTime).toBe(isInTime);
});

import { someInstant } from '@basket/domain/testing';
import { openSimulation } from '../../harness';
import { seededRandom } from '../faults';
import { placeOrders, type Load, type Rate } from './hot-stock-load';

/** Each request and each answer of the database takes so long: what a shop waits for is the network, not its processor. */
const latencyMs = 15;

/** On a quiet machine it is 0.8 to 1; beside the other parts of a test run 0.45 was seen. */
const leastBesideApart = 0.35;

const rateOf = (load: Load): Promise<Rate> =>
  placeOrders(openSimulation(someInstant, seededRandom(1), latencyMs), load);

/** `HOT_ORDERS=2000` makes it a long one. */
const orders = Number(process.env['HOT_ORDERS'] ?? 640);

test.each([
  { lines: 1, desc: 'alone' },
  { lines: 8, desc: 'as one of eight products in each order' },
])(
  'sixteen instances sell a hot product, $desc, at least three times as fast as one, and nearly as fast as products of their own (rule: hot-stock)',
  async ({ lines }) => {
    const many = await rateOf({ instances: 16, orders, lines, hasHotProduct: true });
    const one = await rateOf({ instances: 1, orders: 32, lines, hasHotProduct: true });
    const apart = await rateOf({ instances: 16, orders, lines, hasHotProduct: false });
    expect(many.perSecond / one.perSecond).toBeGreaterThan(3);
    expect(many.perSecond / apart.perSecond).toBeGreaterThan(leastBesideApart);
    expect(many.p95Ms / many.p50Ms).toBeLessThan(5);
  },
  240_000,
);

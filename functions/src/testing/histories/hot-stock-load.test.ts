import { someInstant } from '@basket/domain/testing';
import { openSimulation } from '../harness';
import { seededRandom } from './faults';
import { placeOrders, type Load, type Rate } from './hot-stock-load';

/** Each request and each answer of the database takes so long: what a shop waits for is the network, not its processor. */
const latencyMs = 15;

/** On a quiet machine it is 0.8 to 1; others use the processor of a test, too. */
const leastBesideApart = 0.6;

const rateOf = (load: Load): Promise<Rate> =>
  placeOrders(openSimulation(someInstant, seededRandom(1), latencyMs), load);

test('sixteen instances sell a hot product at least three times as fast as one, and nearly as fast as products of their own (rule: hot-stock)', async () => {
  const hot = { lines: 1, hasHotProduct: true };
  const many = await rateOf({ ...hot, instances: 16, orders: 2000 });
  const one = await rateOf({ ...hot, instances: 1, orders: 64 });
  const apart = await rateOf({ instances: 16, orders: 2000, lines: 1, hasHotProduct: false });
  expect(many.perSecond / one.perSecond).toBeGreaterThan(3);
  expect(many.perSecond / apart.perSecond).toBeGreaterThan(leastBesideApart);
  expect(many.p95Ms / many.p50Ms).toBeLessThan(5);
}, 120_000);

test('so they do when it is one of eight products in each order (rule: hot-stock)', async () => {
  const hot = { lines: 8, hasHotProduct: true };
  const orders = Number(process.env['HOT_ORDERS'] ?? 640);
  const many = await rateOf({ ...hot, instances: 16, orders });
  const one = await rateOf({ ...hot, instances: 1, orders: 64 });
  const apart = await rateOf({ instances: 16, orders, lines: 8, hasHotProduct: false });
  expect(many.perSecond / one.perSecond).toBeGreaterThan(3);
  expect(many.perSecond / apart.perSecond).toBeGreaterThan(leastBesideApart);
  expect(many.p95Ms / many.p50Ms).toBeLessThan(5);
}, 120_000);

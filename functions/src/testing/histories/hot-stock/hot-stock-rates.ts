import { expect } from '@jest/globals';
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

/** Sixteen instances beside one, and a hot product beside products of each client's own. @param lines products of each order */
export async function expectFastSales(orders: number, lines: number): Promise<void> {
  const many = await rateOf({ instances: 16, orders, lines, hasHotProduct: true });
  const one = await rateOf({ instances: 1, orders: 32, lines, hasHotProduct: true });
  const apart = await rateOf({ instances: 16, orders, lines, hasHotProduct: false });
  expect(many.perSecond / one.perSecond).toBeGreaterThan(3);
  expect(many.perSecond / apart.perSecond).toBeGreaterThan(leastBesideApart);
  expect(many.p95Ms / many.p50Ms).toBeLessThan(5);
}

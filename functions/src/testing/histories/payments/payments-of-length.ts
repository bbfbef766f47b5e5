import { expect } from '@jest/globals';
import { someInstant } from '@basket/domain/testing';
import { openSimulation } from '../../harness';
import { seededRandom } from '../faults';
import { runPaymentsHistory } from './payments-history';

/** Everything follows from the seed: `HISTORY_SEED=n` runs another history, exactly as it will be every time. */
const seed = Number(process.env['HISTORY_SEED'] ?? 20261122);
process.stderr.write(`Payments: HISTORY_SEED=${seed}\n`);

export async function expectPaymentsToAgree(orders: number): Promise<void> {
  const harness = openSimulation(someInstant, seededRandom(seed));
  const { findings, ...counts } = await runPaymentsHistory(harness, { seed, orders });
  expect({ seed, findings }).toEqual({ seed, findings: [] });
  expect(counts.orders).toBe(orders);
  // Refusing everything would add up, too.
  expect(counts.paid).toBeGreaterThan(0.4 * orders);
  expect(counts.refunded).toBeGreaterThan(0.03 * orders);
  expect(counts.neverCaptured).toBeGreaterThan(0.05 * orders);
}

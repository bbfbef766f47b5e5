import { someInstant } from '@basket/domain/testing';
import type * as Harness from '../../harness';
import { openSimulation } from '../../harness';
import type * as Faults from '../faults';
import { seededRandom } from '../faults';
import type * as History from './payments-history';
import { runPaymentsHistory } from './payments-history';
import type { Mutant } from '../mutants';
import { paymentMutants } from './payments-mutants';

/** Everything follows from the seed: `HISTORY_SEED=n` runs another history, exactly as it will be every time. */
const seed = Number(process.env['HISTORY_SEED'] ?? 20261122);
process.stderr.write(`Payments: HISTORY_SEED=${seed}\n`);

test('1,000 payments under faults: every order ends in one truth, and its money agrees with the provider', async () => {
  const harness = openSimulation(someInstant, seededRandom(seed));
  const { findings, ...counts } = await runPaymentsHistory(harness, { seed, orders: 1000 });
  expect({ seed, findings }).toEqual({ seed, findings: [] });
  expect(counts.orders).toBe(1000);
  // Refusing everything would add up, too.
  expect(counts.paid).toBeGreaterThan(400);
  expect(counts.refunded).toBeGreaterThan(30);
  expect(counts.neverCaptured).toBeGreaterThan(50);
}, 240_000);

/** The fixed seed makes a mutant that is caught stay caught. */
async function findingsOf(mutant: Mutant | null): Promise<readonly string[]> {
  jest.resetModules();
  if (mutant) jest.doMock(mutant.module, () => mutant.make(jest.requireActual));
  try {
    const harness: typeof Harness = await import('../../harness');
    const faults: typeof Faults = await import('../faults');
    const history: typeof History = await import('./payments-history');
    const simulation = harness.openSimulation(someInstant, faults.seededRandom(20261122));
    return (await history.runPaymentsHistory(simulation, { seed: 20261122, orders: 200 })).findings;
  } finally {
    if (mutant) jest.dontMock(mutant.module);
  }
}

test.each(Object.entries(paymentMutants))(
  'payments: a build with %s is caught',
  async (_name, mutant) => {
    expect(await findingsOf(mutant)).not.toEqual([]);
  },
  120_000,
);

test('the same short history of the code as it is has nothing to tell', async () => {
  expect(await findingsOf(null)).toEqual([]);
}, 120_000);

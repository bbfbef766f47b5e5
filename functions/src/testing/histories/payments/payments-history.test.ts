import { someInstant } from '@basket/domain/testing';
import type * as Harness from '../../harness';
import type * as Faults from '../faults';
import type * as History from './payments-history';
import type { Mutant } from '../mutants';
import { mutantFinder, type Course, type Findings } from '../shortest-first';
import { paymentMutants } from './payments-mutants';
import { expectPaymentsToAgree } from './payments-of-length';

test('250 payments under faults: every order ends in one truth, and its money agrees with the provider', async () => {
  await expectPaymentsToAgree(250);
}, 120_000);

/** The function that runs a history, of code that was loaded anew, with the mutant, if any, in the place of its module. */
async function load(mutant: Mutant | null): Promise<(course: Course) => Promise<Findings>> {
  jest.resetModules();
  if (mutant) jest.doMock(mutant.module, () => mutant.make(jest.requireActual));
  const harness: typeof Harness = await import('../../harness');
  const faults: typeof Faults = await import('../faults');
  const history: typeof History = await import('./payments-history');
  if (mutant) jest.dontMock(mutant.module);
  return async ({ seed, steps }) => {
    const simulation = harness.openSimulation(someInstant, faults.seededRandom(seed));
    return (await history.runPaymentsHistory(simulation, { seed, orders: steps })).findings;
  };
}

const find = mutantFinder({ seed: 20261124, steps: 200 }, async (course) => (await load(null))(course));

test.each(Object.entries(paymentMutants))(
  'payments: a build with %s is caught',
  async (_name, mutant) => {
    expect(await find(await load(mutant))).not.toEqual([]);
  },
  120_000,
);

import { someInstant } from '@basket/domain/testing';
import type * as Harness from '../../harness';
import type * as Faults from '../faults';
import type { Mutant } from '../mutants';
import { findShortestFirst } from '../shortest-first';
import type * as History from './money-history';
import { expectMoneyToAddUp } from './money-of-length';
import { moneyMutants } from './money-mutants';

test('600 steps of money at the edges: after each one every rupee is in one place, and all that is owed can be settled', async () => {
  await expectMoneyToAddUp(600);
}, 120_000);

/** The fixed seed makes a mutant that is caught stay caught. */
async function findingsOf(mutant: Mutant, steps: number): Promise<readonly string[]> {
  jest.resetModules();
  jest.doMock(mutant.module, () => mutant.make(jest.requireActual));
  try {
    const harness: typeof Harness = await import('../../harness');
    const faults: typeof Faults = await import('../faults');
    const history: typeof History = await import('./money-history');
    const simulation = harness.openSimulation(someInstant, faults.seededRandom(20261124));
    const plan = { seed: 20261124, steps, instances: 16, mostFindings: 1 };
    return (await history.runMoneyHistory(simulation, plan)).findings;
  } finally {
    jest.dontMock(mutant.module);
  }
}

test.each(Object.entries(moneyMutants))(
  'money: a build with %s is caught',
  async (_name, mutant) => {
    expect(await findShortestFirst(2000, (steps) => findingsOf(mutant, steps))).not.toEqual([]);
  },
  120_000,
);

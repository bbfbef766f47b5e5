import { someInstant } from '@basket/domain/testing';
import type * as Harness from '../../harness';
import type * as Faults from '../faults';
import type { Mutant } from '../mutants';
import { mutantFinder, type Course, type Findings } from '../shortest-first';
import type * as History from './money-history';
import { expectMoneyToAddUp } from './money-of-length';
import { moneyMutants } from './money-mutants';

test('600 steps of money at the edges: after each one every rupee is in one place, and all that is owed can be settled', async () => {
  await expectMoneyToAddUp(600);
}, 120_000);

/** The function that runs a history, of code that was loaded anew, with the mutant, if any, in the place of its module. */
async function load(mutant: Mutant | null): Promise<(course: Course) => Promise<Findings>> {
  jest.resetModules();
  if (mutant) jest.doMock(mutant.module, () => mutant.make(jest.requireActual));
  const harness: typeof Harness = await import('../../harness');
  const faults: typeof Faults = await import('../faults');
  const history: typeof History = await import('./money-history');
  if (mutant) jest.dontMock(mutant.module);
  return async (course) => {
    const simulation = harness.openSimulation(someInstant, faults.seededRandom(course.seed));
    const plan = { ...course, instances: 16, mostFindings: 1 };
    return (await history.runMoneyHistory(simulation, plan)).findings;
  };
}

/** A seed whose first short history catches all mutants but one: see mutants.test.ts. */
const find = mutantFinder({ seed: 20261134, steps: 2000 }, async (course) => (await load(null))(course));

test.each(Object.entries(moneyMutants))(
  'money: a build with %s is caught',
  async (_name, mutant) => {
    expect(await find(await load(mutant))).not.toEqual([]);
  },
  120_000,
);

import { someInstant } from '@basket/domain/testing';
import type * as Harness from '../../harness';
import type * as Faults from '../faults';
import type * as History from './payments-history';
import type { Mutant } from '../mutants';
import { findShortestFirst, shortOf } from '../shortest-first';
import { paymentMutants } from './payments-mutants';
import { expectPaymentsToAgree } from './payments-of-length';

test('250 payments under faults: every order ends in one truth, and its money agrees with the provider', async () => {
  await expectPaymentsToAgree(250);
}, 120_000);

const mutantOrders = 200;

/** The fixed seed makes a mutant that is caught stay caught. */
async function findingsOf(mutant: Mutant | null, orders: number): Promise<readonly string[]> {
  jest.resetModules();
  if (mutant) jest.doMock(mutant.module, () => mutant.make(jest.requireActual));
  try {
    const harness: typeof Harness = await import('../../harness');
    const faults: typeof Faults = await import('../faults');
    const history: typeof History = await import('./payments-history');
    const simulation = harness.openSimulation(someInstant, faults.seededRandom(20261124));
    return (await history.runPaymentsHistory(simulation, { seed: 20261124, orders })).findings;
  } finally {
    if (mutant) jest.dontMock(mutant.module);
  }
}

test.each(Object.entries(paymentMutants))(
  'payments: a build with %s is caught',
  async (_name, mutant) => {
    expect(await findShortestFirst(mutantOrders, (orders) => findingsOf(mutant, orders))).not.toEqual([]);
  },
  120_000,
);

test('the same two histories of the code as it is have nothing to tell', async () => {
  expect(await findingsOf(null, shortOf(mutantOrders))).toEqual([]);
  expect(await findingsOf(null, mutantOrders)).toEqual([]);
}, 120_000);

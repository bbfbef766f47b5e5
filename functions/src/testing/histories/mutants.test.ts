import type * as Builders from '@basket/domain/testing';
import type * as HarnessModule from '../harness';
import type * as DispatchHistory from './dispatch-history';
import { dispatchMutants } from './dispatch-mutants';
import type * as Faults from './faults';
import type * as HotStockHistory from './hot-stock/hot-stock-history';
import { hotStockMutants, offerMutants, walletMutants, type Mutant } from './mutants';
import type * as OffersHistory from './offers-history';
import type * as ShiftHistory from './shift-history';
import { shiftMutants } from './shift-mutants';
import { mutantFinder, type Course, type Findings } from './shortest-first';
import type * as WalletHistory from './wallet-history';

/**
 * The histories have power: code without one of its guards does not get through them, and the code as it is does. Of sixteen seeds each
 * kind begins with one whose first short histories catch the most mutants: any seed finds all of them, with more histories.
 */

interface Modules {
  readonly builders: typeof Builders;
  readonly harness: typeof HarnessModule;
  readonly faults: typeof Faults;
  readonly offers: typeof OffersHistory;
  readonly wallet: typeof WalletHistory;
  readonly hotStock: typeof HotStockHistory;
  readonly shift: typeof ShiftHistory;
  readonly dispatch: typeof DispatchHistory;
}

/** Everything loaded anew, with the mutant, if any, in the place of its module. */
async function load(mutant: Mutant | null): Promise<Modules> {
  jest.resetModules();
  if (mutant) jest.doMock(mutant.module, () => mutant.make(jest.requireActual));
  const modules = {
    builders: await import('@basket/domain/testing'),
    harness: await import('../harness'),
    faults: await import('./faults'),
    offers: await import('./offers-history'),
    wallet: await import('./wallet-history'),
    hotStock: await import('./hot-stock/hot-stock-history'),
    shift: await import('./shift-history'),
    dispatch: await import('./dispatch-history'),
  };
  if (mutant) jest.dontMock(mutant.module);
  return modules;
}

type Run = (
  modules: Modules,
  simulation: HarnessModule.Harness,
  course: Course,
) => Promise<{ readonly findings: Findings }>;

/** Returns the findings of a mutant in such a history. */
function kindOf(whole: Course, run: Run): (mutant: Mutant) => Promise<Findings> {
  const findingsIn = async (modules: Modules, course: Course): Promise<Findings> => {
    const { builders, harness, faults } = modules;
    const simulation = harness.openSimulation(builders.someInstant, faults.seededRandom(course.seed));
    return (await run(modules, simulation, course)).findings;
  };
  const find = mutantFinder(whole, async (course) => findingsIn(await load(null), course));
  return async (mutant) => {
    const modules = await load(mutant);
    return find((course) => findingsIn(modules, course));
  };
}

const ofOffers = kindOf({ seed: 20261136, steps: 600 }, ({ offers }, simulation, course) =>
  offers.runOffersHistory(simulation, { seed: course.seed, offers: course.steps, clients: 20 }),
);
const ofWallet = kindOf({ seed: 20261122, steps: 400 }, ({ wallet }, simulation, course) =>
  wallet.runWalletHistory(simulation, { seed: course.seed, operations: course.steps, clients: 20 }),
);
const ofShift = kindOf({ seed: 20261132, steps: 550 }, ({ shift }, simulation, course) =>
  shift.runShiftHistory(simulation, { seed: course.seed, turns: course.steps, clients: 12 }),
);
const ofDispatch = kindOf({ seed: 20261136, steps: 400 }, ({ dispatch }, simulation, course) =>
  dispatch.runDispatchHistory(simulation, { seed: course.seed, turns: course.steps, clients: 12 }),
);
const ofHotStock = kindOf({ seed: 20261122, steps: 400 }, ({ hotStock }, simulation, course) =>
  hotStock.runHotStockHistory(simulation, { ...course, instances: 16, clients: 32, units: 1500 }),
);

test.each(Object.entries(offerMutants))('offers: a build with %s is caught', async (_name, mutant) => {
  expect(await ofOffers(mutant)).not.toEqual([]);
});

test.each(Object.entries(hotStockMutants))('hot stock: a build with %s is caught', async (_name, mutant) => {
  expect(await ofHotStock(mutant)).not.toEqual([]);
});

test.each(Object.entries(walletMutants))('wallet: a build with %s is caught', async (_name, mutant) => {
  expect(await ofWallet(mutant)).not.toEqual([]);
});

test.each(Object.entries(shiftMutants))(
  'shift: a build with %s is caught',
  async (_name, mutant) => {
    expect(await ofShift(mutant)).not.toEqual([]);
  },
  180_000,
);

test.each(Object.entries(dispatchMutants))('dispatch: a build with %s is caught', async (_name, mutant) => {
  expect(await ofDispatch(mutant)).not.toEqual([]);
});

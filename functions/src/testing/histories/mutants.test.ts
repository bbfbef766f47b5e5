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
import { findShortestFirst, shortOf } from './shortest-first';
import type * as WalletHistory from './wallet-history';

/**
 * The histories have power: code without one of its guards does not get through them. The seed is fixed, and the
 * simulation follows from it, so that a mutant which is caught stays caught.
 */
const seed = 20261122;

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
  return {
    builders: await import('@basket/domain/testing'),
    harness: await import('../harness'),
    faults: await import('./faults'),
    offers: await import('./offers-history'),
    wallet: await import('./wallet-history'),
    hotStock: await import('./hot-stock/hot-stock-history'),
    shift: await import('./shift-history'),
    dispatch: await import('./dispatch-history'),
  };
}

afterEach(() => {
  for (const { module } of Object.values({
    ...offerMutants,
    ...walletMutants,
    ...shiftMutants,
    ...dispatchMutants,
  }))
    jest.dontMock(module);
});

type Run = (
  modules: Modules,
  simulation: HarnessModule.Harness,
  steps: number,
) => Promise<{ readonly findings: readonly string[] }>;

interface Kind {
  readonly run: Run;
  readonly steps: number;
}

const offersKind: Kind = {
  run: ({ offers }, simulation, steps) =>
    offers.runOffersHistory(simulation, { seed, offers: steps, clients: 20 }),
  steps: 600,
};
const walletKind: Kind = {
  run: ({ wallet }, simulation, steps) =>
    wallet.runWalletHistory(simulation, { seed, operations: steps, clients: 20 }),
  steps: 400,
};
const shiftKind: Kind = {
  run: ({ shift }, simulation, turns) => shift.runShiftHistory(simulation, { seed, turns, clients: 12 }),
  steps: 550,
};
const dispatchKind: Kind = {
  run: ({ dispatch }, simulation, turns) =>
    dispatch.runDispatchHistory(simulation, { seed, turns, clients: 12 }),
  steps: 400,
};
const hotStockKind: Kind = {
  run: ({ hotStock }, simulation, steps) =>
    hotStock.runHotStockHistory(simulation, { seed, instances: 16, clients: 32, steps, units: 1500 }),
  steps: 400,
};

async function findingsOf(run: Run, mutant: Mutant | null, steps: number): Promise<readonly string[]> {
  const modules = await load(mutant);
  const { builders, harness, faults } = modules;
  const simulation = harness.openSimulation(builders.someInstant, faults.seededRandom(seed));
  return (await run(modules, simulation, steps)).findings;
}

const findingsWith = ({ run, steps }: Kind, mutant: Mutant): Promise<readonly string[]> =>
  findShortestFirst(steps, (some) => findingsOf(run, mutant, some));

test.each(Object.entries(offerMutants))('offers: a build with %s is caught', async (_name, mutant) => {
  expect(await findingsWith(offersKind, mutant)).not.toEqual([]);
});

test.each(Object.entries(hotStockMutants))('hot stock: a build with %s is caught', async (_name, mutant) => {
  expect(await findingsWith(hotStockKind, mutant)).not.toEqual([]);
});

test.each(Object.entries(walletMutants))('wallet: a build with %s is caught', async (_name, mutant) => {
  expect(await findingsWith(walletKind, mutant)).not.toEqual([]);
});

test.each(Object.entries(shiftMutants))(
  'shift: a build with %s is caught',
  async (_name, mutant) => {
    expect(await findingsWith(shiftKind, mutant)).not.toEqual([]);
  },
  180_000,
);

test.each(Object.entries(dispatchMutants))('dispatch: a build with %s is caught', async (_name, mutant) => {
  expect(await findingsWith(dispatchKind, mutant)).not.toEqual([]);
});

// Otherwise a short history could blame every mutant for what it finds in the code as it is.
test.each([
  { name: 'offers', kind: offersKind },
  { name: 'hot stock', kind: hotStockKind },
  { name: 'wallet', kind: walletKind },
  { name: 'shift', kind: shiftKind },
  { name: 'dispatch', kind: dispatchKind },
])(
  '$name: both histories of the code as it is have nothing to tell',
  async ({ kind: { run, steps } }) => {
    expect(await findingsOf(run, null, shortOf(steps))).toEqual([]);
    expect(await findingsOf(run, null, steps)).toEqual([]);
  },
  120_000,
);

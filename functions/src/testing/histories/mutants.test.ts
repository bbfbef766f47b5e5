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
import type * as WalletHistory from './wallet-history';

/**
 * The histories have power: code without one of its guards does not get through them. The seed is fixed, and the
 * simulation follows from it, so that a mutant which is caught stays caught.
 */
const seed = 20261121;

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

async function offersFindings(mutant: Mutant | null): Promise<readonly string[]> {
  const { builders, harness, faults, offers } = await load(mutant);
  const simulation = harness.openSimulation(builders.someInstant, faults.seededRandom(seed));
  return (await offers.runOffersHistory(simulation, { seed, offers: 300, clients: 20 })).findings;
}

async function walletFindings(mutant: Mutant | null): Promise<readonly string[]> {
  const { builders, harness, faults, wallet } = await load(mutant);
  const simulation = harness.openSimulation(builders.someInstant, faults.seededRandom(seed));
  return (await wallet.runWalletHistory(simulation, { seed, operations: 400, clients: 20 })).findings;
}

async function shiftFindings(mutant: Mutant | null): Promise<readonly string[]> {
  const { builders, harness, faults, shift } = await load(mutant);
  const simulation = harness.openSimulation(builders.someInstant, faults.seededRandom(seed));
  return (await shift.runShiftHistory(simulation, { seed, turns: 550, clients: 12 })).findings;
}

async function dispatchFindings(mutant: Mutant | null): Promise<readonly string[]> {
  const { builders, harness, faults, dispatch } = await load(mutant);
  const simulation = harness.openSimulation(builders.someInstant, faults.seededRandom(seed));
  return (await dispatch.runDispatchHistory(simulation, { seed, turns: 400, clients: 12 })).findings;
}

async function hotStockFindings(mutant: Mutant | null): Promise<readonly string[]> {
  const { builders, harness, faults, hotStock } = await load(mutant);
  const simulation = harness.openSimulation(builders.someInstant, faults.seededRandom(seed));
  const options = { seed, instances: 16, clients: 32, steps: 400, units: 1500 };
  return (await hotStock.runHotStockHistory(simulation, options)).findings;
}

test.each(Object.entries(offerMutants))('offers: a build with %s is caught', async (_name, mutant) => {
  const findings = await offersFindings(mutant);
  expect(findings).not.toEqual([]);
});

test.each(Object.entries(hotStockMutants))('hot stock: a build with %s is caught', async (_name, mutant) => {
  const findings = await hotStockFindings(mutant);
  expect(findings).not.toEqual([]);
});

test.each(Object.entries(walletMutants))('wallet: a build with %s is caught', async (_name, mutant) => {
  const findings = await walletFindings(mutant);
  expect(findings).not.toEqual([]);
});

test.each(Object.entries(shiftMutants))(
  'shift: a build with %s is caught',
  async (_name, mutant) => {
    const findings = await shiftFindings(mutant);
    expect(findings).not.toEqual([]);
  },
  180_000,
);

test.each(Object.entries(dispatchMutants))('dispatch: a build with %s is caught', async (_name, mutant) => {
  const findings = await dispatchFindings(mutant);
  expect(findings).not.toEqual([]);
});

test('the same short histories of the code as it is have nothing to tell', async () => {
  expect(await offersFindings(null)).toEqual([]);
  expect(await walletFindings(null)).toEqual([]);
  expect(await shiftFindings(null)).toEqual([]);
  expect(await dispatchFindings(null)).toEqual([]);
});

import type * as Builders from '@basket/domain/testing';
import type * as Work from '../../platform/database/unit-of-work';
import type * as HarnessModule from '../harness';
import type * as Faults from './faults';
import type * as Races from './guard-races';

/** Each round has a database, and an order of events, of its own: `HISTORY_SEED=n` starts from another one. */
const seed = Number(process.env['HISTORY_SEED'] ?? 20261121);
const unitOfWork = '../../platform/database/unit-of-work';

interface Modules {
  readonly races: typeof Races;
  readonly harness: typeof HarnessModule;
  readonly faults: typeof Faults;
  readonly builders: typeof Builders;
}

/** Everything loaded anew; without guards, a commit depends on nothing but what it writes. */
async function load(isGuarded: boolean): Promise<Modules> {
  jest.resetModules();
  if (!isGuarded)
    jest.doMock(unitOfWork, () => {
      const work: typeof Work = jest.requireActual(unitOfWork);
      class Unguarded extends work.UnitOfWork {
        override get isGuarded(): boolean {
          return false;
        }
      }
      return { ...work, UnitOfWork: Unguarded };
    });
  return {
    races: await import('./guard-races'),
    harness: await import('../harness'),
    faults: await import('./faults'),
    builders: await import('@basket/domain/testing'),
  };
}

async function findingsOf(
  { races, harness, faults, builders }: Modules,
  name: string,
  rounds: number,
): Promise<string[]> {
  const race = races.guardRaces[name];
  if (!race) throw new Error(name);
  const findings: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const simulation = harness.openSimulation(builders.someInstant, faults.seededRandom(seed + round));
    findings.push(...(await race(simulation, '')).map((finding) => `seed ${seed + round}: ${finding}`));
  }
  return findings;
}

const names = [
  'a product is saved into a category that is deleted',
  'products move to a category that is deleted',
  'an admin works while being demoted',
  'two admins demote each other',
  'customers order while the store closes',
];
let guarded: Modules;
let unguarded: Modules;
beforeAll(async () => {
  unguarded = await load(false);
  jest.dontMock(unitOfWork);
  guarded = await load(true);
});

test('every race is run', () => {
  expect(Object.keys(guarded.races.guardRaces)).toEqual(names);
});

test.each(names)(
  '1,000 rounds in which %s end well (rule: guarded-reads)',
  async (name) => {
    expect(await findingsOf(guarded, name, 1000)).toEqual([]);
  },
  120_000,
);

test.each(names)('without guards, rounds in which %s are caught', async (name) => {
  expect(await findingsOf(unguarded, name, 200)).not.toEqual([]);
});

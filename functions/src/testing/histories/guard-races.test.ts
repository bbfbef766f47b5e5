import type * as Work from '../../platform/database/unit-of-work';
import type * as Races from './guard-races';
import { findShortestFirst, shortOf } from './shortest-first';

const unitOfWork = '../../platform/database/unit-of-work';

/** The races, loaded anew; without guards, a commit depends on nothing but what it writes. */
async function load(isGuarded: boolean): Promise<typeof Races> {
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
  return import('./guard-races');
}

async function findingsOf(
  { guardRaces, runRounds }: typeof Races,
  name: string,
  rounds: number,
): Promise<string[]> {
  const race = guardRaces[name];
  if (!race) throw new Error(name);
  return runRounds(race, rounds);
}

const names = [
  'a product is saved into a category that is deleted',
  'products move to a category that is deleted',
  'an admin works while being demoted',
  'two admins demote each other',
  'customers order while the store closes',
];
let guarded: typeof Races;
let unguarded: typeof Races;
beforeAll(async () => {
  unguarded = await load(false);
  jest.dontMock(unitOfWork);
  guarded = await load(true);
});

test('every race is run', () => {
  expect(Object.keys(guarded.guardRaces)).toEqual(names);
});

test.each(names)(
  '250 rounds in which %s end well (rule: guarded-reads)',
  async (name) => {
    expect(await findingsOf(guarded, name, 250)).toEqual([]);
  },
  120_000,
);

test.each(names)('without guards, rounds in which %s are caught', async (name) => {
  const find = (rounds: number) => findingsOf(unguarded, name, rounds);
  expect(await findShortestFirst([shortOf(200), 200], find)).not.toBeNull();
});

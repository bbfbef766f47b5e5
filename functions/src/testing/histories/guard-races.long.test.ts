import { guardRaces, runRounds } from './guard-races';

test.each(Object.entries(guardRaces))(
  '1,000 rounds in which %s end well (rule: guarded-reads)',
  async (_name, race) => {
    expect(await runRounds(race, 1000)).toEqual([]);
  },
  120_000,
);

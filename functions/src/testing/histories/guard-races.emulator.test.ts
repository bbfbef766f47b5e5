import { someInstant } from '@basket/domain/testing';
import { freshHarness } from '../fresh-harness';
import { guardRaces } from './guard-races';

/** A few rounds with the locks of the emulator; the hundreds run in the simulation, and ten here at night. */
const harness = freshHarness(someInstant, () => ({}));

test.each(Object.entries(guardRaces))(
  '3 rounds end well against the emulator: %s (rule: guarded-reads)',
  async (_name, race) => {
    const findings: string[] = [];
    for (let round = 0; round < 3; round += 1) findings.push(...(await race(harness, String(round))));
    expect(findings).toEqual([]);
  },
);

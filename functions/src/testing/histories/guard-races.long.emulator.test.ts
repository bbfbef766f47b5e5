import { someInstant } from '@basket/domain/testing';
import { freshHarness } from '../fresh-harness';
import { guardRaces } from './guard-races';

/** More rounds with the locks of the emulator than at the gate. */
const harness = freshHarness(someInstant, () => ({}));

test.each(Object.entries(guardRaces))(
  '10 rounds end well against the emulator: %s (rule: guarded-reads)',
  async (_name, race) => {
    const findings: string[] = [];
    for (let round = 0; round < 10; round += 1) findings.push(...(await race(harness, String(round))));
    expect(findings).toEqual([]);
  },
);

import { afterAll, beforeEach, jest } from '@jest/globals';
import { openHarness, type Harness } from './harness';

/**
 * A harness for the tests of one file. Before each of them the database holds `documents` and nothing else.
 * @param startAt epoch ms
 * @param documents by path; a function, as a test may change what it was given
 */
export function freshHarness(startAt: number, documents: () => Readonly<Record<string, object>>): Harness {
  // A race ends by itself, however slow the machine is: see TimeOfTest.
  jest.setTimeout(300_000);
  const harness = openHarness(startAt);
  beforeEach(async () => {
    await harness.clear();
    await harness.seed(documents());
  });
  afterAll(() => harness.close());
  return harness;
}

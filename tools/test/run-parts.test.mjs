import { expect, test } from '@jest/globals';
import { allParts } from './parts.mjs';
import { longestFirst, takeLongest } from './run-parts.mjs';

const selections = allParts
  .filter(({ needs }) => needs !== 'emulators')
  .map((part) => ({ part, files: [], jestArguments: [] }));
const names = selections.map(({ part }) => part.name);
const ofCode = selections.filter(({ part }) => part.needs === 'code').map(({ part }) => part.name);

/** Two lines. @param {Promise<unknown>} mayAll @param {AbortSignal} [signal] @returns the names of the parts as they begin, and as the lines report them */
async function run(mayAll, signal = new AbortController().signal) {
  /** @type {string[]} */
  const begun = [];
  const line = takeLongest(selections, { mayAll, signal }, ({ part: { name } }) => {
    begun.push(name);
    return Promise.resolve([{ part: name, passed: 1, failed: 0, details: [] }]);
  });
  const results = (await Promise.all([line(), line()])).flat();
  return { begun, reported: results.map(({ part }) => part) };
}

test('two lines share the parts, each one once, the longest first', async () => {
  const { begun, reported } = await run(Promise.resolve());
  expect(begun.toSorted()).toEqual(names.toSorted());
  expect(reported.toSorted()).toEqual(names.toSorted());
  expect(longestFirst.toSorted()).toEqual(names.toSorted());
  expect(begun[0]).toBe('types');
});

test('a part that needs more than the sources waits for its turn', async () => {
  const { begun } = await run(new Promise((resolve) => void setImmediate(resolve)));
  expect(begun.slice(0, ofCode.length).toSorted()).toEqual(ofCode.toSorted());
  expect(begun.slice(ofCode.length)).toEqual(longestFirst.filter((name) => !ofCode.includes(name)));
});

test('a line beside them takes checks, which may wait for a core, and leaves types to them', async () => {
  const beside = /** @type {string[]} */ ([]);
  const rest = /** @type {string[]} */ ([]);
  const { signal } = new AbortController();
  const line = takeLongest(
    selections,
    { mayAll: Promise.resolve(), signal },
    ({ part: { name }, isBeside }) => {
      (isBeside ? beside : rest).push(name);
      return Promise.resolve([]);
    },
  );
  await line({ isBeside: true });
  expect(beside).toEqual(['imports', 'format', 'spelling', 'lint', 'unused']);
  await line();
  expect([...beside, ...rest].toSorted()).toEqual(names.toSorted());
});

test('no part begins after a stop', async () => {
  expect((await run(Promise.resolve(), AbortSignal.abort())).begun).toEqual([]);
});

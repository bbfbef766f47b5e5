import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import {
  afterSecondTry,
  countReport,
  filesToRun,
  patienceAfter,
  repeatJestPart,
  secondTryOf,
  workersToRun,
} from './jest-part.mjs';

const report = (facts = {}) => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [],
  ...facts,
});
const fine = { code: 0, output: '' };

const table = [
  { desc: 'all passed', facts: {}, run: fine, passed: 3, failed: 0 },
  { desc: 'tests failed', facts: { numFailedTests: 2 }, run: { code: 1, output: '' }, passed: 3, failed: 2 },
  { desc: 'a file did not start', facts: { numRuntimeErrorTestSuites: 1 }, run: fine, passed: 3, failed: 1 },
  { desc: 'a test was skipped', facts: { numPendingTests: 1 }, run: fine, passed: 3, failed: 1 },
  {
    desc: 'tests of other names were left out',
    facts: { numPendingTests: 1 },
    run: { ...fine, isFiltered: true },
    passed: 3,
    failed: 0,
  },
  {
    desc: 'no test has the name',
    facts: { numPassedTests: 0, numPendingTests: 3 },
    run: { ...fine, isFiltered: true },
    passed: 0,
    failed: 1,
  },
  { desc: 'a test was left open', facts: { numTodoTests: 1 }, run: fine, passed: 3, failed: 1 },
  { desc: 'there were no tests', facts: { numPassedTests: 0 }, run: fine, passed: 0, failed: 1 },
  {
    desc: 'Jest failed for another reason',
    facts: {},
    run: { code: 1, output: 'why' },
    passed: 3,
    failed: 1,
  },
];

test.each(table)('$desc: $passed passed, $failed failed', ({ facts, run, passed, failed }) => {
  expect(countReport('unit', report(facts), run)).toMatchObject({ part: 'unit', passed, failed });
});

test('Jest runs the files that are named, and otherwise all of the part but its long ones', () => {
  expect(filesToRun(['a.long.test.ts'])).toEqual(['--runTestsByPath', 'a.long.test.ts']);
  const [usual, long = ''] = filesToRun([]).map((option) => option.replace('--testPathIgnorePatterns=', ''));
  expect(usual).toBe('/node_modules/');
  expect(new RegExp(long).test('/shop/functions/src/a.long.emulator.test.ts')).toBe(true);
  expect(new RegExp(long).test('/shop/functions/src/a.emulator.test.ts')).toBe(false);
});

test('a part has its own number of workers, unless Jest is told another', () => {
  expect(workersToRun(2, ['--verbose'])).toEqual(['--maxWorkers=2']);
  expect(workersToRun(2, ['--maxWorkers=3'])).toEqual([]);
  expect(workersToRun(undefined, [])).toEqual([]);
});

test('reports the messages of failed files with their paths in the repository', () => {
  const testResults = [
    { name: `${process.cwd()}/tests/one.test.ts`, status: 'failed', message: 'expected this' },
    { name: `${process.cwd()}/tests/two.test.ts`, status: 'passed', message: '' },
  ];
  const { details } = countReport('unit', report({ numFailedTests: 1, testResults }), {
    code: 1,
    output: '',
  });
  expect(details).toEqual(['tests/one.test.ts\nexpected this']);
});

describe('the second try', () => {
  const late = { fullName: 'late (seed a.b)', status: 'failed', failureMessages: ['took too long'] };
  const wrong = { fullName: 'wrong', status: 'failed', failureMessages: ['not equal'] };
  const right = { fullName: 'right', status: 'passed' };
  /** @param {string} name @param {object[]} assertionResults */
  const file = (name, assertionResults, status = 'failed') => ({
    ...{ name, status, message: `what failed in ${name}`, assertionResults },
  });
  const one = `${process.cwd()}/tests/one.test.ts`;
  const two = `${process.cwd()}/tests/two.test.ts`;
  const first = report({
    numFailedTests: 2,
    testResults: [file(one, [late, right]), file(two, [wrong]), file('three', [right], 'passed')],
  });

  test('the second try runs the failed tests alone, whatever their names hold', () => {
    const again = secondTryOf(first);
    expect(again?.files).toEqual([one, two]);
    const pattern = new RegExp(again?.namePattern ?? '');
    expect([late, wrong, right].map(({ fullName }) => pattern.test(fullName))).toEqual([true, true, false]);
    expect(pattern.test('late (seed axb)')).toBe(false);
  });

  test.each([
    ['nothing failed', report()],
    ['a file did not start', { ...first, numRuntimeErrorTestSuites: 1 }],
  ])('is not held when %s', (_desc, facts) => {
    expect(secondTryOf(facts)).toBeNull();
  });

  test('counts what passes then, and reports why the first try failed', () => {
    const second = report({
      testResults: [file(one, [{ ...late, status: 'passed' }], 'passed'), file(two, [wrong])],
    });
    const result = afterSecondTry(
      countReport('journeys', first, { code: 1, output: '' }),
      ...[first, second],
    );
    expect(result).toEqual({
      ...{ part: 'journeys', passed: 4, failed: 1 },
      retried: ['● late (seed a.b)\n\ntook too long'],
      details: [`tests/two.test.ts\nwhat failed in ${two}`],
    });
  });

  test('counts a test that it did not run as failed', () => {
    const result = afterSecondTry(countReport('journeys', first, { code: 1, output: '' }), first, report());
    expect(result).toMatchObject({ passed: 3, failed: 2 });
  });
});

describe('the same tests again and again', () => {
  const part = { name: 'journeys', needs: /** @type {const} */ ('browser'), title: '', hasSecondTry: true };
  const selection = { part, files: ['one.journey.test.ts'], jestArguments: [], times: 4 };

  /** Fails the second time. @param {AbortController} stop */
  async function repeat(stop = new AbortController()) {
    /** @type {string[]} */
    const lines = [];
    let time = 0;
    const result = await repeatJestPart(selection, {
      ...{ env: {}, signal: stop.signal, say: (line) => void lines.push(line.trim()) },
      run: (once) => {
        time += 1;
        const failed = time === 2 ? 1 : 0;
        if (once.part.hasSecondTry) throw new Error('Nothing may hold at the second try');
        return Promise.resolve({
          part: 'journeys',
          passed: 3 - failed,
          failed,
          details: failed ? ['why'] : [],
        });
      },
    });
    return { result, lines };
  }

  test('says of each time whether it held, and of all how often, with what failed', async () => {
    const { result, lines } = await repeat();
    expect(result).toEqual({ part: 'journeys', passed: 11, failed: 1, held: 3, details: ['2 of 4: why'] });
    expect(lines).toEqual([
      '1 of 4: 3 passed, 0 failed',
      '2 of 4: 2 passed, 1 failed',
      '3 of 4: 3 passed, 0 failed',
      '4 of 4: 3 passed, 0 failed',
    ]);
  });

  test('ends with a stop', async () => {
    const stop = new AbortController();
    stop.abort();
    expect((await repeat(stop)).result).toMatchObject({ passed: 0, held: 0 });
  });
});

test('Jest has a minute to end after its report, however long its tests take', () => {
  jest.useFakeTimers();
  const folder = mkdtempSync(path.join(tmpdir(), 'report-'));
  const file = path.join(folder, 'unit.json');
  const { signal, end } = patienceAfter(file);
  try {
    jest.advanceTimersByTime(3_600_000);
    expect(signal.aborted).toBe(false);
    writeFileSync(file, '{}');
    jest.advanceTimersByTime(59_000);
    expect(signal.aborted).toBe(false);
    jest.advanceTimersByTime(1_000);
    expect(signal.reason).toBe('a minute after its report: something that a test opened keeps it');
  } finally {
    end();
    jest.useRealTimers();
    rmSync(folder, { recursive: true });
  }
});

import { countReport } from './jest-part.mjs';

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

test('reports a test that passed on its second try with the first failure', () => {
  const assertionResults = [
    { fullName: 'late', status: 'passed', retryMessages: ['took too long'] },
    { fullName: 'wrong', status: 'failed', retryMessages: ['not equal'] },
    { fullName: 'right', status: 'passed', retryMessages: [] },
  ];
  const testResults = [{ name: 'tests/one.test.ts', status: 'passed', message: '', assertionResults }];
  expect(countReport('journeys', report({ testResults }), fine).retried).toEqual(['● late\n\ntook too long']);
});

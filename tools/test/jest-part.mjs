/**
 * Runs the Jest project of a part and counts its tests.
 * @module
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { localDir, root } from '../base/paths.mjs';
import { longForm } from './parts.mjs';
import { couldNotRun, summaryLine, total } from './results.mjs';
import { runProgram } from './run-program.mjs';

/**
 * The fields of Jest's `--json` report that count.
 * @typedef {object} JestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests skipped
 * @property {number} numTodoTests
 * @property {number} numRuntimeErrorTestSuites files that failed before their first test
 * @property {{ name: string, status: string, message: string, assertionResults?: JestTest[] }[]} testResults
 *
 * @typedef {object} JestTest
 * @property {string} fullName
 * @property {string} status
 * @property {string[]} [failureMessages]
 */

/** Where a part's second try starts. @typedef {{ files: string[], namePattern: string }} SecondTry */

/**
 * @param {import('./selection.mjs').Selection} selection
 * @param {Record<string, string>} env
 * @returns {Promise<import('./results.mjs').Result>}
 */
export async function runJestPart({ part, files, jestArguments }, env) {
  const isFiltered = jestArguments.some((argument) => /^(-t|--testNamePattern)/.test(argument));
  const first = await runJest(part.name, { files, jestArguments, workers: part.workers }, env);
  if (first.report === undefined) return couldNotRun(part.name, first.run.output);
  const result = countReport(part.name, first.report, { ...first.run, isFiltered });
  if (!part.hasSecondTry || isFiltered) return result;
  const again = secondTryOf(first.report);
  // Runs of single files would push whole ones out of what is counted.
  if (again === null) return files.length > 0 ? result : { ...result, retried: [] };
  const second = await runJest(
    `${part.name}-again`,
    {
      project: part.name,
      files: again.files,
      jestArguments: [
        ...jestArguments.filter((argument) => !argument.startsWith('--shard')),
        ...['--testNamePattern', again.namePattern],
      ],
      workers: 1,
    },
    env,
  );
  return second.report === undefined
    ? { ...result, retried: [] }
    : afterSecondTry(result, first.report, second.report);
}

/**
 * The same tests again and again, in one shop and without second tries.
 * @param {import('./selection.mjs').Selection & { times: number }} selection
 * @param {{ env: Record<string, string>, signal: AbortSignal, say: (line: string) => void, run?: typeof runJestPart }} context `run`: for tests
 * @returns {Promise<import('./results.mjs').Result & { held: number }>} `held`: how often nothing failed
 */
export async function repeatJestPart({ times, ...selection }, { env, signal, say, run = runJestPart }) {
  const once = { ...selection, part: { ...selection.part, hasSecondTry: false } };
  const results = [];
  for (let time = 1; time <= times && !signal.aborted; time += 1) {
    const result = await run(once, env);
    say(`    ${time} of ${times}: ${summaryLine([result])}`);
    results.push({ ...result, details: result.details.map((text) => `${time} of ${times}: ${text}`) });
  }
  return {
    ...{ part: selection.part.name, ...total(results) },
    held: results.filter(({ failed }) => failed === 0).length,
    details: results.flatMap(({ details }) => details),
  };
}

/**
 * Node's arguments for Jest. Each test file loads its modules anew, and their garbage outlives a young generation of the usual size;
 * the other one makes a context of promises cheap (the default from Node 24 on). Together they save a fifth of the time.
 */
const nodeForTests = ['--max-semi-space-size=64', '--experimental-async-context-frame'];

/** Jest's default, which the option replaces, and the long tests. */
const leftOut = ['/node_modules/', longForm.source];

/** @param {readonly string[]} files none for all of a part but its long ones @returns {string[]} arguments for Jest */
export const filesToRun = (files) =>
  files.length > 0
    ? ['--runTestsByPath', ...files]
    : leftOut.map((pattern) => `--testPathIgnorePatterns=${pattern}`);

/** @param {number | undefined} workers of the part, unless Jest's arguments say how many @param {readonly string[]} jestArguments */
export const workersToRun = (workers, jestArguments) =>
  workers === undefined || jestArguments.some((argument) => argument.startsWith('--maxWorkers'))
    ? []
    : [`--maxWorkers=${workers}`];

/** Jest has said all by then, and given a browser its time to close: something that a test has opened keeps it, and would for an hour. */
const mostMsAfterReport = 60_000;

/** @param {string} reportFile @returns {{ signal: AbortSignal, end: () => void }} `signal`: a minute after the report is there */
export function patienceAfter(reportFile) {
  const over = new AbortController();
  let mostLooks = mostMsAfterReport / 1_000;
  const looks = setInterval(() => {
    if (existsSync(reportFile)) mostLooks -= 1;
    if (mostLooks === 0) over.abort('a minute after its report: something that a test opened keeps it');
  }, 1_000);
  return { signal: over.signal, end: () => clearInterval(looks) };
}

/**
 * @param {string} name of the report's file
 * @param {{ project?: string, files: readonly string[], jestArguments: readonly string[], workers?: number | undefined }} what
 * @param {Record<string, string>} env
 * @returns {Promise<{ run: { code: number | null, output: string }, report: JestReport | undefined }>} no report if
 *   Jest failed to start
 */
async function runJest(name, { project = name, files, jestArguments, workers }, env) {
  const reportFile = path.join(localDir, 'test-results', `${name}.json`);
  await mkdir(path.dirname(reportFile), { recursive: true });
  await rm(reportFile, { force: true });
  const patience = patienceAfter(reportFile);
  const run = await runProgram(
    [
      ...['jest/bin/jest.js', '--selectProjects', project, '--json', '--outputFile', reportFile],
      ...workersToRun(workers, jestArguments),
      ...jestArguments,
      ...filesToRun(files),
    ],
    env,
    nodeForTests,
    patience.signal,
  );
  patience.end();
  const text = await readFile(reportFile, 'utf8').catch(() => undefined);
  return { run, report: text === undefined ? undefined : JSON.parse(text) };
}

/** @param {JestReport} report @returns {SecondTry | null} null if no test failed, or if a file did not even start */
export function secondTryOf({ numRuntimeErrorTestSuites, testResults }) {
  const failed = testResults
    .map(({ name, assertionResults = [] }) => ({ name, tests: assertionResults.filter(hasFailed) }))
    .filter(({ tests }) => tests.length > 0);
  if (failed.length === 0 || numRuntimeErrorTestSuites > 0) return null;
  const names = failed.flatMap(({ tests }) => tests.map(({ fullName }) => fullName));
  return {
    files: failed.map(({ name }) => name),
    namePattern: `^(${names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')})$`,
  };
}

/** @param {JestTest} test */
const hasFailed = ({ status }) => status === 'failed';

/**
 * The result of both tries: what passed in the second counts as passed, with the reason of the first failure.
 * @param {import('./results.mjs').Result} result of the first try
 * @param {JestReport} first
 * @param {JestReport} second
 * @returns {import('./results.mjs').Result}
 */
export function afterSecondTry(result, first, second) {
  const passedAgain = new Set(
    second.testResults.flatMap(({ name, assertionResults = [] }) =>
      assertionResults
        .filter(({ status }) => status === 'passed')
        .map(({ fullName }) => `${name} ${fullName}`),
    ),
  );
  const retried = first.testResults.flatMap(({ name, assertionResults = [] }) =>
    assertionResults
      .filter((test) => hasFailed(test) && passedAgain.has(`${name} ${test.fullName}`))
      .map(({ fullName, failureMessages = [] }) => `● ${fullName}\n\n${failureMessages.join('\n')}`),
  );
  return {
    ...result,
    passed: result.passed + retried.length,
    failed: result.failed - retried.length,
    details: failuresIn(second),
    retried,
  };
}

/** @param {JestReport} report @returns {string[]} messages with the path of their file */
const failuresIn = ({ testResults }) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, message }) => `${path.relative(root, name)}\n${message}`);

/**
 * @param {string} part
 * @param {JestReport} report
 * @param {{ code: number | null, output: string, isFiltered?: boolean }} run `isFiltered`: Jest reports tests with
 *   other names as skipped
 * @returns {import('./results.mjs').Result}
 */
export function countReport(part, report, { code, output, isFiltered = false }) {
  const skipped = isFiltered ? 0 : report.numPendingTests + report.numTodoTests;
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites + skipped;
  const details = failuresIn(report);
  if (skipped > 0) details.push(`${skipped} tests were skipped: a skipped test is a failed one.`);
  if (failed > 0) return { part, passed: report.numPassedTests, failed, details };
  if (report.numPassedTests === 0) return couldNotRun(part, 'There was no test to run.');
  if (code !== 0) return { part, passed: report.numPassedTests, failed: 1, details: [output] };
  return { part, passed: report.numPassedTests, failed: 0, details };
}

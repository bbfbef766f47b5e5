/**
 * Runs the Jest project of a part and counts its tests.
 * @module
 */
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { localDir, root } from '../stack/paths.mjs';
import { couldNotRun } from './results.mjs';
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
 * @property {string[]} [retryMessages] why a former try failed
 */

/**
 * @param {import('./selection.mjs').Selection} selection
 * @param {Record<string, string>} env
 * @returns {Promise<import('./results.mjs').Result>}
 */
export async function runJestPart({ part: { name, workers }, files, jestArguments }, env) {
  const reportFile = path.join(localDir, 'test-results', `${name}.json`);
  await mkdir(path.dirname(reportFile), { recursive: true });
  await rm(reportFile, { force: true });
  const run = await runProgram(
    [
      ...['jest/bin/jest.js', '--selectProjects', name, '--json', '--outputFile', reportFile],
      ...(workers ? [`--maxWorkers=${workers}`] : []),
      ...jestArguments,
      ...(files.length > 0 ? ['--runTestsByPath', ...files] : []),
    ],
    env,
  );
  const text = await readFile(reportFile, 'utf8').catch(() => undefined); // absent if Jest failed to start
  if (text === undefined) return couldNotRun(name, run.output);
  const isFiltered = jestArguments.some((argument) => /^(-t|--testNamePattern)/.test(argument));
  return countReport(name, JSON.parse(text), { ...run, isFiltered });
}

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
  const details = report.testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, message }) => `${path.relative(root, name)}\n${message}`);
  const retried = report.testResults.flatMap(({ assertionResults = [] }) =>
    assertionResults.flatMap(retryOf),
  );
  if (skipped > 0) details.push(`${skipped} tests were skipped: a skipped test is a failed one.`);
  if (failed > 0) return { part, passed: report.numPassedTests, failed, details, retried };
  if (report.numPassedTests === 0) return couldNotRun(part, 'There was no test to run.');
  if (code !== 0) return { part, passed: report.numPassedTests, failed: 1, details: [output] };
  return { part, passed: report.numPassedTests, failed: 0, details, retried };
}

/** @param {JestTest} test @returns {string[]} what is to be told of a test that did not pass at once */
const retryOf = ({ fullName, status, retryMessages = [] }) =>
  status === 'passed' && retryMessages.length > 0 ? [`● ${fullName}\n\n${retryMessages.join('\n')}`] : [];

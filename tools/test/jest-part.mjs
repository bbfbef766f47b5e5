/**
 * Runs Jest projects and counts what they came to.
 * @module
 */
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { localDir, root } from '../stack/paths.mjs';
import { couldNotRun } from './result.mjs';
import { runProgram } from './run-program.mjs';

/**
 * What we read of Jest's `--json` report.
 * @typedef {object} JestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests skipped
 * @property {number} numTodoTests
 * @property {number} numRuntimeErrorTestSuites files that failed before their first test
 * @property {{ name: string, status: string, message: string }[]} testResults
 */

/**
 * @param {string} part
 * @param {object} options
 * @param {readonly string[]} options.projects
 * @param {boolean} [options.serial] one file after the other: they share one shop
 * @param {Record<string, string>} [options.env]
 * @param {AbortSignal} options.signal
 * @returns {Promise<import('./result.mjs').Result>}
 */
export async function runJestPart(part, { projects, serial = false, env = {}, signal }) {
  const reportFile = path.join(localDir, 'test-results', `${part}.json`);
  await mkdir(path.dirname(reportFile), { recursive: true });
  await rm(reportFile, { force: true });
  const parameters = ['--selectProjects', ...projects, '--json', '--outputFile', reportFile];
  if (serial) parameters.push('--runInBand');
  const { code, output } = await runProgram('jest/bin/jest.js', parameters, { env, signal });
  const text = await readFile(reportFile, 'utf8').catch(() => undefined); // not written: Jest did not get that far
  if (text === undefined) return couldNotRun(part, output);
  return countReport(part, JSON.parse(text), { code, output });
}

/**
 * @param {string} part
 * @param {JestReport} report
 * @param {{ code: number | null, output: string }} run
 * @returns {import('./result.mjs').Result}
 */
export function countReport(part, report, { code, output }) {
  const leftOut = report.numPendingTests + report.numTodoTests;
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites + leftOut;
  const details = report.testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, message }) => `${path.relative(root, name)}\n${message}`);
  if (leftOut > 0) details.push(`${leftOut} tests were skipped: a skipped test is a failed one.`);
  if (failed > 0) return { part, passed: report.numPassedTests, failed, details };
  if (report.numPassedTests === 0) return couldNotRun(part, 'There was no test to run.');
  if (code !== 0) return { part, passed: report.numPassedTests, failed: 1, details: [output] };
  return { part, passed: report.numPassedTests, failed: 0, details };
}

/**
 * Runs parts of the tests in two lines side by side: what needs the sources alone, and what needs the build, then a
 * fresh seeded stack.
 * @module
 */
import { parsePortOffset } from '../ports.mjs';
import { ensureChromium } from '../stack/machine/chromium.mjs';
import { findFreePortOffset } from '../stack/machine/port-check.mjs';
import { startStack } from '../stack/stack.mjs';
import { UserError } from '../stack/user-error.mjs';
import { runJestPart } from './jest-part.mjs';
import { couldNotRun } from './results.mjs';
import { runProgram } from './run-program.mjs';

/** @typedef {import('./selection.mjs').Selection} Selection */
/** @typedef {import('./parts.mjs').Need} Need */
/** @typedef {import('./results.mjs').Result} Result */
/** @typedef {{ progress: import('../stack/progress.mjs').Progress, signal: AbortSignal }} Context */

/**
 * @param {readonly Selection[]} selections
 * @param {Context} context
 * @returns {Promise<Result[]>} one for each selection, in that order
 */
export async function runParts(selections, context) {
  const needing = (/** @type {Need[]} */ ...needs) =>
    selections.filter(({ part }) => needs.includes(part.needs));
  const ofCode = needing('code');
  const others = needing('build', 'emulators', 'browser');
  const takeTurns = () => inOrder(ofCode, context); // takes parts from the queue that both lines share
  // Two cores: a third line would make the journeys wait for the processor.
  const secondLine = others.length === 0 ? takeTurns() : withBuild(others, ofCode, context);
  const results = (await Promise.all([takeTurns(), secondLine])).flat();
  return selections.map(
    ({ part: { name } }) =>
      results.find((result) => result.part === name) ?? couldNotRun(name, 'It was not started.'),
  );
}

/**
 * @param {Selection[]} selections emptied; two lines may share them
 * @param {Context} context
 * @param {Record<string, string>} [env]
 */
async function inOrder(selections, context, env = {}) {
  /** @type {Result[]} */
  const results = [];
  while (!context.signal.aborted) {
    const selection = selections.shift();
    if (!selection) break;
    results.push(await runPart(selection, context, env));
  }
  return results;
}

/** Marks a step of the progress as failed; the result has the details. */
class PartFailed extends Error {}

/**
 * Runs a part as one step of the progress.
 * @param {Selection} selection
 * @param {Context} context
 * @param {Record<string, string>} env
 * @returns {Promise<Result>}
 */
async function runPart(selection, { progress }, env) {
  const { name, title, command } = selection.part;
  let result = couldNotRun(name, '');
  try {
    await progress.step(title, async (note) => {
      result = command ? await runCheck(name, command) : await runJestPart(selection, env);
      note(`${result.passed} passed, ${result.failed} failed`);
      if (result.failed > 0) throw new PartFailed();
    });
  } catch (error) {
    if (!(error instanceof PartFailed)) return couldNotRun(name, describe(error));
  }
  return result;
}

/** @param {string} part @param {readonly string[]} command @returns {Promise<Result>} */
async function runCheck(part, command) {
  const { code, output } = await runProgram(command);
  if (code === 0) return { part, passed: 1, failed: 0, details: [] };
  return { part, passed: 0, failed: 1, details: [output] };
}

/**
 * @param {Selection[]} selections
 * @param {Selection[]} otherLine what the other line has still to do; it takes what needs the build but no stack
 * @param {Context} context
 * @returns {Promise<Result[]>}
 */
async function withBuild(selections, otherLine, context) {
  const needBuild = selections.filter(({ part }) => part.needs !== 'emulators');
  if (needBuild.length > 0) {
    try {
      await context.progress.step('Build', build);
    } catch (error) {
      const onEmulators = selections.filter((selection) => !needBuild.includes(selection));
      return [...allFailed(needBuild, error), ...(await withStack(onEmulators, context))];
    }
  }
  const ofBuild = selections.filter(({ part }) => part.needs === 'build');
  const ofStack = selections.filter(({ part }) => part.needs !== 'build');
  if (otherLine.length > 0) otherLine.unshift(...ofBuild.splice(0));
  return [...(await inOrder(ofBuild, context)), ...(await withStack(ofStack, context))];
}

/** @throws {UserError} with the errors of the build */
async function build() {
  const { code, output } = await runProgram(['../tools/build.mjs']);
  if (code !== 0) throw new UserError(`The build failed.\n${output}`);
}

/** @param {Selection[]} selections @param {Context} context @returns {Promise<Result[]>} */
async function withStack(selections, context) {
  if (selections.length === 0 || context.signal.aborted) return [];
  const ofBrowser = selections.filter(({ part }) => part.needs === 'browser');
  const others = selections.filter(({ part }) => part.needs !== 'browser');
  const { progress } = context;
  try {
    const stack = await startStack({ ...(await stackFor(ofBrowser.length > 0)), ...context });
    try {
      const results = await inOrder(others, context, stack.env);
      return [...results, ...(await inBrowser(ofBrowser, context, stack.env))];
    } finally {
      await progress.step('Stack stopped', stack.stop);
    }
  } catch (error) {
    return allFailed(selections, error);
  }
}

/**
 * A fresh shop on free ports; the databases alone unless a browser opens the shop.
 * @param {boolean} isWhole
 * @returns {Promise<import('../stack/stack.mjs').StackOptions>}
 */
async function stackFor(isWhole) {
  const given = process.env.PORT_OFFSET;
  const portOffset = given === undefined ? await findFreePortOffset() : parsePortOffset(given);
  if (isWhole) return { portOffset };
  return { portOffset, sites: [], only: ['auth', 'firestore', 'storage'], seed: false };
}

/** @param {Selection[]} selections @param {Context} context @param {Record<string, string>} env */
async function inBrowser(selections, context, env) {
  if (selections.length === 0) return [];
  try {
    const browser = await context.progress.step('Chromium found', () => ensureChromium());
    return await inOrder(selections, context, { ...env, CHROMIUM_PATH: browser });
  } catch (error) {
    return allFailed(selections, error);
  }
}

/** @param {readonly Selection[]} selections @param {unknown} error */
const allFailed = (selections, error) =>
  selections.map(({ part }) => couldNotRun(part.name, describe(error)));

/** @param {unknown} error @returns {string} */
function describe(error) {
  if (error instanceof UserError)
    return error.log ? `${error.message}\nDetails: ${error.log}` : error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

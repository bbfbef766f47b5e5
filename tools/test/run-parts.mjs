/**
 * Runs the parts of `npm test` so that two cores have work: the sources are checked while they are built and the
 * stack starts; what needs the shop follows, one part after the other, against one fresh seeded stack.
 * @module
 */
import { parsePortOffset } from '../ports.mjs';
import { ensureChromium } from '../stack/chromium.mjs';
import { findFreePortOffset } from '../stack/port-check.mjs';
import { root } from '../stack/paths.mjs';
import { run } from '../stack/run.mjs';
import { startStack } from '../stack/stack.mjs';
import { UserError } from '../stack/user-error.mjs';
import { runJestPart } from './jest-part.mjs';
import { couldNotRun } from './result.mjs';
import { runStaticCheck } from './static-checks.mjs';

/** @typedef {import('./parts.mjs').KnownPart} KnownPart */
/** @typedef {import('./result.mjs').Result} Result */
/** @typedef {{ progress: import('../stack/progress.mjs').Progress, signal: AbortSignal }} Context */

/**
 * @param {readonly KnownPart[]} parts
 * @param {Context} context
 * @returns {Promise<Result[]>} in the order of `parts`; every part has one
 */
export async function runParts(parts, context) {
  const ofCode = parts.filter(({ needs }) => needs === 'code');
  const ofBuild = parts.filter(({ needs }) => needs !== 'code');
  const [codeResults, otherResults] = await Promise.all([
    oneAfterAnother(ofCode, context, {}),
    ofBuild.length === 0 ? [] : buildAndRun(ofBuild, context),
  ]);
  const results = [...codeResults, ...otherResults];
  return parts.flatMap(({ name }) => results.filter(({ part }) => part === name));
}

/** @param {readonly KnownPart[]} parts @param {Context} context @param {Record<string, string>} env */
async function oneAfterAnother(parts, context, env) {
  /** @type {Result[]} */
  const results = [];
  for (const part of parts) {
    if (context.signal.aborted) break;
    results.push(await runPart(part, context, env));
  }
  return results;
}

/**
 * One part on one line of the progress.
 * @param {KnownPart} part
 * @param {Context} context
 * @param {Record<string, string>} env
 * @returns {Promise<Result>}
 */
async function runPart(part, { progress, signal }, env) {
  /** @type {Result | undefined} */
  let result;
  const work = async (/** @type {(text: string) => void} */ note) => {
    result = await execute(part, env, signal);
    note(`${result.passed} passed, ${result.failed} failed`);
    if (result.failed > 0) throw new PartFailed();
  };
  try {
    await progress.step(part.title, work);
  } catch (error) {
    if (!(error instanceof PartFailed)) return couldNotRun(part.name, describe(error));
  }
  return result ?? couldNotRun(part.name, '');
}

/** Marks a line of the progress; the result tells the rest. */
class PartFailed extends Error {}

/** @param {KnownPart} part @param {Record<string, string>} env @param {AbortSignal} signal */
function execute({ name, needs }, env, signal) {
  switch (name) {
    case 'types':
    case 'lint':
    case 'format':
      return runStaticCheck(name, { signal });
    case 'unit':
      return runJestPart(name, { projects: ['unit', 'dom'], signal });
    default:
      return runJestPart(name, { projects: [name], serial: needs === 'browser', env, signal });
  }
}

/**
 * @param {readonly KnownPart[]} parts that need more than the code
 * @param {Context} context
 * @returns {Promise<Result[]>}
 */
async function buildAndRun(parts, context) {
  const needBuild = parts.filter(({ needs }) => needs === 'build' || needs === 'browser');
  /** @type {Result[]} */
  const notRun = [];
  if (needBuild.length > 0) {
    try {
      await context.progress.step('Build', build);
    } catch (error) {
      notRun.push(...needBuild.map(({ name }) => couldNotRun(name, describe(error))));
    }
  }
  const possible = parts.filter(({ name }) => !notRun.some(({ part }) => part === name));
  const ofBuild = possible.filter(({ needs }) => needs === 'build');
  const ofStack = possible.filter(({ needs }) => needs !== 'build');
  const results = [...notRun, ...(await oneAfterAnother(ofBuild, context, {}))];
  return ofStack.length === 0 ? results : [...results, ...(await runAgainstStack(ofStack, context))];
}

/** @throws {UserError} with what does not build */
async function build() {
  const { code, stdout, stderr } = await run(process.execPath, ['tools/build.mjs'], { cwd: root });
  if (code !== 0) throw new UserError(`The build failed.\n${stdout}${stderr}`);
}

/** @param {readonly KnownPart[]} parts @param {Context} context @returns {Promise<Result[]>} */
async function runAgainstStack(parts, { progress, signal }) {
  /** @type {import('../stack/stack.mjs').Stack} */
  let stack;
  try {
    stack = await startStack({ ...(await stackFor(parts)), progress, signal });
  } catch (error) {
    return parts.map(({ name }) => couldNotRun(name, describe(error)));
  }
  try {
    const withoutBrowser = parts.filter(({ needs }) => needs === 'emulators');
    const results = await oneAfterAnother(withoutBrowser, { progress, signal }, stack.env);
    return [...results, ...(await runInBrowser(parts, { progress, signal }, stack.env))];
  } finally {
    await progress.step('Stack stopped', stack.stop);
  }
}

/**
 * A fresh shop on ports of its own; only databases where nobody opens the shop.
 * @param {readonly KnownPart[]} parts
 * @returns {Promise<import('../stack/stack.mjs').StackOptions>}
 */
async function stackFor(parts) {
  const given = process.env.PORT_OFFSET;
  const portOffset = given === undefined ? await findFreePortOffset() : parsePortOffset(given);
  if (parts.some(({ needs }) => needs === 'browser')) return { portOffset };
  return { portOffset, sites: [], only: ['auth', 'firestore', 'storage'], seed: false };
}

/** @param {readonly KnownPart[]} parts @param {Context} context @param {Record<string, string>} env */
async function runInBrowser(parts, context, env) {
  const ofBrowser = parts.filter(({ needs }) => needs === 'browser');
  if (ofBrowser.length === 0) return [];
  try {
    const browser = await context.progress.step('Chromium found', () => ensureChromium());
    return await oneAfterAnother(ofBrowser, context, { ...env, CHROMIUM_PATH: browser });
  } catch (error) {
    return ofBrowser.map(({ name }) => couldNotRun(name, describe(error)));
  }
}

/** @param {unknown} error @returns {string} */
function describe(error) {
  if (error instanceof UserError)
    return error.log ? `${error.message}\nDetails: ${error.log}` : error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

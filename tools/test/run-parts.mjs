/**
 * Runs parts of the tests in two lines side by side. One begins with what needs databases alone; then both take the longest part that is
 * left. Databases and shops are stacks of their own, so that none of them meets what another left. Checks, which no clock can fail, fill
 * the time in which both lines wait.
 * @module
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { findEmulators } from '../emulators/find.mjs';
import { localDir } from '../base/paths.mjs';
import { parsePortOffset } from '../base/ports.mjs';
import { ensureChromium } from '../base/machine/chromium.mjs';
import { ensureJava } from '../base/machine/java.mjs';
import { findFreePortOffset } from '../base/machine/port-check.mjs';
import { silentProgress } from '../base/progress.mjs';
import { startStack } from '../stack/stack.mjs';
import { UserError } from '../base/user-error.mjs';
import { repeatJestPart, runJestPart } from './jest-part.mjs';
import { couldNotRun, summaryLine } from './results.mjs';
import { runProgram } from './run-program.mjs';

/** @typedef {import('./selection.mjs').Selection} Selection */
/** @typedef {import('./parts.mjs').Need} Need */
/** @typedef {import('./results.mjs').Result} Result */
/** @typedef {{ progress: import('../base/progress.mjs').Progress, signal: AbortSignal }} Context */
/**
 * The work that several lines wait for. Nobody hears of its failure but who waits.
 * @typedef {object} Groundwork
 * @property {Promise<unknown>} built
 * @property {Promise<{ browser: string | null }>} machine what the system has to have: Java, emulators, a browser
 * @property {() => Promise<number>} portOffset of the next stack
 */

/** The shop that one stack of this run is seeded with and the others begin with: tools/stack/firebase/seeded-shop.mjs. */
const seededDir = path.join(localDir, `seeded-${process.pid}`);
const forgetSeeded = () => rm(seededDir, { recursive: true, force: true });

/** @param {readonly Selection[]} selections @param {Context} context @returns {Promise<Result[]>} one for each selection, in that order */
export async function runParts(selections, context) {
  const needing = (/** @type {Need[]} */ ...needs) =>
    selections.filter(({ part }) => needs.includes(part.needs));
  await forgetSeeded(); // a killed process may have had this one's number
  const ground = layGround(
    {
      build: needing('build', 'own shop', 'browser').length > 0,
      browser: needing('own shop', 'browser').length > 0,
      stack: needing('own shop', 'browser', 'emulators').length > 0,
    },
    context,
  );
  const first = onStack(
    {
      title: 'Databases',
      selections: needing('emulators'),
      options: { sites: [], only: ['auth', 'firestore', 'storage'], seed: false },
    },
    ground,
    context,
  );
  // Two cores: with more lines, or beside browsers, operations that race for a document on purpose find no turn in their time.
  const mayAll = Promise.allSettled([ground.built, ground.machine, first]);
  const take = takeLongest(
    needing('code', 'build', 'own shop', 'browser'),
    { mayAll, signal: context.signal },
    (selection) => onGround(selection, ground, context),
  );
  const results = await Promise.all([first, first.then(() => take()), take(), take({ isBeside: true })]);
  await forgetSeeded();
  return selections.map(
    ({ part: { name } }) =>
      results.flat().find((result) => result.part === name) ?? couldNotRun(name, 'It was not started.'),
  );
}

/** Types first, because parts of `stack` begin with what the compiler knows then; the others by their time on quiet cores. */
export const longestFirst = [
  ...['types', 'journeys', 'federation', 'histories', 'dom', 'stack', 'clocks', 'unit', 'imports'],
  ...['format', 'spelling', 'budgets', 'lint', 'unused'],
];

/** A check finds the same however long it waits for a core. Types are not put off: see above. @param {Selection} selection */
const isPatient = ({ part }) => part.command !== undefined && part.name !== 'types';

/**
 * @param {readonly Selection[]} selections
 * @param {{ mayAll: Promise<unknown>, signal: AbortSignal }} when `mayAll`: what needs more than the sources may begin
 * @param {(selection: Selection & { isBeside?: boolean }) => Promise<Result[]>} run
 * @returns {(line?: { isBeside: boolean }) => Promise<Result[]>} a line: takes the longest of what is left and may begin, so that all lines
 *   end at about the same time, until nothing is left; one beside the others takes checks only
 */
export function takeLongest(selections, { mayAll, signal }, run) {
  const left = selections.toSorted((one, other) => rank(one) - rank(other));
  let isOpen = false;
  const open = mayAll.then(() => (isOpen = true));
  return async ({ isBeside } = { isBeside: false }) => {
    const results = [];
    const mayBegin = isBeside
      ? isPatient
      : (/** @type {Selection} */ { part }) => isOpen || part.needs === 'code';
    while (left.length > 0 && !signal.aborted) {
      const at = left.findIndex(mayBegin);
      if (at < 0 && isBeside) break;
      if (at < 0) await open;
      else
        for (const selection of left.splice(at, 1)) results.push(...(await run({ ...selection, isBeside })));
    }
    return results;
  };
}

/** @param {Selection} selection */
const rank = ({ part }) => longestFirst.indexOf(part.name);

/** A part that does not need databases alone. @param {Selection} selection @param {Groundwork} ground @param {Context} context */
async function onGround(selection, ground, context) {
  const { name, needs } = selection.part;
  try {
    if (needs !== 'code') await ground.built;
    // What starts its shop itself must not install a browser beside the groundwork.
    if (needs === 'own shop') await ground.machine;
  } catch (error) {
    return allFailed([selection], error);
  }
  return needs === 'browser'
    ? onStack(
        { title: `A shop for ${name}`, selections: [selection], options: { seededDir } },
        ground,
        context,
      )
    : [await runPart(selection, context, { SEEDED_SHOP: seededDir })];
}

/** @param {{ build: boolean, browser: boolean, stack: boolean }} needs @param {Context} context @returns {Groundwork} */
function layGround({ build: builds, browser, stack }, { progress }) {
  return {
    built: builds ? progress.step('Build', build) : Promise.resolve(),
    machine: stack
      ? progress.step('Java, emulators and Chromium found', () => prepareMachine(browser, progress))
      : Promise.resolve({ browser: null }),
    portOffset: portOffsets(),
  };
}

/** @throws {UserError} with the errors of the build */
async function build() {
  const { code, output } = await runProgram(['../tools/build.mjs']);
  if (code !== 0) throw new UserError(`The build failed.\n${output}`);
}

/** Once, for all stacks: two of them cannot install or download at the same time. @param {boolean} withBrowser @param {Context['progress']} progress */
async function prepareMachine(withBrowser, { say }) {
  await ensureJava({ onInstall: () => say('  Installing Java…') });
  await findEmulators({
    onDownload: () => say('  Downloading the emulators, 120 MB…'),
    onInstall: () => say('  Installing a Java compiler…'),
  });
  return { browser: withBrowser ? await ensureChromium() : null };
}

/** @returns {() => Promise<number>} the next stack's port offset: PORT_OFFSET for the first, then free ones */
function portOffsets() {
  const given = process.env.PORT_OFFSET;
  let last = Promise.resolve(given === undefined ? undefined : parsePortOffset(given));
  let isFirst = given !== undefined;
  return () => {
    if (isFirst) isFirst = false;
    else last = last.then((before) => findFreePortOffset(before));
    return /** @type {Promise<number>} */ (last);
  };
}

/** @typedef {{ title: string, selections: Selection[], options: import('../stack/stack.mjs').StackOptions }} OnStack */

/** @param {OnStack} what @param {Groundwork} ground @param {Context} context @returns {Promise<Result[]>} */
async function onStack({ title, selections, options }, ground, context) {
  if (selections.length === 0 || context.signal.aborted) return [];
  const { progress, signal } = context;
  try {
    const { browser } = await ground.machine;
    const stack = await progress.step(title, async () =>
      startStack({ ...options, portOffset: await ground.portOffset(), progress: silentProgress, signal }),
    );
    try {
      const env = browser === null ? stack.env : { ...stack.env, CHROMIUM_PATH: browser };
      return await inOrder(selections, context, env);
    } finally {
      await stack.stop();
    }
  } catch (error) {
    return allFailed(selections, error);
  }
}

/** @param {readonly Selection[]} selections @param {Context} context @param {Record<string, string>} env */
async function inOrder(selections, context, env) {
  const results = [];
  for (const selection of selections)
    if (!context.signal.aborted) results.push(await runPart(selection, context, env));
  return results;
}

/** Marks a step of the progress as failed; the result has the details. */
class PartFailed extends Error {}

/** @param {Selection} selection @param {Context} context @param {Record<string, string>} env @returns {Promise<Result>} */
async function runPart(selection, context, env) {
  const { progress } = context;
  const { name, title } = selection.part;
  let result = couldNotRun(name, '');
  try {
    await progress.step(title, async (note) => {
      const { held, ...counted } = await runTests(selection, context, env);
      result = counted;
      note(held ?? summaryLine([result]));
      if (result.failed > 0) throw new PartFailed();
    });
  } catch (error) {
    if (!(error instanceof PartFailed)) return couldNotRun(name, describe(error));
  }
  return result;
}

/**
 * @param {Selection & { isBeside?: boolean }} selection @param {Context} context @param {Record<string, string>} env
 * @returns {Promise<Result & { held?: string }>} `held`: how often, of tests that run again and again
 */
async function runTests({ times, isBeside = false, ...selection }, { progress: { say }, signal }, env) {
  const { name, command } = selection.part;
  if (command) return runCheck(name, commandFor(command, selection.files), isBeside ? ofLowPriority : []);
  if (times === undefined) return runJestPart(selection, env);
  const { held, ...result } = await repeatJestPart({ ...selection, times }, { env, signal, say });
  return { ...result, held: `held ${held} of ${times} times` };
}

/** A check of these files alone, in place of all. @param {readonly string[]} command @param {readonly string[]} files */
const commandFor = (command, files) =>
  files.length === 0 ? command : command.flatMap((word) => (word === '.' ? files : [word]));

/** For Node: the lines come first. */
const ofLowPriority = ['--import=./tests/support/background-setup.mjs'];

/** @param {string} part @param {readonly string[]} command @param {readonly string[]} ofNode @returns {Promise<Result>} */
async function runCheck(part, command, ofNode) {
  const { code, output } = await runProgram(command, {}, ofNode);
  if (code === 0) return { part, passed: 1, failed: 0, details: [] };
  return { part, passed: 0, failed: 1, details: [output] };
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

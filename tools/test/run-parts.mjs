/**
 * Runs parts of the tests in two lines side by side: what needs the sources alone or the build, and what needs databases, then a
 * shop. Databases and shop are stacks of their own, so that none of them meets what another left.
 * @module
 */
import { findEmulators } from '../emulators/find.mjs';
import { parsePortOffset } from '../base/ports.mjs';
import { ensureChromium } from '../base/machine/chromium.mjs';
import { ensureJava } from '../base/machine/java.mjs';
import { findFreePortOffset } from '../base/machine/port-check.mjs';
import { silentProgress } from '../base/progress.mjs';
import { startStack } from '../stack/stack.mjs';
import { UserError } from '../base/user-error.mjs';
import { runJestPart } from './jest-part.mjs';
import { couldNotRun } from './results.mjs';
import { runProgram } from './run-program.mjs';

/** @typedef {import('./selection.mjs').Selection} Selection */
/** @typedef {import('./parts.mjs').Need} Need */
/** @typedef {import('./results.mjs').Result} Result */
/** @typedef {{ progress: import('../base/progress.mjs').Progress, signal: AbortSignal }} Context */
/**
 * What several lines wait for. Nobody hears of a failure but who waits.
 * @typedef {object} Groundwork
 * @property {Promise<unknown>} built
 * @property {Promise<{ browser: string | null }>} machine what the system has to have: Java, emulators, a browser
 * @property {() => Promise<number>} portOffset of the next stack
 */

/**
 * @param {readonly Selection[]} selections
 * @param {Context} context
 * @returns {Promise<Result[]>} one for each selection, in that order
 */
export async function runParts(selections, context) {
  const needing = (/** @type {Need[]} */ ...needs) =>
    selections.filter(({ part }) => needs.includes(part.needs));
  const [ofBuild, onDatabases] = [needing('build', 'own shop'), needing('emulators')];
  const ofCode = needing('code');
  const inShops = needing('browser');
  const needs = {
    build: ofBuild.length + inShops.length > 0,
    browser: needing('browser', 'own shop').length > 0,
    stack: needing('browser', 'own shop', 'emulators').length > 0,
  };
  const ground = layGround(needs, context);
  /** Every line takes from what needs no stack when it has nothing else to do. */
  const rest = async () => {
    const results = await inOrder(ofCode, context);
    await built; // reports its failure
    return [...results, ...(await inOrder(ofCode, context))];
  };
  // What starts its shop itself must not install a browser beside the groundwork.
  const built = Promise.all([ground.built, ground.machine]).then(
    () => {
      ofCode.unshift(...ofBuild);
      return [];
    },
    (error) => allFailed(ofBuild, error),
  );
  // Two cores: with more lines, operations that race for a document on purpose find no turn in their time.
  const lines = [
    async () => {
      const results = await onEmulators(onDatabases, ground, context);
      for (const selection of inShops) results.push(...(await inShop([selection], ground, context)));
      return results;
    },
    async () => [],
  ];
  const results = await Promise.all([
    built,
    ...lines.map(async (line) => [...(await line()), ...(await rest())]),
  ]);
  return selections.map(
    ({ part: { name } }) =>
      results.flat().find((result) => result.part === name) ?? couldNotRun(name, 'It was not started.'),
  );
}

/**
 * Begins what several lines wait for: the build, and what the system has to have.
 * @param {{ build: boolean, browser: boolean, stack: boolean }} needs
 * @param {Context} context
 * @returns {Groundwork}
 */
function layGround({ build: builds, browser, stack }, { progress }) {
  const ground = {
    built: builds ? progress.step('Build', build) : Promise.resolve(),
    machine: stack
      ? progress.step('Java, emulators and Chromium found', () => prepareMachine(browser, progress))
      : Promise.resolve({ browser: null }),
    portOffset: portOffsets(),
  };
  ground.built.catch(() => {});
  ground.machine.catch(() => {});
  return ground;
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

/**
 * The parts that need databases alone, on emulators without functions.
 * @param {Selection[]} selections
 * @param {Groundwork} ground
 * @param {Context} context
 */
const onEmulators = (selections, ground, context) =>
  onStack(
    {
      title: 'Databases',
      selections,
      options: { sites: [], only: ['auth', 'firestore', 'storage'], seed: false },
    },
    ground,
    context,
  );

/**
 * The parts that open the shop in a browser, one after the other in a shop of their own.
 * @param {Selection[]} selections
 * @param {Groundwork} ground
 * @param {Context} context
 */
async function inShop(selections, ground, context) {
  if (selections.length === 0) return [];
  try {
    await ground.built;
  } catch (error) {
    return allFailed(selections, error);
  }
  const title = `A shop for ${selections.map(({ part }) => part.name).join(', ')}`;
  return onStack({ title, selections, options: {} }, ground, context);
}

/**
 * @param {{ title: string, selections: Selection[], options: import('../stack/stack.mjs').StackOptions }} what
 * @param {Groundwork} ground
 * @param {Context} context
 * @returns {Promise<Result[]>}
 */
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
      return await inOrder([...selections], context, env);
    } finally {
      await stack.stop();
    }
  } catch (error) {
    return allFailed(selections, error);
  }
}

/**
 * @param {Selection[]} selections emptied; several lines may share them
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
      result = command
        ? await runCheck(name, commandFor(command, selection.files))
        : await runJestPart(selection, env);
      note(`${result.passed} passed, ${result.failed} failed`);
      if (result.failed > 0) throw new PartFailed();
    });
  } catch (error) {
    if (!(error instanceof PartFailed)) return couldNotRun(name, describe(error));
  }
  return result;
}

/** A check of these files alone, in place of all. @param {readonly string[]} command @param {readonly string[]} files */
const commandFor = (command, files) =>
  files.length === 0 ? command : command.flatMap((word) => (word === '.' ? files : [word]));

/** @param {string} part @param {readonly string[]} command @returns {Promise<Result>} */
async function runCheck(part, command) {
  const { code, output } = await runProgram(command);
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

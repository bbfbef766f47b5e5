/**
 * Builds what changed since the last build:
 *
 *   node tools/build.mjs                     everything
 *   node tools/build.mjs shell functions     these
 *
 * Ends with one sentence, and with exit code 1 if something does not build.
 * @module
 */
import path from 'node:path';
import { buildFunctions } from './stack/build/build-functions.mjs';
import { buildNames, findStale, clearStamp, writeStamp } from './stack/build/build-stamps.mjs';
import { withLock } from './base/processes/lock.mjs';
import { cacheDir } from './base/paths.mjs';
import { seconds } from './base/progress.mjs';
import { labelBuilds } from './deploy/builds.mjs';
import { UserError, printFailure } from './base/user-error.mjs';

/** @typedef {import('./stack/build/build-stamps.mjs').BuildName} BuildName */
/** @typedef {import('./base/project.mjs').SiteName} SiteName */

/** @param {string[]} parameters @returns {readonly BuildName[]} */
function chosenNames(parameters) {
  const unknown = parameters.find((name) => !buildNames.some((known) => known === name));
  if (unknown !== undefined) throw new UserError(`${unknown} is none of ${buildNames.join(', ')}.`);
  return parameters.length === 0 ? buildNames : buildNames.filter((name) => parameters.includes(name));
}

/**
 * @param {readonly BuildName[]} names
 * @returns {Promise<Map<BuildName, string[]>>} problems by build
 */
async function build(names) {
  /** @type {Map<BuildName, string[]>} */
  const problems = new Map();
  if (names.includes('functions')) problems.set('functions', await buildFunctions());
  const sites = names.flatMap((name) => (name === 'functions' ? [] : [name]));
  if (sites.length > 0) {
    const { buildWeb } = await import('./stack/build/build-web.mjs');
    for (const [site, found] of await buildWeb(sites)) problems.set(site, found);
  }
  return problems;
}

/** @param {readonly BuildName[]} names */
async function buildStale(names) {
  const begin = performance.now();
  const stale = await findStale(names);
  if (stale.length === 0) {
    console.log('Everything is built already.');
    return;
  }
  for (const { name } of stale) await clearStamp(name);
  const problems = await build(stale.map(({ name }) => name));
  const broken = stale.filter(({ name }) => (problems.get(name) ?? []).length > 0);
  for (const { name, hash } of stale) {
    if (!broken.some((other) => other.name === name)) await writeStamp(name, hash);
  }
  for (const { name } of broken) console.error(`\n${name}\n${problems.get(name)?.join('\n\n')}`);
  if (broken.length > 0)
    throw new UserError(`The build failed: see ${broken.map(({ name }) => name).join(', ')} above.`);
  console.log(`Built ${stale.map(({ name }) => name).join(', ')} in ${seconds(performance.now() - begin)}.`);
}

try {
  const names = chosenNames(process.argv.slice(2));
  await withLock(path.join(cacheDir, 'build', 'lock'), async () => {
    await buildStale(names);
    await labelBuilds(names.filter((name) => name !== 'functions'));
  });
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}

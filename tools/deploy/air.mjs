/**
 * Reads what is on the air: the list of remotes, what was there before, and whether the files answer that browsers need first.
 * @module
 */
import * as v from 'valibot';
import { integrityOf } from '../manifest.mjs';
import { UserError } from '../base/user-error.mjs';
import { airingsOf } from './history.mjs';
import { releaseOfEntry, siteOfEntry } from './releases.mjs';
import { remoteOf } from './settings.mjs';

/** @typedef {import('./targets.mjs').Target} Target */
/** @typedef {import('../manifest.mjs').Manifest} Manifest */

export const manifestFile = 'remotes.json';

/** @param {Target} target @returns {Promise<Manifest>} what is on the air; empty before the first deploy */
export async function readManifest(target) {
  const content = await target.read('shell', manifestFile);
  const text = content && Buffer.from(content).toString('utf8');
  return text?.startsWith('{') ? JSON.parse(text) : { remotes: [] };
}

/**
 * @typedef {object} Air what browsers are sent to
 * @property {Manifest} manifest
 * @property {import('./releases.mjs').Deployed | null} shell null before the first deploy
 * @property {import('./history.mjs').History} history of every site that is on the air
 * @property {import('./rollouts.mjs').RolloutSteps} rollouts of every site that had one
 */

/** @param {Target} target @returns {Promise<Air>} */
export async function readAir(target) {
  const [manifest, shell] = await Promise.all([readManifest(target), target.deployed('shell')]);
  const known = shell?.history ?? {};
  const uploads = shell?.releases ?? [];
  const listed = manifest.remotes.filter(({ name }) => remoteOf(siteOfEntry(name)));
  const airings = listed.map(async ({ name, entry }) => {
    const site = siteOfEntry(name);
    const { releases = [] } = (await target.deployed(site)) ?? {};
    return [site, airingsOf(known[site], releases, releaseOfEntry(entry))];
  });
  const history = {
    ...known,
    shell: airingsOf(known['shell'], uploads, uploads[0]?.id),
    ...Object.fromEntries(await Promise.all(airings)),
  };
  return { manifest, shell, history, rollouts: shell?.rollouts ?? {} };
}

/** @param {Target} target @param {string} site @param {string} file @throws {UserError} if it is not there */
export async function readOrFail(target, site, file) {
  const content = await target.read(site, file);
  if (content === null) throw new UserError(`${target.originOf(site)}/${file} is not there.`);
  return content;
}

const endedSchema = v.object({ ended: v.array(v.string()) });

/**
 * The rollouts that the server has ended by itself.
 * @param {Target} target
 * @returns {Promise<readonly string[] | null>} their ids; null where it does not say: its functions are older, or do not answer
 */
export async function endedRollouts(target) {
  try {
    const content = await target.read('shell', 'api/rollouts');
    const text = content && Buffer.from(content).toString('utf8');
    return text?.startsWith('{') ? v.parse(endedSchema, JSON.parse(text)).ended : null;
  } catch (error) {
    if (error instanceof UserError) return null;
    throw error;
  }
}

/** @param {Target} target @returns {Promise<import('../manifest.mjs').ShellConfig>} */
export async function configOnAir(target) {
  const config = await readOrFail(target, 'shell', 'config.json');
  return JSON.parse(Buffer.from(config).toString('utf8'));
}

/**
 * Checks the files that a browser needs first, as they are served now.
 * @param {Target} target @param {Manifest} wanted
 * @returns {Promise<string[]>} what is wrong
 */
export async function smokeTest(target, wanted) {
  /** @type {string[]} */
  const problems = [];
  const text = async (/** @type {string} */ file) =>
    Buffer.from((await target.read('shell', file)) ?? []).toString('utf8');
  const index = await text('index.html');
  const scripts = [...index.matchAll(/ src="?\/([^\s">]+\.js)/g)].map(([, file]) => String(file));
  if (scripts.length === 0) problems.push('index.html names no script');
  for (const script of scripts)
    if ((await target.read('shell', script)) === null) problems.push(`${script} is not there`);
  if (!(await text('config.json')).startsWith('{')) problems.push('config.json is not there');
  if ((await text(manifestFile)) !== JSON.stringify(wanted))
    problems.push(`${manifestFile} is another one: did somebody else deploy at the same time?`);
  const loaded = wanted.remotes.flatMap(({ rollout, ...line }) =>
    rollout ? [line, { ...line, ...rollout }] : [line],
  );
  for (const { name, entry, integrity } of loaded) {
    if (!remoteOf(siteOfEntry(name))) continue; // a later commit's
    const content = await target.read(siteOfEntry(name), new URL(entry).pathname.slice(1));
    if (content === null) problems.push(`${entry} is not there`);
    else if (integrity !== null && integrityOf(content) !== integrity)
      problems.push(`${entry} is not what ${manifestFile} promises`);
  }
  return problems;
}

/**
 * Carries a deploy out, one at a time: files of remotes first, the list of remotes last, then a look at what browsers get.
 * @module
 */
import path from 'node:path';
import { integrityOf } from '../manifest.mjs';
import { deployedOrigins, withRemoteSites, withSecurityHeaders } from '../security-headers.mjs';
import { readHostingSites } from '../stack/firebase/firebase-config.mjs';
import { root } from '../base/paths.mjs';
import { UserError } from '../base/user-error.mjs';
import { composeSiteFolder } from './builds.mjs';
import { deployerNow } from './facts.mjs';
import { afterDeploy, afterRollback, airingsOf, standingOf, withRelease } from './history.mjs';
import { workAlone } from './lock.mjs';
import { platformMisfits } from './plan.mjs';
import { entryNameOf, releaseOfEntry, siteOfEntry, withRemote } from './releases.mjs';
import { hostingTargets, remoteOf } from './settings.mjs';

/** @typedef {import('./releases.mjs').Release} Release */
/** @typedef {import('./targets.mjs').Target} Target */
/** @typedef {import('../manifest.mjs').Manifest} Manifest */

const manifestFile = 'remotes.json';

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
  return { manifest, shell, history };
}

/** How a site is served, with the addresses of this project. @param {import('./settings.mjs').Settings | null} settings @param {string} site */
function hostingOf(settings, site) {
  const found = readHostingSites().find(({ target }) => target === site);
  if (!found) throw new Error(`firebase.json has no hosting target ${site}`);
  const served = settings ? withSecurityHeaders(found, deployedOrigins(hostingTargets(settings))) : found;
  const { target: _target, public: _folder, predeploy: _refusal, ...hosting } = served;
  return hosting;
}

/**
 * @param {Manifest} manifest
 * @param {ReadonlyMap<string, Release>} builds of remotes
 * @param {Target} target
 */
export function manifestWith(manifest, builds, target) {
  let changed = manifest;
  for (const [site, release] of builds) {
    const remote = remoteOf(site);
    if (remote) changed = withRemote(changed, remote, target.originOf(site), release);
  }
  return changed;
}

/**
 * @param {object} order
 * @param {Target} order.target
 * @param {import('./settings.mjs').Settings | null} order.settings null for the local stack
 * @param {readonly string[]} order.parts
 * @param {ReadonlyMap<string, Release>} order.builds
 * @param {(site: string) => string} [order.distOf] folder of a build
 * @param {boolean} [order.isListed] false: upload only, pages are not sent there
 * @param {(text: string) => void} order.say
 */
export async function carryOut({ target, settings, parts, builds, distOf = ownDist, isListed = true, say }) {
  const sites = parts.filter((part) => part !== 'rules' && part !== 'functions');
  for (const part of /** @type {const} */ (['rules', 'functions'])) {
    if (!parts.includes(part)) continue;
    if (!target.publishServer) throw new UserError(`${part} of ${target.name} follow its own start.`);
    say(`${part}…`);
    await target.publishServer(part);
  }
  if (sites.length === 0) return;
  const what = `${isListed ? 'deploy' : 'preview'} of ${sites.join(', ')}`;
  await workAlone({ target, what, say }, async (held) => {
    for (const site of sites.filter((part) => part !== 'shell'))
      await uploadRemote({ target: held, settings, site, builds, distOf, isPreview: !isListed, say });
    const listed = new Map([...builds].filter(([site]) => sites.includes(site)));
    if (isListed) await publishShell({ target: held, settings, builds: listed, distOf, say });
  });
}

/**
 * Sends pages back to a release of a remote.
 * @param {Pick<Parameters<typeof carryOut>[0], 'target' | 'settings' | 'distOf' | 'say'> & { site: string, release: Release, from: string | undefined }} order
 *   `from`: id of the release on the air, by which the other was chosen
 * @throws {UserError} if another one is on the air by now
 */
export async function sendBack({ target, settings, site, release, from, distOf = ownDist, say }) {
  await workAlone({ target, what: `rollback of ${site}`, say }, async (held) => {
    const { [site]: airings = [] } = (await readAir(held)).history;
    const now = airings.at(-1)?.release;
    if (now !== from)
      throw new UserError(
        `Release ${now} of ${site} is ${standingOf(airings, now ?? '')} meanwhile. Nothing was changed; look, and try again.`,
      );
    await assertEntry(held, site, release);
    const builds = new Map([[site, release]]);
    await publishShell({ target: held, settings, builds, remember: afterRollback, distOf, say });
  });
}

/** @param {string} site */
const ownDist = (site) => path.join(root, site, 'dist');

/**
 * @param {Pick<Parameters<typeof carryOut>[0], 'target' | 'settings' | 'builds' | 'say'> & { site: string, distOf: (site: string) => string, isPreview: boolean }} order
 */
async function uploadRemote({ target, settings, site, builds, distOf, isPreview, say }) {
  const release = builds.get(site);
  if (!release) throw new Error(`${site} has no build`);
  const live = await target.deployed(site);
  if (live?.releases.some(({ id }) => id === release.id)) {
    say(`${site}: release ${release.id} is there already.`);
  } else {
    const { manifest, history } = await readAir(target);
    const standing = { airings: history[site] ?? [], inUse: releasesInUse(manifest), isPreview };
    const releases = withRelease(live?.releases ?? [], release, standing);
    const folder = path.join(target.staging, site);
    const read = (/** @type {string} */ file) => readOrFail(target, site, file);
    const hosting = hostingOf(settings, site);
    await composeSiteFolder(folder, { releases, hosting }, { dist: distOf(site), read });
    say(`${site}: release ${release.id}…`);
    await target.publish(site, folder, hosting);
  }
  await assertEntry(target, site, release);
}

/** @param {Manifest} manifest @returns {string[]} ids; a stack begins without one */
const releasesInUse = ({ remotes }) => remotes.map(({ entry }) => releaseOfEntry(entry) ?? 'start');

/** @param {Target} target @param {string} site @param {string} file */
async function readOrFail(target, site, file) {
  const content = await target.read(site, file);
  if (content === null) throw new UserError(`${target.originOf(site)}/${file} is not there.`);
  return content;
}

/** Whether browsers will accept the entry. @param {Target} target @param {string} site @param {Release} release */
async function assertEntry(target, site, release) {
  const content = await readOrFail(target, site, entryNameOf(release.id));
  if (integrityOf(content) !== release.integrity)
    throw new UserError(`${site} answers with another entry than release ${release.id} has.`);
}

/**
 * One release of the shell's site: the shell that was built, or the one on the air, with the changed list of remotes.
 * @param {object} order
 * @param {Target} order.target
 * @param {import('./settings.mjs').Settings | null} order.settings
 * @param {ReadonlyMap<string, Release>} order.builds remotes to name, and the shell if it is another one
 * @param {typeof afterDeploy} [order.remember] `afterRollback` for one
 * @param {(site: string) => string} [order.distOf]
 * @param {(text: string) => void} order.say
 */
async function publishShell({ target, settings, builds, remember = afterDeploy, distOf = ownDist, say }) {
  const shell = builds.get('shell');
  // As late as possible: another team may have deployed since the plan.
  const air = await readAir(target);
  const { deployed, config } = shell
    ? await builtShell(target, settings, shell, air)
    : await shellOnAir(target, air);
  const manifest = manifestWith(air.manifest, builds, target);
  // The shell that is on the air, or the one of another branch, may be older than a remote in the list.
  const hosting = withRemoteSites(
    deployed.hosting,
    manifest.remotes.map(({ entry }) => new URL(entry).origin),
  );
  const history = historyWith(air, builds, remember);
  const misfits = platformMisfits(history, [...builds.keys()]);
  if (misfits.length > 0) throw new UserError([...misfits, 'The list of remotes stays as it is.'].join('\n'));
  const folder = path.join(target.staging, 'shell');
  const read = (/** @type {string} */ file) => readOrFail(target, 'shell', file);
  await composeSiteFolder(
    folder,
    { ...deployed, hosting, history },
    {
      dist: distOf('shell'),
      read,
      further: { [manifestFile]: manifest, 'config.json': config },
    },
  );
  say(shell ? `shell: release ${shell.id}…` : `${manifestFile}…`);
  await target.publish('shell', folder, hosting);
  const problems = await smokeTest(target, manifest);
  if (problems.length > 0)
    throw new UserError(`What was deployed does not work:\n  ${problems.join('\n  ')}`);
  say('Looked at: page, configuration, list of remotes and every entry answer as they should.');
}

/** @param {Target} target @param {import('./settings.mjs').Settings | null} settings @param {Release} shell @param {Air} air */
async function builtShell(target, settings, shell, { shell: before, history }) {
  const releases = withRelease(before?.releases ?? [], shell, { airings: history['shell'] ?? [] });
  const deployed = { releases, hosting: hostingOf(settings, 'shell') };
  return { deployed, config: await target.config(shell.version) };
}

/** @param {Target} target @param {Air} air */
async function shellOnAir(target, { shell: deployed }) {
  if (!deployed) throw new UserError(`${target.name} has no shell yet: npm run deploy -- all.`);
  const config = await readOrFail(target, 'shell', 'config.json');
  return { deployed, config: JSON.parse(Buffer.from(config).toString('utf8')) };
}

/**
 * The history as it will be, once these are on the air.
 * @param {Pick<Air, 'history'>} air @param {ReadonlyMap<string, Release>} builds @param {typeof afterDeploy} [remember]
 * @returns {import('./history.mjs').History}
 */
export function historyWith({ history }, builds, remember = afterDeploy) {
  const deed = { at: new Date().toISOString(), by: deployerNow() };
  const changed = [...builds].map(([site, release]) => [site, remember(history[site] ?? [], release, deed)]);
  return { ...history, ...Object.fromEntries(changed) };
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
  for (const { name, entry, integrity } of wanted.remotes) {
    if (!remoteOf(siteOfEntry(name))) continue; // a later commit's
    const content = await target.read(siteOfEntry(name), new URL(entry).pathname.slice(1));
    if (content === null) problems.push(`${entry} is not there`);
    else if (integrity !== null && integrityOf(content) !== integrity)
      problems.push(`${entry} is not what ${manifestFile} promises`);
  }
  return problems;
}

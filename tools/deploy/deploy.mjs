/**
 * Carries a deploy out, one at a time: files of remotes first, a look in a browser at what would be, the list of remotes, then a look at what
 * browsers get; where that is not as it should be, the list goes back.
 * @module
 */
import path from 'node:path';
import { integrityOf } from '../manifest.mjs';
import { configOnAir, manifestFile, readAir, readOrFail, smokeTest } from './air.mjs';
import { deployedOrigins, withRemoteSites, withSecurityHeaders } from '../security-headers.mjs';
import { readHostingSites } from '../stack/firebase/firebase-config.mjs';
import { root } from '../base/paths.mjs';
import { UserError } from '../base/user-error.mjs';
import { composeSiteFolder, writeInto } from './builds.mjs';
import { deedNow } from './facts.mjs';
import { afterDeploy, afterRollback, standingOf, withRelease } from './history.mjs';
import { keepMapsOf } from './kept-maps.mjs';
import { workAlone } from './lock.mjs';
import { platformMisfits } from './plan.mjs';
import { entryNameOf, releasesInUse, withRemote } from './releases.mjs';
import { firstOnAir, lineOf, listOfDevice, stepsAfter, withRollout } from './rollouts.mjs';
import { hostingTargets, remoteOf } from './settings.mjs';
import { listOf, wayBack } from './way-back.mjs';

/** @typedef {import('./releases.mjs').Release} Release */
/** @typedef {import('./targets.mjs').Target} Target */
/** @typedef {import('../manifest.mjs').Manifest} Manifest */
/** @typedef {import('./air.mjs').Air} Air */
/** @typedef {import('./look/looks.mjs').Look} Look */

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
 * @typedef {{ readonly site: string, readonly release: Release | null, readonly percent: number }} Share of devices that gets a release of a
 *   remote; null: none any more
 */

/** @param {Manifest} manifest @param {Share} share @param {Target} target @returns {Manifest} */
export const withShare = (manifest, { site, release, percent }, target) =>
  withRollout(manifest, site, release && { release, origin: target.originOf(site), percent });

/**
 * @param {object} order
 * @param {Target} order.target
 * @param {import('./settings.mjs').Settings | null} order.settings null for the local stack
 * @param {readonly string[]} order.parts
 * @param {ReadonlyMap<string, Release>} order.builds
 * @param {(site: string) => string} [order.distOf] folder of a build
 * @param {boolean} [order.isListed] false: upload only, pages are not sent there
 * @param {Look | null} order.look null: nobody looks, and the history says so
 * @param {(text: string) => void} order.say
 */
export async function carryOut({
  target,
  settings,
  parts,
  builds,
  distOf = ownDist,
  isListed = true,
  look,
  say,
}) {
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
    if (isListed) await publishShell({ target: held, settings, builds: listed, distOf, look, say });
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
    await publishShell({ target: held, settings, builds, isRollback: true, distOf, look: null, say });
  });
}

/**
 * Gives a share of devices a release of a remote, of which the line that everybody else has stays; 100 makes it the line, 0 ends the rollout.
 * @param {Pick<Parameters<typeof carryOut>[0], 'target' | 'settings' | 'distOf' | 'look' | 'say'> & Share & { line: import('./rollouts.mjs').Line | undefined }} order
 *   `line`: the one by which the share was chosen
 * @throws {UserError} if it is another one by now
 */
export async function rollOut({ target, settings, line, distOf = ownDist, look, say, ...share }) {
  const { site, release, percent } = share;
  await workAlone({ target, what: `rollout of ${site}`, say }, async (held) => {
    const now = lineOf((await readAir(held)).manifest, site);
    if (JSON.stringify(now) !== JSON.stringify(line))
      throw new UserError(
        `Somebody has changed the line of ${site} meanwhile. Nothing was changed; look, and try again.`,
      );
    const builds = new Map(release ? [[site, release]] : []);
    if (release) await uploadRemote({ target: held, settings, site, builds, distOf, isPreview: false, say });
    await publishShell({
      ...{ target: held, settings, distOf, look, say },
      ...(percent === 100 ? { builds } : { builds: new Map(), share, isRollback: percent === 0 }),
    });
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
    await keepMapsOf({ target, site, release, dist: distOf(site), say });
    say(`${site}: release ${release.id}…`);
    await target.publish(site, folder, hosting);
  }
  await assertEntry(target, site, release);
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
 * @param {Share} [order.share] in place of `builds`
 * @param {boolean} [order.isRollback]
 * @param {(site: string) => string} [order.distOf]
 * @param {Look | null} order.look
 * @param {(text: string) => void} order.say
 */
async function publishShell({ isRollback = false, ...order }) {
  const { target, builds, share, look, say } = order;
  const { air, manifest, next, folder } = await composeShell({ isRollback, ...order });
  // A rollback is the way back itself.
  const back = isRollback ? null : await wayBack({ target, air, manifest, next, builds, folder, say });
  // A first deploy: nobody has the shop yet, and its data answer through the site that it makes.
  if (look && air.shell) {
    say('A browser looks at every area and rendered page as they would be…');
    const list = listOfDevice(manifest, share?.site);
    await writeInto(folder, manifestFile, JSON.stringify(list));
    const problems = await look({ target, manifest: list, next: { folder, hosting: next.hosting } });
    await writeInto(folder, manifestFile, JSON.stringify(manifest));
    if (problems.length > 0)
      throw new UserError(`${listOf('A browser finds what should not go out', problems)}\n${unchanged}`);
  }
  const shell = builds.get('shell');
  await keepShellMaps(order, air.shell);
  say(shell ? `shell: release ${shell.id}…` : `${manifestFile}…`);
  await target.publish('shell', folder, next.hosting);
  const problems = await seenOnAir(target, manifest, look);
  if (problems.length > 0) {
    const wrong = listOf('What was deployed does not work', problems);
    if (!back) throw new UserError(wrong);
    say('What was deployed does not work: shell and list go back to what was on the air before…');
    const outcome = await back().catch((error) => `It could not go back: ${messageOf(error)}`);
    throw new UserError(`${wrong}\n${outcome}`);
  }
  say('Looked at: page, configuration, list of remotes and every entry answer as they should.');
  if (look) say('A browser has seen every area and rendered page on the air.');
  else if (!isRollback) say('Nobody has looked at it in a browser.');
}

/**
 * Keeps them if the shell is a new one: one that is on its site already has kept them.
 * @param {Pick<Parameters<typeof publishShell>[0], 'target' | 'builds' | 'distOf' | 'say'>} order @param {Air['shell']} live
 */
async function keepShellMaps({ target, builds, distOf = ownDist, say }, live) {
  const release = builds.get('shell');
  if (!release || live?.releases.some(({ id }) => id === release.id)) return;
  await keepMapsOf({ target, site: 'shell', release, dist: distOf('shell'), say });
}

const messageOf = (/** @type {unknown} */ error) => (error instanceof Error ? error.message : String(error));

/** @param {Target} target @param {Manifest} manifest @param {Look | null} look @returns {Promise<string[]>} what is wrong */
async function seenOnAir(target, manifest, look) {
  const unanswered = await smokeTest(target, manifest);
  return look && unanswered.length === 0 ? look({ target, manifest, next: null }) : unanswered;
}

/**
 * Puts the shell's site together as it will be.
 * @param {Parameters<typeof publishShell>[0]} order
 * @returns {Promise<{ air: Air, manifest: Manifest, next: import('./releases.mjs').Deployed, folder: string }>}
 */
async function composeShell({ target, settings, builds, share, isRollback, distOf = ownDist, look }) {
  const shell = builds.get('shell');
  // As late as possible: another team may have deployed since the plan.
  const air = await readAir(target);
  const { deployed, config } = shell
    ? await builtShell(target, settings, shell, air)
    : await shellOnAir(target, air);
  const manifest = share
    ? withShare(air.manifest, share, target)
    : manifestWith(air.manifest, builds, target);
  // The shell that is on the air, or the one of another branch, may be older than a remote in the list.
  const hosting = withRemoteSites(
    deployed.hosting,
    manifest.remotes.map(({ entry }) => new URL(entry).origin),
  );
  const remember = isRollback ? afterRollback : afterDeploy;
  const deed = deedNow({ isUnseen: !look && !isRollback });
  const history = historyWith(air, builds, { remember, deed });
  const begun = share?.release ?? undefined;
  const rollouts = stepsAfter(air.rollouts, { before: air.manifest, after: manifest }, deed, begun);
  const changed = share ? [share.site] : [...builds.keys()];
  // To end a rollout gives nobody anything new.
  const misfits =
    share?.percent === 0 ? [] : platformMisfits(history, changed, firstOnAir(manifest, rollouts));
  if (misfits.length > 0) throw new UserError([...misfits, 'The list of remotes stays as it is.'].join('\n'));
  const folder = path.join(target.staging, 'shell');
  const next = { ...deployed, hosting, history, rollouts };
  const further = { [manifestFile]: manifest, 'config.json': config };
  const read = (/** @type {string} */ file) => readOrFail(target, 'shell', file);
  await composeSiteFolder(folder, next, { dist: distOf('shell'), read, further });
  return { air, manifest, next, folder };
}

const unchanged = 'Nothing was changed for customers: the list of remotes stays as it is.';

/** @param {Target} target @param {import('./settings.mjs').Settings | null} settings @param {Release} shell @param {Air} air */
async function builtShell(target, settings, shell, { shell: before, history }) {
  const releases = withRelease(before?.releases ?? [], shell, { airings: history['shell'] ?? [] });
  const deployed = { releases, hosting: hostingOf(settings, 'shell') };
  return { deployed, config: await target.config(shell.version) };
}

/** @param {Target} target @param {Air} air */
async function shellOnAir(target, { shell: deployed }) {
  if (!deployed) throw new UserError(`${target.name} has no shell yet: npm run deploy -- all.`);
  return { deployed, config: await configOnAir(target) };
}

/**
 * The history as it will be, once these are on the air.
 * @param {Pick<Air, 'history'>} air
 * @param {ReadonlyMap<string, Release>} builds
 * @param {{ remember?: typeof afterDeploy, deed?: import('./history.mjs').Deed }} [deploy] `remember`: `afterRollback` for one
 * @returns {import('./history.mjs').History}
 */
export function historyWith({ history }, builds, { remember = afterDeploy, deed = deedNow() } = {}) {
  const changed = [...builds].map(([site, release]) => [site, remember(history[site] ?? [], release, deed)]);
  return { ...history, ...Object.fromEntries(changed) };
}

/**
 * A deploy of a remote to a share of devices: chooses the release, says what changes and why it may not, and carries it out.
 * @module
 */
import path from 'node:path';
import { endedRollouts, readAir } from '../air.mjs';
import { buildParts, releaseOf } from '../builds.mjs';
import { changedParts } from '../changed-parts.mjs';
import { historyWith, manifestWith, rollOut, withShare } from '../deploy.mjs';
import { filesSince, readFacts } from '../facts.mjs';
import { assertMayGoOut, planOf, planText, platformMisfits, problemsOf } from '../plan.mjs';
import { firstOnAir, lineOf, rolledOutBy, sayRelease, shareProblem, stepsAfter } from '../rollouts.mjs';
import { remoteOf } from '../settings.mjs';
import { root } from '../../base/paths.mjs';
import { remotes } from '../../base/project.mjs';
import { UserError } from '../../base/user-error.mjs';

/** @typedef {import('../releases.mjs').Release} Release */

/**
 * @param {string | undefined} text of `--share`
 * @param {readonly string[]} parts
 * @param {string | undefined} from of `--from`
 * @returns {number | null} in percent; null: everybody, as without a rollout
 */
export function readShare(text, parts, from) {
  if (text === undefined) return null;
  const share = Number(text);
  if (!/^\d+$/.test(text) || share > 100)
    throw new UserError(`--share is a whole number of percent, from 0 to 100, and not ${text}.`);
  if (parts.length !== 1 || !remoteOf(parts[0] ?? ''))
    throw new UserError(
      `--share is for one remote (${remotes.map(({ site }) => site).join(', ')}). Shell, functions and rules go out to everybody.`,
    );
  if (from !== undefined && (share === 0 || share === 100))
    throw new UserError(`--share ${share} builds nothing and takes nothing from a folder: leave out --from.`);
  return share;
}

/**
 * @typedef {object} Order
 * @property {string} site of a remote
 * @property {number} share in percent
 * @property {string | undefined} from folder of a build
 * @property {boolean} isDryRun reads the list of remotes, and changes nothing
 * @property {import('../targets.mjs').Target} target
 * @property {import('../settings.mjs').Settings} settings
 * @property {boolean} isLocal
 * @property {import('../look/looks.mjs').Look | null} look
 * @property {(text: string) => void} say
 */

/**
 * @typedef {object} Outside this machine
 * @property {typeof readFacts} facts
 * @property {typeof filesSince} since
 * @property {typeof buildParts} build
 */

/** @type {Outside} */
const thisMachine = { facts: readFacts, since: filesSince, build: buildParts };

/** @param {string} site @param {string | undefined} from */
const distIn = (site, from) => (from === undefined ? path.join(root, site, 'dist') : path.resolve(from));

/**
 * The release that a share would get. A rollout's own one is not built again while what it is built from is as it was.
 * @param {Pick<Order, 'site' | 'share' | 'from' | 'say'> & { known: Release | null, changedFiles: readonly string[] }} order `known`: of the
 *   rollout that is on; `changedFiles`: not committed
 * @param {Outside} outside
 * @returns {Promise<{ release: Release | null, isBuilt: boolean }>}
 */
async function chooseRelease({ site, share, known, from, changedFiles, say }, { since: filesFrom, build }) {
  if (share === 0 || share === 100) return { release: known, isBuilt: false };
  if (from === undefined) {
    if (known) {
      const since = filesFrom(known.commit);
      const isSame = since !== null && !changedParts([...since, ...changedFiles]).includes(site);
      const commit = `commit ${known.commit}, of which the rollout's release ${known.id} is`;
      if (isSame) {
        say(`What ${site} is built from has not changed since ${commit}: nothing is built.`);
        return { release: known, isBuilt: false };
      }
      const why = since ? `What ${site} is built from has changed since` : 'Git does not know';
      say(`${why} ${commit}: ${site} is built, and its files are compared.`);
    }
    build([site]);
  }
  return { release: await releaseOf(distIn(site, from)), isBuilt: true };
}

/**
 * The list as it would be, and the remotes that would not start then.
 * @param {import('../air.mjs').Air} air
 * @param {import('../targets.mjs').Target} target
 * @param {import('../deploy.mjs').Share} share
 */
function nextAir(air, target, share) {
  const { site, release, percent } = share;
  const builds = new Map(release ? [[site, release]] : []);
  const isForAll = percent === 100;
  const before = air.manifest;
  const after = isForAll ? manifestWith(before, builds, target) : withShare(before, share, target);
  const steps = stepsAfter(air.rollouts, { before, after }, { at: '', by: '' }, release ?? undefined);
  const history = isForAll ? historyWith(air, builds) : air.history;
  // To end a rollout gives nobody anything new.
  const misfits = release ? platformMisfits(history, [site], firstOnAir(after, steps)) : [];
  return { builds, before, after, misfits };
}

/** @param {import('../targets.mjs').Target} target @param {(text: string) => void} say @returns {Promise<readonly string[]>} */
async function endedOrTold(target, say) {
  const ended = await endedRollouts(target);
  if (!ended)
    say(`${target.originOf('shell')}/api/rollouts does not say which rollouts have ended by themselves.`);
  return ended ?? [];
}

/**
 * @param {Order} order
 * @param {Outside} outside
 */
async function readOrder({ site, share, from, target, say }, outside) {
  const facts = outside.facts();
  const air = await readAir(target);
  const line = lineOf(air.manifest, site);
  const deployed = await target.deployed(site);
  const known = deployed?.releases.find(({ id }) => id === rolledOutBy(line)) ?? null;
  const asked = { site, share, known, from, changedFiles: facts.changedFiles, say };
  const { release, isBuilt } = await chooseRelease(asked, outside);
  const isThere = deployed?.releases.some(({ id }) => id === release?.id) ?? false;
  const ended = share === 0 ? [] : await endedOrTold(target, say);
  const problem = shareProblem({ site, share, line, release, ended });
  return { facts, air, line, deployed, release, isBuilt, isThere, problem };
}

/**
 * @param {Order} order
 * @param {Outside} [outside]
 * @throws {UserError} that says why it may not be
 */
export async function deployShare(order, outside = thisMachine) {
  const { site, share, from, isDryRun, target, settings, isLocal, look, say } = order;
  const { facts, air, line, deployed, release, isBuilt, isThere, problem } = await readOrder(order, outside);

  const next = { site, release: share === 0 ? null : release, percent: share };
  const { builds, before, after, misfits } = nextAir(air, target, next);
  const parts = isThere ? [] : [...builds.keys()];
  const live = new Map([[site, deployed]]);
  const server = { rules: [], functions: [] };
  say(`\nWhat ${isDryRun ? 'would change' : 'changes'} in ${target.name}\n`);
  say(planText(planOf({ parts, settings, builds, live, history: air.history, before, after, server })));
  // What is there already, and what goes to this machine, nobody has to build again.
  const dirt = { builds, changedFiles: isBuilt ? facts.changedFiles : [] };
  const reasons = problemsOf({
    ...{ parts: [site], settings, missingSites: [], lostFunctions: [], misfits, runtime: facts.runtime },
    ...(isLocal ? { isDryRun: true, builds: new Map(), changedFiles: [] } : { isDryRun, ...dirt }),
  });
  assertMayGoOut(problem === null ? reasons : [problem, ...reasons]);
  if (isDryRun) return say('Nothing was changed.');
  const distOf = () => distIn(site, from);
  await rollOut({ ...{ target, settings: isLocal ? null : settings, line, distOf, look, say }, ...next });
  if (line && !next.release)
    say(`No device gets another release of ${site} than ${sayRelease(line)} any more.`);
}

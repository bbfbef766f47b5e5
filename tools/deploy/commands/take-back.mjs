/**
 * Takes the newest of a remote back: a rollout that is on, or else the release that everybody has.
 * @module
 */
import { readAir } from '../air.mjs';
import { shortCommit } from '../builds.mjs';
import { historyWith, manifestWith, rollOut, sendBack } from '../deploy.mjs';
import { afterRollback, releaseToReturnTo, standingOf } from '../history.mjs';
import { manifestLines, platformMisfits } from '../plan.mjs';
import { lineOf, sayRelease, withRollout } from '../rollouts.mjs';
import { UserError } from '../../base/user-error.mjs';

/**
 * @param {object} order
 * @param {import('../targets.mjs').Target} order.target
 * @param {import('../settings.mjs').Settings | null} order.settings null for the local stack
 * @param {string} order.site of a remote
 * @param {string} [order.version] to return to, or the beginning of a release's id; without it a rollout that is on ends, and nothing else
 * @param {boolean} order.isDryRun
 * @param {(site: string) => string} [order.distOf] folder of a build
 * @param {(text: string) => void} order.say
 * @returns {Promise<boolean>} whether everybody has another release now
 * @throws {UserError} if there is nothing to return to
 */
export async function takeBack({ target, settings, site, version, isDryRun, say, ...how }) {
  const { manifest: before, history } = await readAir(target);
  const unchanged = () => {
    say('Nothing was changed.');
    return false;
  };
  const line = lineOf(before, site);
  if (line?.rollout && version === undefined) {
    say(manifestLines(before, withRollout(before, site, null)).join('\n'));
    if (isDryRun) return unchanged();
    await rollOut({
      ...{ target, settings, site, line, say, ...how },
      release: null,
      percent: 0,
      look: null,
    });
    say(
      `That was all: everybody has ${sayRelease(line)}. Another rollback leads to what was on the air before it.`,
    );
    return false;
  }
  const airings = history[site] ?? [];
  const releases = (await target.deployed(site))?.releases ?? [];
  const release = releaseToReturnTo(airings, releases, version);
  if (!release?.integrity) {
    const kept = releases.map(
      ({ id, version: its, commit }) => `  ${its} ${id} ${shortCommit(commit)} ${standingOf(airings, id)}`,
    );
    throw new UserError(
      `${target.name} keeps no such release of ${site}. There are:\n${kept.join('\n')}\nPages return to one that was on the air; "npm run deploy" also brings another one, or a withdrawn one.`,
    );
  }
  const builds = new Map([[site, release]]);
  const lines = manifestLines(before, manifestWith(before, builds, target));
  say(lines.join('\n') || `${site} is there already.`);
  const misfits = platformMisfits(historyWith({ history }, builds, { remember: afterRollback }), [site]);
  if (misfits.length > 0) throw new UserError(misfits.join('\n'));
  if (isDryRun || lines.length === 0) return unchanged();
  await sendBack({ target, settings, site, release, from: airings.at(-1)?.release, say, ...how });
  return true;
}

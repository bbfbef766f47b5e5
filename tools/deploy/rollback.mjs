/**
 * Sends pages back to a release of a remote that was on the air before, whose files are still on its site; only the list of remotes
 * changes, and what it takes back is withdrawn:
 *
 *   npm run rollback -- mf-shop [VERSION] --project PROJECT [--dry-run] [--unseen]
 *   npm run rollback -- mf-shop [VERSION] --local
 *
 * VERSION is a version or the beginning of a release's id; without it what was on the air before the present release. Previews, and what a
 * rollback has withdrawn, go on the air by a deploy only. A browser looks afterwards, and only tells. Shell and functions go back by a
 * deploy of the earlier commit (docs/operations.md).
 * @module
 */
import { readAir } from './air.mjs';
import { shortCommit } from './builds.mjs';
import { historyWith, manifestWith, sendBack } from './deploy.mjs';
import { afterRollback, releaseToReturnTo, standingOf } from './history.mjs';
import { browserLook } from './look/look.mjs';
import { manifestLines, platformMisfits } from './plan.mjs';
import { readOneRemote } from './targets.mjs';
import { listOf } from './way-back.mjs';
import { runProgram } from '../base/command-line.mjs';
import { remotes } from '../base/project.mjs';
import { UserError } from '../base/user-error.mjs';

const usage = `Usage: npm run rollback -- ${remotes.map(({ site }) => site).join('|')} [VERSION] (--project PROJECT | --local) [--dry-run] [--unseen]`;
const say = (/** @type {string} */ text) => console.log(text);

await runProgram(async () => {
  const options = /** @type {const} */ ({ 'dry-run': { type: 'boolean' }, unseen: { type: 'boolean' } });
  const { remote, word: version, values, settings, target } = await readOneRemote(usage, options, 2);
  const { site } = remote;
  const { manifest: before, history } = await readAir(target);
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
  if (values['dry-run'] || lines.length === 0) return say('Nothing was changed.');
  await sendBack({ target, settings, site, release, from: airings.at(-1)?.release, say });
  // Afterwards, and after the lock: a rollback waits for nothing.
  const look = values['unseen'] ? null : await browserLook();
  if (!look) return say('Nobody has looked at it in a browser.');
  const { manifest } = await readAir(target);
  const problems = await look({ target, manifest, next: null });
  say(
    problems.length > 0
      ? listOf('The rollback is on the air. A browser finds all the same', problems)
      : 'A browser has seen every area and rendered page on the air.',
  );
});

/**
 * Sends pages back to a release of a remote that was on the air before, whose files are still on its site; only the list of remotes
 * changes, and what it takes back is withdrawn:
 *
 *   npm run rollback -- mf-shop [VERSION] --project PROJECT [--dry-run] [--unseen]
 *   npm run rollback -- mf-shop [VERSION] --local
 *
 * VERSION is a version or the beginning of a release's id; without it what was on the air before the present release. Previews, and what a
 * rollback has withdrawn, go on the air by a deploy only. While a rollout is on, a rollback without VERSION ends it, and changes nothing
 * else. A browser looks afterwards, and only tells. Shell and functions go back by a deploy of the earlier commit (docs/operations.md).
 * @module
 */
import { readAir } from '../air.mjs';
import { browserLook } from '../look/look.mjs';
import { takeBack } from './take-back.mjs';
import { readOneRemote } from '../targets.mjs';
import { listOf } from '../way-back.mjs';
import { runProgram } from '../../base/command-line.mjs';
import { remotes } from '../../base/project.mjs';

const usage = `Usage: npm run rollback -- ${remotes.map(({ site }) => site).join('|')} [VERSION] (--project PROJECT | --local) [--dry-run] [--unseen]`;
const say = (/** @type {string} */ text) => console.log(text);

await runProgram(async () => {
  const options = /** @type {const} */ ({ 'dry-run': { type: 'boolean' }, unseen: { type: 'boolean' } });
  const { remote, word, values, settings, target } = await readOneRemote(usage, options, 2);
  const isDryRun = values['dry-run'] === true;
  const asked = { target, settings, site: remote.site, isDryRun, say };
  const isOther = await takeBack({ ...asked, ...(word !== undefined && { version: word }) });
  if (!isOther) return;
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

/**
 * Sends pages back to an earlier release of a remote, whose files are still on its site; only the list of remotes changes:
 *
 *   npm run rollback -- mf-shop [VERSION] --project PROJECT [--dry-run]
 *   npm run rollback -- mf-shop [VERSION] --local
 *
 * VERSION is a version or the beginning of a release's id; without it the release before the present one. Shell and functions go back by a
 * deploy of the earlier commit (docs/operations.md).
 * @module
 */
import { assertEntry, manifestWith, publishShell, readManifest } from './deploy.mjs';
import { manifestLines } from './plan.mjs';
import { releaseOfEntry, releaseToReturnTo } from './releases.mjs';
import { readOneRemote } from './targets.mjs';
import { runProgram } from '../base/command-line.mjs';
import { remotes } from '../base/project.mjs';
import { UserError } from '../base/user-error.mjs';

const usage = `Usage: npm run rollback -- ${remotes.map(({ site }) => site).join('|')} [VERSION] (--project PROJECT | --local) [--dry-run]`;
const say = (/** @type {string} */ text) => console.log(text);

await runProgram(async () => {
  const options = /** @type {const} */ ({ 'dry-run': { type: 'boolean' } });
  const { remote, word: version, values, settings, target } = await readOneRemote(usage, options, 2);
  const { site, name } = remote;
  const before = await readManifest(target);
  const entry = before.remotes.find((each) => each.name === name)?.entry ?? '';
  const releases = (await target.deployed(site))?.releases ?? [];
  const release = releaseToReturnTo(releases, releaseOfEntry(entry) ?? '', version);
  if (!release?.integrity) {
    const kept = releases.map(
      ({ id, version: its, commit, at }) => `  ${its} ${id} ${commit.slice(0, 10)} ${at}`,
    );
    throw new UserError(`${target.name} keeps no such release of ${site}. There are:\n${kept.join('\n')}`);
  }
  await assertEntry(target, site, release);
  const builds = new Map([[site, release]]);
  say(manifestLines(before, manifestWith(before, builds, target)).join('\n') || `${site} is there already.`);
  if (values['dry-run']) return say('Nothing was changed.');
  await publishShell({ target, settings, shell: undefined, builds, say });
});

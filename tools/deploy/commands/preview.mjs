/**
 * Uploads a remote beside the release on the air, and prints a code with which one team member sees it in the live shop, at /preview:
 *
 *   npm run preview -- mf-shop --project PROJECT
 *   npm run preview -- mf-shop --local
 *
 * The list of remotes stays as it is. What is not committed may be in it.
 * @module
 */
import path from 'node:path';
import { buildParts, releaseOf } from '../builds.mjs';
import { carryOut } from '../deploy.mjs';
import { assertMayGoOut, siteProblem } from '../plan.mjs';
import { readOneRemote } from '../targets.mjs';
import { runProgram } from '../../base/command-line.mjs';
import { root } from '../../base/paths.mjs';
import { remotes } from '../../base/project.mjs';
import { UserError } from '../../base/user-error.mjs';

const usage = `Usage: npm run preview -- ${remotes.map(({ site }) => site).join('|')} (--project PROJECT | --local) [--from FOLDER]`;
const say = (/** @type {string} */ text) => console.log(text);

await runProgram(async () => {
  const { remote, values, settings, target } = await readOneRemote(usage, { from: { type: 'string' } }, 1);
  const { site, name } = remote;
  const { from } = values;
  if (settings?.project.startsWith('demo-'))
    throw new UserError(`${settings.project} exists in emulators only: use --local.`);
  if (from === undefined) buildParts([site]);
  const dist = from === undefined ? path.join(root, site, 'dist') : path.resolve(from);
  const release = await releaseOf(dist);
  if (settings && !(await target.deployed(site)))
    assertMayGoOut(((await target.missingSites?.([site])) ?? []).map((id) => siteProblem(id, settings)));
  await carryOut({
    target,
    settings,
    parts: [site],
    builds: new Map([[site, release]]),
    distOf: () => dist,
    isListed: false,
    look: null,
    say,
  });
  say(
    `\nSign in as staff, open ${target.originOf('shell')}/preview, and type:\n\n  ${name}.${release.id}.${release.integrity}\n`,
  );
});

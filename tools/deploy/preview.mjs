/**
 * Uploads a remote beside the release on the air, and prints a code with which one team member sees it in the live shop, at /preview:
 *
 *   npm run preview -- mf-shop --project PROJECT
 *   npm run preview -- mf-shop --local
 *
 * The list of remotes stays as it is. What is not committed may be in it.
 * @module
 */
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readRelease } from './builds.mjs';
import { carryOut } from './deploy.mjs';
import { readFacts } from './facts.mjs';
import { readSettings, remoteOf } from './settings.mjs';
import { localTarget, projectTarget } from './targets.mjs';
import { root } from '../stack/paths.mjs';
import { remotes } from '../stack/project.mjs';
import { UserError, printFailure } from '../stack/user-error.mjs';

const usage = `Usage: npm run preview -- ${remotes.map(({ site }) => site).join('|')} (--project PROJECT | --local) [--from FOLDER]`;
const say = (/** @type {string} */ text) => console.log(text);

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        project: { type: 'string' },
        local: { type: 'boolean', default: false },
        from: { type: 'string' },
      },
    });
    const [site = '', ...more] = positionals;
    const remote = remoteOf(site);
    if (!remote || more.length > 0 || values.local === (values.project !== undefined))
      throw new UserError(usage);
    return { remote, project: values.project, from: values.from };
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

async function run() {
  const { remote, project, from } = readArguments();
  const { site, name } = remote;
  const settings = project === undefined ? null : await readSettings(project);
  if (settings?.project.startsWith('demo-'))
    throw new UserError(`${settings.project} exists in emulators only: use --local.`);
  const target = settings ? projectTarget(settings) : localTarget();
  if (from === undefined)
    execFileSync(process.execPath, [path.join(root, 'tools/build.mjs'), site], { stdio: 'inherit' });
  const dist = from === undefined ? path.join(root, site, 'dist') : path.resolve(from);
  const versionOf = async (/** @type {string} */ folder) =>
    JSON.parse(await readFile(path.join(root, folder, 'package.json'), 'utf8')).version;
  const release = await readRelease(dist, {
    version: await versionOf(site),
    platform: await versionOf('packages/web'),
    commit: (await readFacts()).commit,
    at: new Date().toISOString(),
  });
  await carryOut({
    target,
    settings,
    parts: [site],
    builds: new Map([[site, release]]),
    distOf: () => dist,
    isListed: false,
    say,
  });
  say(
    `\nSign in as staff, open ${target.originOf('shell')}/preview, and type:\n\n  ${name}.${release.id}.${release.integrity}\n`,
  );
}

try {
  await run();
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}

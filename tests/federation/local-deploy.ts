import { execFile } from 'node:child_process';
import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../tools/base/paths.mjs';

/** The build of a remote that is here. */
export const builtOf = (site: string): string => path.join(root, site, 'dist');

/**
 * A command of deploys as a team types it, into the running shop.
 *
 * @param program below `tools`
 * @returns how long it took
 */
export async function typeLocally(
  program: string,
  site: string,
  ...options: string[]
): Promise<{ readonly ms: number }> {
  const since = performance.now();
  await promisify(execFile)(process.execPath, [
    path.join(root, 'tools', program),
    site,
    ...options,
    '--local',
  ]);
  return { ms: performance.now() - since };
}

/** A release of a remote beside the one that is built here; `data-release` of the page says that it is on. */
export async function secondRelease(
  site: string,
): Promise<{ readonly folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'release-'));
  await cp(builtOf(site), folder, { recursive: true });
  await appendFile(
    path.join(folder, 'remoteEntry.js'),
    // The folder's name makes it another release in a second try, too.
    `\n;document.documentElement.dataset.release = "2"; // ${path.basename(folder)}`,
  );
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

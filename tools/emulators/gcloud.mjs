/**
 * The Firestore emulator that the Google Cloud CLI installs as a component.
 * @module
 */
import { existsSync, realpathSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { run } from '../base/run.mjs';

const jarBelowRoot = path.join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');

/** Where packages, installers and archives put the Google Cloud CLI. */
const usualRoots = [
  '/usr/lib/google-cloud-sdk',
  '/usr/lib64/google-cloud-sdk',
  '/usr/share/google-cloud-sdk',
  '/usr/local/google-cloud-sdk',
  '/usr/local/share/google-cloud-sdk',
  '/opt/google-cloud-sdk',
  '/opt/google-cloud-cli',
  '/opt/homebrew/share/google-cloud-sdk',
  '/snap/google-cloud-cli/current',
  '/snap/google-cloud-sdk/current',
  path.join(os.homedir(), 'google-cloud-sdk'),
];

/** @returns {Promise<string | undefined>} the path of the emulator's jar */
export async function findGcloudJar() {
  const nearPath = rootsNearPath();
  for (const root of [...nearPath, ...usualRoots]) {
    const jar = path.join(root, jarBelowRoot);
    if (existsSync(jar)) return jar;
  }
  if (nearPath.length === 0) return undefined; // no gcloud to ask, and asking takes a second
  const info = await run('gcloud', ['info', '--format=value(installation.sdk_root)'], { timeoutMs: 20_000 });
  const jar = path.join(info.stdout.trim() || '.', jarBelowRoot);
  return info.code === 0 && existsSync(jar) ? jar : undefined;
}

/** @returns {string[]} the installation folder of the `gcloud` that is on the PATH */
function rootsNearPath() {
  const programs = (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'gcloud'));
  return programs
    .filter((program) => existsSync(program))
    .map((program) => path.dirname(path.dirname(realpathSync(program))));
}

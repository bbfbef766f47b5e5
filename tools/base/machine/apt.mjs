/**
 * Installs system packages, but only as root on Debian or Ubuntu.
 * @module
 */
import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { localDir } from '../paths.mjs';
import { canRun, run } from '../run.mjs';

const logFile = path.join(localDir, 'apt.log');

/** @returns {Promise<boolean>} */
export async function canAptInstall() {
  return process.platform === 'linux' && process.getuid?.() === 0 && (await canRun('apt-get'));
}

/**
 * Installs the first of several alternatives that the distribution has. Requires `canAptInstall`.
 * @param {readonly (readonly string[])[]} alternatives sets of packages, best first
 * @returns {Promise<boolean>} whether one was installed; what apt-get said is in `.local/apt.log`
 */
export async function aptInstall(alternatives) {
  if (await installFirst(alternatives)) return true;
  // package lists are missing or too old in fresh containers
  await apt(['update']);
  return installFirst(alternatives);
}

/** @param {readonly (readonly string[])[]} alternatives */
async function installFirst(alternatives) {
  for (const packages of alternatives) {
    if (await apt(['install', '-y', '--no-install-recommends', ...packages])) return true;
  }
  return false;
}

/** @param {string[]} parameters @returns {Promise<boolean>} */
async function apt(parameters) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { code, stdout, stderr } = await run('apt-get', parameters, { env });
  await mkdir(localDir, { recursive: true });
  await appendFile(logFile, `$ apt-get ${parameters.join(' ')}\n${stdout}${stderr}\n`);
  return code === 0;
}

/**
 * A lock between processes of this repository: a folder, because only one process can create it.
 * @module
 */
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './end-process.mjs';

const retryMs = 200;
/** A lock without a readable owner that is older than this was left by a process that died while taking it. */
const ownerlessMs = 5000;

/**
 * Waits for the lock, runs the work and releases the lock.
 * @template T
 * @param {string} dir
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(dir, work) {
  await mkdir(path.dirname(dir), { recursive: true });
  while (!(await take(dir))) {
    if (await isAbandoned(dir)) await rm(dir, { recursive: true, force: true });
    else await sleep(retryMs);
  }
  try {
    return await work();
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** @param {string} dir */
async function take(dir) {
  try {
    await mkdir(dir);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
  await writeFile(path.join(dir, 'pid'), String(process.pid));
  return true;
}

/** @param {string} dir */
async function isAbandoned(dir) {
  const text = await readFile(path.join(dir, 'pid'), 'utf8').catch(() => ''); // not written yet, or released
  if (text !== '') return !isAlive(Number(text));
  const taken = await stat(dir).catch(() => undefined); // released meanwhile
  return taken !== undefined && Date.now() - taken.mtimeMs > ownerlessMs;
}

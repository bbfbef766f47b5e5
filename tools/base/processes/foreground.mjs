/**
 * Runs a program until the terminal or its parent process ends it. Imports Node's own modules only.
 * @module
 */
import { spawnSync } from 'node:child_process';
import { endRunningPrograms } from '../run.mjs';
import { printFailure } from '../user-error.mjs';
import { isAlive } from './end-process.mjs';

/** @type {readonly NodeJS.Signals[]} */
const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const npmCheckMs = 500;

/**
 * @typedef {object} Foreground
 * @property {AbortSignal} signal aborts when the run is to end
 * @property {Promise<void>} ended settles when the run is to end
 * @property {(step: () => void) => void} onImpatience what to do at a second Ctrl-C, before the process just ends
 */

/**
 * Runs `main` and exits: with its result, or 1 and a readable message if it fails.
 * @param {(foreground: Foreground) => Promise<number>} main
 * @param {{ interruptedCode?: number }} [options] exit code where `main` was ended before it had a result
 */
export async function runInForeground(main, { interruptedCode = 0 } = {}) {
  const controller = new AbortController();
  /** @type {() => void} */
  let impatience = () => {};
  let lastSignalAt = 0;
  const end = () => {
    const now = Date.now();
    // npm repeats the Ctrl-C that the terminal has sent already, within milliseconds
    const again = controller.signal.aborted && now - lastSignalAt > 300;
    lastSignalAt = now;
    controller.abort();
    endRunningPrograms();
    if (!again) return;
    impatience();
    process.exit(1);
  };
  for (const signal of endingSignals) process.on(signal, end);
  watchNpm(end);
  // the reader of the output may end first, e.g. `npm start | head`
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  const { signal } = controller;
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  try {
    process.exit(await main({ signal, ended, onImpatience: (step) => (impatience = step) }));
  } catch (error) {
    if (signal.aborted) process.exit(interruptedCode); // it ended as requested
    printFailure(error);
    process.exit(1);
  }
}

/**
 * Under npm there are two processes above this one, npm and a shell, and a signal to npm often ends only those.
 * Detects that one of them has ended.
 * @param {() => void} end
 */
function watchNpm(end) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  const npm = findNpm(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || isAlive(npm))) return;
    clearInterval(timer);
    end();
  }, npmCheckMs);
  timer.unref();
}

/** @param {number} parent @returns {number | undefined} npm's process, if a shell is between it and this one */
function findNpm(parent) {
  const describe = (/** @type {string} */ pid) =>
    spawnSync('ps', ['-o', 'ppid=,args=', '-p', pid], { encoding: 'utf8' }).stdout ?? '';
  const [, grandparent] = /^\s*(\d+)/.exec(describe(String(parent))) ?? [];
  const isNpm = grandparent !== undefined && /^\s*\d+\s+npm\b/.test(describe(grandparent));
  return isNpm ? Number(grandparent) : undefined;
}

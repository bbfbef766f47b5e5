/**
 * Ends processes that may not end by themselves.
 * @module
 */

/**
 * Kills what is left of a process that was started with `detached: true`: its group, and processes that it started
 * in other groups. Call it while the process runs or directly after its end.
 * @param {{ pid?: number | undefined }} child
 * @param {Iterable<number>} [others]
 */
export function endProcess({ pid }, others = []) {
  if (pid !== undefined) kill(process.platform === 'win32' ? pid : -pid);
  for (const other of others) kill(other);
}

/**
 * Whether a process has not ended yet. Once it has, its number may become another program's, and killing by number
 * would end another program.
 * @param {{ exitCode: number | null, signalCode: NodeJS.Signals | null }} child
 */
export function isRunning({ exitCode, signalCode }) {
  return exitCode === null && signalCode === null;
}

/**
 * Whether a process of this machine runs, whoever it belongs to.
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'; // runs, as another user
  }
}

/** @param {number} pid negative: the whole group */
function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error; // ESRCH: it has ended
  }
}

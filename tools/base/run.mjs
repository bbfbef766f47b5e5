/**
 * Runs another program to its end.
 * @module
 */
import { spawn } from 'node:child_process';

/**
 * @typedef {{ code: number | null, stdout: string, stderr: string }} RunResult `code` is null where the program
 *   could not be started or was ended by a signal or by `timeoutMs`
 */

/** How to end each program that `run` is waiting for. @type {Set<() => void>} */
const running = new Set();

/** Ends every program that `run` is waiting for. */
export function endRunningPrograms() {
  for (const end of running) end();
}

/**
 * Runs a program and collects its output. Never rejects.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, timeoutMs?: number, signal?: AbortSignal | undefined, show?: boolean, withAll?: boolean }} [options] `show`:
 *   its output goes to this terminal instead of being collected; `withAll`: it is ended with all that it has started; `timeoutMs`: it is
 *   killed then, since a loop without end hears no signal; `signal`: it is killed with that
 * @returns {Promise<RunResult>}
 */
export function run(
  command,
  parameters,
  { cwd, env, timeoutMs, signal, show = false, withAll = false } = {},
) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      cwd,
      env: env ?? process.env,
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      detached: withAll, // a group of its own
    });
    const end = (/** @type {NodeJS.Signals} */ signal = 'SIGTERM') =>
      withAll ? endGroup(child, signal) : child.kill(signal);
    running.add(end);
    const timer = timeoutMs === undefined ? undefined : setTimeout(() => end('SIGKILL'), timeoutMs);
    const kill = () => end('SIGKILL');
    signal?.addEventListener('abort', kill);
    const finish = (/** @type {RunResult} */ result) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', kill);
      running.delete(end);
      resolve(result);
    };
    let stdout = '';
    let stderr = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => (stdout += text));
    child.stderr?.setEncoding('utf8').on('data', (text) => (stderr += text));
    child.once('error', (error) => finish({ code: null, stdout, stderr: stderr || error.message }));
    child.once('close', (code) => finish({ code, stdout, stderr }));
  });
}

/** @param {import('node:child_process').ChildProcess} child of a group of its own, which ends with it @param {NodeJS.Signals} signal */
function endGroup({ pid, exitCode, signalCode }, signal) {
  if (pid !== undefined && exitCode === null && signalCode === null)
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
}

/**
 * @param {string} command
 * @param {readonly string[]} [parameters] something quick that succeeds
 * @returns {Promise<boolean>} whether the program can be run
 */
export async function canRun(command, parameters = ['--version']) {
  return (await run(command, parameters, { timeoutMs: 15_000 })).code === 0;
}

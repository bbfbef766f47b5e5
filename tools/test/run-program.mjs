/**
 * Runs programs of the installed packages.
 * @module
 */
import path from 'node:path';
import { root } from '../base/paths.mjs';
import { run } from '../base/run.mjs';

/** The longest part takes some four minutes on a quiet machine, and a long one half an hour. */
const mostMinutes = 60;

/**
 * A program that takes an hour hangs, and is killed.
 *
 * @param {readonly string[]} command a program below node_modules, e.g. `eslint/bin/eslint.js`, and its arguments
 * @param {Record<string, string>} [env]
 * @param {readonly string[]} [ofNode] arguments of Node itself
 * @param {AbortSignal} [signal] kills it
 * @returns {Promise<{ code: number | null, output: string }>} `code` is null if it was ended
 */
export async function runProgram([program = '', ...parameters], env = {}, ofNode = [], signal) {
  const { code, stdout, stderr } = await run(
    process.execPath,
    [...ofNode, path.join(root, 'node_modules', program), ...parameters],
    {
      cwd: root,
      env: { ...process.env, ...env, FORCE_COLOR: '0', NO_COLOR: '1' },
      withAll: true,
      timeoutMs: mostMinutes * 60_000,
      signal,
    },
  );
  const why = signal?.aborted ? String(signal.reason) : `from outside, or after ${mostMinutes} minutes`;
  const end = code === null ? `\nIt was ended ${why}.` : '';
  return { code, output: stdout + stderr + end };
}

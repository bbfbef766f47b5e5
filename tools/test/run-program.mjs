/**
 * Runs programs of the installed packages.
 * @module
 */
import path from 'node:path';
import { root } from '../base/paths.mjs';
import { run } from '../base/run.mjs';

/**
 * @param {readonly string[]} command a program below node_modules, e.g. `eslint/bin/eslint.js`, and its arguments
 * @param {Record<string, string>} [env]
 * @param {readonly string[]} [ofNode] arguments of Node itself
 * @returns {Promise<{ code: number | null, output: string }>} `code` is null if it was ended from outside
 */
export async function runProgram([program = '', ...parameters], env = {}, ofNode = []) {
  const { code, stdout, stderr } = await run(
    process.execPath,
    [...ofNode, path.join(root, 'node_modules', program), ...parameters],
    { cwd: root, env: { ...process.env, ...env, FORCE_COLOR: '0', NO_COLOR: '1' }, withAll: true },
  );
  return { code, output: stdout + stderr };
}

/**
 * Runs one of the packages' programs to its end, collecting what it says.
 * @module
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../stack/paths.mjs';

/**
 * @param {string} program below node_modules, e.g. `eslint/bin/eslint.js`
 * @param {readonly string[]} parameters
 * @param {{ env?: Record<string, string>, signal: AbortSignal }} options
 * @returns {Promise<{ code: number | null, output: string }>} `code` is null if it was ended from outside
 */
export function runProgram(program, parameters, { env = {}, signal }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(root, 'node_modules', program), ...parameters], {
      cwd: root,
      env: { ...process.env, ...env, FORCE_COLOR: '0', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    }
    const end = () => child.kill('SIGTERM');
    signal.addEventListener('abort', end, { once: true });
    child.once('error', (error) => resolve({ code: null, output: error.message }));
    child.once('close', (code) => {
      signal.removeEventListener('abort', end);
      resolve({ code, output });
    });
  });
}

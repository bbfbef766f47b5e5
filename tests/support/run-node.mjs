import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../../tools/base/paths.mjs';

const execute = promisify(execFile);

/**
 * Runs a tool in a separate Node process, because Jest transforms modules to CommonJS, which has no top-level await.
 * @param {string[]} parameters
 * @returns {Promise<string>} what it prints
 * @throws {Error} with its output, if it fails
 */
export async function runNode(parameters) {
  const { stdout } = await execute(process.execPath, parameters, { cwd: root });
  return stdout;
}

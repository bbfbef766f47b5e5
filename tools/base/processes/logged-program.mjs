/**
 * Runs one of our programs with its output in a log file.
 * @module
 */
import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { endProcess, isRunning } from './end-process.mjs';

/**
 * @typedef {object} LoggedProgram
 * @property {Promise<{ code: number | null, output: string }>} done never rejects
 * @property {() => Promise<void>} stop
 */

/**
 * @param {string} file a Node program
 * @param {string[]} parameters
 * @param {{ logFile: string, env?: NodeJS.ProcessEnv }} options
 * @returns {LoggedProgram}
 */
export function launchLogged(file, parameters, { logFile, env = process.env }) {
  const log = createWriteStream(logFile);
  const child = spawn(process.execPath, [file, ...parameters], {
    env,
    detached: true, // see emulators.mjs
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      log.write(text);
    });
  }
  const done = once(child, 'close').then(([code]) => {
    log.end();
    return { code, output };
  });
  return {
    done,
    stop: async () => {
      if (isRunning(child)) endProcess(child);
      await done;
    },
  };
}

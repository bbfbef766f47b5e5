/**
 * Starts and stops the process with the webpack dev servers (dev-servers.mjs).
 * @module
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { endProcess, isRunning } from '../../base/processes/end-process.mjs';
import { UserError } from '../../base/user-error.mjs';

const program = fileURLToPath(new URL('./dev-servers.mjs', import.meta.url));

/**
 * @typedef {object} DevServers
 * @property {Promise<void>} ready
 * @property {() => Promise<void>} stop
 * @property {Promise<string>} crashed settles with one sentence if they end without having been stopped
 */

/**
 * @param {import('./dev-servers.mjs').DevOptions} options
 * @param {{ logFile: string, onProblem: (text: string) => void }} where `onProblem`: something does not compile
 * @returns {DevServers}
 */
export function launchDevServers(options, { logFile, onProblem }) {
  const output = openSync(logFile, 'w');
  const child = fork(program, [JSON.stringify(options)], {
    detached: true, // see emulators.mjs
    stdio: ['ignore', output, output, 'ipc'],
    execArgv: [],
  });
  closeSync(output);
  const exited = once(child, 'exit').then(() => endProcess(child));
  let stopping = false;
  /** @type {Promise<void>} */
  const ready = new Promise((resolve, reject) => {
    child.on('message', (/** @type {import('./dev-servers.mjs').FromDevServers} */ message) => {
      if (message.type === 'ready') resolve();
      else onProblem(message.text);
    });
    void exited.then(() => reject(new UserError('The dev servers do not start.', { log: logFile })));
  });
  return {
    ready,
    stop: async () => {
      stopping = true;
      if (isRunning(child)) endProcess(child); // they keep nothing
      await exited;
    },
    crashed: new Promise((resolve) => {
      void exited.then(() => {
        if (!stopping) resolve(`The dev servers ended unexpectedly. Details: ${logFile}`);
      });
    }),
  };
}

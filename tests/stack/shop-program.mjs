/**
 * `npm start` as a program of its own, and people who use its server without a browser.
 * @module
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { portsAt } from '../../tools/base/ports.mjs';
import { plainShell } from '../support/plain-shell.mjs';
import { controlStack } from '../../tools/stack/control/control.mjs';
import { root, stackPaths } from '../../tools/base/paths.mjs';
import { projectId, region } from '../../tools/base/project.mjs';

const pollMs = 100;
/** Away from the stacks that `npm test` starts at the same time. */
export const aboveOthers = 14_000;

/**
 * @typedef {object} Shop a running `npm start`
 * @property {(signal: NodeJS.Signals) => Promise<number | null>} end its exit code
 * @property {number} emulatorsPid
 */

/**
 * @param {number} portOffset
 * @param {string[]} parameters
 * @returns {Promise<Shop>}
 */
export async function startShop(portOffset, parameters = []) {
  const program = path.join(root, 'tools/start.mjs');
  const child = spawn(process.execPath, [program, ...parameters], {
    env: plainShell({ PORT_OFFSET: String(portOffset) }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
  /** @type {Promise<[number | null]>} */
  const exited = /** @type {any} */ (once(child, 'exit'));
  const ended = exited.then(() => {
    throw new Error(`npm start ended before it was ready:\n${output}`);
  });
  await Promise.race([untilReady(portOffset), ended]);
  ended.catch(() => {}); // it will end: the test asks for it
  const pidFile = path.join(stackPaths(portOffset).firebase, 'emulators.pid');
  return {
    emulatorsPid: Number(await readFile(pidFile, 'utf8')),
    end: async (signal) => {
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
}

/** @param {number} portOffset */
export async function untilReady(portOffset) {
  // The control server refuses to speak of a stack that is still starting.
  for (;;) {
    const stack = await controlStack(portOffset).catch(() => undefined);
    if (stack !== undefined) return;
    await sleep(pollMs);
  }
}

/** Deletes what a shop at this offset has left behind. @param {number} portOffset */
export const forgetShop = (portOffset) => rm(stackPaths(portOffset).dir, { recursive: true, force: true });

/**
 * @param {string} url
 * @param {object} body
 * @param {Record<string, string>} [headers]
 * @returns {Promise<any>}
 * @throws {Error} unless it was accepted and answered to the end
 */
async function post(url, body, headers = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`);
  return JSON.parse(text);
}

/**
 * @param {number} portOffset
 * @returns what a visitor and a customer can ask the server for, and what the database holds
 */
export function serverAt(portOffset) {
  const ports = portsAt(portOffset);
  const accounts = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1`;
  const documents = `http://127.0.0.1:${ports.firestore}/v1/projects/${projectId}/databases/(default)/documents`;
  const asServer = { Authorization: 'Bearer owner' };
  return {
    /** @returns {Promise<{ uid: string, token: string }>} a new account */
    signUp: async () => {
      const email = `${randomUUID()}@basket.example`;
      const { localId, idToken } = await post(`${accounts}/accounts:signUp?key=any`, {
        ...{ email, password: 'basket123', returnSecureToken: true },
      });
      return { uid: localId, token: idToken };
    },
    /**
     * @param {string} name of a callable function @param {string} token
     * @param {{ operation: string, operationId: string, input: object }} request
     */
    call: (name, token, request) =>
      post(
        `http://127.0.0.1:${ports.functions}/${projectId}/${region}/${name}`,
        { data: { correlationId: randomUUID(), ...request } },
        { Authorization: `Bearer ${token}` },
      ),
    /** @param {string} name of a callable function @returns {Promise<number>} the status of a call without a token */
    statusOf: async (name) => {
      const url = `http://127.0.0.1:${ports.functions}/${projectId}/${region}/${name}`;
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch(url, { method: 'POST', headers, body: '{"data":{}}' })).status;
    },
    /** @param {string} documentPath @returns {Promise<boolean>} */
    hasDocument: async (documentPath) => {
      const answer = await fetch(`${documents}/${documentPath}`, { headers: asServer });
      if (answer.status !== 200 && answer.status !== 404) throw new Error(await answer.text());
      return answer.ok;
    },
    /** @param {string} uid @returns {Promise<boolean>} */
    hasAccount: async (uid) => {
      const url = `${accounts}/projects/${projectId}/accounts:lookup`;
      const { users = [] } = await post(url, { localId: [uid] }, asServer);
      return users.length === 1;
    },
  };
}

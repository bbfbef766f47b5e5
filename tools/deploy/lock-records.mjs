/**
 * Where the record of the lock is: an object in the project's bucket, which Cloud Storage replaces by its generation, or files beside the
 * local stack.
 * @module
 */
import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { applicationDefault } from 'firebase-admin/app';
import { isAlive } from '../base/processes/end-process.mjs';
import { UserError } from '../base/user-error.mjs';
import { lockObject } from './lock.mjs';

/** @typedef {import('./lock.mjs').LockRecord} LockRecord */

export const ownToken = async () => (await applicationDefault().getAccessToken()).access_token;

/** As for firebase-tools, the variable may name another place. */
export const storageOrigin = () => process.env.FIREBASE_STORAGE_URL ?? 'https://storage.googleapis.com';

/**
 * @param {string} bucket
 * @param {{ send?: typeof fetch, token?: () => Promise<string> }} [outside]
 * @returns {LockRecord}
 */
export function storageRecord(bucket, { send = fetch, token = ownToken } = {}) {
  const url = `${storageOrigin()}/${bucket}/${lockObject}`;
  /** @param {string} method @param {readonly number[]} expected @param {Record<string, string>} [headers] @returns {Promise<Response>} */
  const ask = async (method, expected, headers = {}) => {
    const body = method === 'PUT' ? '' : null;
    const authorization = `Bearer ${await token()}`;
    const request = { method, body, headers: { authorization, ...headers } };
    for (let tries = 0; ; tries += 1) {
      const answer = await send(url, { ...request, signal: AbortSignal.timeout(30_000) });
      if (answer.ok || expected.includes(answer.status)) return answer;
      // An object takes about one change in a second.
      if (answer.status !== 429 || tries === 5)
        throw new UserError(
          `The lock of deploys (${url}) answers ${answer.status}. It needs the role roles/storage.objectUser for this object: docs/production.md.`,
        );
      await setTimeout(1000);
    }
  };
  return {
    read: async () => {
      // Whoever may not list the bucket is told 403 of what is not there; without the role, a change is refused.
      const answer = await ask('HEAD', [403, 404]);
      if (!answer.ok) return { generation: '0', holder: null, ageMs: 0 };
      const valueOf = (/** @type {string} */ name) => answer.headers.get(name) ?? '';
      return {
        generation: valueOf('x-goog-generation'),
        holder: JSON.parse(decodeURIComponent(valueOf('x-goog-meta-holder'))),
        ageMs: Date.parse(valueOf('date')) - Date.parse(valueOf('last-modified')),
      };
    },
    replace: async (holder, generation) => {
      const condition = { 'x-goog-if-generation-match': generation };
      const answer = holder
        ? await ask('PUT', [412], {
            ...condition,
            'x-goog-meta-holder': encodeURIComponent(JSON.stringify(holder)),
          })
        : await ask('DELETE', [404, 412], condition);
      return answer.ok;
    },
    pause: () => setTimeout(1000),
  };
}

/**
 * A file for each generation, the highest counts: `link` makes a file with its content, and fails where there is one.
 * @param {string} folder
 * @returns {LockRecord}
 */
export function fileRecord(folder) {
  const fileOf = (/** @type {number} */ generation) => path.join(folder, `${generation}.json`);
  const newest = async () => {
    await mkdir(folder, { recursive: true });
    const names = (await readdir(folder)).filter((name) => /^\d+\.json$/.test(name));
    return Math.max(0, ...names.map((name) => Number.parseInt(name, 10)));
  };
  return {
    read: async () => {
      const generation = await newest();
      if (generation === 0) return { generation: '0', holder: null, ageMs: 0 };
      const text = await readFile(fileOf(generation), 'utf8').catch(ifThere);
      if (text === null) return fileRecord(folder).read(); // replaced meanwhile
      const { holder, pid, atMs } = JSON.parse(text);
      return {
        generation: String(generation),
        holder,
        ageMs: isAlive(pid) ? Date.now() - atMs : Infinity,
      };
    },
    replace: async (holder, generation) => {
      const next = Number(generation) + 1;
      await mkdir(folder, { recursive: true });
      const whole = path.join(folder, randomUUID());
      await writeFile(whole, JSON.stringify({ holder, pid: process.pid, atMs: Date.now() }));
      try {
        await link(whole, fileOf(next));
      } catch (error) {
        if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
        throw error;
      } finally {
        await rm(whole);
      }
      // Whoever was late by more than one finds the place of a file that is gone.
      const isNewest = (await newest()) === next;
      await rm(fileOf(isNewest ? next - 1 : next), { force: true });
      return isNewest;
    },
    pause: () => setTimeout(200),
  };
}

/** @param {NodeJS.ErrnoException} error */
function ifThere(error) {
  if (error.code === 'ENOENT') return null;
  throw error;
}

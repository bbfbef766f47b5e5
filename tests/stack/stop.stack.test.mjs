import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePortOffset } from '../../tools/base/machine/port-check.mjs';
import { run } from '../../tools/base/run.mjs';
import { aboveOthers, forgetShop, serverAt, startShop } from './shop-program.mjs';

const startTimeoutMs = 300_000;
const clients = 12;

/** @type {number} */
let portOffset;
/** @type {import('./shop-program.mjs').Shop} */
let shop;

beforeAll(async () => {
  portOffset = await findFreePortOffset(aboveOthers);
  shop = await startShop(portOffset, ['--fresh', '--empty']);
}, startTimeoutMs);

afterAll(async () => {
  const code = await shop.end('SIGTERM');
  await forgetShop(portOffset);
  expect(code).toBe(0);
}, 60_000);

/** @returns {Promise<number[]>} processes of functions that the emulators started */
async function functionProcesses() {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,args=']);
  const ours = new RegExp(`^\\s*(\\d+)\\s+${shop.emulatorsPid}\\s.*functionsEmulatorRuntime`, 'gm');
  return [...stdout.matchAll(ours)].map(([, pid]) => Number(pid));
}

test('a function answers even if its process is killed while it starts', async () => {
  const before = await functionProcesses();
  const answer = serverAt(portOffset).statusOf('wallet');
  let starting = before;
  while (starting.length === before.length) {
    await sleep(5);
    starting = await functionProcesses();
  }
  for (const pid of starting.filter((other) => !before.includes(other))) process.kill(pid, 'SIGKILL');
  const late = sleep(30_000, 'no answer', { ref: false });
  expect(await Promise.race([answer, late])).toBe(401);
});

/**
 * Registers and keeps an address, again and again, until the shop stops answering.
 * @param {ReturnType<typeof serverAt>} server
 * @param {{ uids: string[], records: string[] }} acknowledged
 */
async function useUntilItStops(server, { uids, records }) {
  const address = {
    ...{ label: 'home', address: '27, 5th Cross', city: 'Bengaluru', state: 'Karnataka', pincode: '560038' },
    ...{ phone: '9845012345', latitude: null, longitude: null },
  };
  for (;;) {
    const { uid, token } = await server.signUp();
    uids.push(uid);
    for (let count = 0; count < 8; count += 1) {
      const operationId = randomUUID();
      await server.call('accounts', token, { operation: 'saveAddress', operationId, input: address });
      records.push(`${uid}_${operationId}`);
    }
  }
}

test(
  'changes that were acknowledged before Ctrl-C ended a busy shop are there when it starts again',
  async () => {
    const server = serverAt(portOffset);
    const acknowledged = { uids: /** @type {string[]} */ ([]), records: /** @type {string[]} */ ([]) };
    const working = Array.from({ length: clients }, () => useUntilItStops(server, acknowledged));
    const ends = Promise.allSettled(working);
    while (acknowledged.records.length < 100) await sleep(50);
    expect(await shop.end('SIGINT')).toBe(0);
    expect((await ends).map(({ status }) => status)).toEqual(working.map(() => 'rejected'));

    shop = await startShop(portOffset);
    const lost = {
      records: await lostOf(acknowledged.records, (id) => server.hasDocument(`operations/${id}`)),
      uids: await lostOf(acknowledged.uids, server.hasAccount),
    };
    expect(lost).toEqual({ records: [], uids: [] });
  },
  startTimeoutMs,
);

/** @param {string[]} ids @param {(id: string) => Promise<boolean>} isThere */
async function lostOf(ids, isThere) {
  const lost = [];
  for (const id of ids) if (!(await isThere(id))) lost.push(id);
  return lost;
}

/**
 * The two corrections of the functions emulator against its real classes: what they do without it, and with it. Where a newer version has
 * mended something itself, 'without it' fails, and the correction can go.
 * @module
 */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { EventEmitter, once } from 'node:events';
import http from 'node:http';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { context, correct, FunctionsEmulator, keepClasses, RuntimeWorkerPool } from './in-tests.mjs';

/** @type {http.Server} stands for a process of functions */
let functions;
/** @type {http.ServerResponse[]} */
let held;
/** @type {() => void} */
let restore;

// Seconds until firebase-tools gives up a process.
process.env['FUNCTIONS_DISCOVERY_TIMEOUT'] = '1';

beforeEach(async () => {
  restore = keepClasses();
  held = [];
  functions = http.createServer((request, response) => {
    if (request.url === '/__/health') response.end();
    else held.push(response);
  });
  await once(functions.listen(0, '127.0.0.1'), 'listening');
});

afterEach(() => {
  restore();
  functions.closeAllConnections();
  functions.close();
});

/** A started process, as the functions emulator describes it. @param {{ ended?: boolean }} [state] */
function startedProcess({ ended = false } = {}) {
  const { port } = /** @type {import('node:net').AddressInfo} */ (functions.address());
  const process = Object.assign(new EventEmitter(), {
    exitCode: ended ? 1 : null,
    signalCode: null,
    kill: () => true,
  });
  const httpReqOpts = jest.fn(() => ({ host: '127.0.0.1', port: ended ? 1 : port }));
  return { process, events: new EventEmitter(), conn: { httpReqOpts } };
}

describe('concurrency', () => {
  const trigger = { id: 'orders', timeoutSeconds: 60 };
  async function readyPool() {
    const pool = new RuntimeWorkerPool();
    await pool.addWorker(trigger, startedProcess(), {}).waitForSocketReady();
    return pool;
  }
  /** @param {any} pool @returns {{ answered: Promise<void> } | undefined} */
  function request(pool) {
    const worker = pool.getIdleWorker('orders');
    if (!worker) return undefined;
    const response = Object.assign(new PassThrough(), { writeHead: () => {} });
    return { answered: worker.request({ method: 'POST', path: '/', headers: {} }, response) };
  }
  async function arrivalOf(/** @type {number} */ count) {
    const giveUpAt = Date.now() + 5000;
    while (held.length < count && Date.now() < giveUpAt) await sleep(5);
    expect(held).toHaveLength(count);
  }
  async function answerAll(/** @type {number} */ count) {
    await arrivalOf(count);
    for (const response of held) response.end('done');
  }

  test('without it a second request finds no process', async () => {
    const pool = await readyPool();
    const first = request(pool);
    expect(request(pool)).toBeUndefined();
    await answerAll(1);
    await first?.answered;
  });

  test('one process serves 80 requests at once', async () => {
    correct('concurrency');
    const pool = await readyPool();
    const requests = Array.from({ length: 80 }, () => request(pool));
    expect(requests).not.toContain(undefined);
    expect(request(pool)).toBeUndefined();
    await answerAll(80);
    await Promise.all(requests.flatMap((each) => (each ? [each.answered] : [])));
    expect(pool.getIdleWorker('orders').state).toBe('IDLE');
  });

  test('a process is busy until the last of its answers', async () => {
    correct('concurrency');
    const pool = await readyPool();
    const [first, second] = [request(pool), request(pool)];
    await arrivalOf(2);
    held[0]?.end('done');
    await Promise.race([first?.answered, second?.answered]);
    expect(pool.getIdleWorker('orders').state).toBe('BUSY');
    held[1]?.end('done');
    await Promise.all([first?.answered, second?.answered]);
  });
});

describe('coldStart', () => {
  const backend = { codebase: 'default', runtime: 'nodejs22', functionsDir: '/shop' };
  const trigger = { id: 'orders', httpsTrigger: {} };
  /** @param {() => unknown} start */
  function emulatorWith(start) {
    const { EmulatorLogger } = context.load('emulator/emulatorLogger');
    const emulator = Object.create(FunctionsEmulator.prototype);
    const startNode = jest.fn(async () => start());
    return Object.assign(emulator, {
      args: { projectId: 'demo-shop' },
      logger: EmulatorLogger.forEmulator('functions'),
      triggers: { orders: {} },
      workerPools: { default: new RuntimeWorkerPool() },
      getTriggerRecordByKey: () => ({ enabled: true, def: trigger, backend }),
      getRuntimeEnvs: () => ({}),
      resolveSecretEnvs: async () => ({}),
      startNode,
    });
  }
  const fail = () => {
    throw new Error('no memory');
  };
  /** @param {any} emulator @returns {Promise<number | undefined>} the status that a request is answered with */
  async function statusOf(emulator) {
    /** @type {number | undefined} */
    let status;
    const response = {
      headersSent: false,
      status: (/** @type {number} */ code) => {
        status = code;
        return { json: () => {} };
      },
    };
    const params = { trigger_name: 'orders' };
    const request = { method: 'GET', params, url: '/', protocol: 'http', hostname: 'localhost', headers: {} };
    await emulator.handleHttpsTrigger(request, response);
    return status;
  }

  test('without it every request starts a process, and one that finds none is not answered', async () => {
    const emulator = emulatorWith(startedProcess);
    await Promise.all([1, 2].map(() => emulator.startRuntime(backend, trigger)));
    expect(emulator.startNode).toHaveBeenCalledTimes(2);
    expect(await statusOf(emulatorWith(fail))).toBeUndefined();
  });

  test('without it a process that has ended is asked until the time is up', async () => {
    const ended = startedProcess({ ended: true });
    await expect(emulatorWith(() => ended).startRuntime(backend, trigger)).rejects.toThrow('Failed to load');
    expect(ended.conn.httpReqOpts.mock.calls.length).toBeGreaterThan(2);
  });

  test('requests that arrive during a cold start share it', async () => {
    correct('coldStart');
    const emulator = emulatorWith(startedProcess);
    const ids = ['orders', 'orders', 'wallet'];
    await Promise.all(ids.map((id) => emulator.startRuntime(backend, { id })));
    expect(emulator.startNode).toHaveBeenCalledTimes(2);
  });

  test('a process that ends while it starts is not asked, and another one is started', async () => {
    correct('coldStart');
    const told = jest.spyOn(console, 'error').mockImplementation(() => {});
    const ended = startedProcess({ ended: true });
    const processes = [ended, startedProcess()];
    const emulator = emulatorWith(() => processes.shift());
    await emulator.startRuntime(backend, trigger);
    expect(ended.conn.httpReqOpts).not.toHaveBeenCalled();
    expect(told).toHaveBeenCalledWith(expect.stringContaining('it ended while it started'));
    expect(emulator.workerPools.default.getIdleWorker('orders')).toBeDefined();
  });

  test('after three failing starts the request is answered', async () => {
    correct('coldStart');
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const emulator = emulatorWith(fail);
    expect(await statusOf(emulator)).toBe(503);
    expect(emulator.startNode).toHaveBeenCalledTimes(3);
  });
});

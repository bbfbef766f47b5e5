import { expect, jest, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { applyCorrections } from './corrections.mjs';

/** The little of firebase-tools that the corrections take hold of. */
function fakeFirebaseTools() {
  class TaskQueue {
    /** @type {string[]} */
    dispatched = [];
    queuedIds = new Set();
    queue = { nodeMap: {} };
    /** @param {{ name: string }} task */
    enqueue(task) {
      this.dispatched.push(task.name);
    }
    /** @param {string} name */
    delete(name) {
      throw new Error(`no task ${name}`);
    }
  }
  class RuntimeWorker {
    state = 'IDLE';
    runtime = {
      process: {
        exitCode: /** @type {number | null} */ (null),
        signalCode: /** @type {string | null} */ (null),
      },
    };
    async isSocketReady() {
      this.state = 'IDLE';
    }
    async request() {
      this.state = 'BUSY';
      await sleep(20);
      this.state = 'IDLE';
    }
  }
  class RuntimeWorkerPool {
    mode = 'auto';
    /** @type {RuntimeWorker[]} */
    workers = [new RuntimeWorker()];
    getTriggerWorkers() {
      return this.workers;
    }
    getIdleWorker() {
      return this.workers.find(({ state }) => state === 'IDLE');
    }
  }
  class FunctionsEmulator {
    starts = 0;
    async startRuntime() {
      this.starts += 1;
      await sleep(10);
      return this.starts;
    }
    /** @param {unknown} _request @param {{ headersSent: boolean }} response */
    async handleHttpsTrigger(_request, response) {
      await this.startRuntime();
      response.headersSent = true;
    }
  }
  class StorageEmulator {
    getPersistenceTmpDir() {
      return '/of-everybody/storage-blobs';
    }
  }
  class EmulatorHub {
    static getLocatorFilePath() {
      return '/of-everybody/hub.json';
    }
  }
  const RuntimeWorkerState = { IDLE: 'IDLE', BUSY: 'BUSY', FINISHED: 'FINISHED' };
  /** @type {Record<string, Record<string, any>>} */
  const files = {
    'emulator/taskQueue': { TaskQueue },
    'emulator/functionsRuntimeWorker': { RuntimeWorkerPool, RuntimeWorker, RuntimeWorkerState },
    'emulator/functionsEmulator': { FunctionsEmulator },
    'emulator/hub': { EmulatorHub },
    'emulator/storage': { StorageEmulator },
  };
  const exegesis = {
    middleware: (/** @type {string} */ _document, /** @type {object} */ options) => options,
  };
  const context = {
    load: (/** @type {string} */ file) => files[file],
    requireFrom: () => exegesis,
    stateDir: '/stack',
  };
  const functions = { RuntimeWorker, RuntimeWorkerPool, FunctionsEmulator };
  return { context, exegesis, TaskQueue, ...functions, StorageEmulator, EmulatorHub };
}

const inFuture = (/** @type {number} */ ms) => new Date(Date.now() + ms).toISOString();

test('a task waits for its time and can be deleted meanwhile', async () => {
  const { context, TaskQueue } = fakeFirebaseTools();
  applyCorrections(context, '');
  const queue = new TaskQueue();
  const enqueue = (/** @type {object} */ task) => queue.enqueue(/** @type {{ name: string }} */ (task));
  enqueue({ name: 'now' });
  enqueue({ name: 'past', scheduleTime: inFuture(-1000) });
  enqueue({ name: 'soon', scheduleTime: inFuture(60) });
  enqueue({ name: '/slash', scheduleTime: inFuture(60) });
  expect(() => enqueue({ name: 'soon', scheduleTime: inFuture(60) })).toThrow('already been queued');
  queue.delete('slash');
  expect(queue.dispatched).toEqual(['now', 'past']);
  await sleep(120);
  expect(queue.dispatched).toEqual(['now', 'past', 'soon']);
  expect(() => queue.delete('soon')).toThrow('no task');
});

test('a task that cannot be queued when it is due is told, and the others go on', async () => {
  const { context, TaskQueue } = fakeFirebaseTools();
  const { enqueue } = TaskQueue.prototype;
  TaskQueue.prototype.enqueue = function (/** @type {{ name: string }} */ task) {
    if (task.name === 'first') throw new Error('the queue is full');
    enqueue.call(this, task);
  };
  applyCorrections(context, '');
  const queue = new TaskQueue();
  const told = jest.spyOn(console, 'error').mockImplementation(() => {});
  queue.enqueue(/** @type {any} */ ({ name: 'first', scheduleTime: inFuture(40) }));
  queue.enqueue(/** @type {any} */ ({ name: 'second', scheduleTime: inFuture(80) }));
  await sleep(200);
  expect(queue.dispatched).toEqual(['second']);
  expect(told).toHaveBeenCalledWith(expect.stringContaining('first'), expect.any(Error));
});

test('one process serves many requests at once', async () => {
  const { context, RuntimeWorkerPool } = fakeFirebaseTools();
  applyCorrections(context, '');
  const pool = new RuntimeWorkerPool();
  const requests = Array.from({ length: 80 }, () => {
    const worker = pool.getIdleWorker();
    if (!worker) throw new Error('a second process would be started');
    return worker.request();
  });
  expect(pool.getIdleWorker()).toBeUndefined(); // 80 are in flight
  await Promise.all(requests);
  expect(pool.getIdleWorker()).toBeDefined();
});

test('requests that arrive during a cold start share it', async () => {
  const { context, FunctionsEmulator } = fakeFirebaseTools();
  applyCorrections(context, '');
  const emulator = new FunctionsEmulator();
  /** @param {string} id @returns {Promise<unknown>} */
  const start = (id) => Reflect.apply(emulator.startRuntime, emulator, [{ codebase: 'default' }, { id }]);
  await Promise.all([start('orders'), start('orders'), start('wallet')]);
  expect(emulator.starts).toBe(2);
});

test('a process that ends while it starts is not asked again, and never ready', async () => {
  const { context, RuntimeWorker } = fakeFirebaseTools();
  const { isSocketReady } = RuntimeWorker.prototype;
  let asked = 0;
  RuntimeWorker.prototype.isSocketReady = async function () {
    asked += 1;
    await isSocketReady.call(this);
    this.runtime.process.signalCode = 'SIGKILL';
  };
  applyCorrections(context, '');
  const worker = new RuntimeWorker();
  await expect(worker.isSocketReady()).rejects.toThrow('ended while it started');
  expect(worker.state).toBe('FINISHED');
  await expect(worker.isSocketReady()).rejects.toThrow('ended while it started');
  expect(asked).toBe(1);
});

test.each([
  { failing: 2, starts: 3, answer: [] },
  { failing: 9, starts: 3, answer: [503] },
])('after $failing failing starts there were $starts, and the request is answered', async (row) => {
  const { context, FunctionsEmulator } = fakeFirebaseTools();
  const { startRuntime } = FunctionsEmulator.prototype;
  FunctionsEmulator.prototype.startRuntime = async function () {
    const started = await startRuntime.call(this);
    if (this.starts <= row.failing) throw new Error('it ended while it started');
    return started;
  };
  const told = jest.spyOn(console, 'error').mockImplementation(() => {});
  applyCorrections(context, '');
  const emulator = new FunctionsEmulator();
  /** @type {number[]} */
  const answer = [];
  const response = {
    headersSent: false,
    status: (/** @type {number} */ code) => {
      answer.push(code);
      return { json: () => {} };
    },
  };
  const { startRuntime: start } = emulator;
  emulator.startRuntime = () => Reflect.apply(start, emulator, [{ codebase: 'default' }, { id: 'orders' }]);
  await emulator.handleHttpsTrigger({}, response);
  expect(emulator.starts).toBe(row.starts);
  expect(answer).toEqual(row.answer);
  expect(told).toHaveBeenCalledWith(expect.stringContaining('it ended while it started'));
});

test('schemas are compiled when used, and files are the stack’s own', () => {
  const { context, exegesis, StorageEmulator, EmulatorHub } = fakeFirebaseTools();
  applyCorrections(context, '');
  expect(exegesis.middleware('', { a: 1 })).toEqual({ a: 1, lazyCompileValidationSchemas: true });
  expect(new StorageEmulator().getPersistenceTmpDir()).toBe('/stack/storage-blobs');
  expect(EmulatorHub.getLocatorFilePath()).toBe('/stack/hub.json');
});

test('each can be switched off, and all of them', () => {
  const one = fakeFirebaseTools();
  applyCorrections(one.context, 'schedule, ownFiles');
  const queue = new one.TaskQueue();
  queue.enqueue(/** @type {any} */ ({ name: 'later', scheduleTime: inFuture(60_000) }));
  expect(queue.dispatched).toEqual(['later']);
  expect(new one.StorageEmulator().getPersistenceTmpDir()).toBe('/of-everybody/storage-blobs');
  expect(one.exegesis.middleware('', {})).not.toEqual({});

  const all = fakeFirebaseTools();
  applyCorrections(all.context, 'all');
  expect(all.exegesis.middleware('', {})).toEqual({});
});

test('a firebase-tools that has changed is noticed', () => {
  const { context } = fakeFirebaseTools();
  const changed = { ...context, load: () => ({ TaskQueue: class {} }) };
  expect(() => applyCorrections(changed, '')).toThrow('no enqueue to correct');
});

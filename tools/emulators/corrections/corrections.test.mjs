/**
 * Each correction against the real classes of the installed firebase-tools: what they do without it, and with it. Where a newer
 * version has mended something itself, 'without it' fails, and the correction can go.
 * @module
 */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import childProcess from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import http from 'node:http';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { applyCorrections, correctionNames, guardServers } from './index.mjs';
import {
  context,
  correct,
  exegesis,
  keepClasses,
  RuntimeWorker,
  TaskQueue,
  TaskQueueController,
} from './in-tests.mjs';

const { load } = context;
/** @type {() => void} */
let restore;

beforeEach(() => {
  restore = keepClasses();
});

afterEach(() => restore());

describe('schedule', () => {
  const config = { rateLimits: { maxDispatchesPerSecond: 500, maxConcurrentDispatches: 9 } };
  const newQueue = () => new TaskQueue('tasks', config);
  /** @param {string} name @param {number} [inMs] */
  const task = (name, inMs) => ({
    name,
    httpRequest: { url: 'http://127.0.0.1:1', body: {} },
    ...(inMs !== undefined && { scheduleTime: new Date(Date.now() + inMs).toISOString() }),
  });
  /** @param {any} queue @returns {string[]} */
  const queued = (queue) => queue.queue.getAll().map((/** @type {any} */ { task: { name } }) => name);

  test('without it a task is queued before its time', () => {
    const queue = newQueue();
    queue.enqueue(task('later', 60_000));
    expect(queued(queue)).toEqual(['later']);
  });

  test('a task waits for its time and can be deleted meanwhile', async () => {
    correct('schedule');
    const queue = newQueue();
    for (const each of [task('now'), task('past', -1000), task('soon', 60), task('/slash', 60)])
      queue.enqueue(each);
    expect(() => queue.enqueue(task('soon', 60))).toThrow('already been queued');
    queue.delete('slash');
    expect(queued(queue)).toEqual(['now', 'past']);
    await sleep(150);
    expect(queued(queue)).toEqual(['now', 'past', 'soon']);
    queue.enqueue(task('/other'));
    queue.delete('other');
    expect(queued(queue)).toEqual(['now', 'past', 'soon']);
    expect(() => queue.delete('other')).toThrow();
  });

  test('a task that cannot be queued when it is due is told, and the others go on', async () => {
    correct('schedule');
    const queue = newQueue();
    queue.queue.capacity = 1;
    const told = jest.spyOn(console, 'error').mockImplementation(() => {});
    queue.enqueue(task('first', 20));
    queue.enqueue(task('second', 60));
    await sleep(150);
    expect(queued(queue)).toEqual(['first']);
    expect(told).toHaveBeenCalledWith(expect.stringContaining('second'), expect.any(Error));
  });
});

describe('lazySchemas', () => {
  // No compiler of schemas takes this pattern, so that whether it was compiled can be seen.
  const schema = { type: 'string', pattern: '(' };
  const document = {
    openapi: '3.0.0',
    info: { title: 'Shop', version: '1' },
    paths: {
      '/orders': {
        post: {
          requestBody: { content: { 'application/json': { schema } } },
          responses: { 200: { description: 'done' } },
        },
      },
    },
  };

  test('without it every schema is compiled at the start', async () => {
    await expect(exegesis.middleware(document, {})).rejects.toThrow();
  });

  test('a schema is not compiled before it is used', async () => {
    correct('lazySchemas');
    await expect(exegesis.middleware(document, {})).resolves.toBeInstanceOf(Function);
  });
});

describe('java17', () => {
  /** Begins to start the Firestore emulator on a machine with this Java. @param {number} version */
  async function startOn(version) {
    const java = Object.assign(new EventEmitter(), { stdout: new PassThrough(), stderr: new PassThrough() });
    jest.spyOn(childProcess, 'spawn').mockImplementation(() => {
      java.stderr.write(`openjdk version "${version}.0.1"`);
      setTimeout(() => java.emit('exit', 0, null), 20);
      return /** @type {any} */ (java);
    });
    await load('emulator/controller').startAll({
      only: 'firestore',
      config: { src: {}, has: (/** @type {string} */ key) => key === 'firestore' },
      get logVerbosity() {
        throw new Error('Java will do');
      },
    });
  }

  test('without it Java 17 is refused', async () => {
    await expect(startOn(17)).rejects.toThrow('no longer supports Java version before 21');
  });

  test.each([
    { version: 16, said: 'no longer supports Java' },
    { version: 17, said: 'Java will do' },
    { version: 21, said: 'Java will do' },
  ])('Java $version: $said', async ({ version, said }) => {
    correct('java17');
    await expect(startOn(version)).rejects.toThrow(said);
  });
});

test('with BASKET_TASKS=off there is no queue', () => {
  const queues = () => {
    const controller = new TaskQueueController();
    controller.createQueue('tasks', {
      rateLimits: { maxDispatchesPerSecond: 1, maxConcurrentDispatches: 1 },
    });
    controller.stop();
    return Object.keys(controller.queues);
  };
  correct('taskService');
  expect(queues()).toEqual(['tasks']);
  process.env['BASKET_TASKS'] = 'off';
  correct('taskService');
  delete process.env['BASKET_TASKS'];
  expect(queues()).toEqual([]);
});

test('every server of the emulators comes to the front door', async () => {
  /** @type {http.Server[]} */
  const guarded = [];
  guardServers(context, (server) => guarded.push(server));
  const { ExpressBasedEmulator } = load('emulator/ExpressBasedEmulator');
  const emulator = new ExpressBasedEmulator({ listen: [{ address: '127.0.0.1', port: 0, family: 'IPv4' }] });
  await emulator.start();
  expect(guarded).toEqual([expect.any(http.Server)]);
  for (const server of guarded) await once(server, 'listening');
  await emulator.stop();
});

test('each can be switched off, and all of them', () => {
  const { enqueue } = TaskQueue.prototype;
  const { request } = RuntimeWorker.prototype;
  applyCorrections(context, 'all');
  expect([TaskQueue.prototype.enqueue, RuntimeWorker.prototype.request]).toEqual([enqueue, request]);
  applyCorrections(context, 'schedule, java17');
  expect(TaskQueue.prototype.enqueue).toBe(enqueue);
  expect(RuntimeWorker.prototype.request).not.toBe(request);
});

test.each(['schedule', 'concurrency', 'coldStart', 'java17'])(
  'a firebase-tools without what %s corrects is noticed',
  (name) => {
    const others = correctionNames.filter((other) => other !== name).join(',');
    const without = { ...context, load: () => ({ TaskQueue: class {} }) };
    expect(() => applyCorrections(without, others)).toThrow('to correct');
  },
);

/**
 * Our corrections to the emulators of firebase-tools 14.27, each with its reason and its own switch:
 *
 *   BASKET_STOCK_EMULATORS=all                     none of them: firebase-tools as it comes
 *   BASKET_STOCK_EMULATORS=schedule,concurrency    without these
 *
 * They change objects of firebase-tools in this process only; nothing in node_modules is touched. The version is
 * pinned exactly in package.json, and `applyCorrections` fails where something that it changes is gone.
 * @module
 */
import path from 'node:path';
import { isRunning } from '../stack/processes/end-process.mjs';

/**
 * @typedef {(file: string) => any} Load loads a file of firebase-tools' lib folder, which has no types
 * @typedef {{ load: Load, requireFrom: (packageName: string) => any, stateDir: string }} Context
 */

/**
 * @param {any} type a class of firebase-tools
 * @param {string} name of one of its methods
 * @returns {Function}
 * @throws {Error} if another version of firebase-tools has no such method
 */
function methodOf(type, name) {
  const method = type?.prototype?.[name];
  if (typeof method !== 'function') throw new Error(`This firebase-tools has no ${name} to correct`);
  return method;
}

/**
 * Cloud Tasks: keep a task until its `scheduleTime`. The emulator dispatches at once, so that a 30-second offer
 * would end when it is made.
 * @param {Context} context
 */
function schedule({ load }) {
  const { TaskQueue } = load('emulator/taskQueue');
  const enqueue = methodOf(TaskQueue, 'enqueue');
  const remove = methodOf(TaskQueue, 'delete');
  const maxTimerMs = 2 ** 31 - 1;
  /** @type {Map<string, NodeJS.Timeout>} */
  const waiting = new Map();

  /** @this {any} @param {{ name: string, scheduleTime?: string }} task */
  TaskQueue.prototype.enqueue = function (task) {
    const due = task.scheduleTime ? Date.parse(task.scheduleTime) : 0;
    // Before anything else: one that waits would otherwise be queued a second time when its timer ends.
    if (waiting.has(task.name) || this.queuedIds.has(task.name)) {
      throw new Error(`A task has already been queued with id ${task.name}`);
    }
    if (!(due > Date.now())) return enqueue.call(this, task);
    const wait = () => {
      const left = due - Date.now();
      if (left > 0) {
        waiting.set(task.name, setTimeout(wait, Math.min(left, maxTimerMs)));
      } else {
        waiting.delete(task.name);
        try {
          enqueue.call(this, task);
        } catch (error) {
          // Nobody waits for the answer any more, and thrown here it would end all emulators.
          console.error(`The task ${task.name} could not be queued when it was due:`, error);
        }
      }
    };
    wait();
  };

  // The emulator stores names with a leading slash where it made them itself, and deletes them without.
  /** @this {any} @param {string} name */
  TaskQueue.prototype.delete = function (name) {
    const stored = [name, `/${name}`].find((candidate) => waiting.has(candidate));
    if (stored !== undefined) {
      clearTimeout(waiting.get(stored));
      waiting.delete(stored);
      return;
    }
    return remove.call(this, this.queue.nodeMap[`/${name}`] ? `/${name}` : name);
  };
}

/**
 * Functions: one process serves up to 80 requests at once, as 2nd gen does in production. The emulator starts a
 * process of 100 MB per request in flight and never ends it: 49 processes and 6 GB after 32 parallel calls.
 * @param {Context} context
 */
function concurrency({ load }) {
  const maxRequestsPerProcess = 80;
  const { RuntimeWorkerPool, RuntimeWorker, RuntimeWorkerState } = load('emulator/functionsRuntimeWorker');
  const getIdleWorker = methodOf(RuntimeWorkerPool, 'getIdleWorker');
  const request = methodOf(RuntimeWorker, 'request');
  /** @type {WeakMap<object, number>} */
  const inFlight = new WeakMap();
  /** @param {object} worker */
  const requestsOf = (worker) => inFlight.get(worker) ?? 0;

  /** @this {any} @param {string} triggerId */
  RuntimeWorkerPool.prototype.getIdleWorker = function (triggerId) {
    const idle = getIdleWorker.call(this, triggerId);
    if (idle !== undefined || this.mode === 'sequential') return idle;
    /** @type {{ state: string }[]} */
    const workers = this.getTriggerWorkers(triggerId);
    return workers.find(
      (worker) => worker.state === RuntimeWorkerState.BUSY && requestsOf(worker) < maxRequestsPerProcess,
    );
  };

  /** @this {any} @param {unknown[]} parameters */
  RuntimeWorker.prototype.request = async function (...parameters) {
    inFlight.set(this, requestsOf(this) + 1);
    try {
      return await request.apply(this, parameters);
    } finally {
      inFlight.set(this, requestsOf(this) - 1);
      // the first of several answers would otherwise call the process idle
      if (requestsOf(this) > 0 && this.state === RuntimeWorkerState.IDLE)
        this.state = RuntimeWorkerState.BUSY;
    }
  };
}

/**
 * Functions: requests that arrive while a function's first process starts wait for that one. The emulator starts
 * a process for each of them. When the process ends before it is ready, another one is started, and requests that
 * still have no process are answered. The emulator asks the ended one for a minute whether it is ready, then forgets
 * the requests, whose senders wait for ever.
 * @param {Context} context
 */
function coldStart({ load }) {
  const maxStarts = 3;
  const { FunctionsEmulator } = load('emulator/functionsEmulator');
  const { RuntimeWorker, RuntimeWorkerState } = load('emulator/functionsRuntimeWorker');
  const startRuntime = methodOf(FunctionsEmulator, 'startRuntime');
  const handleHttpsTrigger = methodOf(FunctionsEmulator, 'handleHttpsTrigger');
  const isSocketReady = methodOf(RuntimeWorker, 'isSocketReady');
  /** @type {Map<string, Promise<unknown>>} */
  const starting = new Map();

  /** @param {string} what @param {unknown} error */
  const tell = (what, error) => console.error(`${what}: ${error instanceof Error ? error.message : error}`);

  /** @this {any} @param {{ codebase: string }} backend @param {{ id: string } | undefined} trigger */
  async function startUntilReady(backend, trigger) {
    for (let left = maxStarts - 1; ; left -= 1) {
      try {
        return await startRuntime.call(this, backend, trigger);
      } catch (error) {
        tell(`A process of ${trigger?.id ?? backend.codebase} did not start`, error);
        if (left === 0) throw error;
      }
    }
  }

  /** @this {any} @param {{ codebase: string }} backend @param {{ id: string } | undefined} trigger */
  FunctionsEmulator.prototype.startRuntime = function (backend, trigger) {
    const key = `${backend.codebase}/${trigger?.id ?? ''}`;
    const known = starting.get(key);
    if (known !== undefined) return known;
    const start = startUntilReady.call(this, backend, trigger).finally(() => starting.delete(key));
    starting.set(key, start);
    return start;
  };

  /** @this {any} whoever waits for the worker asks this again and again, until it fails in a way it does not know */
  RuntimeWorker.prototype.isSocketReady = async function () {
    const assertRunning = () => {
      if (isRunning(this.runtime.process)) return;
      this.state = RuntimeWorkerState.FINISHED; // an answer that came too late has called it ready
      throw new Error('it ended while it started');
    };
    assertRunning();
    await isSocketReady.call(this);
    assertRunning();
  };

  /** @this {any} @param {unknown} request @param {any} response */
  FunctionsEmulator.prototype.handleHttpsTrigger = async function (request, response) {
    try {
      await handleHttpsTrigger.call(this, request, response);
    } catch (error) {
      tell('A request found no process', error);
    }
    if (response.headersSent) return;
    const message = 'The function did not start.';
    response.status(503).json({ error: { status: 'UNAVAILABLE', message } });
  };
}

/**
 * Auth: compile each request schema when it is first used. Compiling all of them takes 5 s of CPU at every start.
 * @param {Context} context
 */
function lazySchemas({ requireFrom }) {
  const exegesis = requireFrom('exegesis-express');
  const { middleware } = exegesis;
  /** @param {unknown} document @param {object} options */
  exegesis.middleware = (document, options) =>
    middleware(document, { lazyCompileValidationSchemas: true, ...options });
}

/**
 * Hub and Storage: keep their files in the stack's own folder. The hub's address file and Storage's pictures have
 * one fixed place in the system's temporary folder: of two stacks side by side, the one that stops first deletes
 * the pictures of the other.
 * @param {Context} context
 */
function ownFiles({ load, stateDir }) {
  const { EmulatorHub } = load('emulator/hub');
  const { StorageEmulator } = load('emulator/storage');
  methodOf(StorageEmulator, 'getPersistenceTmpDir');
  EmulatorHub.getLocatorFilePath = () => path.join(stateDir, 'hub.json');
  StorageEmulator.prototype.getPersistenceTmpDir = () => path.join(stateDir, 'storage-blobs');
}

/**
 * Not a correction: with BASKET_TASKS=off Cloud Tasks refuses every task, as when the service is down (`npm run rush -- --no-tasks`).
 * @param {Context} context
 */
function taskService({ load }) {
  if (process.env.BASKET_TASKS !== 'off') return;
  const { TaskQueueController } = load('emulator/tasksEmulator');
  // A queue that is not there is answered with 404; an error here would be taken for a task that is known.
  methodOf(TaskQueueController, 'createQueue');
  TaskQueueController.prototype.createQueue = () => undefined;
}

const corrections = { taskService, schedule, concurrency, coldStart, lazySchemas, ownFiles };

/**
 * Applies every correction that is not switched off. Call it before anything of firebase-tools is started.
 * @param {Context} context
 * @param {string} [stock] names to leave out, or `all`
 */
export function applyCorrections(context, stock = process.env.BASKET_STOCK_EMULATORS ?? '') {
  const leftOut = stock.split(',').map((name) => name.trim());
  if (leftOut.includes('all')) return;
  for (const [name, apply] of Object.entries(corrections)) {
    if (!leftOut.includes(name)) apply(context);
  }
}

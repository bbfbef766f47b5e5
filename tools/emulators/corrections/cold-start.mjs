import { isRunning } from '../../base/processes/end-process.mjs';
import { methodOf } from './method-of.mjs';

/**
 * Functions: requests that arrive while a function's first process starts wait for that one. The emulator starts
 * a process for each of them. When the process ends before it is ready, another one is started, and requests that
 * still have no process are answered. The emulator asks the ended one for a minute whether it is ready, then forgets
 * the requests, whose senders wait for ever.
 * @param {import('./method-of.mjs').Context} context
 */
export function coldStart({ load }) {
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

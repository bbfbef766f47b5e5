import { methodOf } from './method-of.mjs';

/**
 * Functions: one process serves up to 80 requests at once, as 2nd gen does in production. The emulator starts a
 * process of 100 MB per request in flight and never ends it: 49 processes and 6 GB after 32 parallel calls.
 * @param {import('./method-of.mjs').Context} context
 */
export function concurrency({ load }) {
  const maxRequestsPerProcess = 80;
  const { RuntimeWorkerPool, RuntimeWorker, RuntimeWorkerState } = load('emulator/functionsRuntimeWorker');
  const getIdleWorker = methodOf(RuntimeWorkerPool, 'getIdleWorker');
  const request = methodOf(RuntimeWorker, 'request');
  /** @type {WeakMap<object, number>} */
  const inFlight = new WeakMap();
  /** @param {object} worker */
  const requestsOf = (worker) => inFlight.get(worker) ?? 0;

  /** @this {any} @param {unknown[]} trigger its id and runtime */
  RuntimeWorkerPool.prototype.getIdleWorker = function (...trigger) {
    const idle = getIdleWorker.apply(this, trigger);
    if (idle !== undefined || this.mode === 'sequential') return idle;
    /** @type {{ state: string }[]} */
    const workers = this.getTriggerWorkers(...trigger);
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

/**
 * Steps that undo what a run started, run in reverse order when it ends.
 */
export class Cleanup {
  /** @type {(() => Promise<void>)[]} */
  #steps = [];
  /** @type {Promise<void> | undefined} */
  #running;

  /**
   * @param {() => Promise<void>} step runs at once if cleaning up has begun already: it belongs to something that
   *   was just being started when the run was ended
   */
  add(step) {
    if (this.#running === undefined) this.#steps.push(step);
    else this.#running = this.#running.then(step);
  }

  /** True once cleaning up has begun. */
  get begun() {
    return this.#running !== undefined;
  }

  /**
   * Runs every step, even if one fails. A second call waits for the first.
   * @throws {AggregateError} if steps failed
   */
  async run() {
    this.#running ??= this.#runAll();
    let waitedFor;
    do {
      waitedFor = this.#running;
      await waitedFor;
    } while (waitedFor !== this.#running); // a step was added meanwhile
  }

  async #runAll() {
    /** @type {unknown[]} */
    const failures = [];
    for (const step of this.#steps.reverse()) {
      try {
        await step();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be stopped');
  }
}

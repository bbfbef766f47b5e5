import { methodOf } from './method-of.mjs';

/**
 * Cloud Tasks: keep a task until its `scheduleTime`. The emulator dispatches at once, so that a 30-second offer
 * would end when it is made.
 * @param {import('./method-of.mjs').Context} context
 */
export function schedule({ load }) {
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

import { methodOf } from './method-of.mjs';

/**
 * Not a correction: with BASKET_TASKS=off Cloud Tasks refuses every task, as when the service is down (`npm run rush -- --no-tasks`).
 * @param {import('./method-of.mjs').Context} context
 */
export function taskService({ load }) {
  if (process.env.BASKET_TASKS !== 'off') return;
  const { TaskQueueController } = load('emulator/tasksEmulator');
  // A queue that is not there is answered with 404; an error here would be taken for a task that is known.
  methodOf(TaskQueueController, 'createQueue');
  TaskQueueController.prototype.createQueue = () => undefined;
}

/**
 * Our corrections to the emulators of firebase-tools, each with its reason in its own file and its own switch:
 *
 *   BASKET_STOCK_EMULATORS=all                     none of them: firebase-tools as it comes
 *   BASKET_STOCK_EMULATORS=schedule,concurrency    without these
 *
 * They change objects of firebase-tools in this process only; nothing in node_modules is touched. The version is
 * pinned exactly in package.json, and `applyCorrections` fails where something that it changes is gone. Each is offered
 * to firebase-tools: docs/replaced-modules.md says what, and a scheduled job tries them against its newest version.
 * @module
 */
import { coldStart } from './cold-start.mjs';
import { concurrency } from './concurrency.mjs';
import { java17 } from './java-17.mjs';
import { lazySchemas } from './lazy-schemas.mjs';
import { schedule } from './schedule.mjs';
import { taskService } from './task-service.mjs';

export { guardServers } from './servers.mjs';

const corrections = { taskService, java17, schedule, concurrency, coldStart, lazySchemas };
export const correctionNames = Object.freeze(Object.keys(corrections));

/**
 * Applies every correction that is not switched off. Call it before anything of firebase-tools is started.
 * @param {import('./method-of.mjs').Context} context
 * @param {string} [stock] names to leave out, or `all`
 */
export function applyCorrections(context, stock = process.env.BASKET_STOCK_EMULATORS ?? '') {
  const leftOut = stock.split(',').map((name) => name.trim());
  if (leftOut.includes('all')) return;
  for (const [name, apply] of Object.entries(corrections)) {
    if (!leftOut.includes(name)) apply(context);
  }
}

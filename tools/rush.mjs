/**
 * `npm run rush`: plays a busy evening against a local stack through the real operations, and checks everything after it.
 *
 *   npm run rush -- [--customers 200] [--partners 40] [--pickers 30] [--minutes 3] [--no-tasks] [--restart]
 *
 * `--no-tasks` switches the task queue off, so that only the sweep ends offers and makes the next ones; `--restart` ends all
 * processes of the functions in the middle of each half. docs/scale.md says how the figures are read. Exit code 1 if a contradiction
 * is found, an order is lost, an offer ends late, or a partner is set offline with orders in hand.
 * @module
 */
import { parseArgs } from 'node:util';
import { ensureDependencies } from './base/machine/dependencies.mjs';
import { runInForeground } from './base/processes/foreground.mjs';
import { createProgress } from './base/progress.mjs';
import { UserError } from './base/user-error.mjs';

const { values: options } = parseArgs({
  options: {
    customers: { type: 'string', default: '200' },
    partners: { type: 'string', default: '40' },
    pickers: { type: 'string', default: '30' },
    minutes: { type: 'string', default: '3' },
    'no-tasks': { type: 'boolean', default: false },
    restart: { type: 'boolean', default: false },
  },
});

/** @param {'customers' | 'partners' | 'pickers' | 'minutes'} name */
function numberOf(name) {
  const number = Number(options[name]);
  if (!(number > 0)) throw new UserError(`--${name} must be a number above zero.`);
  return number;
}

await runInForeground(async ({ signal, onImpatience }) => {
  const plan = {
    customers: numberOf('customers'),
    partners: numberOf('partners'),
    pickers: numberOf('pickers'),
    minutes: numberOf('minutes'),
    hasQueue: !options['no-tasks'],
    restarts: options.restart,
  };
  const progress = createProgress();
  await ensureDependencies(progress.say);
  const { startStack } = await import('./stack/stack.mjs');
  const { ownPortOffset } = await import('./base/machine/port-check.mjs');
  // The emulators start Cloud Tasks whether they are asked to or not.
  if (!plan.hasQueue) process.env.BASKET_TASKS = 'off';
  const stack = await startStack({
    portOffset: await ownPortOffset(),
    progress,
    signal,
    sites: ['shell'], // the gateway's webhooks come through it
  });
  onImpatience(stack.abandon);
  try {
    Object.assign(process.env, stack.env);
    const { playRush } = await import('./rush/play.mjs');
    let shownAt = 0;
    const show = (/** @type {string} */ line) => {
      if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${line}`);
      else if (Date.now() - shownAt >= 15_000) {
        shownAt = Date.now();
        progress.say(line);
      }
    };
    return (await playRush(stack, { ...plan, signal, say: progress.say, show })) ? 0 : 1;
  } finally {
    await stack.stop();
  }
});

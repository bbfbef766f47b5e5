/**
 * `npm start`, alone on a fresh clone:
 *
 *   node tools/start.mjs [--fresh] [--empty] [--dev]
 *
 *   --fresh   forget the data of earlier runs
 *   --empty   a new shop holds no demo data, as in a new Firebase project
 *   --dev     webpack dev servers with Fast Refresh (`npm run dev`)
 *
 * PORT_OFFSET=1000 moves every port. Nothing here may import a package before they are installed.
 * @module
 */
import { readArguments } from './base/command-line.mjs';
import { ensureDependencies } from './base/machine/dependencies.mjs';
import { runInForeground } from './base/processes/foreground.mjs';
import { createProgress } from './base/progress.mjs';
import { UserError, printFailure } from './base/user-error.mjs';

const usage = 'Usage: npm start -- [--fresh] [--empty] [--dev]';
const flag = /** @type {const} */ ({ type: 'boolean', default: false });

await runInForeground(async ({ signal, ended, onImpatience }) => {
  const { fresh, empty, dev } = readArguments(usage, { fresh: flag, empty: flag, dev: flag }).values;
  const progress = createProgress();
  progress.say('Basket Express');
  await ensureDependencies(progress.say);
  const { startStack } = await import('./stack/stack.mjs');
  const { welcomeLines } = await import('./stack/welcome.mjs');
  const stack = await startStack({ fresh, dev, seed: !empty, persist: true, progress, signal });
  onImpatience(stack.abandon);
  for (const line of welcomeLines(stack)) progress.say(line);
  const crash = await Promise.race([ended, stack.crashed]);
  if (crash === undefined) progress.say('\n  Saving and stopping…');
  else printFailure(new UserError(crash));
  await stack.stop();
  return crash === undefined ? 0 : 1;
});

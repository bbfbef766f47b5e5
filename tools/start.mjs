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
import { parseArgs } from 'node:util';
import { checkNode, ensureDependencies } from './base/machine/dependencies.mjs';
import { runInForeground } from './base/processes/foreground.mjs';
import { createProgress } from './base/progress.mjs';
import { UserError, printFailure } from './base/user-error.mjs';

/** @returns {{ fresh: boolean, dev: boolean, seed: boolean }} */
function readParameters() {
  const flag = /** @type {const} */ ({ type: 'boolean', default: false });
  try {
    const { fresh, empty, dev } = parseArgs({ options: { fresh: flag, empty: flag, dev: flag } }).values;
    return { fresh, dev, seed: !empty };
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : error}. Known: --fresh, --empty, --dev.`);
  }
}

await runInForeground(async ({ signal, ended, onImpatience }) => {
  const parameters = readParameters();
  const progress = createProgress();
  progress.say('Basket Express');
  await checkNode();
  await ensureDependencies(progress.say);
  const { startStack } = await import('./stack/stack.mjs');
  const { welcomeLines } = await import('./stack/welcome.mjs');
  const stack = await startStack({ ...parameters, persist: true, progress, signal });
  onImpatience(stack.abandon);
  for (const line of welcomeLines(stack)) progress.say(line);
  const crash = await Promise.race([ended, stack.crashed]);
  if (crash === undefined) progress.say('\n  Saving and stopping…');
  else printFailure(new UserError(crash));
  await stack.stop();
  return crash === undefined ? 0 : 1;
});

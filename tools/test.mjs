/**
 * `npm test`, alone on a fresh clone: every check there is, one line each while it runs, failures at the end, and
 * last of all `N passed, N failed`.
 *
 *   npm test                       everything
 *   npm test -- unit journeys      these parts (see tools/test/parts.mjs)
 *
 * What cannot run counts as failed. Nothing here may import a package before they are installed.
 * @module
 */
import { checkNode, ensureDependencies } from './stack/dependencies.mjs';
import { runInForeground } from './stack/foreground.mjs';
import { createProgress } from './stack/progress.mjs';
import { printFailure } from './stack/user-error.mjs';
import { chooseParts } from './test/parts.mjs';
import { failureLines, summaryLine, total } from './test/report.mjs';
import { couldNotRun } from './test/result.mjs';

/**
 * @param {import('./stack/progress.mjs').Progress} progress
 * @param {AbortSignal} signal
 * @returns {Promise<import('./test/result.mjs').Result[]>}
 */
async function runChosenParts(progress, signal) {
  try {
    const parts = chooseParts(process.argv.slice(2));
    progress.say('Basket Express: checking everything that can be checked');
    await checkNode();
    await ensureDependencies(progress.say);
    const { runParts } = await import('./test/run-parts.mjs');
    return await runParts(parts, { progress, signal });
  } catch (error) {
    printFailure(error);
    return [couldNotRun('npm test', '')];
  }
}

await runInForeground(async ({ signal }) => {
  const progress = createProgress();
  const results = await runChosenParts(progress, signal);
  if (signal.aborted) results.push(couldNotRun('npm test', 'It was stopped before its end.'));
  for (const line of failureLines(results)) progress.say(line);
  progress.say();
  progress.say(summaryLine(results));
  return total(results).failed === 0 ? 0 : 1;
});

/**
 * Every check and test there is, on a fresh clone too: one line for each part while it runs, the failures at the end,
 * and as the last line `N passed, N failed`.
 *
 *   npm test                                everything but the long forms of tests
 *   npm test -- unit journeys               these parts (see tools/test/parts.mjs)
 *   npm test -- long                        the long forms of tests, which a night runs after everything; parts or files narrow them
 *   npm test -- changed                     what the files that differ from main may have broken; in a browser five journeys at most
 *   npm test -- tests/rules path/to/x.test.ts   these files, in the parts that they belong to
 *   npm test -- unit -t "name"              arguments from the first dash on go to Jest
 *   npm test -- repeat 10 path/to/x.test.ts     these, ten times in a row: how often did they hold?
 *
 * What cannot run counts as failed. Nothing here may import a package before they are installed.
 * @module
 */
import { ensureDependencies } from './base/machine/dependencies.mjs';
import { runInForeground } from './base/processes/foreground.mjs';
import { createProgress } from './base/progress.mjs';
import { printFailure } from './base/user-error.mjs';
import { couldNotRun, failureLines, retryLines, summaryLine, total } from './test/results.mjs';
import { selectChanged } from './test/changed.mjs';
import { countSecondTries } from './test/second-tries.mjs';
import { select, selectRepeated } from './test/selection.mjs';

/**
 * @param {import('./base/progress.mjs').Progress} progress
 * @param {AbortSignal} signal
 * @returns {Promise<import('./test/results.mjs').Result[]>}
 */
async function runSelection(progress, signal) {
  try {
    const words = process.argv.slice(2);
    const isOfChange = words[0] === 'changed';
    const named = isOfChange ? [] : words[0] === 'repeat' ? selectRepeated(words.slice(1)) : select(words);
    await ensureDependencies(progress.say);
    const selections = isOfChange ? await selectChanged(words.slice(1), progress.say) : named;
    progress.say(`Basket Express: ${selections.map(({ part }) => part.name).join(', ')}`);
    const { runParts } = await import('./test/run-parts.mjs');
    return await runParts(selections, { progress, signal });
  } catch (error) {
    printFailure(error);
    return [couldNotRun('npm test', '')];
  }
}

await runInForeground(async ({ signal }) => {
  const progress = createProgress();
  const results = await runSelection(progress, signal);
  if (signal.aborted) results.push(couldNotRun('npm test', 'It was stopped before its end.'));
  const secondTries = await countSecondTries(results);
  results.push(...secondTries.failures);
  for (const line of [...retryLines(results), ...failureLines(results)]) progress.say(line);
  progress.say();
  for (const line of secondTries.lines) progress.say(line);
  progress.say(summaryLine(results));
  return total(results).failed === 0 ? 0 : 1;
});

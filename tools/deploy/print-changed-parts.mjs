/**
 * Prints the parts that are not on the air as this commit has them, for the pipeline: `npm run --silent changed-parts -- PROJECT`. Asks
 * the sites, and Google for the functions.
 * @module
 */
import { readAir } from './air.mjs';
import { partsSince } from './changed-parts.mjs';
import { filesSince } from './facts.mjs';
import { readSettings } from './settings.mjs';
import { commitsOfFunctions, projectTarget } from './targets.mjs';
import { readArguments, runProgram } from '../base/command-line.mjs';
import { UserError } from '../base/user-error.mjs';

const usage = 'Usage: npm run changed-parts -- PROJECT';

await runProgram(async () => {
  const [project] = readArguments(usage, {}, 1).words;
  if (!project) throw new UserError(usage);
  const settings = await readSettings(project);
  const [{ history, rollouts }, functions] = await Promise.all([
    readAir(projectTarget(settings)),
    commitsOfFunctions(project),
  ]);
  console.log(partsSince({ history, rollouts, functions }, filesSince).join(' '));
});

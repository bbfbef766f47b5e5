/**
 * Builds for a stack in a separate process: webpack needs a gigabyte and a core, which must neither stay with the
 * stack nor block it.
 * @module
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findStale } from './build-stamps.mjs';
import { launchLogged } from '../../base/processes/logged-program.mjs';
import { UserError } from '../../base/user-error.mjs';

const program = fileURLToPath(new URL('../../build.mjs', import.meta.url));

/**
 * @param {readonly import('./build-stamps.mjs').BuildName[]} names
 * @param {object} context
 * @param {import('../../base/paths.mjs').StackPaths} context.paths
 * @param {import('../../base/progress.mjs').Progress} context.progress
 * @param {import('../../base/processes/cleanup.mjs').Cleanup} context.cleanup
 * @param {(remark: string) => void} context.note
 * @throws {UserError} if something does not build; the errors have been shown
 */
export async function buildIfStale(names, { paths, progress, cleanup, note }) {
  const stale = (await findStale(names)).map(({ name }) => name);
  if (stale.length === 0) {
    note('nothing changed');
    return;
  }
  const logFile = path.join(paths.logs, `build-${names[0]}.log`);
  const building = launchLogged(program, stale, { logFile });
  cleanup.add(building.stop);
  const { code, output } = await building.done;
  if (code === 0) {
    note(stale.join(', '));
    return;
  }
  progress.say(output.split('\nThe build failed:')[0]);
  throw new UserError(`The build of ${stale.join(', ')} failed.`, { log: logFile });
}

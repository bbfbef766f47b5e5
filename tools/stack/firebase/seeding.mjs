/**
 * Demo data for a stack's emulators.
 * @module
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stackEnvironment } from '../environment.mjs';
import { launchLogged } from '../../base/processes/logged-program.mjs';
import { UserError } from '../../base/user-error.mjs';

const program = fileURLToPath(new URL('../../seed.mjs', import.meta.url));

/**
 * @typedef {object} SeededStack
 * @property {import('../../base/ports.mjs').Ports} ports
 * @property {number} portOffset
 * @property {readonly string[]} only the emulators that run; the payment sandbox does with the functions
 * @property {import('../../base/paths.mjs').StackPaths} paths
 */

/**
 * Fills running emulators in a separate process, so that a start can be ended meanwhile, and for its memory.
 * @param {SeededStack} stack
 * @param {import('../../base/processes/cleanup.mjs').Cleanup} cleanup
 * @throws {UserError}
 */
export async function writeDemoData({ ports, portOffset, paths, only }, cleanup) {
  const logFile = path.join(paths.logs, 'seed.log');
  const env = { ...process.env, ...stackEnvironment(ports, portOffset) };
  const seeding = launchLogged(program, only.includes('functions') ? ['--gateway'] : [], { logFile, env });
  cleanup.add(seeding.stop);
  const { code } = await seeding.done;
  if (code !== 0) throw new UserError('The demo data could not be written.', { log: logFile });
}

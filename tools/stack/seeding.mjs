/**
 * Demo data for a stack's emulators.
 * @module
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stackEnvironment } from './environment.mjs';
import { launchLogged } from './logged-program.mjs';
import { projectId } from './project.mjs';
import { UserError } from './user-error.mjs';

const program = fileURLToPath(new URL('./seed-process.mjs', import.meta.url));

/**
 * @typedef {object} SeededStack
 * @property {import('../ports.mjs').Ports} ports
 * @property {number} portOffset
 * @property {import('./paths.mjs').StackPaths} paths
 */

/**
 * Makes what can be made before the emulators run; a second time it is quick.
 * @param {SeededStack} stack
 * @param {import('./cleanup.mjs').Cleanup} cleanup
 * @throws {UserError}
 */
export async function prepareDemoData(stack, cleanup) {
  await runSeedProcess(['prepare'], 'prepare-seed.log', stack, cleanup);
}

/**
 * Fills running emulators.
 * @param {SeededStack} stack
 * @param {import('./cleanup.mjs').Cleanup} cleanup
 * @throws {UserError}
 */
export async function writeDemoData(stack, cleanup) {
  await runSeedProcess(
    ['fill', JSON.stringify({ projectId, ports: stack.ports })],
    'seed.log',
    stack,
    cleanup,
  );
}

/**
 * @param {string[]} parameters
 * @param {string} logName
 * @param {SeededStack} stack
 * @param {import('./cleanup.mjs').Cleanup} cleanup
 */
async function runSeedProcess(parameters, logName, { ports, portOffset, paths }, cleanup) {
  const logFile = path.join(paths.logs, logName);
  const env = { ...process.env, ...stackEnvironment(ports, portOffset) };
  const seeding = launchLogged(program, parameters, { logFile, env });
  cleanup.add(seeding.stop);
  const { code } = await seeding.done;
  if (code !== 0) throw new UserError('The demo data could not be made.', { log: logFile });
}

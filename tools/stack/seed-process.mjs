/**
 * Demo data for a stack, in a process of its own so that a start can be ended in the middle of it, and for its
 * memory:
 *
 *   node seed-process.mjs prepare                                   makes the pictures, which takes longest
 *   node seed-process.mjs fill '{"projectId": ..., "ports": ...}'   fills running emulators
 * @module
 */
import { prepareSeed, seed } from '../seed.mjs';

const [task, parameters = '{}'] = process.argv.slice(2);
if (task === 'prepare') {
  await prepareSeed();
} else {
  const { projectId, ports } = JSON.parse(parameters);
  await seed({ projectId, ports, log: (line) => console.log(line) });
}
process.exit(0); // the Firebase SDK keeps connections open

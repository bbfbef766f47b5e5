/**
 * Demo data for a stack, in a process of its own so that a start can be ended in the middle of it, and for its
 * memory:
 *
 *   node seed-process.mjs '{"projectId": ..., "ports": ...}'   fills running emulators
 * @module
 */
import { seed } from '../../seed.mjs';

const { projectId, ports } = JSON.parse(process.argv[2] ?? '{}');
await seed({ projectId, ports, log: (line) => console.log(line) });
process.exit(0); // the Firebase SDK keeps connections open

/**
 * Seeds a stack in a separate process, so that a start can be ended meanwhile, and for its
 * memory:
 *
 *   node seed-process.mjs '{"projectId": ..., "ports": ..., "hasGateway": true}'   fills running emulators
 * @module
 */
import { seed } from '../../seed.mjs';

const { projectId, ports, hasGateway } = JSON.parse(process.argv[2] ?? '{}');
await seed({ projectId, ports, hasGateway, log: (line) => console.log(line) });
process.exit(0); // the Firebase SDK keeps connections open

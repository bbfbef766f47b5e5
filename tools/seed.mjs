/**
 * Fills running emulators with the demo shop: `npm run seed`. The stack runs it, too.
 *
 *   npm run seed               fills emulators that have no shop yet
 *   npm run seed -- --fresh    removes everything first
 *   npm run seed -- --gateway  tells the payment sandbox of the past as well, so that it can pay refunds
 *
 * The emulators are those of the environment (FIRESTORE_EMULATOR_HOST and so on), else those at PORT_OFFSET.
 * @module
 */
import { portsAt } from './base/ports.mjs';
import { demoPassword, projectId } from './base/project.mjs';
import { readCatalogue } from './seed/catalogue/read-catalogue.mjs';
import { demoDocuments } from './seed/documents.mjs';
import { Emulators } from './seed/emulator.mjs';
import { gatewayPast, tellGateway } from './seed/gateway-past.mjs';
import { loadDomain } from './seed/load-domain.mjs';
import { people } from './seed/past.mjs';
import { readDemoPictures } from './seed/pictures.mjs';

/**
 * Nothing happens to emulators that hold a shop already.
 * @param {import('./seed/emulator.mjs').EmulatorHosts} hosts
 * @param {{ fresh: boolean, now: number, gateway: string | null }} options `fresh`: remove all documents, accounts and files first;
 *   `now`: the present, which the shop's past leads up to; `gateway`: `host:port` of the payment sandbox, null without one
 * @throws {Error} when a document does not have the product's shape, an emulator refuses, or the catalogue is not published in time
 */
async function seed(hosts, { fresh, now, gateway }) {
  const [domain, catalogue] = await Promise.all([loadDomain(), readCatalogue()]);
  const emulators = new Emulators(projectId, hosts);
  try {
    if (fresh) await emulators.clear();
    else if (await emulators.has(domain.publicSettings.path())) {
      log('The emulators hold a shop already.');
      return;
    }
    const documents = demoDocuments({ domain, catalogue, now });
    const pictures = await readDemoPictures(domain, catalogue);
    await emulators.createAccounts(people, demoPassword);
    log(`${people.length} accounts`);
    if (gateway !== null) {
      const past = gatewayPast(domain, documents);
      await tellGateway(gateway, past);
      log(`${past.payments.length} payments at the sandbox`);
    }
    // Hundreds of events would keep a small machine busy for long. The demo pictures need no check, and what new products and
    // categories ask for is a publication: the settings ask for it as well (tests/lint/seeded-triggers.test.ts).
    await emulators.withoutTriggers(async () => {
      await emulators.upload(pictures);
      log(`${pictures.length} pictures`);
      await emulators.write(documents.slice(0, -1));
    });
    // The settings are what `has` looks for: written last, a seed that was ended in the middle is repeated.
    await emulators.write(documents.slice(-1));
    log(`${documents.length} documents`);
    await emulators.untilPublished();
  } finally {
    await emulators.close();
  }
}

/** @param {string} line */
function log(line) {
  process.stdout.write(`${line}\n`);
}

const { env, argv } = process;
const ports = portsAt();
/** @param {number} port */
const hostAt = (port) => `127.0.0.1:${port}`;
await seed(
  {
    firestore: env.FIRESTORE_EMULATOR_HOST ?? hostAt(ports.firestore),
    auth: env.FIREBASE_AUTH_EMULATOR_HOST ?? hostAt(ports.auth),
    storage: env.FIREBASE_STORAGE_EMULATOR_HOST ?? hostAt(ports.storage),
    hub: env.FIREBASE_EMULATOR_HUB ?? hostAt(ports.hub),
  },
  {
    fresh: argv.includes('--fresh'),
    now: Date.now(),
    gateway: argv.includes('--gateway') ? hostAt(ports.gateway) : null,
  },
);

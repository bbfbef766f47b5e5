/**
 * A seeded shop in a folder: of the stacks that are given it the first one is seeded and saves it, and the others begin with it.
 * @module
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withLock } from '../../base/processes/lock.mjs';
import { recoverData } from '../../emulators/saved-data.mjs';

/**
 * Stacks in one process or in several may come at once. One that fails or is ended before it has saved leaves the work to the next.
 * @template {{ saveData: (dir: string) => Promise<void> }} Emulators
 * @param {string} dir
 * @param {{ state: object } | undefined} gateway of the payment sandbox; its state is changed in place
 * @param {{ seed: () => Promise<Emulators>, begin: (dataDir: string) => Promise<Emulators> }} start
 * @returns {Promise<Emulators>}
 */
export async function startSeeded(dir, gateway, { seed, begin }) {
  const dataDir = path.join(dir, 'data');
  const gatewayFile = path.join(dir, 'gateway.json');
  const first = await withLock(path.join(dir, 'lock'), async () => {
    if (await recoverData(dataDir)) return null;
    const emulators = await seed();
    await writeFile(gatewayFile, JSON.stringify(gateway?.state ?? {}));
    await emulators.saveData(dataDir); // last: complete data says that the shop is
    return emulators;
  });
  if (first !== null) return first;
  if (gateway) Object.assign(gateway.state, JSON.parse(await readFile(gatewayFile, 'utf8')));
  return begin(dataDir);
}

/**
 * Writes to the emulators, and only to them: the demo shop has published passwords.
 * @module
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { mapBounded } from '../bounded.mjs';

const uploadsAtOnce = 12;
const accountsAtOnce = 4;

/**
 * @typedef {object} EmulatorHosts `host:port` of each.
 * @property {string} firestore
 * @property {string} auth
 * @property {string} storage
 * @property {string} [hub] of an emulator suite; none: each emulator runs alone
 */

export class Emulators {
  #app;

  /** @param {string} projectId @param {EmulatorHosts} hosts */
  constructor(projectId, hosts) {
    if (!projectId.startsWith('demo-'))
      throw new Error(`'${projectId}' is no demo project: it is not seeded.`);
    // The Admin SDK reads the addresses from the environment when an app is created.
    process.env.FIRESTORE_EMULATOR_HOST = hosts.firestore;
    process.env.FIREBASE_AUTH_EMULATOR_HOST = hosts.auth;
    process.env.FIREBASE_STORAGE_EMULATOR_HOST = hosts.storage;
    process.env.METADATA_SERVER_DETECTION = 'none';
    this.projectId = projectId;
    this.hosts = hosts;
    this.#app = initializeApp(
      { projectId, storageBucket: `${projectId}.appspot.com` },
      `seed-${hosts.firestore}`,
    );
  }

  close() {
    return deleteApp(this.#app);
  }

  /** @param {string} path */
  async has(path) {
    return (await getFirestore(this.#app).doc(path).get()).exists;
  }

  /** Removes every document, account and file. */
  async clear() {
    const { auth, firestore } = this.hosts;
    await remove(`http://${firestore}/emulator/v1/projects/${this.projectId}/databases/(default)/documents`);
    await remove(`http://${auth}/emulator/v1/projects/${this.projectId}/accounts`);
    const deleteFiles = () => getStorage(this.#app).bucket().deleteFiles({ force: true });
    // The emulator closes a connection that nobody used for five seconds; the library does not repeat a deletion on which that
    // happened. Those that are gone are gone.
    await deleteFiles().catch(deleteFiles);
  }

  /** @param {readonly import('./documents.mjs').Document[]} documents */
  async write(documents) {
    const db = getFirestore(this.#app);
    const writer = db.bulkWriter({ throttling: false });
    /** @type {Error[]} */
    const failures = [];
    for (const [path, data] of documents)
      writer.set(db.doc(path), data).catch((error) => failures.push(error));
    await writer.close();
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} documents could not be written.`);
  }

  /** @param {readonly import('./past.mjs').Person[]} people @param {string} password */
  async createAccounts(people, password) {
    const auth = getAuth(this.#app);
    await mapBounded(people, accountsAtOnce, async ({ uid, email, name, role }) => {
      const account = { email, password, displayName: name, emailVerified: true };
      const { users } = await auth.getUsers([{ uid }]);
      if (users.length > 0) await auth.updateUser(uid, account);
      else await auth.createUser({ uid, ...account });
      await auth.setCustomUserClaims(uid, { role });
    });
  }

  /** @param {readonly import('./pictures.mjs').PictureFile[]} pictures */
  async upload(pictures) {
    const bucket = getStorage(this.#app).bucket();
    await mapBounded(pictures, uploadsAtOnce, ({ path, bytes, cacheControl }) =>
      bucket.file(path).save(bytes, {
        resumable: false,
        validation: false,
        metadata: { contentType: 'image/webp', cacheControl },
      }),
    );
  }

  /** Runs `act` while nothing that is written triggers a function. @param {() => Promise<void>} act */
  async withoutTriggers(act) {
    await this.#setTriggers('disable');
    try {
      await act();
    } finally {
      await this.#setTriggers('enable');
    }
  }

  /** Waits until the suite's functions, if it has any and tasks for them, have published the catalogue. @throws {Error} after a minute */
  async untilPublished() {
    if (this.hosts.hub === undefined || process.env.BASKET_TASKS === 'off') return;
    for (const giveUpAt = Date.now() + 60_000; !(await this.has('catalogue/current')); await sleep(100))
      if (Date.now() > giveUpAt) throw new Error('The catalogue was not published within a minute.');
  }

  /** @param {'enable' | 'disable'} what */
  async #setTriggers(what) {
    if (this.hosts.hub === undefined) return;
    const address = `http://${this.hosts.hub}/functions/${what}BackgroundTriggers`;
    const answer = await fetch(address, { method: 'PUT' });
    if (!answer.ok) throw new Error(`The emulators did not ${what} triggers: ${answer.status} at ${address}`);
  }
}

/** @param {string} address */
async function remove(address) {
  const answer = await fetch(address, { method: 'DELETE', headers: { authorization: 'Bearer owner' } });
  if (!answer.ok) throw new Error(`The emulator did not clear its data: ${answer.status} at ${address}`);
}

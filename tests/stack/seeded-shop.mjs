/**
 * A shop that has just been seeded, or that began with the data of one: both hold the same.
 * @module
 */
import { expect } from '@jest/globals';
import { createHash } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { portsAt } from '../../tools/base/ports.mjs';
import { projectId, storageBucket } from '../../tools/base/project.mjs';
import { readCatalogue } from '../../tools/seed/catalogue/read-catalogue.mjs';
import { demoDocuments } from '../../tools/seed/documents.mjs';
import { gatewayPast } from '../../tools/seed/gateway-past.mjs';
import { loadDomain } from '../../tools/seed/load-domain.mjs';
import { people } from '../../tools/seed/past.mjs';
import { readDemoPictures } from '../../tools/seed/pictures.mjs';
import { stackEnvironment } from '../../tools/stack/environment.mjs';

/** @param {Iterable<readonly [string, unknown]>} entries */
const byName = (entries) =>
  Object.fromEntries([...entries].toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** @param {Buffer} bytes */
const md5 = (bytes) => createHash('md5').update(bytes).digest('base64');

/**
 * Every document, account, picture and payment of the seed is there, and so is what functions make of them.
 * @param {number} portOffset of a stack that nobody has used yet
 */
export async function expectSeeded(portOffset) {
  const ports = portsAt(portOffset);
  Object.assign(process.env, stackEnvironment(ports, portOffset));
  const app = initializeApp({ projectId, storageBucket }, 'seeded-shop');
  try {
    const db = getFirestore(app);
    const [domain, catalogue] = await Promise.all([loadDomain(), readCatalogue()]);
    const now = (await db.doc('system/derived-products').get()).get('at');
    const documents = demoDocuments({ domain, catalogue, now });
    const found = await db.getAll(...documents.map(([name]) => db.doc(name)));
    expect(found.filter(({ exists }) => !exists)).toEqual([]);
    // A schedule has removed addresses from old assignments.
    const isKept = (/** @type {string} */ name) => !name.startsWith('assignments/');
    expect(
      byName(
        found
          .map((each) => /** @type {const} */ ([each.ref.path, each.data()]))
          .filter(([name]) => isKept(name)),
      ),
    ).toEqual(byName(documents.filter(([name]) => isKept(name))));

    const { users } = await getAuth(app).listUsers();
    expect(
      byName(users.map(({ uid, email, customClaims }) => [uid, [email, customClaims?.['role']]])),
    ).toEqual(byName(people.map(({ uid, email, role }) => [uid, [email, role]])));
    const [files] = await getStorage(app).bucket().getFiles();
    const pictures = await readDemoPictures(domain, catalogue);
    expect(byName(files.map(({ name, metadata }) => [name, metadata.md5Hash]))).toEqual(
      byName(pictures.map(({ path, bytes }) => [path, md5(bytes)])),
    );
    const answer = await fetch(`http://127.0.0.1:${ports.gateway}/sandbox/control/state`);
    const { payments } = /** @type {{ payments: Record<string, { amount: number }> }} */ (
      await answer.json()
    );
    const past = /** @type {{ id: string, amount: number }[]} */ (gatewayPast(domain, documents).payments);
    expect(byName(Object.entries(payments).map(([id, { amount }]) => [id, amount]))).toEqual(
      byName(past.map(({ id, amount }) => [id, amount])),
    );
    const made = await db.getAll(
      ...['catalogue/current', 'storeFigures/products', 'storeFigures/closed'].map((name) => db.doc(name)),
    );
    expect(made.map(({ exists }) => exists)).toEqual([true, true, true]);
    expect(made[1]?.get('all')).toBe(catalogue.products.length);
  } finally {
    await deleteApp(app);
  }
}

/**
 * The parts of a shop: documents, accounts, pictures. Each is read to its end and written again.
 * @module
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { FieldPath } from 'firebase-admin/firestore';
import { mapBounded } from '../bounded.mjs';
import { UserError } from '../base/user-error.mjs';
import { inGroups } from './lines.mjs';
import { decode, encode, UnknownValueError } from './values.mjs';

/** @typedef {import('firebase-admin/firestore').Firestore} Firestore */
/** @typedef {import('firebase-admin/auth').Auth} Auth */
/** @typedef {import('firebase-admin/auth').UserRecord} UserRecord */
/** @typedef {ReturnType<ReturnType<typeof import('firebase-admin/storage').getStorage>['bucket']>} Bucket */
/** @typedef {{ readonly path: string, readonly data: unknown }} StoredDocument */
/** @typedef {{ name: string, sha256: string, metadata: Record<string, unknown> }} StoredFile */
/** @typedef {{ readonly name: string, readonly why: string }} LeftOut what a backup is without: a file, or a document by its path */

const pageSize = 300;
const accountsPerCall = 1000;
const filesAtOnce = 8;

/**
 * Every document as it was at one moment, however long the reading takes.
 *
 * @param {Firestore} db
 * @param {readonly string[]} collections as packages/domain/src/basics/retention.ts names them
 * @param {import('firebase-admin/firestore').Timestamp} readTime
 * @param {(left: LeftOut) => void} leaveOut is told of a document with a value that a backup does not know; the others follow
 * @returns {AsyncGenerator<StoredDocument>}
 */
export async function* documentsOf(db, collections, readTime, leaveOut) {
  const below = collections.filter((name) => name.includes('/'));
  const groups = new Set(below.map((name) => String(name.split('/').at(-1))));
  const queries = [
    ...(await db.listCollections()),
    ...[...groups].map((name) => db.collectionGroup(name)),
  ].map((query) => query.orderBy(FieldPath.documentId()).limit(pageSize));
  for (const query of queries) {
    let page = query;
    for (;;) {
      const { docs } = await db.runTransaction((reading) => reading.get(page), { readOnly: true, readTime });
      yield* docs.flatMap((found) => encodedOf(found, leaveOut));
      const last = docs.at(-1);
      if (!last || docs.length < pageSize) break;
      page = query.startAfter(last);
    }
  }
}

/**
 * @param {import('firebase-admin/firestore').QueryDocumentSnapshot} found
 * @param {(left: LeftOut) => void} leaveOut
 * @returns {StoredDocument[]} none for one that is left out
 */
function encodedOf(found, leaveOut) {
  const { path: name } = found.ref;
  try {
    return [{ path: name, data: encode(found.data(), name) }];
  } catch (error) {
    if (!(error instanceof UnknownValueError)) throw error;
    leaveOut({ name, why: error.message });
    return [];
  }
}

/** @param {Firestore} db @param {AsyncIterable<StoredDocument>} documents @returns {Promise<number>} */
export async function writeDocuments(db, documents) {
  const writer = db.bulkWriter();
  /** @type {Error[]} */
  const failures = [];
  let count = 0;
  for await (const group of inGroups(documents, pageSize)) {
    for (const { path: place, data } of group)
      writer.set(db.doc(place), decode(data, db)).catch((error) => failures.push(error));
    await writer.flush();
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} documents could not be written.`);
    count += group.length;
  }
  await writer.close();
  return count;
}

/** @param {Auth} auth @returns {AsyncGenerator<Record<string, unknown>>} in the form that accounts are imported in */
export async function* accountsOf(auth) {
  /** @type {string | undefined} */
  let from;
  do {
    const { users, pageToken } = await auth.listUsers(accountsPerCall, from);
    for (const user of users) yield accountOf(user);
    from = pageToken;
  } while (from !== undefined && from !== '');
}

/** @param {UserRecord} user */
function accountOf(user) {
  const { uid, email, emailVerified, displayName, phoneNumber, disabled, customClaims } = user;
  const isByPassword = user.providerData.some(({ providerId }) => providerId === 'password');
  if (isByPassword && user.passwordHash === undefined)
    throw new UserError(
      'Passwords are left out of the list of accounts: you need the role roles/firebaseauth.admin.',
    );
  return {
    ...{ uid, email, emailVerified, displayName, phoneNumber, disabled, customClaims },
    metadata: {
      creationTime: user.metadata.creationTime,
      lastSignInTime: user.metadata.lastSignInTime ?? undefined,
    },
    passwordHash: user.passwordHash,
    passwordSalt: user.passwordSalt,
  };
}

/**
 * @param {Auth} auth
 * @param {AsyncIterable<any>} accounts
 * @param {import('./backup.mjs').PasswordHash} hash how the passwords were hashed
 * @returns {Promise<number>}
 */
export async function writeAccounts(auth, accounts, hash) {
  let count = 0;
  for await (const group of inGroups(accounts, accountsPerCall)) {
    await (hash.algorithm === 'EMULATOR' ? importPlain(auth, group) : importHashed(auth, group, hash));
    count += group.length;
  }
  return count;
}

/** @param {Auth} auth @param {any[]} accounts @param {import('./backup.mjs').ScryptHash} hash */
async function importHashed(auth, accounts, { key, saltSeparator, ...more }) {
  const records = accounts.map(({ passwordHash, passwordSalt, ...account }) => ({
    ...account,
    ...(passwordHash !== undefined && { passwordHash: Buffer.from(passwordHash, 'base64url') }),
    ...(passwordSalt !== undefined && { passwordSalt: Buffer.from(passwordSalt, 'base64url') }),
  }));
  const bytes = { key: Buffer.from(key, 'base64'), saltSeparator: Buffer.from(saltSeparator, 'base64') };
  assertImported(await auth.importUsers(records, { hash: { ...more, ...bytes } }));
}

/** The emulator hashes nothing and takes no hash: it says the password, and gets it again. @param {Auth} auth @param {any[]} accounts */
async function importPlain(auth, accounts) {
  const records = accounts.map(({ passwordHash: _hash, passwordSalt: _salt, ...account }) => account);
  assertImported(await auth.importUsers(records));
  for (const { uid, passwordHash } of accounts) {
    const password = /:password=(.*)$/s.exec(passwordHash ?? '')?.[1];
    if (password !== undefined) await auth.updateUser(uid, { password });
  }
}

/** @param {import('firebase-admin/auth').UserImportResult} result */
function assertImported({ errors }) {
  if (errors.length > 0)
    throw new AggregateError(
      errors.map(({ error }) => error),
      `${errors.length} accounts could not be written.`,
    );
}

/**
 * Copies every file into a folder, named by its content, as it is stored: one that only claims to be packed cannot be unpacked.
 *
 * @param {Bucket} bucket
 * @param {string} folder
 * @param {(left: LeftOut) => void} leaveOut is told of a file that cannot be read; the others follow
 * @returns {AsyncGenerator<StoredFile>}
 */
export async function* filesOf(bucket, folder, leaveOut) {
  await mkdir(folder);
  const [files] = await bucket.getFiles();
  for await (const group of inGroups(Readable.from(files), filesAtOnce)) {
    const copies = await mapBounded(group, filesAtOnce, async (file) => {
      const content = await contentOf(file, leaveOut);
      if (!content) return [];
      const sha256 = sumOfContent(content);
      await writeFile(path.join(folder, sha256), content);
      const { contentType, contentEncoding, cacheControl, metadata } = file.metadata;
      return [
        { name: file.name, sha256, metadata: { contentType, contentEncoding, cacheControl, metadata } },
      ];
    });
    yield* copies.flat();
  }
}

/** @param {ReturnType<Bucket['file']>} file @param {(left: LeftOut) => void} leaveOut @returns {Promise<Buffer | null>} */
async function contentOf(file, leaveOut) {
  try {
    return (await file.download({ decompress: false }))[0];
  } catch (error) {
    leaveOut({ name: file.name, why: error instanceof Error ? error.message : String(error) });
    return null;
  }
}

/** @param {Bucket} bucket @param {AsyncIterable<StoredFile>} files @param {string} folder @returns {Promise<number>} */
export async function writeFiles(bucket, files, folder) {
  let count = 0;
  for await (const group of inGroups(files, filesAtOnce)) {
    await mapBounded(group, filesAtOnce, async ({ name, sha256, metadata }) => {
      const content = await readFile(path.join(folder, sha256));
      await bucket.file(name).save(content, { resumable: false, validation: false, metadata });
    });
    count += group.length;
  }
  return count;
}

/** @param {Buffer} content */
const sumOfContent = (content) => createHash('sha256').update(content).digest('hex');

/** The first file of a backup that is missing or damaged. @param {AsyncIterable<StoredFile>} files @param {string} folder @returns {Promise<string | null>} */
export async function damagedFile(files, folder) {
  for await (const { name, sha256 } of files) {
    const file = path.join(folder, sha256);
    if (!existsSync(file) || sumOfContent(await readFile(file)) !== sha256) return name;
  }
  return null;
}

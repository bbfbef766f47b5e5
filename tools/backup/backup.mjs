/**
 * A whole shop in a folder, and a shop out of a folder: documents as of one moment, accounts with their passwords, pictures.
 * `backup.json` is written last: a folder without it is no backup.
 * @module
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Timestamp } from 'firebase-admin/firestore';
import { UserError } from '../base/user-error.mjs';
import { readLines, sumOf, writeLines } from './lines.mjs';
import {
  accountsOf,
  damagedFile,
  documentsOf,
  filesOf,
  writeAccounts,
  writeDocuments,
  writeFiles,
} from './parts.mjs';

/**
 * @typedef {object} Shop
 * @property {string} project
 * @property {import('firebase-admin/firestore').Firestore} db
 * @property {import('firebase-admin/auth').Auth} auth
 * @property {import('./parts.mjs').Bucket} bucket
 *
 * @typedef {object} Backup the content of `backup.json`
 * @property {number} format
 * @property {string} project
 * @property {string} takenAt
 * @property {PasswordHash} hash how the accounts' passwords are hashed
 * @property {Record<Part, import('./lines.mjs').Written>} parts
 * @property {readonly import('./parts.mjs').LeftOut[]} [leftOut] what could not be read; absent in older backups, which have everything
 *
 * @typedef {{ algorithm: 'SCRYPT', key: string, saltSeparator: string, rounds: number, memoryCost: number }} ScryptHash keys in base64
 * @typedef {ScryptHash | { algorithm: 'EMULATOR' }} PasswordHash
 *
 * @typedef {'documents' | 'accounts' | 'files'} Part
 */

const format = 1;
const head = 'backup.json';
/** In the database while a restore is under way: only the same restore goes on there. */
const markPath = 'system/restore';
/** @param {string} folder @param {Part} part */
const fileOf = (folder, part) => path.join(folder, `${part}.ndjson.gz`);

/**
 * One document or file that cannot be read ends no backup: it is left out and named (rule: backup-whole).
 *
 * @param {Shop} shop
 * @param {string} folder is made
 * @param {object} more
 * @param {readonly string[]} more.collections of the database
 * @param {Backup['hash']} more.hash
 * @returns {Promise<Backup>}
 */
export async function backUp({ project, db, auth, bucket }, folder, { collections, hash }) {
  if (existsSync(folder)) throw new UserError(`${folder} is there already. A backup makes its own folder.`);
  // Names, addresses, passwords and the gateway's secrets: nobody else on this machine reads them.
  process.umask(0o077);
  await mkdir(folder, { recursive: true });
  const takenAt = Timestamp.now();
  /** @type {import('./parts.mjs').LeftOut[]} */
  const leftOut = [];
  /** @param {import('./parts.mjs').LeftOut} left */
  const leaveOut = (left) => void leftOut.push(left);
  const documents = documentsOf(db, collections, takenAt, leaveOut);
  const files = filesOf(bucket, path.join(folder, 'files'), leaveOut);
  const parts = {
    documents: await writeLines(fileOf(folder, 'documents'), documents),
    accounts: await writeLines(fileOf(folder, 'accounts'), accountsOf(auth)),
    files: await writeLines(fileOf(folder, 'files'), files),
  };
  const backup = { format, project, takenAt: takenAt.toDate().toISOString(), hash, parts, leftOut };
  await writeFile(path.join(folder, head), `${JSON.stringify(backup, null, 2)}\n`);
  return backup;
}

/** @param {string} folder @returns {Promise<Backup>} @throws {UserError} unless every file is as it was written */
export async function readBackup(folder) {
  const file = path.join(folder, head);
  if (!existsSync(file)) throw new UserError(`${folder} is no backup, or one that was not finished.`);
  const backup = JSON.parse(await readFile(file, 'utf8'));
  if (backup.format !== format)
    throw new UserError(`${folder} has the format ${backup.format}; this version reads ${format}.`);
  for (const [part, { sha256 }] of Object.entries(backup.parts))
    if ((await sumOf(fileOf(folder, /** @type {Part} */ (part)))) !== sha256)
      throw new UserError(`${fileOf(folder, /** @type {Part} */ (part))} is damaged.`);
  const damaged = await damagedFile(readLines(fileOf(folder, 'files')), path.join(folder, 'files'));
  if (damaged !== null) throw new UserError(`The picture ${damaged} in ${folder} is missing or damaged.`);
  return backup;
}

/**
 * Fills an empty shop. Interrupted, the same restore begins again; it never writes over a shop that is in use.
 *
 * @param {Shop} shop
 * @param {string} folder
 * @param {(text: string) => void} say
 * @throws {UserError} when the shop is not empty
 */
export async function restore(shop, folder, say) {
  const { db, auth, bucket } = shop;
  const { takenAt, hash, parts, leftOut = [] } = await readBackup(folder);
  const mark = db.doc(markPath);
  const isGoingOn = (await mark.get()).get('takenAt') === takenAt;
  if (!isGoingOn && !(await isEmpty(shop)))
    throw new UserError(
      `${shop.project} is not empty. A restore never writes over a shop; make another project.`,
    );
  await mark.set({ takenAt });
  say(`${await writeFiles(bucket, readLines(fileOf(folder, 'files')), path.join(folder, 'files'))} pictures`);
  say(`${await writeAccounts(auth, readLines(fileOf(folder, 'accounts')), hash)} accounts`);
  say(
    `${await writeDocuments(db, readLines(fileOf(folder, 'documents')))} of ${parts.documents.count} documents`,
  );
  for (const { name, why } of leftOut) say(`not in this backup: ${name} (${why})`);
  await mark.delete();
}

/** @param {Shop} shop */
async function isEmpty({ db, auth, bucket }) {
  const [collections, { users }, [files]] = await Promise.all([
    db.listCollections(),
    auth.listUsers(1),
    bucket.getFiles({ maxResults: 1, autoPaginate: false }),
  ]);
  return collections.length === 0 && users.length === 0 && files.length === 0;
}

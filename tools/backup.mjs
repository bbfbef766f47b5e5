/**
 * Copies a whole shop into a folder: documents as of one moment, accounts with their passwords, pictures.
 *
 *   npm run backup -- FOLDER                     of the running local stack
 *   npm run backup -- FOLDER --project PROJECT   of a real project, with the credentials of this machine
 *                                                (`gcloud auth application-default login`)
 *
 * The folder holds everything that is secret in the shop. Nothing in the shop is changed.
 * @module
 */
import { backUp } from './backup/backup.mjs';
import { openShop } from './backup/open-shop.mjs';
import { loadDomain } from './seed/load-domain.mjs';
import { readArguments, runProgram } from './base/command-line.mjs';
import { UserError } from './base/user-error.mjs';

await runProgram(async () => {
  const usage = 'Usage: npm run backup -- FOLDER [--project PROJECT]';
  const { values, words } = readArguments(usage, { project: { type: 'string' } }, 1);
  const [folder] = words;
  if (folder === undefined) throw new UserError(usage);
  const { shop, hash, close } = await openShop(values.project);
  try {
    const { retention } = await loadDomain();
    const {
      takenAt,
      parts,
      leftOut = [],
    } = await backUp(shop, folder, {
      collections: Object.keys(retention),
      hash: await hash(),
    });
    for (const [part, { count }] of Object.entries(parts)) process.stdout.write(`${count} ${part}\n`);
    for (const { name, why } of leftOut) process.stderr.write(`LEFT OUT ${name}: ${why}\n`);
    process.stdout.write(`${shop.project} as of ${takenAt} is in ${folder}. Keep it like a password.\n`);
  } finally {
    await close();
  }
});

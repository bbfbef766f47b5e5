/**
 * Fills an empty project from a backup (tools/backup.mjs). It refuses a shop that holds anything.
 *
 *   npm run restore -- FOLDER --dry-run             looks at every file of the backup, and asks no network
 *   npm run restore -- FOLDER                       into the running local stack (`npm run stack` seeds one: empty it first)
 *   npm run restore -- FOLDER --project PROJECT     into a real project, before its functions are deployed
 *
 * Interrupted, the same command begins again.
 * @module
 */
import { readBackup, restore } from './backup/backup.mjs';
import { openShop } from './backup/open-shop.mjs';
import { readArguments, runProgram } from './base/command-line.mjs';
import { UserError } from './base/user-error.mjs';

/** @param {string} text */
const say = (text) => void process.stdout.write(`${text}\n`);

await runProgram(async () => {
  const usage = 'Usage: npm run restore -- FOLDER [--project PROJECT] [--dry-run]';
  const options = /** @type {const} */ ({ project: { type: 'string' }, 'dry-run': { type: 'boolean' } });
  const { values, words } = readArguments(usage, options, 1);
  const [folder] = words;
  if (folder === undefined) throw new UserError(usage);
  const { project: from, takenAt, parts } = await readBackup(folder);
  const counts = Object.entries(parts).map(([part, { count }]) => `${count} ${part}`);
  say(`${folder}: ${from} as of ${takenAt}, ${counts.join(', ')}. Every file is as it was written.`);
  if (values['dry-run']) return;
  const { shop, close } = await openShop(values.project);
  try {
    await restore(shop, folder, say);
    say(`${shop.project} holds what ${from} held at ${takenAt}. Everybody signs in again.`);
  } finally {
    await close();
  }
});

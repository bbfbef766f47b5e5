/**
 * The folder with the emulators' saved data is replaced as a whole and never written into, so that a crash in the
 * middle of saving leaves the previous data.
 * @module
 */
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';

const metadataFile = 'firebase-export-metadata.json';

/** @param {string} dir where the data will be in the end @returns {string} where to write new data first */
export function draftOf(dir) {
  return `${dir}.new`;
}

/** @param {string} dir */
function previousOf(dir) {
  return `${dir}.old`;
}

/**
 * Puts the finished draft in place of the data.
 * @param {string} dir
 */
export async function replaceWithDraft(dir) {
  const previous = previousOf(dir);
  await rm(previous, { recursive: true, force: true });
  if (existsSync(dir)) await rename(dir, previous);
  await rename(draftOf(dir), dir);
  await rm(previous, { recursive: true, force: true });
}

/**
 * Cleans up after a run that ended in the middle of saving.
 * @param {string} dir
 * @returns {Promise<boolean>} whether there is data to begin with
 */
export async function recoverData(dir) {
  if (!isComplete(dir) && isComplete(previousOf(dir))) {
    await rm(dir, { recursive: true, force: true });
    await rename(previousOf(dir), dir);
  }
  await discard(draftOf(dir), previousOf(dir));
  return isComplete(dir);
}

/** Deletes the data of earlier runs. @param {string} dir */
export async function forgetData(dir) {
  await discard(dir, draftOf(dir), previousOf(dir));
}

/** @param {string[]} dirs */
async function discard(...dirs) {
  for (const dir of dirs) await rm(dir, { recursive: true, force: true });
}

/** firebase-tools writes this file last. @param {string} dir */
function isComplete(dir) {
  return existsSync(path.join(dir, metadataFile));
}

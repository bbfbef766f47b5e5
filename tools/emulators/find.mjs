/**
 * Finds or prepares the Firestore emulator and the storage rules runtime, the two parts of the emulator suite that
 * npm does not install. In this order:
 *   1. firebase-tools' cache of earlier downloads,
 *   2. the official download,
 *   3. the Firestore emulator of the Google Cloud CLI, with our stand-in for the storage rules runtime.
 * @module
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { emulatorsDir } from '../base/paths.mjs';
import { run } from '../base/run.mjs';
import { UserError } from '../base/user-error.mjs';
import { cachedJar, firebaseToolsCache, jarNames } from './firebase-tools.mjs';
import { findGcloudJar } from './gcloud.mjs';
import { prepareStandIn } from './stand-in.mjs';

const downloadProgram = fileURLToPath(new URL('./download.mjs', import.meta.url));
const downloadTimeoutMs = 10 * 60_000;
const failureFile = path.join(emulatorsDir, 'download-failed.json');
/** How long a network that could not download is not asked again. */
const failureLastsMs = 24 * 60 * 60_000;

/**
 * @typedef {object} FoundEmulators
 * @property {string} dir what FIREBASE_EMULATORS_PATH must be
 * @property {'cache' | 'download' | 'gcloud'} source
 */

/**
 * @param {{ onDownload?: () => void, onInstall?: () => void }} [options] called before something that takes a while
 * @returns {Promise<FoundEmulators>}
 * @throws {UserError} if there is no emulator and none can be had
 */
export async function findEmulators({ onDownload, onInstall } = {}) {
  if (missingJars().length === 0) return { dir: firebaseToolsCache(), source: 'cache' };
  const failedBefore = await downloadFailedLately();
  if (!failedBefore && (await download(onDownload))) return { dir: firebaseToolsCache(), source: 'download' };
  const engineJar = cachedJar('firestore') ?? (await findGcloudJar());
  if (engineJar !== undefined) {
    return { dir: await prepareStandIn(engineJar, { ...(onInstall && { onInstall }) }), source: 'gcloud' };
  }
  if (failedBefore && (await download(onDownload))) return { dir: firebaseToolsCache(), source: 'download' };
  throw new UserError(
    'No Firestore emulator was found and none could be downloaded: go online once, or install the one of the ' +
      'Google Cloud CLI (Debian, Ubuntu: google-cloud-cli-firestore-emulator; elsewhere: ' +
      'gcloud components install cloud-firestore-emulator).',
  );
}

function missingJars() {
  return jarNames.filter((name) => cachedJar(name) === undefined);
}

/** @param {(() => void) | undefined} onDownload @returns {Promise<boolean>} whether all jars are there now */
async function download(onDownload) {
  onDownload?.();
  const { stderr } = await run(process.execPath, [downloadProgram, ...missingJars()], {
    timeoutMs: downloadTimeoutMs,
  });
  if (missingJars().length === 0) {
    await rm(failureFile, { force: true });
    return true;
  }
  await mkdir(emulatorsDir, { recursive: true });
  await writeFile(
    failureFile,
    JSON.stringify({ failedAt: Date.now(), said: stderr.slice(-2000) }, undefined, 2),
  );
  return false;
}

async function downloadFailedLately() {
  let text;
  try {
    text = await readFile(failureFile, 'utf8');
  } catch {
    return false; // no such note: nothing has failed
  }
  const age = Date.now() - JSON.parse(text).failedAt;
  return age >= 0 && age < failureLastsMs;
}

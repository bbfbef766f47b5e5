/**
 * Access to the installed firebase-tools: it offers no types and, for what we need, no public interface.
 * @module
 */
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

const require = createRequire(import.meta.url);
const packageFile = require.resolve('firebase-tools/package.json');
const packageDir = path.dirname(packageFile);

/** @param {string} file a module below firebase-tools' lib folder @returns {any} */
export function loadFirebaseTools(file) {
  return require(path.join(packageDir, 'lib', file));
}

/** A package as firebase-tools itself would load it. @type {(name: string) => any} */
export const requireFromFirebaseTools = createRequire(packageFile);

/** Where firebase-tools keeps downloaded emulators. */
export function firebaseToolsCache() {
  return process.env.FIREBASE_EMULATORS_PATH ?? path.join(os.homedir(), '.cache', 'firebase', 'emulators');
}

/** @typedef {'firestore' | 'storage'} JarName */
/** @type {readonly JarName[]} */
export const jarNames = Object.freeze(['firestore', 'storage']);

/** The Java that the Firestore emulator of firebase-tools 15 needs. */
const javaOfToday = 21;
/** Google's last Firestore emulator for an older Java: firebase-tools 14 brought it. */
const lastForOlderJava = Object.freeze({ version: '1.19.8', bytes: 63_634_791 });

/**
 * From now on, here and in the programs that are started from here, the Firestore emulator is one that this Java can run.
 * firebase-tools, too, takes its version from the environment.
 * @param {number} javaVersion
 */
export function chooseFirestoreFor(javaVersion) {
  if (javaVersion < javaOfToday) process.env.FIRESTORE_EMULATOR_VERSION ??= lastForOlderJava.version;
}

/**
 * @param {JarName} name
 * @returns {{ fileName: string, bytes: number | undefined, url: string }} the jar that firebase-tools wants; its size is
 *   unknown where the environment names a version of its own
 */
export function wantedJar(name) {
  const file = path.join(packageDir, 'lib', 'emulator', 'downloadableEmulatorInfo.json');
  const details = JSON.parse(readFileSync(file, 'utf8'))[name];
  const version = process.env[`${name.toUpperCase()}_EMULATOR_VERSION`] ?? details.version;
  const ofVersion = (/** @type {string} */ text) => text.replaceAll(details.version, version);
  return {
    fileName: ofVersion(details.downloadPathRelativeToCacheDir),
    bytes: version === details.version ? details.expectedSize : bytesOf(name, version),
    url: ofVersion(details.remoteUrl),
  };
}

/** @param {JarName} name @param {string} version */
const bytesOf = (name, version) =>
  name === 'firestore' && version === lastForOlderJava.version ? lastForOlderJava.bytes : undefined;

/** @param {JarName} name @returns {string | undefined} the path of Google's own jar, if it was downloaded whole */
export function cachedJar(name) {
  const { fileName, bytes } = wantedJar(name);
  const file = path.join(firebaseToolsCache(), fileName);
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  return size !== undefined && (bytes === undefined || size === bytes) ? file : undefined;
}

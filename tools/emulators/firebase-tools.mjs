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

/**
 * @param {JarName} name
 * @returns {{ fileName: string, bytes: number, url: string }} the jar that this version of firebase-tools wants
 */
export function wantedJar(name) {
  const file = path.join(packageDir, 'lib', 'emulator', 'downloadableEmulatorInfo.json');
  const details = JSON.parse(readFileSync(file, 'utf8'))[name];
  return {
    fileName: details.downloadPathRelativeToCacheDir,
    bytes: details.expectedSize,
    url: details.remoteUrl,
  };
}

/** @param {JarName} name @returns {string | undefined} the path of Google's own jar, if it was downloaded whole */
export function cachedJar(name) {
  const { fileName, bytes } = wantedJar(name);
  const file = path.join(firebaseToolsCache(), fileName);
  return statSync(file, { throwIfNoEntry: false })?.size === bytes ? file : undefined;
}

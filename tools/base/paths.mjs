/**
 * Folders of the tools, whose content is git-ignored, and the repository's own JSON files. Imports Node's own modules only.
 * @module
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');

/** @param {string} file of the repository, such as firebase.json @returns {any} */
export const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** Output of local runs: emulators, data, logs. */
export const localDir = path.join(root, '.local');

/** Prepared emulator jars, see tools/emulators/find.mjs. */
export const emulatorsDir = path.join(localDir, 'emulators');

/** Stamps and caches of the build. */
export const cacheDir = path.join(root, '.cache');

/**
 * Folders of the stack at a port offset; two stacks never share one.
 * @param {number} portOffset
 */
export function stackPaths(portOffset) {
  const dir = path.join(localDir, `stack-${portOffset}`);
  return {
    dir,
    /** Emulator data that survives a restart. */
    data: path.join(dir, 'data'),
    logs: path.join(dir, 'log'),
    /** The files that the sites serve: copies of the builds with this stack's remotes.json and config.json. */
    sites: path.join(dir, 'sites'),
    /** The functions that the emulator runs. */
    functions: path.join(dir, 'functions'),
    /** Working folder of firebase-tools: its config with this stack's ports, its debug logs. */
    firebase: path.join(dir, 'firebase'),
  };
}

/** @typedef {ReturnType<typeof stackPaths>} StackPaths */

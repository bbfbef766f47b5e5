/**
 * Bundles the functions into one file. The Firebase packages, and what draws pictures, stay outside: the platform's deploy installs them,
 * and the emulator looks for them.
 * @module
 */
import path from 'node:path';
import { root } from '../paths.mjs';

const folder = path.join(root, 'functions');

/** @returns {import('esbuild').BuildOptions} */
export function functionsBuildOptions() {
  return {
    entryPoints: [path.join(folder, 'src', 'index.ts')],
    outfile: path.join(folder, 'lib', 'index.cjs'),
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    target: 'node22',
    format: 'cjs',
    sourcemap: true,
    sourcesContent: false,
    external: ['firebase-admin', 'firebase-admin/*', 'firebase-functions', 'firebase-functions/*', 'sharp'],
    logLevel: 'silent',
  };
}

/** @returns {Promise<string[]>} readable problems; empty if the bundle was written */
export async function buildFunctions() {
  const esbuild = await import('esbuild');
  try {
    await esbuild.build(functionsBuildOptions());
    return [];
  } catch (error) {
    const { errors } = /** @type {import('esbuild').BuildFailure} */ (error);
    if (!Array.isArray(errors)) throw error;
    return esbuild.formatMessages(errors, { kind: 'error', color: process.stdout.isTTY, terminalWidth: 100 });
  }
}

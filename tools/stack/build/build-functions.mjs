/**
 * Builds the folder of the functions that is deployed: one bundle, its settings, and the list of packages that stay outside (those of
 * Firebase, and what draws pictures): the platform's deploy installs them, and the emulator looks for them.
 * @module
 */
import { cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../base/paths.mjs';
import { wholeTexts } from '../../texts/esbuild-texts.mjs';
import { deployedPackages } from './deployed-packages.mjs';

const folder = path.join(root, 'functions');
export const functionsOutput = path.join(folder, 'lib');

/** @returns {import('esbuild').BuildOptions} */
export function functionsBuildOptions() {
  return {
    entryPoints: ['index.ts', 'pages/render.worker.mjs'].map((file) => path.join(folder, 'src', file)),
    outdir: functionsOutput,
    entryNames: '[name]',
    outExtension: { '.js': '.cjs' },
    loader: { '.worker.mjs': 'copy' }, // a worker starts from a file of its own
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    target: 'node22',
    format: 'cjs',
    sourcemap: true,
    sourcesContent: false,
    external: ['firebase-admin', 'firebase-admin/*', 'firebase-functions', 'firebase-functions/*', 'sharp'],
    plugins: [wholeTexts],
    logLevel: 'silent',
  };
}

/** @returns {Promise<string[]>} readable problems; empty if the folder was written */
export async function buildFunctions() {
  const esbuild = await import('esbuild');
  await rm(functionsOutput, { recursive: true, force: true });
  try {
    await esbuild.build(functionsBuildOptions());
    for (const [file, text] of Object.entries(deployedPackages()))
      await writeFile(path.join(functionsOutput, file), text);
    await cp(path.join(folder, '.env'), path.join(functionsOutput, '.env'));
    return [];
  } catch (error) {
    const { errors } = /** @type {import('esbuild').BuildFailure} */ (error);
    if (!Array.isArray(errors)) throw error;
    return esbuild.formatMessages(errors, { kind: 'error', color: process.stdout.isTTY, terminalWidth: 100 });
  }
}

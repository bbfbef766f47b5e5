/**
 * The shell's service worker: `dist/service-worker.js`, at an address without a hash, because browsers ask for it there. Bundled
 * apart from the pages' scripts. To take it away from all browsers: `npm run worker:off`, then deploy the shell's site.
 * @module
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import esbuild from 'esbuild';
import { repositoryRoot } from './apps.mjs';

/** Relative to the shell's build. */
export const serviceWorkerFile = 'service-worker.js';

/**
 * @param {'service-worker' | 'farewell'} name `farewell` removes the other one and all that it kept
 * @returns {Promise<string>}
 */
export async function bundleServiceWorker(name) {
  const { outputFiles } = await esbuild.build({
    entryPoints: [path.join(repositoryRoot, 'shell/src/service-worker/worker', `${name}.ts`)],
    absWorkingDir: repositoryRoot,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    logLevel: 'silent',
  });
  const [{ text } = { text: '' }] = outputFiles;
  return text;
}

/** @param {string} dist the shell's build @param {'service-worker' | 'farewell'} [name] */
export async function writeServiceWorker(dist, name = 'service-worker') {
  await writeFile(path.join(dist, serviceWorkerFile), await bundleServiceWorker(name));
}

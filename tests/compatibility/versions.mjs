/**
 * Code of this version and of the released one, to run beside each other in one process: browser's side and server's side of the
 * operations, with a database in memory.
 * @module
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../../tools/base/paths.mjs';
import { wholeTexts } from '../../tools/texts/esbuild-texts.mjs';
import { releasedTree } from './released-tree.mjs';

/** The names that the journeys need from a version, by the files that offer them. */
const wanted = {
  'packages/domain/src/testing/builders.ts': 'anAddress',
  'packages/web/src/back-end/calls/transport.ts': 'postOperation',
  'packages/web/src/catalogue/parse-catalogue.ts': 'parseCatalogue',
  'functions/src/platform/operation.ts': 'runOperation',
  'functions/src/orders/index.ts': 'ordersOperations',
  'functions/src/dispatch/index.ts': 'dispatchOperations',
  'functions/src/testing/harness.ts':
    'openSimulation, settingsDocument, profileDocument, partnerDocuments, productDocument',
  'functions/src/testing/histories/faults.ts': 'seededRandom',
};

/** Where the released version has files that were moved since; a release ends the list. */
const movedSince = /** @type {Record<string, string>} */ ({});

/** @param {string} tree @param {string} file */
const fileIn = (tree, file) => (existsSync(path.join(tree, file)) ? file : (movedSince[file] ?? file));

/** @param {string} tree a folder with the sources of a version @returns {Promise<string>} a file with the code */
async function bundle(tree) {
  const outfile = path.join(root, '.cache', 'versions', `${tree === root ? 'now' : path.basename(tree)}.cjs`);
  const lines = Object.entries(wanted).map(
    ([file, names]) => `export { ${names} } from './${fileIn(tree, file)}';`,
  );
  const packages = path.join(tree, 'packages');
  await build({
    stdin: {
      contents: [...lines, `export * as domain from './packages/domain/src/index.ts';`].join('\n'),
      resolveDir: tree,
    },
    outfile,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node22',
    // The workspaces of the installation are those of today.
    alias: {
      '@basket/domain/testing': path.join(packages, 'domain/src/testing/builders.ts'),
      '@basket/domain': path.join(packages, 'domain/src/index.ts'),
    },
    external: ['firebase-admin', 'firebase-functions', 'rate-limiter-flexible', 'sharp'],
    plugins: [wholeTexts],
    logLevel: 'error',
  });
  return outfile;
}

/** @returns {Promise<{ name: string, file: string }[]>} this version, and the released one where this clone has it */
export async function versionsAtHand() {
  const then = await releasedTree();
  return [
    { name: 'this version', file: await bundle(root) },
    ...(then === null ? [] : [{ name: 'the released version', file: await bundle(then) }]),
  ];
}

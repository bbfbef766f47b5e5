/**
 * The service worker of the build, and the modules of the shell that it keeps for visits without a network.
 * @module
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { shellModules } from '../../shell/src/service-worker/named-files';
import { root } from '../../tools/base/paths.mjs';

const read = (/** @type {string} */ file) => readFile(path.join(root, 'shell/dist', file), 'utf8');

test('every module that it keeps is one of the build', async () => {
  const { lazy } = JSON.parse(await read('page-files.json'));
  for (const module of shellModules) expect(Object.keys(lazy)).toContain(module);
});

test('at most 8 KB, without a list of files', async () => {
  const code = await read('service-worker.js');
  expect(brotliCompressSync(code).length / 1024).toBeLessThan(8);
  expect(code).not.toMatch(/\.[0-9a-f]{8}\.(js|css)/);
});

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { pageFilesName } from '../../webpack/page-files-plugin.mjs';
import { serverBuildFile, writeServerBuild } from './server-build.mjs';

const english = 'js/text-en-1.0123abcd.js';
const hindi = 'js/text-hi-1.4567abcd.js';
const files = {
  entries: { main: [english, 'js/main.0123abcd.js', 'css/main.0123abcd.css'] },
  lazy: {},
  texts: { [english]: { en: english, hi: hindi } },
};

let dist = '';
const write = async (/** @type {string} */ name, /** @type {string} */ content) => {
  await mkdir(path.dirname(path.join(dist, name)), { recursive: true });
  await writeFile(path.join(dist, name), content);
};

beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'server-build-'));
  await write(pageFilesName, JSON.stringify(files));
  await write('css/main.0123abcd.css', '.a{}');
  await write(english, '["Cart"]');
  await write(hindi, '["कार्ट"]');
  await write('server/main.0123abcd.cjs', 'render()');
});
afterEach(() => rm(dist, { recursive: true }));

test('a build has its texts and style sheets for pages, and names the texts for the service worker', async () => {
  const made = await writeServerBuild(dist);
  expect(made).toMatchObject({
    server: { file: 'server/main.0123abcd.cjs', integrity: expect.stringMatching(/^sha384-/) },
    css: { 'css/main.0123abcd.css': '.a{}' },
    texts: { [english]: { en: '["Cart"]', hi: '["कार्ट"]' } },
  });
  expect(made.files).toEqual(files);
  expect(JSON.parse(await readFile(path.join(dist, serverBuildFile), 'utf8'))).toEqual(made);
});

test('another text in any language makes another build', async () => {
  const { build } = await writeServerBuild(dist);
  expect((await writeServerBuild(dist)).build).toBe(build);
  await write(hindi, '["टोकरी"]');
  expect((await writeServerBuild(dist)).build).not.toBe(build);
});

test('a build without exactly one file for the server is none', async () => {
  await write('server/other.0123abcd.cjs', 'render()');
  await expect(writeServerBuild(dist)).rejects.toThrow('has 2 files');
});

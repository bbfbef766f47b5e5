import { beforeEach, afterEach, expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { draftOf, forgetData, recoverData, replaceWithDraft } from './saved-data.mjs';

/** @type {string} */
let folder;
/** @type {string} */
let data;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'saved-data-'));
  data = path.join(folder, 'data');
});

afterEach(() => rm(folder, { recursive: true }));

/** @param {string} dir @param {string} content */
async function makeData(dir, content) {
  await mkdir(dir);
  await writeFile(path.join(dir, 'firebase-export-metadata.json'), content);
}

const saved = () => readFile(path.join(data, 'firebase-export-metadata.json'), 'utf8');

test('without earlier runs there is nothing to begin with', async () => {
  expect(await recoverData(data)).toBe(false);
});

test('new data replaces the old and leaves nothing else', async () => {
  await makeData(data, 'old');
  await makeData(draftOf(data), 'new');
  await replaceWithDraft(data);
  expect(await saved()).toBe('new');
  expect(existsSync(draftOf(data))).toBe(false);
  expect(existsSync(`${data}.old`)).toBe(false);
});

test.each([
  {
    desc: 'while the new data was being written',
    prepare: async () => {
      await makeData(data, 'old');
      await mkdir(draftOf(data));
    },
    expected: 'old',
  },
  {
    desc: 'after the old data was set aside',
    prepare: async () => {
      await makeData(`${data}.old`, 'old');
      await makeData(draftOf(data), 'new');
    },
    expected: 'old',
  },
  {
    desc: 'before the old data was removed',
    prepare: async () => {
      await makeData(`${data}.old`, 'old');
      await makeData(data, 'new');
    },
    expected: 'new',
  },
])('a run that ended $desc loses nothing', async ({ prepare, expected }) => {
  await prepare();
  expect(await recoverData(data)).toBe(true);
  expect(await saved()).toBe(expected);
  expect(existsSync(draftOf(data))).toBe(false);
  expect(existsSync(`${data}.old`)).toBe(false);
});

test('forgetting removes every trace', async () => {
  await makeData(data, 'old');
  await makeData(`${data}.old`, 'older');
  await forgetData(data);
  expect(await recoverData(data)).toBe(false);
});

import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { draftOf, replaceWithDraft } from '../../emulators/saved-data.mjs';
import { startSeeded } from './seeded-shop.mjs';

/** @type {string} */
let dir;
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'seeded-shop-'));
});
afterEach(() => rm(dir, { recursive: true }));

/** A stack that tells how it began, with a gateway of its own. @param {() => Promise<void>} [save] before the data is complete */
async function start(save = async () => {}) {
  const gateway = { state: { payments: {} } };
  const saveData = async (/** @type {string} */ dataDir) => {
    await mkdir(draftOf(dataDir), { recursive: true });
    await save();
    await writeFile(path.join(draftOf(dataDir), 'firebase-export-metadata.json'), '{}');
    await replaceWithDraft(dataDir);
  };
  const { began } = await startSeeded(dir, gateway, {
    seed: async () => {
      gateway.state.payments = { pay_1: { amount: 100 } };
      return { began: 'seeded', saveData };
    },
    begin: async (dataDir) => ({ began: dataDir, saveData }),
  });
  return { began, ...gateway.state };
}

const payments = { pay_1: { amount: 100 } };

test('one of the stacks that come at once is seeded, and all have its payments', async () => {
  const stacks = await Promise.all([start(), start(), start()]);
  const restored = path.join(dir, 'data');
  expect(stacks.map(({ began }) => began).toSorted()).toEqual([restored, restored, 'seeded'].toSorted());
  expect(stacks.map((stack) => stack.payments)).toEqual([payments, payments, payments]);
});

test('a shop whose saving failed half-way is made anew by the next stack', async () => {
  /** @type {Promise<unknown>[]} the next stack, which comes while the first one saves */
  const next = [];
  const broken = start(async () => {
    next.push(start());
    throw new Error('no space');
  });
  await expect(broken).rejects.toThrow('no space');
  expect(await Promise.all(next)).toEqual([{ began: 'seeded', payments }]);
  expect((await start()).began).not.toBe('seeded');
});

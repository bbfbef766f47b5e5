import { expect, test } from '@jest/globals';
import { Cleanup } from './cleanup.mjs';

/** @param {string[]} done @param {string} name */
const noting = (done, name) => async () => {
  await Promise.resolve();
  done.push(name);
};

test('undoes in reverse order, once', async () => {
  const cleanup = new Cleanup();
  /** @type {string[]} */
  const done = [];
  cleanup.add(noting(done, 'first'));
  cleanup.add(noting(done, 'second'));
  await Promise.all([cleanup.run(), cleanup.run()]);
  await cleanup.run();
  expect(done).toEqual(['second', 'first']);
});

test('a step that starts during the cleanup is undone too', async () => {
  const cleanup = new Cleanup();
  /** @type {string[]} */
  const done = [];
  cleanup.add(async () => {
    cleanup.add(noting(done, 'late'));
    await noting(done, 'first')();
  });
  await cleanup.run();
  expect(done).toEqual(['first', 'late']);
});

test('continues after a failed step, and reports it', async () => {
  const cleanup = new Cleanup();
  /** @type {string[]} */
  const done = [];
  cleanup.add(noting(done, 'first'));
  cleanup.add(() => Promise.reject(new Error('no')));
  await expect(cleanup.run()).rejects.toThrow('Not everything could be stopped');
  expect(done).toEqual(['first']);
});

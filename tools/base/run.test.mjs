import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { endRunningPrograms, run } from './run.mjs';

/** Starts another program, whose number it tells, and waits for it. @param {string} [then] */
const parent = (then = '') => `
  const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  process.stdout.write(String(child.pid));
  child.on('close', () => process.exit(0));
  ${then}
`;

/** @param {number} pid @returns {boolean} */
const isThere = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false; // ESRCH: it has ended
  }
};

/** @param {Promise<import('./run.mjs').RunResult>} done */
async function expectAllEnded(done) {
  const { code, stdout } = await done;
  expect(code).toBeNull();
  expect(Number(stdout)).toBeGreaterThan(0);
  for (let waits = 0; isThere(Number(stdout)) && waits < 50; waits += 1) await setTimeout(100);
  expect(isThere(Number(stdout))).toBe(false);
}

test('a program is ended with all that it has started', async () => {
  const done = run(process.execPath, ['-e', parent()], { withAll: true });
  await setTimeout(1000);
  endRunningPrograms();
  await expectAllEnded(done);
});

test('a program that hangs in a loop is killed in time, with all that it has started', () =>
  expectAllEnded(
    run(
      process.execPath,
      ['-e', parent("process.on('SIGTERM', () => {}); setTimeout(() => { while (true); }, 200)")],
      {
        ...{ withAll: true, timeoutMs: 2000 },
      },
    ),
  ));

test('a program of which somebody has seen enough is killed, with all that it has started', async () => {
  const enough = new AbortController();
  const done = run(process.execPath, ['-e', parent()], { withAll: true, signal: enough.signal });
  await setTimeout(1000);
  enough.abort();
  await expectAllEnded(done);
});

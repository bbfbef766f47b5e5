/**
 * Types commands in a plain shell: without the variables that a test run has.
 * @module
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findFreePortOffset } from '../../tools/base/machine/port-check.mjs';
import { controlStack } from '../../tools/stack/control/control.mjs';
import { plainShell } from '../support/plain-shell.mjs';
import { scratch } from './command-rows.mjs';
import { copyRepository, root } from './repository-copy.mjs';
import { expectSeeded } from './seeded-shop.mjs';
import { aboveOthers, forgetShop, untilReady } from './shop-program.mjs';

/** @typedef {import('./command-rows.mjs').Row} Row */

/** Groups of processes. @type {Set<number>} */
const running = new Set();

/**
 * @param {string} command
 * @param {{ cwd?: string, offset: number, more?: Record<string, string | undefined> }} where
 * @returns a program that runs, as a group of processes
 */
function type(command, { cwd = root, offset, more }) {
  const child = spawn('bash', ['-c', command], {
    ...{ cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
    env: plainShell({ PORT_OFFSET: String(offset), ...more }),
  });
  const spoken = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (spoken.text += text));
  const pid = child.pid ?? 0;
  running.add(pid);
  const exited = once(child, 'close').then(([code]) => {
    running.delete(pid);
    return Number(code);
  });
  return { spoken, exited, child, end: () => process.kill(-pid, 'SIGINT') };
}

/** @param {Row} row @param {{ cwd?: string, offset: number }} where */
async function tryOut([command, says, exits = 0], where) {
  const { spoken, exited } = type(command, where);
  const exitCode = await exited;
  expect(`${command}\n${spoken.text}`).toMatch(says);
  expect({ command, exitCode, said: exitCode === exits ? '' : spoken.text }).toEqual({
    command,
    exitCode: exits,
    said: '',
  });
}

/** Registers a test for each command. @param {import('./command-rows.mjs').Rows} rows */
export function tryCommands({ inTheShop, alone, inACopy, untilTheyAreEnded }) {
  /** @type {number} */
  let portOffset;
  /** @type {number} of a shop that a command starts */
  let ownOffset;
  beforeAll(async () => {
    portOffset = await findFreePortOffset(aboveOthers);
    ownOffset = await findFreePortOffset(portOffset);
  });
  afterAll(async () => {
    await forgetShop(ownOffset);
    rmSync(scratch, { recursive: true, force: true });
    for (const pid of running) process.kill(-pid, 'SIGKILL'); // of tests that took too long
  });

  describe('beside a shop that npm run stack started', () => {
    /** @type {ReturnType<typeof type>} */
    let shop;
    beforeAll(async () => {
      // The seeded shop of the whole run, if `npm test` runs this.
      const more = { SEEDED_SHOP: process.env['SEEDED_SHOP'] };
      shop = type('npm run stack -- sleep 1000', { offset: portOffset, more });
      const ended = shop.exited.then(() => {
        throw new Error(shop.spoken.text);
      });
      await Promise.race([untilReady(portOffset), ended]);
      ended.catch(() => {}); // afterAll ends it
    }, 300_000);
    afterAll(async () => {
      shop.end();
      await shop.exited;
      expect(await controlStack(portOffset)).toBeUndefined();
    }, 60_000);

    test(
      'it holds what the seed wrote, and what functions made of it',
      () => expectSeeded(portOffset),
      60_000,
    );

    test.each(inTheShop)('%s', (...row) => tryOut(row, { offset: portOffset }), 120_000);
  });

  test.each(alone)('%s', (...row) => tryOut(row, { offset: ownOffset }), 240_000);

  if (inACopy.length > 0) describeCopy(inACopy, () => ownOffset);

  test.each(untilTheyAreEnded)(
    '%s',
    async (command, says) => {
      const program = type(command, { offset: ownOffset });
      const ready = new Promise((resolve) => {
        for (const stream of [program.child.stdout, program.child.stderr])
          stream.on('data', () => says.test(program.spoken.text) && resolve('ready'));
      });
      const first = await Promise.race([ready, program.exited]);
      if (first === 'ready') program.end();
      await program.exited;
      expect({ first, said: first === 'ready' ? '' : program.spoken.text }).toEqual({
        first: 'ready',
        said: '',
      });
    },
    240_000,
  );
}

/** @param {readonly Row[]} rows @param {() => number} offset */
function describeCopy(rows, offset) {
  describe('in a copy of the repository', () => {
    /** @type {string} */
    let copy;
    beforeAll(() => {
      copy = copyRepository('commands');
      cpSync(path.join(root, 'shell/dist'), path.join(copy, 'shell/dist'), { recursive: true });
      const git = (/** @type {string[]} */ ...words) =>
        execFileSync('git', words, { cwd: copy, stdio: 'ignore' });
      git('init');
      git('add', '.');
      git('-c', 'user.name=a', '-c', 'user.email=a@basket.example', 'commit', '-m', 'Begin');
    });
    afterAll(() => rmSync(copy, { recursive: true, force: true }));

    test.each(rows)('%s', (...row) => tryOut(row, { cwd: copy, offset: offset() }), 120_000);
  });
}

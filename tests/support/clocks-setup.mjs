/**
 * Before journeys at other times: starts a shop of their own whose clock they move, and finds Chromium. The shop's past leads up
 * to the first of their times.
 * @module
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { clockFileVariable, moveClock } from '../clocks/clock-file.mjs';
import { shopOpensAt } from '../clocks/moments.mjs';
import { ensureChromium } from '../../tools/base/machine/chromium.mjs';

const clocks = new URL('../clocks/', import.meta.url);

/** @type {() => Promise<void>} */
let end = async () => {};

/** Ends the shop: tests/support/clocks-teardown.mjs. */
export const endMovedShop = () => end();

export default async function openMovedShop() {
  process.env.CHROMIUM_PATH = await ensureChromium();
  await startMovedShop();
}

async function startMovedShop() {
  const folder = await mkdtemp(path.join(tmpdir(), 'moved-clock-'));
  const clockFile = path.join(folder, 'clock.json');
  await moveClock(clockFile, { at: shopOpensAt, timeZone: 'UTC' });
  const preload = `--import=${new URL('moved-date.mjs', clocks)}`;
  const shop = fork(fileURLToPath(new URL('shop-process.mjs', clocks)), {
    env: {
      ...process.env,
      [clockFileVariable]: clockFile,
      NODE_OPTIONS: [process.env.NODE_OPTIONS, preload].filter(Boolean).join(' '),
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(shop, 'exit');
  end = async () => {
    if (shop.connected) shop.disconnect();
    await ended;
    await rm(folder, { recursive: true });
  };
  const [message] = await Promise.race([
    once(shop, 'message'),
    ended.then(([code]) => {
      throw new Error(`The shop of the clocks ended with ${code} before it was ready`);
    }),
  ]);
  Object.assign(process.env, message.env, { [clockFileVariable]: clockFile });
}

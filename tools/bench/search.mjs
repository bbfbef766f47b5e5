/**
 * How long a slow phone works on each letter of a search.
 * @module
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { profiles } from './profiles.mjs';
import { median } from './table.mjs';

const words = ['toned milk', 'basmati', 'mango juce'];
const letterPauseMs = 150;

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} shop
 * @param {import('./pages.mjs').SignedIn} signedIn
 * @returns {Promise<number>} ms of script, styles and layout per letter: the median of three words
 */
export async function measureSearch(browser, shop, signedIn) {
  const context = await browser.newContext({ ...profiles.phone.context, storageState: signedIn });
  try {
    const page = await context.newPage();
    await page.goto(`${shop}/home/products`);
    await page.getByRole('button', { name: 'Filters' }).filter({ visible: true }).click();
    const search = page.getByRole('searchbox', { name: 'Search', exact: true });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: profiles.phone.cpuSlowdown });
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await search.fill('x'); // builds the index, once per catalogue
    /** @type {number[]} */
    const perLetter = [];
    for (const word of words) {
      await search.fill('');
      await sleep(500);
      perLetter.push((await usedMsFor(session, word)) / word.length);
    }
    return median(perLetter);
  } finally {
    await context.close();
  }
}

/** @param {import('playwright-core').CDPSession} session @param {string} word */
async function usedMsFor(session, word) {
  const before = await usedMs(session);
  for (const letter of word) {
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: letter, key: letter });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter });
    await sleep(letterPauseMs);
  }
  return (await usedMs(session)) - before;
}

/** @param {import('playwright-core').CDPSession} session @returns {Promise<number>} of the processor, whatever else the machine does */
async function usedMs(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  const wanted = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];
  return metrics
    .filter(({ name }) => wanted.includes(name))
    .reduce((sum, { value }) => sum + value * 1000, 0);
}

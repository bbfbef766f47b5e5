/**
 * Lighthouse's mobile score for performance. Its 100 packages are fetched when it is asked for, not with ours.
 * @module
 */
import { findFreePort } from '../stack/machine/port-check.mjs';
import { run } from '../stack/run.mjs';
import { UserError } from '../stack/user-error.mjs';
import { openSteeredBrowser, signInTo } from './pages.mjs';
import { median } from './table.mjs';

const version = '12.8.2';

/** @typedef {{ name: string, path: string, isCustomer: boolean }} ScoredPage */

/** @type {readonly ScoredPage[]} */
const pages = [
  { name: 'home, visitor', path: '/home', isCustomer: false },
  { name: 'home, customer', path: '/home', isCustomer: true },
  { name: 'product list', path: '/home/products', isCustomer: true },
];

/**
 * Each page in a browser of its own. Lighthouse empties its cache and ends its service worker before each load; what signs a
 * customer in stays.
 * @param {string} shop
 * @param {{ spki: string, runs: number }} options
 * @returns {Promise<{ name: string, score: number }[]>} medians, 0 to 100
 */
export async function measureLighthouse(shop, { spki, runs }) {
  const results = [];
  for (const { name, path, isCustomer } of pages) {
    const port = await findFreePort();
    const context = await openSteeredBrowser(spki, port);
    try {
      if (isCustomer) await signInTo(context, shop);
      /** @type {number[]} */
      const scores = [];
      for (let round = 0; round < runs; round += 1) scores.push(await scoreOf(`${shop}${path}`, port));
      results.push({ name, score: median(scores) });
    } finally {
      await context.close();
    }
  }
  return results;
}

/** @param {string} url @param {number} port of the browser */
async function scoreOf(url, port) {
  const { code, stdout, stderr } = await run(
    'npx',
    [
      ...['--yes', `lighthouse@${version}`, url, '--quiet', '--output=json', '--only-categories=performance'],
      `--port=${port}`,
    ],
    { timeoutMs: 300_000 },
  );
  if (code !== 0) throw new UserError(`Lighthouse failed.\n${stderr}`);
  return JSON.parse(stdout).categories.performance.score * 100;
}

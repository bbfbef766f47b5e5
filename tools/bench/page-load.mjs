/**
 * One load of one page on one device: when it showed what, and what it downloaded.
 * @module
 */
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Traffic } from './traffic.mjs';

const watch = await readFile(new URL('./page/watch.mjs', import.meta.url), 'utf8');

const quietMs = 1500;
const longestMs = 45_000;

/** In the page: there is no service worker, or it has kept what it starts with. */
const isKept = `(async () => {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration === undefined || (await caches.match('/index.html')) !== undefined;
})()`;

/** @typedef {import('./page/seen.mjs').Seen} Seen */

/**
 * @typedef {object} Target
 * @property {string} name
 * @property {string} url
 * @property {string} ready selector of the first picture that counts
 * @property {boolean} [isCustomer] signed in
 * @property {{ press: string, effect: string }} [tap] Playwright's selector of a button, and selector of what changes
 *
 * @typedef {object} Load
 * @property {number} fcpMs first contentful paint
 * @property {number} pictureMs the first picture has its place
 * @property {number} lcpMs largest contentful paint
 * @property {number} cls
 * @property {number} blockingMs
 * @property {number} scriptKib compressed, over the network
 * @property {number} totalKib
 * @property {number} requests
 * @property {number} reads requests to the database
 * @property {number} elements
 * @property {number} [tapToEffectMs]
 * @property {number} [tapToPaintMs]
 */

/**
 * Loads the target in a new tab of the context.
 * @param {import('playwright-core').BrowserContext} context
 * @param {Target} target
 * @param {import('./profiles.mjs').Profile} profile
 * @param {{ mayTap: boolean }} options
 * @returns {Promise<Load>}
 * @throws {Error} when the page never shows its first picture, or reports an error
 */
export async function loadPage(context, target, profile, { mayTap }) {
  const page = await context.newPage();
  /** @type {Error[]} */
  const errors = [];
  page.on('pageerror', (error) => errors.push(error));
  try {
    const traffic = await throttled(page, profile);
    await watchFromTheStart(page, target.ready);
    await page.goto(target.url, { waitUntil: 'load', timeout: longestMs });
    const seen = await untilQuiet(page, traffic);
    const elements = Number(await page.evaluate(`document.querySelectorAll('*').length`));
    const load = { ...timesOf(target, seen), ...traffic.sums(), elements };
    // The next load comes from what the service worker keeps.
    await page.waitForFunction(isKept, undefined, { timeout: longestMs });
    const tapped = mayTap && target.tap ? await tap(page, target.tap) : {};
    if (errors[0]) throw errors[0];
    return { ...load, ...tapped };
  } finally {
    await page.close();
  }
}

/**
 * @param {import('playwright-core').Page} page
 * @param {import('./profiles.mjs').Profile} profile
 */
export async function throttled(page, { cpuSlowdown, network }) {
  const session = await page.context().newCDPSession(page);
  const traffic = new Traffic(session);
  await session.send('Network.enable');
  if (network) await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  if (cpuSlowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return traffic;
}

/** @param {import('playwright-core').Page} page @param {string} ready selector of the first picture that counts */
export const watchFromTheStart = (page, ready) =>
  page.addInitScript({ content: `${watch}\nwatchPage(${JSON.stringify(ready)});` });

/**
 * Neither the network nor the main thread has had anything to do for a while.
 * @param {import('playwright-core').Page} page @param {Traffic} traffic @returns {Promise<Seen>}
 */
async function untilQuiet(page, traffic) {
  const until = Date.now() + longestMs;
  for (;;) {
    const [seen, now] = /** @type {[Seen, number]} */ (
      await page.evaluate('[basketBench.seen, performance.now()]')
    );
    const lastTask = seen.longTasks.at(-1);
    const idleMs = lastTask ? now - lastTask[0] - lastTask[1] : Infinity;
    const isQuiet = seen.ready !== null && traffic.quietMs() > quietMs && idleMs > quietMs;
    if (isQuiet || Date.now() > until) return seen;
    await sleep(100);
  }
}

/** @param {Target} target @param {Seen} seen */
function timesOf({ name }, seen) {
  const { firstPaint, ready, largestPaint } = seen;
  if (firstPaint === null || ready === null || largestPaint === null)
    throw new Error(`${name} did not show its first picture`);
  const times = { fcpMs: firstPaint, pictureMs: ready, lcpMs: largestPaint };
  return { ...times, cls: seen.shift, blockingMs: blockingMs(seen) };
}

/**
 * @param {import('playwright-core').Page} page
 * @param {{ press: string, effect: string }} tap
 */
export async function tap(page, { press, effect }) {
  const button = page.locator(press).filter({ visible: true }).first();
  await button.scrollIntoViewIfNeeded();
  await page.evaluate(`basketBench.awaitTap(${JSON.stringify(effect)})`);
  const box = await button.boundingBox();
  if (!box) throw new Error(`${press} is not on the screen`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await sleep(300);
  await page.mouse.down();
  await page.mouse.up();
  const until = Date.now() + longestMs;
  for (;;) {
    const { effectMs, paintMs } = /** @type {Seen} */ (await page.evaluate('basketBench.seen'));
    if (effectMs !== null && paintMs !== null) return { tapToEffectMs: effectMs, tapToPaintMs: paintMs };
    if (Date.now() > until) throw new Error(`${press} had no effect on ${effect}`);
    await sleep(50);
  }
}

/** @param {Seen} seen @returns {number} blocking time in ms: what tasks after the first paint took beyond 50 ms each */
function blockingMs({ firstPaint, longTasks }) {
  const from = firstPaint ?? 0;
  return longTasks
    .filter(([start, duration]) => start + duration > from)
    .reduce((sum, [start, duration]) => {
      const after = Math.min(duration, start + duration - from);
      return sum + Math.max(0, after - 50);
    }, 0);
}

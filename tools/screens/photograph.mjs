/**
 * Opens screens in Chromium in the forms that windows have, photographs them and measures what jumps, is too wide or is cut off.
 * @module
 */
import path from 'node:path';
import { demoPassword } from '../base/project.mjs';
import { openDemoShop } from './demo-changes.mjs';
import { prepareLongWords, speakLongWords } from './languages.mjs';
import { accounts } from './screen-list.mjs';

/** @typedef {import('./screen-list.mjs').Screen} Screen */
/** @typedef {import('./screen-list.mjs').Who} Who */
/** @typedef {import('playwright-core').Page} Page */

/**
 * @typedef {object} Picture
 * @property {string} screen
 * @property {string} form
 * @property {string} variant
 * @property {string} file name of the picture; empty if the screen did not come
 * @property {number} shift cumulative layout shift while it came
 * @property {string} moved what moved most; empty if nothing did
 * @property {number} tooWidePx how much the page is wider than its window
 * @property {number} cutOffPx how far something on it lies beyond its panel or the window; 0 where a menu or dialog may be open
 * @property {string} [problem]
 */

/** @typedef {'light' | 'dark'} Theme */
/** @typedef {{ name: string, width: number, height: number, percent?: number, hasLongWords?: boolean, themes: readonly Theme[] }} Form */
/** @type {readonly Theme[]} */
const themes = ['light', 'dark'];
/** The windows, in pixels, and their letters, in percent. Other sizes show no other colours. @type {readonly Form[]} */
export const allForms = [
  { name: '320', width: 320, height: 640, themes: ['light'] },
  { name: '360', width: 360, height: 760, themes },
  { name: '768', width: 768, height: 1024, themes },
  { name: '1280', width: 1280, height: 900, themes },
  { name: 'large', width: 360, height: 760, percent: 150, themes: ['light'] },
  { name: 'long', width: 360, height: 760, hasLongWords: true, themes: ['light'] },
  { name: 'long-wide', width: 1280, height: 900, hasLongWords: true, themes: ['light'] },
  { name: 'landscape', width: 740, height: 360, themes: ['light'] },
];
const patienceMs = 20_000;
/** The roles of what `press` can press. */
const pressed = /** @type {const} */ (['button', 'switch', 'checkbox', 'menuitem', 'radio']);
const india = { locale: 'en-IN', timezoneId: 'Asia/Kolkata' };
/** Longer pages are cut: the end of a list shows nothing new. */
const tallestPx = 4000;

// What runs in the page is text: nothing here knows a document. It is there before the page is, as the page's policy
// evaluates no text.
const watch = `
  globalThis.layoutShift = 0;
  globalThis.movedMost = { value: 0, what: '' };
  const nameOf = ({ node, previousRect, currentRect }) =>
    (node?.textContent ?? '').slice(0, 30) + ' ' + previousRect.top + ' to ' + currentRect.top + ' px';
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries().filter((entry) => !entry.hadRecentInput)) {
      layoutShift += value;
      if (value > movedMost.value) movedMost = { value, what: sources.slice(0, 3).map(nameOf).join('; ') };
    }
  }).observe({ type: 'layout-shift', buffered: true });
  // Waits for content, visible pictures and fonts. (Busy states of the gallery stay busy.)
  globalThis.isSettled = () =>
    document.querySelector('h1') !== null &&
    document.querySelector('main :is([aria-busy="true"], [data-loading]):not([data-specimen] *)') === null &&
    document.fonts.status === 'loaded' &&
    [...document.images].every((image) => {
      const { top, left, width } = image.getBoundingClientRect();
      return image.complete || width === 0 || top > innerHeight || left > innerWidth;
    });
`;

const keepHeights = `(() => {
  for (const element of document.querySelectorAll('body *')) {
    const { minHeight } = getComputedStyle(element);
    if (parseFloat(minHeight) >= innerHeight - 80) element.style.minHeight = minHeight;
  }
  return document.documentElement.scrollHeight;
})()`;

const measure = `(async () => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const root = document.documentElement;
  const placeOf = (element) => {
    const parent = element.parentElement ?? root;
    return parent === root || getComputedStyle(parent).overflowX !== 'visible' ? parent : placeOf(parent);
  };
  const excesses = [...document.querySelectorAll('main :not(img)')].map((element) => {
    const place = placeOf(element);
    // Elements that scroll sideways may be longer (the tabs on phones); visually hidden texts have a box of 1 px.
    // A map is larger than its frame, and the placeholder of a table. A picture may be cut, words and buttons may not.
    const isAllowed = getComputedStyle(place).overflowX === 'auto' || place.clientWidth <= 1 ||
      element.closest('[aria-busy="true"]') != null || element.parentElement?.closest('.leaflet-container') != null;
    return isAllowed ? 0 : element.getBoundingClientRect().right - place.getBoundingClientRect().right;
  });
  const tooWidePx = Math.max(0, root.scrollWidth - root.clientWidth);
  return { tooWidePx, cutOffPx: Math.round(Math.max(0, ...excesses)) };
})()`;

/**
 * How much the page is wider than its window, and how far an element lies beyond its panel or the window, two frames after a resize.
 * Panels hide their overflow, so every element is measured. @param {Page} page
 */
export const excessOf = async (page) =>
  /** @type {Pick<Picture, 'tooWidePx' | 'cutOffPx'>} */ (await page.evaluate(measure));

/** Lets pages tell when they have settled: before the first one is opened. @param {import('playwright-core').BrowserContext} context */
export const watchPages = (context) => context.addInitScript({ content: watch });

/** Waits until the page shows all that it loads. Its context is watched. @param {Page} page */
export async function settle(page) {
  await page.waitForFunction(() => /** @type {any} */ (globalThis).isSettled(), undefined, {
    timeout: patienceMs,
  });
  // Waits for two more paints.
  await page.waitForTimeout(400);
}

/** @param {Page} page @param {Screen} screen @returns {Promise<string>} the address, with its id */
export async function addressOf(page, { path: start, via = [] }) {
  let address = start;
  for (const selector of [via].flat()) {
    await page.goto(address);
    const link = page.locator(selector).filter({ visible: true }).first();
    await link.waitFor({ timeout: patienceMs });
    address = (await link.getAttribute('href')) ?? address;
  }
  return address;
}

/** The actions on a screen before it is looked at. @param {Page} page @param {Screen} screen */
export async function act(page, { press = [], type, tabs = 0, keys, file, shows }) {
  for (let each = 0; each < tabs; each += 1) await page.keyboard.press('Tab');
  if (keys) await page.keyboard.press(keys);
  if (type) {
    const fields = page
      .getByRole('combobox', { name: type[0] })
      .or(page.getByRole('textbox', { name: type[0] }));
    await fields.first().fill('');
    await fields.first().pressSequentially(type[1]);
  }
  for (const text of [press].flat()) {
    const name = new RegExp(`^${text}`);
    const controls = pressed.map((role) => page.getByRole(role, { name }));
    const any = controls.reduce((all, one) => all.or(one));
    await any.filter({ visible: true }).first().click();
  }
  if (file) {
    const chosen = { name: file.name, mimeType: 'text/csv', buffer: Buffer.from(file.text) };
    await page.locator('input[type="file"]').setInputFiles(chosen);
  }
  if (shows) await page.locator(shows).filter({ visible: true }).first().waitFor({ timeout: patienceMs });
}

/** Whether something was done, so that a dialog or menu may be open that belongs to the window. @param {Screen} screen */
export const isActedOn = ({ press, type, tabs, keys, steps }) =>
  [press, type, tabs, keys, steps].some((action) => action !== undefined);

/** @param {Page} page @param {string} file */
async function photographAsTallAsItIs(page, file) {
  const size = page.viewportSize();
  if (size === null) throw new Error('The page has no size');
  // The whole page in a window as tall: bars at an edge stay at the edge. What is at least as high as the window, but for a header,
  // stays as high as in the first one.
  const tall = Number(await page.evaluate(keepHeights));
  await page.setViewportSize({ ...size, height: Math.min(Math.max(tall, size.height), tallestPx) });
  await settle(page);
  await page.screenshot({ path: file });
}

/** @param {Page} page @param {Screen} screen @param {string} file @param {Form} form */
async function photograph(page, screen, file, { percent, hasLongWords = false }) {
  const isActed = isActedOn(screen);
  await settle(page);
  const read = 'Object({ shift: layoutShift, moved: movedMost.what })';
  const moves = /** @type {Pick<Picture, 'shift' | 'moved'>} */ (await page.evaluate(read));
  await screen.steps?.(page);
  // Once it is known what moved: letters that grow move everything.
  if (percent) await page.evaluate(`document.documentElement.style.fontSize = '${percent}%'`);
  if (isActed) await act(page, screen);
  // Texts do not come to a screen that has lost its network.
  if (hasLongWords && (await page.evaluate('navigator.onLine'))) await speakLongWords(page);
  if (isActed || percent || hasLongWords) await settle(page);
  const { tooWidePx, cutOffPx } = await excessOf(page);
  if (isActed) await page.screenshot({ path: file });
  else await photographAsTallAsItIs(page, file);
  await page.context().setOffline(false);
  return { ...moves, tooWidePx, cutOffPx: isActed ? 0 : cutOffPx };
}

/**
 * @param {Page} page
 * @param {Screen} screen
 * @param {{ dir: string, forms: readonly Form[] }} options
 * @returns {AsyncGenerator<Picture>}
 */
async function* photographScreen(page, screen, { dir, forms }) {
  const address = await addressOf(page, screen);
  for (const form of forms) {
    const { name, width, height } = form;
    for (const theme of form.themes) {
      const variant = `${name}-${theme}`;
      const file = `${screen.name}-${variant}.png`;
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      const common = { screen: screen.name, form: name, variant };
      try {
        await page.goto(address);
        yield { ...common, file, ...(await photograph(page, screen, path.join(dir, file), form)) };
      } catch (error) {
        await page.context().setOffline(false);
        const problem = String(error);
        yield { ...common, file: '', shift: 0, moved: '', tooWidePx: 0, cutOffPx: 0, problem };
      }
    }
  }
}

/** @param {Page} page @param {Exclude<Who, 'visitor'>} who */
async function signIn(page, who) {
  const { email, role } = accounts[who];
  await page.goto(`/login?role=${role}`);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login', { timeout: patienceMs });
}

/**
 * @param {Page} page
 * @param {Screen} screen
 * @param {{ dir: string, forms: readonly Form[], undo: (() => Promise<unknown>) | undefined }} options `undo`: something was arranged
 * @returns {AsyncGenerator<Picture>}
 */
async function* photographArranged(page, screen, { undo, ...options }) {
  try {
    if (undo) {
      // A browser may have the catalogue of before for half a minute, and the first visit what the page has kept.
      await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
      await page.goto(await addressOf(page, screen));
      await settle(page);
    }
    yield* photographScreen(page, screen, options);
  } finally {
    await undo?.();
  }
}

/** A cart and a checkout need something to buy. @param {Page} page */
export async function fillCart(page) {
  await page.goto('/home/products');
  const add = page.getByRole('button', { name: /^Add / });
  for (let each = 0; each < 3; each += 1) await add.first().click({ timeout: patienceMs });
}

/** Only who is online is offered an order. @param {Page} page of the demo partner */
async function goOnline(page) {
  await page.goto('/delivery');
  const toggle = page.getByRole('button', { name: /^Go (On|Off)line$/ });
  await toggle.waitFor({ timeout: patienceMs });
  if ((await toggle.innerText()) === 'Go Offline') return;
  await toggle.click();
  await page.getByText('You are now online').waitFor({ timeout: patienceMs });
}

/**
 * Offers the first waiting order to the demo partner; the offer is open for 30 seconds.
 * @param {import('playwright-core').Browser} browser
 * @param {string} baseURL
 */
async function offerOrder(browser, baseURL) {
  const context = await browser.newContext({ baseURL, ...india, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await signIn(page, 'admin');
    await page.goto('/admin/order-assignment');
    const waiting = page.getByRole('main').getByRole('button', { expanded: false });
    const offer = page.getByRole('button', { name: /^Assign .* to Imran/ });
    await waiting.first().waitFor({ timeout: patienceMs });
    while (!(await offer.first().isVisible())) await waiting.first().click({ timeout: patienceMs });
    await offer.first().click();
    await page.getByText('Order assigned successfully!').waitFor({ timeout: patienceMs });
  } finally {
    await context.close();
  }
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {Who} who
 * @param {object} options
 * @param {string} options.baseURL
 * @param {string} options.dir
 * @param {readonly Form[]} options.forms
 * @param {readonly Screen[]} options.list
 * @param {boolean} options.mayOffer nobody else uses this shop
 * @returns {AsyncGenerator<Picture>}
 */
export async function* photographAll(browser, who, options) {
  const { baseURL, list, mayOffer } = options;
  const context = await browser.newContext({ baseURL, ...india, serviceWorkers: 'block' });
  /** @type {import('./demo-changes.mjs').DemoShop | undefined} */
  let shop;
  try {
    await watchPages(context);
    await prepareLongWords(context);
    const page = await context.newPage();
    if (who !== 'visitor') await signIn(page, who);
    if (who === 'customer') await fillCart(page);
    for (const screen of list) {
      if ((screen.needsOffer || screen.arrange) && !mayOffer) continue;
      if (screen.needsOffer) {
        await goOnline(page);
        await offerOrder(browser, baseURL);
      }
      if (screen.arrange) shop ??= openDemoShop();
      const undo = shop && (await screen.arrange?.(shop));
      yield* photographArranged(page, screen, { ...options, undo });
    }
  } finally {
    await shop?.close();
    await context.close();
  }
}

/**
 * Page loads of the shop beside the floors: one after the other, round by round, so that what else the machine does meets all
 * of them alike.
 * @module
 */
import { chromium } from 'playwright-core';
import { ensureChromium } from '../stack/machine/chromium.mjs';
import { demoPassword } from '../stack/project.mjs';
import { loadPage, tap, throttled, watchFromTheStart } from './page-load.mjs';
import { profiles } from './profiles.mjs';
import { median } from './table.mjs';

/** @typedef {import('./page-load.mjs').Target} Target */
/** @typedef {import('./page-load.mjs').Load} Load */
/** @typedef {{ cold: Load, warm: Load }} Loads `warm`: the same page again in the same browser */
/** @typedef {keyof typeof profiles} ProfileName */
/** @typedef {Awaited<ReturnType<import('playwright-core').BrowserContext['storageState']>>} SignedIn */

/**
 * @typedef {object} PageResult medians
 * @property {string} name
 * @property {ProfileName} profile
 * @property {Partial<Load>} cold
 * @property {Partial<Load>} warm
 */

const badge = '[role=banner] a[href*="/cart"], header a[href*="/cart"]';

/** @param {{ shop: string, floors: string }} origins @returns {Target[]} */
const targets = ({ shop, floors }) => [
  {
    name: 'static page',
    url: `${floors}/static`,
    ready: 'li img',
    tap: { press: 'li button', effect: '#cart' },
  },
  {
    name: 'React page',
    url: `${floors}/react`,
    ready: 'li img',
    tap: { press: 'li button', effect: '#cart' },
  },
  { name: 'home, visitor', url: `${shop}/home`, ready: 'main img' },
  { name: 'home, customer', url: `${shop}/home`, ready: 'main img', isCustomer: true },
  {
    name: 'product list',
    url: `${shop}/home/products`,
    ready: 'main img',
    isCustomer: true,
    tap: { press: 'main button[aria-label^="Add "]', effect: badge },
  },
];

/** @param {string} spki of the CDN's certificate */
async function launchOptions(spki) {
  return {
    executablePath: await ensureChromium({ asPeopleHaveIt: true }),
    args: [
      ...[
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
      ],
      // Trusted by its key: Chromium keeps nothing in its cache from a site whose certificate it was told to ignore.
      `--ignore-certificate-errors-spki-list=${spki}`,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  };
}

/** @param {string} spki of the CDN's certificate */
export const openBrowser = async (spki) => chromium.launch(await launchOptions(spki));

/**
 * A browser with a profile of its own, that another program may steer too.
 * @param {string} spki of the CDN's certificate
 * @param {number} debuggingPort
 */
export async function openSteeredBrowser(spki, debuggingPort) {
  const { args, ...options } = await launchOptions(spki);
  return chromium.launchPersistentContext('', {
    ...options,
    args: [...args, `--remote-debugging-port=${debuggingPort}`],
  });
}

/** @param {import('playwright-core').BrowserContext} context @param {string} shop signs a customer in */
export async function signInTo(context, shop) {
  const page = await context.newPage();
  await page.goto(`${shop}/login`);
  await page.getByLabel('E-mail', { exact: true }).fill('customer@basket.example');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/home/);
  await page.close();
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} shop
 * @returns {Promise<SignedIn>}
 */
export async function signIn(browser, shop) {
  const context = await browser.newContext();
  await signInTo(context, shop);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {{ shop: string, floors: string }} origins
 * @param {{ runs: number, profileNames: readonly ProfileName[], signedIn: SignedIn, say: (line: string) => void }} options
 * @returns {Promise<PageResult[]>}
 */
export async function measurePages(browser, origins, { runs, profileNames, signedIn, say }) {
  const all = profileNames.flatMap((profile) =>
    targets(origins).map((target) => ({ target, profile, loads: /** @type {Loads[]} */ ([]) })),
  );
  // The first round fills the caches of the servers and is not counted.
  for (let round = 0; round <= runs; round += 1) {
    for (const each of all) {
      const { context: options } = profiles[each.profile];
      const state = each.target.isCustomer ? { storageState: signedIn } : {};
      const context = await browser.newContext({ ...options, ...state });
      const loads = await loadTwice(context, each.target, profiles[each.profile]);
      await context.close();
      if (round > 0) each.loads.push(loads);
      const { cold, warm } = loads;
      const lcp = `LCP ${cold.lcpMs.toFixed(0)} ms, warm ${warm.lcpMs.toFixed(0)} ms`;
      say(`  ${round}/${runs} ${each.profile} ${each.target.name}: ${lcp}`);
    }
  }
  return all.map(({ target, profile, loads }) => ({
    name: target.name,
    profile,
    cold: medians(loads.map(({ cold }) => cold)),
    warm: medians(loads.map(({ warm }) => warm)),
  }));
}

/**
 * @param {import('playwright-core').BrowserContext} context
 * @param {Target} target
 * @param {import('./profiles.mjs').Profile} profile
 * @returns {Promise<Loads>}
 */
const loadTwice = async (context, target, profile) => ({
  cold: await loadPage(context, target, profile, { mayTap: true }),
  warm: await loadPage(context, target, profile, { mayTap: false }),
});

/** @param {readonly Load[]} loads @returns {Partial<Load>} */
function medians(loads) {
  const names = /** @type {(keyof Load)[]} */ (Object.keys(loads[0] ?? {}));
  return Object.fromEntries(names.map((name) => [name, median(loads.map((load) => load[name] ?? NaN))]));
}

/**
 * From a card to its product, whose code is there: until the product's picture has its place.
 * @param {import('playwright-core').Browser} browser
 * @param {string} shop
 * @param {{ runs: number, signedIn: SignedIn }} options
 * @returns {Promise<number>} ms on the phone
 */
export async function measureCardToProduct(browser, shop, { runs, signedIn }) {
  /** @type {number[]} */
  const times = [];
  for (let round = 0; round < runs; round += 1) {
    const context = await browser.newContext({ ...profiles.phone.context, storageState: signedIn });
    const page = await context.newPage();
    await watchFromTheStart(page, 'main img');
    await page.goto(`${shop}/home/products`);
    const cards = page.locator('main a[href^="/home/products/"]').filter({ visible: true });
    await cards.first().click(); // brings the code of the page
    await page.locator('main h1').waitFor();
    await page.goBack();
    await cards.nth(2).waitFor();
    await page.waitForLoadState('networkidle');
    await throttled(page, profiles.phone);
    const press = 'main a[href^="/home/products/"] >> nth=4';
    const { tapToEffectMs } = await tap(page, { press, effect: 'main h1, main [class*=gallery] img' });
    times.push(tapToEffectMs);
    await context.close();
  }
  return median(times);
}

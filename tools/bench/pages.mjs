/**
 * Page loads of the shop beside the static page, measured by Lighthouse: one after the other, round by round, so that what else the
 * machine does meets all of them alike. Lighthouse's 100 packages are fetched when it is asked for, not with ours.
 * @module
 */
import { chromium } from 'playwright-core';
import { ensureChromium } from '../base/machine/chromium.mjs';
import { findFreePort } from '../base/machine/port-check.mjs';
import { demoPassword } from '../base/project.mjs';
import { run } from '../base/run.mjs';
import { UserError } from '../base/user-error.mjs';
import { median } from '../rush/table.mjs';

const version = '12.8.2';

/** `phone`: Lighthouse's own: a quarter of the processor, 1.6 Mbit/s, 150 ms. @type {Readonly<Record<'phone' | 'desktop', string[]>>} */
const profiles = {
  phone: ['--throttling-method=devtools'],
  desktop: ['--preset=desktop', '--throttling-method=provided'],
};

/** @typedef {keyof typeof profiles} ProfileName */
/** @typedef {{ name: string, url: string, isCustomer?: boolean }} Target */

/**
 * @typedef {object} Load
 * @property {number} score 0 to 100
 * @property {number} fcpMs first contentful paint
 * @property {number} lcpMs largest contentful paint
 * @property {number} blockingMs
 * @property {number} cls
 * @property {number} scriptKib compressed, over the network
 * @property {number} totalKib
 * @property {number} requests
 *
 * @typedef {{ name: string, profile: ProfileName, cold: Load, warm: Load }} PageResult medians; `warm`: the same page again in the
 *   same browser
 */

/** @param {{ shop: string, floor: string }} origins @returns {Target[]} */
const targets = ({ shop, floor }) => [
  { name: 'static page', url: floor },
  { name: 'home, visitor', url: `${shop}/home` },
  { name: 'home, customer', url: `${shop}/home`, isCustomer: true },
  { name: 'product list', url: `${shop}/home/products`, isCustomer: true },
];

/**
 * @param {{ shop: string, floor: string }} origins
 * @param {{ spki: string, runs: number, profileNames: readonly ProfileName[], say: (line: string) => void }} options `spki`: of the
 *   certificate
 * @returns {Promise<PageResult[]>}
 */
export async function measurePages(origins, { spki, runs, profileNames, say }) {
  const all = profileNames.flatMap((profile) =>
    targets(origins).map((target) => ({ target, profile, loads: /** @type {[Load, Load][]} */ ([]) })),
  );
  // The first round fills the caches of the servers and is not counted.
  for (let round = 0; round <= runs; round += 1) {
    for (const { target, profile, loads } of all) {
      const [cold, warm] = await loadTwice(target, profile, spki);
      if (round > 0) loads.push([cold, warm]);
      const lcp = `LCP ${cold.lcpMs.toFixed(0)} ms, warm ${warm.lcpMs.toFixed(0)} ms`;
      say(`  ${round}/${runs} ${profile} ${target.name}: ${lcp}`);
    }
  }
  return all.map(({ target: { name }, profile, loads }) => ({
    ...{ name, profile },
    cold: medians(loads.map(([cold]) => cold)),
    warm: medians(loads.map(([, warm]) => warm)),
  }));
}

/**
 * In a browser with a profile of its own. What signs a customer in stays when Lighthouse empties the cache and ends the service worker.
 * @param {Target} target @param {ProfileName} profile @param {string} spki
 * @returns {Promise<[cold: Load, warm: Load]>}
 */
async function loadTwice({ url, isCustomer }, profile, spki) {
  const port = await findFreePort();
  const context = await chromium.launchPersistentContext('', {
    executablePath: await ensureChromium({ asPeopleHaveIt: true }),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
      '--disable-background-networking',
      // Trusted by its key: Chromium keeps nothing in its cache from a site whose certificate it was told to ignore.
      `--ignore-certificate-errors-spki-list=${spki}`,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      `--remote-debugging-port=${port}`,
    ],
  });
  try {
    if (isCustomer) await signIn(await context.newPage(), new URL(url).origin);
    const options = [`--port=${port}`, ...profiles[profile]];
    return [await load(url, options), await load(url, [...options, '--disable-storage-reset'])];
  } finally {
    await context.close();
  }
}

/** @param {import('playwright-core').Page} page @param {string} shop */
async function signIn(page, shop) {
  await page.goto(`${shop}/login`);
  await page.getByLabel('E-mail', { exact: true }).fill('customer@basket.example');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/home/);
  await page.close();
}

/** @param {string} url @param {readonly string[]} options @returns {Promise<Load>} */
async function load(url, options) {
  const wanted = ['--quiet', '--output=json', '--only-categories=performance', ...options];
  const { code, stdout, stderr } = await run('npx', ['--yes', `lighthouse@${version}`, url, ...wanted], {
    timeoutMs: 300_000,
  });
  if (code !== 0) throw new UserError(`Lighthouse failed.\n${stderr}`);
  const { audits, categories, runtimeError } = JSON.parse(stdout);
  if (runtimeError) throw new UserError(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
  const valueOf = (/** @type {string} */ audit) => Number(audits[audit].numericValue);
  /** @type {{ resourceType: string, transferSize: number }[]} */
  const requests = audits['network-requests'].details.items.filter(
    (/** @type {{ transferSize: number }} */ { transferSize }) => transferSize > 0,
  );
  const kib = (/** @type {typeof requests} */ some) =>
    some.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;
  return {
    score: categories.performance.score * 100,
    fcpMs: valueOf('first-contentful-paint'),
    lcpMs: valueOf('largest-contentful-paint'),
    blockingMs: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
    scriptKib: kib(requests.filter(({ resourceType }) => resourceType === 'Script')),
    totalKib: kib(requests),
    requests: requests.length,
  };
}

/** @param {readonly Load[]} loads */
const medians = (loads) =>
  /** @type {Load} */ (
    Object.fromEntries(
      Object.keys(loads[0] ?? {}).map((name) => [
        name,
        median(loads.map((each) => each[/** @type {keyof Load} */ (name)])),
      ]),
    )
  );

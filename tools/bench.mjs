/**
 * `npm run bench`: measures pages, orders and code, beside floors in the same run, and prints tables.
 *
 *   npm run bench -- [--part pages,phone,orders,code] [--runs 5] [--profile phone,desktop] [--lighthouse 3] [--json FILE]
 *
 * Builds, starts a stack of its own and serves it as a CDN would. Machines are noisy: compare ratios within one run. What the
 * figures mean, and the last ones: docs/performance.md.
 * @module
 */
import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkNode, ensureDependencies } from './stack/machine/dependencies.mjs';
import { localDir, root } from './stack/paths.mjs';
import { runInForeground } from './stack/processes/foreground.mjs';
import { createProgress } from './stack/progress.mjs';
import { run } from './stack/run.mjs';
import { UserError } from './stack/user-error.mjs';

/** @typedef {import('./bench/report.mjs').Results} Results */

const { values: options } = parseArgs({
  options: {
    part: { type: 'string', default: 'pages,phone,orders,code' },
    runs: { type: 'string', default: '5' },
    profile: { type: 'string', default: 'phone,desktop' },
    lighthouse: { type: 'string', default: '0' },
    json: { type: 'string', default: path.join(localDir, 'bench.json') },
  },
});
const runs = Number(options.runs);
const has = (/** @type {string} */ part) => options.part.split(',').includes(part);

/**
 * @param {Results} results filled with what was measured, as it comes
 * @param {import('./bench/cdn.mjs').Identity} identity of the CDN
 * @param {readonly string[]} origins of the shell, the shop and the floors
 * @param {(line: string) => void} say
 */
async function measureInBrowser(results, identity, origins, say) {
  const { measureCardToProduct, measurePages, openBrowser, signIn } = await import('./bench/pages.mjs');
  const { measureSearch } = await import('./bench/search.mjs');
  const [shop = '', , floors = ''] = origins;
  const browser = await openBrowser(identity.spki);
  try {
    const signedIn = await signIn(browser, shop);
    const profileNames = /** @type {('phone' | 'desktop')[]} */ (options.profile.split(','));
    if (has('pages'))
      results.pages = await measurePages(browser, { shop, floors }, { runs, profileNames, signedIn, say });
    if (has('phone'))
      results.phone = {
        searchPerLetterMs: await measureSearch(browser, shop, signedIn),
        cardToProductMs: await measureCardToProduct(browser, shop, { runs, signedIn }),
      };
  } finally {
    await browser.close();
  }
  const lighthouseRuns = Number(options.lighthouse);
  if (lighthouseRuns > 0) {
    const { measureLighthouse } = await import('./bench/lighthouse.mjs');
    results.lighthouse = await measureLighthouse(shop, { spki: identity.spki, runs: lighthouseRuns });
  }
}

/**
 * @param {Results} results filled with what was measured, as it comes
 * @param {import('./stack/progress.mjs').Progress} progress
 * @param {AbortSignal} signal
 */
async function measureShop(results, progress, signal) {
  const { startStack } = await import('./stack/stack.mjs');
  const { findFreePortOffset } = await import('./stack/machine/port-check.mjs');
  const { portsAt } = await import('./ports.mjs');
  const { makeIdentity, startCdn } = await import('./bench/cdn.mjs');
  const { serveFloors } = await import('./bench/floors.mjs');
  const inBrowser = has('pages') || has('phone');
  const portOffset = await findFreePortOffset();
  const ports = portsAt(portOffset);
  const identity = await makeIdentity();
  const floors = await serveFloors();
  const upstreams = [
    `http://localhost:${ports.shell}`,
    `http://localhost:${ports['mf-shop']}`,
    floors.origin,
  ];
  const cdn = await startCdn(upstreams, identity);
  // Functions take operations from pages of the shop only.
  process.env.LOCAL_SHOP_ORIGINS = cdn.origins[0];
  const stack = await startStack({ portOffset, progress, signal, ...(!inBrowser && { sites: [] }) });
  try {
    if (inBrowser) await measureInBrowser(results, identity, cdn.origins, progress.say);
    if (has('orders')) {
      Object.assign(process.env, stack.env);
      const { measureOrders } = await import('./bench/orders.mjs');
      results.orders = await measureOrders(stack, { clientCounts: [1, 4, 16], secondsEach: 15 });
    }
  } finally {
    floors.stop();
    await Promise.all([cdn.stop(), stack.stop()]);
  }
}

async function buildAll() {
  const { code, stderr } = await run(process.execPath, ['tools/build.mjs'], { cwd: root });
  if (code !== 0) throw new UserError(`The build failed.\n${stderr}`);
}

await runInForeground(async ({ signal }) => {
  const progress = createProgress();
  await checkNode();
  await ensureDependencies(progress.say);
  const { report } = await import('./bench/report.mjs');
  /** @type {Results} */
  const results = {};
  try {
    if (['pages', 'phone', 'orders'].some(has)) await measureShop(results, progress, signal);
    if (has('code')) {
      await progress.step('Everything built', buildAll);
      const { measureBuilds, measureFunctionsLoad } = await import('./bench/code.mjs');
      results.builds = await measureBuilds();
      results.functionsLoadMs = await measureFunctionsLoad(runs);
    }
  } finally {
    // What was measured is kept, also when a later part fails.
    const machine = { cores: os.cpus().length, cpu: os.cpus()[0]?.model, node: process.version };
    await mkdir(path.dirname(options.json), { recursive: true });
    await writeFile(options.json, JSON.stringify({ runs, machine, ...results }, null, 2));
    progress.say();
    progress.say(report(results));
    progress.say(`\nAll figures: ${path.relative(process.cwd(), options.json)}`);
  }
  return 0;
});

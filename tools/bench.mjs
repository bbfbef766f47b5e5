/**
 * `npm run bench`: measures pages beside a static page in the same run, and orders, and prints tables.
 *
 *   npm run bench -- [--part pages,orders] [--runs 3] [--profile phone,desktop] [--seconds 15] [--json FILE]
 *
 * Builds, starts a stack of its own and serves it as a CDN would. Machines are noisy: compare ratios within one run. What the
 * figures mean, and the last ones: docs/performance.md.
 * @module
 */
import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readArguments } from './base/command-line.mjs';
import { ensureDependencies } from './base/machine/dependencies.mjs';
import { localDir } from './base/paths.mjs';
import { runInForeground } from './base/processes/foreground.mjs';
import { createProgress } from './base/progress.mjs';

/** @typedef {import('./bench/report.mjs').Results} Results */

/** @param {string} text @returns {string[]} */
const listOf = (text) => text.split(',');

/**
 * @param {Results} results filled with what was measured, as it comes
 * @param {{ parts: string[], runs: number, profileNames: ('phone' | 'desktop')[], secondsEach: number }} plan
 * @param {import('./base/progress.mjs').Progress} progress
 * @param {AbortSignal} signal
 */
async function measure(results, { parts, runs, profileNames, secondsEach }, progress, signal) {
  const { startStack } = await import('./stack/stack.mjs');
  const { ownPortOffset } = await import('./base/machine/port-check.mjs');
  const { portsAt } = await import('./base/ports.mjs');
  const { makeIdentity, startCdn } = await import('./bench/cdn.mjs');
  const { serveFloor } = await import('./bench/floor.mjs');
  const portOffset = await ownPortOffset();
  const ports = portsAt(portOffset);
  const identity = await makeIdentity();
  const floor = await serveFloor();
  const sites = [`http://localhost:${ports.shell}`, `http://localhost:${ports['mf-shop']}`];
  const cdn = await startCdn([...sites, floor.origin], identity);
  const [shop = '', , floorOrigin = ''] = cdn.origins;
  // Functions take operations from pages of the shop only.
  process.env.LOCAL_SHOP_ORIGINS = shop;
  const hasPages = parts.includes('pages');
  const stack = await startStack({ portOffset, progress, signal, ...(!hasPages && { sites: [] }) });
  try {
    if (hasPages) {
      const { measurePages } = await import('./bench/pages.mjs');
      const options = { spki: identity.spki, runs, profileNames, say: progress.say };
      results.pages = await measurePages({ shop, floor: floorOrigin }, options);
    }
    if (parts.includes('orders')) {
      Object.assign(process.env, stack.env);
      const { measureOrders } = await import('./bench/orders.mjs');
      results.orders = await measureOrders(stack, { clientCounts: [1, 4, 16], secondsEach });
    }
  } finally {
    floor.stop();
    await Promise.all([cdn.stop(), stack.stop()]);
  }
}

await runInForeground(async ({ signal }) => {
  const usage =
    'Usage: npm run bench -- [--part pages,orders] [--runs 3] [--profile phone,desktop] [--seconds 15] [--json FILE]';
  const { values } = readArguments(usage, {
    part: { type: 'string', default: 'pages,orders' },
    runs: { type: 'string', default: '3' },
    profile: { type: 'string', default: 'phone,desktop' },
    seconds: { type: 'string', default: '15' },
    json: { type: 'string', default: path.join(localDir, 'bench.json') },
  });
  const progress = createProgress();
  await ensureDependencies(progress.say);
  const { report } = await import('./bench/report.mjs');
  const [runs, secondsEach] = [Number(values.runs), Number(values.seconds)];
  const profileNames = /** @type {('phone' | 'desktop')[]} */ (listOf(values.profile));
  /** @type {Results} */
  const results = {};
  try {
    await measure(results, { parts: listOf(values.part), runs, profileNames, secondsEach }, progress, signal);
  } finally {
    // What was measured is kept, also when a later part fails.
    const machine = { cores: os.cpus().length, cpu: os.cpus()[0]?.model, node: process.version };
    await mkdir(path.dirname(values.json), { recursive: true });
    await writeFile(values.json, JSON.stringify({ runs, machine, ...results }, null, 2));
    progress.say(`\n${report(results)}\n\nAll figures: ${path.relative(process.cwd(), values.json)}`);
  }
  return 0;
});

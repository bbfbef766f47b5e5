/**
 * Lighthouse's mobile score for performance. Its 100 packages are fetched when it is asked for, not with ours.
 * @module
 */
import { run } from '../stack/run.mjs';
import { UserError } from '../stack/user-error.mjs';
import { median } from './table.mjs';

const version = '12.8.2';

/**
 * Of pages that a visitor may see: Lighthouse clears what signs a customer in.
 * @param {readonly { name: string, url: string }[]} pages
 * @param {{ chromium: string, spki: string, runs: number }} options
 * @returns {Promise<{ name: string, score: number }[]>} medians, 0 to 100
 */
export async function measureLighthouse(pages, { chromium, spki, runs }) {
  const results = [];
  for (const { name, url } of pages) {
    /** @type {number[]} */
    const scores = [];
    for (let round = 0; round < runs; round += 1) scores.push(await scoreOf(url, chromium, spki));
    results.push({ name, score: median(scores) });
  }
  return results;
}

/** @param {string} url @param {string} chromium @param {string} spki */
async function scoreOf(url, chromium, spki) {
  const flags = `--headless --no-sandbox --disable-gpu --ignore-certificate-errors-spki-list=${spki}`;
  const { code, stdout, stderr } = await run(
    'npx',
    [
      ...['--yes', `lighthouse@${version}`, url, '--quiet', '--output=json', '--only-categories=performance'],
      `--chrome-flags=${flags}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, timeoutMs: 300_000 },
  );
  if (code !== 0) throw new UserError(`Lighthouse failed.\n${stderr}`);
  return JSON.parse(stdout).categories.performance.score * 100;
}

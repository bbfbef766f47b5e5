/**
 * A look at a shop in Chromium, before or after the list of remotes changes.
 * @module
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findBrowser } from '../../base/machine/chromium.mjs';
import { siteNames } from '../../base/project.mjs';
import { renderedPaths } from '../../security-headers.mjs';
import { releaseOfEntry, siteOfEntry } from '../releases.mjs';
import { remoteOf } from '../settings.mjs';
import { looksOf } from './looks.mjs';
import { serveNextSite } from './next-site.mjs';
import { observe } from './observe.mjs';

/** @typedef {import('./looks.mjs').Look} Look @typedef {import('./looks.mjs').Sight} Sight */

/** The function keeps what it has read for half a minute, and a cache its pages for a minute. */
const renewalMs = 100_000;
const askAgainMs = 2_000;

/** @returns {Promise<Look | null>} null: no browser here */
export async function browserLook() {
  const executablePath = await findBrowser();
  if (executablePath === undefined) return null;
  return (sight) =>
    look(sight, executablePath).catch((error) => [
      `the look did not come to its end: ${error instanceof Error ? error.message : error}`,
    ]);
}

/** @param {Sight} sight @param {string} executablePath @returns {Promise<string[]>} */
async function look(sight, executablePath) {
  const { target, next } = sight;
  if (!next) return lookAt(sight, null, executablePath);
  const hosting = target.served?.('shell') ?? next.hosting;
  const site = await serveNextSite({ folder: next.folder, hosting }, target.originOf('shell'));
  try {
    const problems = await lookAt(sight, site.origin, executablePath);
    // They say why the server did not render a page that is named.
    const faults = problems.length > 0 ? new Set(site.faults()) : [];
    return [...problems, ...[...faults].map((fault) => `rendering: ${fault}`)];
  } finally {
    await site.stop();
  }
}

/**
 * @param {Sight} sight
 * @param {string | null} next where the shell's site answers as it will be
 * @param {string} executablePath
 */
async function lookAt({ target, manifest }, next, executablePath) {
  const shop = target.originOf('shell');
  const pictures = path.join(target.staging, next ? 'look-before' : 'look-after');
  await rm(pictures, { recursive: true, force: true });
  const { pages, forCustomers } = looksOf(manifest, {
    rendered: renderedPaths,
    product: await firstProduct(shop),
    files: await filesOf(target, manifest),
  });
  const isStale = !next && forCustomers.length > 0 && !(await isRenewed(shop, manifest));
  // While a rollout is on, a device would be in it or not by chance.
  const isOutside = !next && manifest.remotes.some(({ rollout }) => rollout);
  const origins = siteNames.map((name) => target.originOf(name));
  return [
    ...(isStale ? [`${shop} still renders the list of before after ${renewalMs / 1000} s`] : []),
    ...(await observe(pages, { origin: shop, origins, next, pictures, isOutside }, executablePath)),
    ...(await notRendered(next ?? shop, forCustomers)),
  ];
}

/** @param {string} url @param {Record<string, string>} [headers] @returns {Promise<string | null>} null: it does not answer as it should */
async function textOf(url, headers = {}) {
  try {
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(10_000) });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null; // as if it answered with an error
  }
}

/** @param {string} shop @returns {Promise<string | null>} the id of a product that customers see */
async function firstProduct(shop) {
  const text = await textOf(`${shop}/api/catalogue`);
  return text?.startsWith('{') ? (JSON.parse(text).products?.[0]?.id ?? null) : null;
}

/** @param {Sight['target']} target @param {Sight['manifest']} manifest */
async function filesOf(target, { remotes }) {
  const known = remotes.filter(({ name }) => remoteOf(siteOfEntry(name)));
  const entries = known.map(async ({ name, entry }) => {
    const id = releaseOfEntry(entry) ?? 'start';
    const deployed = await target.deployed(siteOfEntry(name));
    const files = deployed?.releases.find((release) => release.id === id)?.files ?? {};
    return /** @type {const} */ ([name, Object.keys(files)]);
  });
  return new Map(await Promise.all(entries));
}

/** Waits until the server renders with the shell and the remotes on the air. @param {string} shop @param {Sight['manifest']} manifest */
async function isRenewed(shop, { remotes }) {
  const { mount, entry } = remotes.find(({ mount: each }) => renderedPaths.includes(each)) ?? {};
  if (!mount || !entry) return true;
  const until = performance.now() + renewalMs;
  do {
    const [index, html] = await Promise.all([textOf(`${shop}/index.html`), textOf(shop + mount)]);
    // A rendered page has its texts in itself.
    const scripts = [...(index ?? '').matchAll(/ src="?(\/(?!js\/text-)[^\s">]+\.js)/g)].map(([, file]) =>
      String(file),
    );
    if ([...scripts, entry].every((file) => html?.includes(file))) return true;
    // Browsers render it: that is seen.
    if (html !== null && !html.includes('id="first-view"')) return true;
    await setTimeout(askAgainMs);
  } while (performance.now() < until);
  return false;
}

/** @param {string} origin @param {readonly string[]} addresses @returns {Promise<string[]>} those without their content for customers */
async function notRendered(origin, addresses) {
  const problems = addresses.map(async (address) => {
    const html = await textOf(origin + address, { cookie: '__session=c' });
    return html?.includes('data-view="customer"')
      ? []
      : [`${address} comes to customers without its content`];
  });
  return (await Promise.all(problems)).flat();
}

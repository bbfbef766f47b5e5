/**
 * Opens pages of a shop in Chromium and notes what a person, or the console, would see. It changes nothing: only GETs leave the browser.
 * @module
 */
/// <reference lib="dom" />
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { root } from '../../base/paths.mjs';
import { loadRemote } from './load-remote.mjs';
import { judge, patienceMs } from './looks.mjs';

/** @typedef {import('./looks.mjs').PageLook} PageLook @typedef {import('./looks.mjs').Seen} Seen */
/** @typedef {import('playwright-core').Page} Page */

/**
 * @typedef {object} Shop
 * @property {string} origin
 * @property {readonly string[]} origins of its sites
 * @property {string | null} next where the shell's site answers as it will be, in place of `origin`; null: on the air
 * @property {string} pictures folder for what failed
 * @property {boolean} isOutside of every rollout, as a browser is that keeps nothing
 */

/** Pages at once: each waits for its files most of the time. */
const lanes = 3;
const nothing = { title: null, isError: false, isTakenOver: false };
/** After a page is there: effects and their errors come a little later. */
const settleMs = 300;
/** Before another look at what failed: a network is not always there. */
const pauseMs = 1_000;

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  // A page that is answered from here counts as one of the internet, which may ask no site of the local stack.
  '--disable-features=LocalNetworkAccessChecks',
];

/** The shell's own reader of a remote's module, as a script that leaves it in `remoteModules`. */
async function readerOfShell() {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'shell/src/remotes/remote-module.ts')],
    bundle: true,
    format: 'iife',
    globalName: 'remoteModules',
    footer: { js: 'globalThis.remoteModules = remoteModules;' },
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * @param {readonly PageLook[]} looks
 * @param {Shop} shop
 * @param {string} executablePath of Chromium
 * @returns {Promise<string[]>} what is wrong, also at a second look
 */
export async function observe(looks, shop, executablePath) {
  const reader = await readerOfShell();
  const browser = await chromium.launch({ executablePath, args: flags });
  /** @param {PageLook} look */
  const open = async (look) => {
    const context = await browser.newContext({ locale: 'en-IN', serviceWorkers: 'block' });
    await context.route('**/*', (route) => answer(route, shop));
    if (shop.isOutside) await context.addInitScript(closeStorage);
    try {
      return await lookAt(await context.newPage(), look, shop, reader);
    } finally {
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    }
  };
  /** @type {string[][]} */
  const problems = [];
  const waiting = [...looks.entries()];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, look] = next;
      if ((await open(look)).length === 0) continue;
      await setTimeout(pauseMs);
      problems[index] = await open(look);
    }
  };
  try {
    await Promise.all(Array.from({ length: lanes }, lane));
    return problems.flat();
  } finally {
    await browser.close();
  }
}

/**
 * Nothing but GETs leaves the browser, and the shell's site is the next one, where there is one.
 * @param {import('playwright-core').Route} route @param {Shop} shop
 */
async function answer(route, { origin, next }) {
  const request = route.request();
  if (request.method() !== 'GET') return route.fulfill({ status: 204 });
  const url = new URL(request.url());
  if (next === null || url.origin !== origin) return route.continue();
  const { cookie } = await request.allHeaders();
  const from = await fetch(`${next}${url.pathname}${url.search}`, {
    headers: cookie === undefined ? {} : { cookie },
    redirect: 'manual',
  });
  const body = Buffer.from(await from.arrayBuffer());
  const {
    'content-encoding': _coding,
    'content-length': _length,
    ...headers
  } = Object.fromEntries(from.headers);
  return route.fulfill({ status: from.status, headers, body });
}

/** Runs in the page, as with storage that its person has switched off. */
function closeStorage() {
  Object.defineProperty(globalThis, 'localStorage', {
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
}

/** Runs in the page. @param {boolean} onlyThere null until the page is there */
function stateOfPage(onlyThere) {
  const title = document.querySelector('[role="alert"] h1') ?? document.querySelector('main h1');
  const isError = title !== null && title.closest('[role="alert"]') !== null;
  const { __earlyTaps: early } = /** @type {{ __earlyTaps?: { done: string[] } }} */ (globalThis);
  const isTakenOver = early?.done.includes('area') === true;
  const isThere = title !== null && (isError || early === undefined || isTakenOver);
  return onlyThere && !isThere ? null : { title: title?.textContent ?? null, isError, isTakenOver };
}

/**
 * @param {Page} page
 * @param {PageLook} look
 * @param {Shop} shop
 * @param {string} reader
 * @returns {Promise<string[]>}
 */
async function lookAt(page, look, shop, reader) {
  /** @type {{ thrown: string[], logged: { text: string, url: string }[], failed: { url: string, why: string }[] }} */
  const noted = { thrown: [], logged: [], failed: [] };
  page.on('pageerror', (error) => noted.thrown.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') noted.logged.push({ text: message.text(), url: message.location().url });
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? 'failed';
    // Nobody waits for it any more.
    if (why !== 'net::ERR_ABORTED') noted.failed.push({ url: request.url(), why });
  });
  page.on('response', (response) => {
    if (response.status() >= 400) noted.failed.push({ url: response.url(), why: String(response.status()) });
  });
  const began = performance.now();
  const html = await htmlOf(page, shop.origin + look.address);
  await page.waitForFunction(stateOfPage, true, { timeout: patienceMs }).catch(() => null); // what is there is judged
  const ms = performance.now() - began;
  await setTimeout(settleMs);
  const state = html === null ? null : await page.evaluate(stateOfPage, false);
  const ofRemote = html === null || look.remote === null ? [] : await wholeRemote(page, look.remote, reader);
  /** @type {Seen} */
  const seen = {
    ...(state ?? nothing),
    ...noted,
    ms,
    ofRemote,
    isRendered: html?.includes('id="first-view"') === true,
  };
  const problems = judge(look, seen, shop.origins);
  if (problems.length > 0) {
    const picture = path.join(shop.pictures, `${look.address.replaceAll('/', '-').slice(1)}.png`);
    await mkdir(shop.pictures, { recursive: true });
    await page.screenshot({ path: picture });
    problems.push(`${look.address} as a picture: ${picture}`);
  }
  return problems;
}

/** @param {Page} page @param {string} url @returns {Promise<string | null>} null: no answer */
async function htmlOf(page, url) {
  try {
    const answer = await page.goto(url, { waitUntil: 'commit', timeout: patienceMs });
    return answer ? await answer.text() : null;
  } catch {
    return null; // nothing is shown, which is judged
  }
}

/** @param {Page} page @param {import('./looks.mjs').RemoteFiles} remote @param {string} reader @returns {Promise<string[]>} */
async function wholeRemote(page, remote, reader) {
  const loading = page.evaluate(reader).then(() => page.evaluate(loadRemote, remote));
  const late = setTimeout(patienceMs, [`${remote.name} is not loaded within ${patienceMs / 1000} s`], {
    ref: false,
  });
  try {
    return await Promise.race([loading, late]);
  } catch (error) {
    return [`${remote.name} cannot be loaded: ${error}`];
  }
}

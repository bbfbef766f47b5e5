/**
 * Node's environment with one Chromium for all files that a worker runs: loading Playwright and starting a browser took longer than
 * some journeys. What a file leaves open is closed at its end.
 * @module
 */
import { TestEnvironment } from 'jest-environment-node';
import { chromium } from 'playwright-core';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Background pages must keep running, because several people act at once.
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  // Requests to the internet fail at once.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** @type {import('playwright-core').Browser | undefined} */
let browser;

async function openChromium() {
  if (browser?.isConnected()) return browser;
  const executablePath = process.env['CHROMIUM_PATH'];
  if (!executablePath) throw new Error('CHROMIUM_PATH is not set: tests/support/stack-setup.mjs does that');
  browser = await chromium.launch({ executablePath, args: flags });
  return browser;
}

/** Closes this process's browser: Jest runs a single file, and files one at a time, in its own process. */
export const closeChromium = async () => browser?.close();

// A worker has no other sign of its end than that Jest stops to listen for files.
process.on('removeListener', (event) => {
  if (event === 'message') void closeChromium();
});

export default class BrowserEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    Object.assign(this.global, { openChromium });
  }

  /** @override */
  async teardown() {
    await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
    await super.teardown();
  }
}

/**
 * Before tests in a browser: fails the run if the shop is not running or Chromium is missing.
 * @module
 */
import { portsAt } from '../../tools/base/ports.mjs';
import { ensureChromium } from '../../tools/base/machine/chromium.mjs';
import { mustAnswer } from './must-answer.mjs';

export default async function findStackAndBrowser() {
  const ports = portsAt();
  await Promise.all([
    mustAnswer('The shop', `http://localhost:${ports.shell}/`),
    mustAnswer('The catalogue', `http://localhost:${ports.shell}/api/catalogue`),
  ]);
  process.env.CHROMIUM_PATH = await ensureChromium();
}

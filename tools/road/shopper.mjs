/**
 * A person with a browser who opens what is on the air in the sandbox: pages, federation and the policy of the sites are real there, data are not.
 * @module
 */
import { chromium } from 'playwright-core';
import { ensureChromium } from '../base/machine/chromium.mjs';

/**
 * @param {string} port of the sandbox, to which all addresses of sites lead
 * @param {string} address
 * @returns {Promise<string>} the first heading of the page's main part; it waits for one
 */
export async function headingAt(port, address) {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', `--host-resolver-rules=MAP *.web.app 127.0.0.1:${port}, MAP * ~NOTFOUND`],
  });
  try {
    // The sandbox's certificate is of its own making.
    const page = await browser.newPage({ ignoreHTTPSErrors: true, serviceWorkers: 'block' });
    await page.goto(address);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 }).first();
    return await heading.innerText();
  } finally {
    await browser.close();
  }
}

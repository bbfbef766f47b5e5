/** Pages that the server renders and an extension of the browser changes (rule: extended-page). */
import type { Page } from 'playwright-core';
import { holdRequests } from '../support/browser';
import { extendPage, extensions, type Extension } from '../support/extension';
import { journey } from '../support/journey';
import { aPhone, isTakenOver } from '../journeys/steps/taking-over';
import { cartOf } from '../journeys/steps/visiting';

const shopEntry = /\/remoteEntry\.js$/;

declare global {
  var extendPage: ((extension: Extension) => void) | undefined;
  var isBeforeScripts: boolean | undefined;
}

/** Runs in the page: changes it as the name of its window says, before the first of its scripts or once it has been read. */
function extendEarly(): void {
  const [moment, extension] = window.name.split(' ');
  const extend = (): void => globalThis.extendPage?.(extension as Extension);
  if (moment === 'parsed') addEventListener('DOMContentLoaded', extend);
  if (moment !== 'first') return;
  const observer = new MutationObserver(() => {
    if (!document.getElementById('root')?.nextElementSibling) return;
    observer.disconnect();
    // The script of the page makes it.
    globalThis.isBeforeScripts = globalThis.__earlyTaps === undefined;
    extend();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Puts one more of a product into the cart. */
async function addOne(page: Page, inCart: number): Promise<void> {
  await isTakenOver(page);
  await cartOf(page, inCart).waitFor();
  await page
    .getByRole('button', { name: /^(Add|Increase quantity of) / })
    .first()
    .click();
  await cartOf(page, inCart + 1).waitFor();
}

journey(
  'a page that an extension changes before it is taken over works without an error (rule: extended-page)',
  async (stage) => {
    const { page } = await aPhone(stage, 'customer');
    await page.addInitScript(`globalThis.extendPage = ${extendPage.toString()}`);
    await page.addInitScript(extendEarly);
    let inCart = 0;
    for (const moment of ['first', 'parsed'])
      for (const extension of extensions) {
        await page.evaluate((text) => void (window.name = text), `${moment} ${extension}`);
        await page.goto('/home/products');
        await addOne(page, inCart);
        inCart += 1;
        const seen = await page.evaluate(() => ({
          isBeforeScripts: globalThis.isBeforeScripts ?? false,
          isChanged: 'changed' in document.documentElement.dataset,
        }));
        expect({ moment, extension, ...seen }).toEqual({
          moment,
          extension,
          isBeforeScripts: moment === 'first',
          isChanged: extension !== 'attributes',
        });
      }
  },
);

journey(
  'a page that an extension changes while the remote is late works without an error (rule: extended-page)',
  async (stage) => {
    const { page, context } = await aPhone(stage, 'customer');
    const letGo = await holdRequests(context, shopEntry);
    await page.goto('/home/products', { waitUntil: 'commit' });
    await page.waitForFunction(() => globalThis.__earlyTaps?.done.includes('shell') === true);
    for (const extension of extensions) await page.evaluate(extendPage, extension);
    letGo();
    await addOne(page, 0);
  },
);

/** Runs in the page: its data has another name for a product than its HTML. */
function renameProduct(): void {
  const observer = new MutationObserver(() => {
    const data = document.getElementById('first-view');
    if (!data?.nextElementSibling) return;
    observer.disconnect();
    const shown = JSON.parse(data.textContent) as { catalogue: { products: { name: string }[] } };
    for (const product of shown.catalogue.products) product.name = `New ${product.name}`;
    data.textContent = JSON.stringify(shown);
  });
  observer.observe(document, { childList: true, subtree: true });
}

journey('a page that does not fit by itself is reported (rule: extended-page)', async (stage) => {
  const customer = await aPhone(stage, 'customer');
  customer.expectProblems(/does not fit/);
  const { page } = customer;
  await page.addInitScript(renameProduct);
  const isReported = page.waitForEvent('pageerror');
  await page.goto('/home/products');
  expect((await isReported).message).toContain('The page that the server rendered does not fit');
  await isTakenOver(page);
});

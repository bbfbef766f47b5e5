/**
 * The surroundings of the pages: the start of a visitor, the frames with and without header and footer, the promise in the header with and
 * without the font, Back, and the message if the session does not load.
 */
import type { Page } from 'playwright-core';
import { desktop, phone } from '../../support/browser';
import { journey } from '../../support/journey';
import { openSignedIn } from '../steps/account';
import { isTakenOver } from '../steps/taking-over';
import { eventually } from '../steps/visiting';

const seeTitle = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

/** The account menu; on desktops staff have it at the foot of the sidebar. */
async function openAccountMenu(page: Page, name: string | RegExp): Promise<string[]> {
  await page.getByRole('button', { name }).filter({ visible: true }).first().click();
  const menu = page.getByRole('menu', { name: 'Account' });
  await menu.waitFor();
  return menu.getByRole('menuitem').allInnerTexts();
}

journey('a visitor: start, frames, menu, footer, not found (rule: frames-by-role)', async ({ arrive }) => {
  const { page } = await arrive('visitor', { viewport: desktop });
  await page.goto('/');
  await page.waitForURL('**/login');
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await seeTitle(page, path === '/login' ? 'Sign in' : 'Create an account');
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    expect(await page.getByRole('combobox', { name: 'Search products' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: /^Cart/ }).count()).toBe(0);
  }
  await page.goto('/home');
  await page.getByRole('link', { name: /^Cart/ }).waitFor();
  expect(await openAccountMenu(page, 'Sign in or register')).toEqual([
    'Customer Login',
    'Customer Register',
    'Admin Login',
    'Delivery Partner Login',
  ]);
  await page.getByRole('menuitem', { name: 'Delivery Partner Login' }).click();
  await page.waitForURL('**/login?role=delivery');
  expect(await page.getByRole('radio', { name: 'Delivery' }).isChecked()).toBe(true);

  await page.goto('/home');
  const footer = page.getByRole('contentinfo');
  await footer.getByText('Day and night').waitFor();
  await footer.getByText('© 2024 Basket Express. All rights reserved.').waitFor();
  await footer.locator('a[href^="tel:"]').waitFor();
  await footer.locator('a[href^="mailto:"]').waitFor();
  for (const [link, title] of [
    ['Contact', 'Contact'],
    ['Help', 'Help'],
    ['Terms', 'Terms'],
    ['Privacy', 'Privacy policy'],
  ] as const) {
    await footer.getByRole('link', { name: link, exact: true }).click();
    await seeTitle(page, title);
    expect(await page.title()).toBe(`${title} · Basket Express`);
  }
  await page.goto('/nowhere/at/all');
  await seeTitle(page, 'Page not found');
  await page.getByRole('banner').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Go to the start page' }).click();
  await page.waitForURL('**/login');
});

/** Where the promise of the header is, its first line: drawn anew when the code comes that knows the place. */
const promiseLine = 'header button[aria-haspopup="dialog"] > span';

/** In one step: an element that is found first and measured then may have been replaced meanwhile, and has no width. */
const widthOfPromise = (page: Page): Promise<number> =>
  page.evaluate((place) => document.querySelector(place)?.getBoundingClientRect().width ?? 0, promiseLine);

/** The texts of the header that take more than one line. */
const wrappedInHeader = (page: Page): Promise<string[]> =>
  page.getByRole('banner').evaluate((header) => {
    const hasText = (element: Element): boolean =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
    const isWrapped = (element: Element): boolean => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const boxes = [...range.getClientRects()];
      const tops = boxes.map(({ top }) => top);
      return Math.max(...tops) - Math.min(...tops) > Math.max(...boxes.map(({ height }) => height)) / 2;
    };
    return (
      [...header.querySelectorAll('*')]
        .filter((element) => getComputedStyle(element).display !== 'inline' && hasText(element))
        // What is for screen readers alone has one pixel.
        .filter((element) => element.clientWidth > 1 && isWrapped(element))
        .map(({ textContent }) => textContent)
    );
  });

/** Gives the page the face that it did not get. @returns how far that moved it, as the browser counts */
const movedByFace = (page: Page, url: string): Promise<number> =>
  page.evaluate(async (file) => {
    let moved = 0;
    const count = (entries: PerformanceEntryList): void => {
      for (const entry of entries) moved += (entry as unknown as { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => count(list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    document.fonts.add(await new FontFace('Figtree', `url(${file})`, { weight: '300 900' }).load());
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    count(observer.takeRecords());
    return moved;
  }, url);

journey(
  'on a phone without the font no line of the header wraps, and the font that comes moves nothing (rule: one-promise)',
  async ({ arrive }) => {
    const person = await arrive('visitor', { viewport: { width: 360, height: 800 } });
    person.expectProblems(/net::ERR/);
    const { page } = person;
    await page.route('**/*.woff2', (route) => route.abort());
    const asked = page.waitForRequest(/\/figtree-ascii\.[0-9a-f]+\.woff2$/);
    await page.goto('/home');
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await page.locator(promiseLine).first().waitFor();
    await isTakenOver(page);
    expect(await wrappedInHeader(page)).toEqual([]);

    const before = await widthOfPromise(page);
    await page.unroute('**/*.woff2');
    expect(await movedByFace(page, (await asked).url())).toBeLessThanOrEqual(0.01);
    // Another font, of the same width: 20 px are left beside it.
    const after = await widthOfPromise(page);
    expect(after).not.toBe(before);
    expect(Math.abs(after - before)).toBeLessThan(16);
  },
);

journey(
  'the promise is whole in the header, also before the font has come (rule: one-promise)',
  async ({ arrive }) => {
    const person = await arrive('visitor', { viewport: desktop });
    person.expectProblems(/net::ERR/);
    const { page } = person;
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/home');
    const promise = page.locator(promiseLine).first();
    await promise.waitFor();
    const { text, cut } = await promise.evaluate((span) => ({
      text: span.textContent,
      cut: span.scrollWidth - span.clientWidth,
    }));
    expect(text).toMatch(/^(Delivery in|Opens at|Back at|Store) /);
    expect(cut).toBe(0);
  },
);

journey('on the narrowest phones the promise ends before the account button', async ({ arrive }) => {
  const { page } = await arrive('customer', { viewport: { width: 320, height: 640 } });
  await openSignedIn(page, 'customer@basket.example', 'customer');
  const promise = page.getByRole('banner').getByText('30 minutes', { exact: true });
  const accountButton = page.getByRole('button', { name: /^Account of/ });
  await promise.waitFor();
  await accountButton.waitFor();
  // Asked of the elements that are there then: the page may still put another into their place.
  const end = await promise.evaluate((text) => text.getBoundingClientRect().right);
  expect(end).toBeLessThanOrEqual(await accountButton.evaluate((button) => button.getBoundingClientRect().x));
});

journey('Back leads where the area says, and the start has none (rule: back-target)', async ({ arrive }) => {
  const { page } = await arrive('customer', { viewport: phone });
  await openSignedIn(page, 'customer@basket.example', 'customer');
  await page.goto('/home/cart');
  const back = page.getByRole('link', { name: 'Back', exact: true }).filter({ visible: true });
  // Until the remote is there, Back leads one level up.
  const target = async () => new URL((await back.first().getAttribute('href')) ?? '', page.url()).pathname;
  expect(await eventually(target, (path) => path === '/home/products')).toBe('/home/products');
  await back.first().click();
  await page.waitForURL('**/home/products');
  await page.goto('/home');
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  expect(await back.count()).toBe(0);
});

journey(
  'no answer from Auth for 5 seconds: an area says so, Refresh Page loads it anew, and with an answer it leads to sign-in',
  async ({ arrive }) => {
    const { page, context } = await arrive('visitor');
    const isAuthCode = (url: URL): boolean => /\/js\/back-end\.[^/]*\.js$/.test(url.pathname);
    await context.route(isAuthCode, () => new Promise<void>(() => undefined));
    await page.goto('/admin/orders');
    await page.getByRole('status').filter({ hasText: 'Loading your session' }).waitFor();
    await seeTitle(page, 'Connection Error');
    await page.getByText('Authentication timeout. Please refresh the page.').waitFor();
    // Still without an answer, which would take the button away.
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Refresh Page' }).click();
    await reloaded;
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/admin/orders');
    await page.waitForURL('**/login');
  },
);

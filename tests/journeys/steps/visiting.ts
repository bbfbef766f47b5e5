/** Moving about the customer area. */
import type { Locator, Page, Response } from 'playwright-core';
import { type Customer } from '../../support/backstage';
import { openSignedIn } from './account';

/** The title of a customer's home. */
export const homeTitle = 'Shop by category';

/** A new page at the shop's home, signed in. */
export async function enterShop(page: Page, { email, password }: Customer): Promise<void> {
  await openSignedIn(page, email, 'customer', password);
  await heading(page, homeTitle).waitFor();
}

/** The title of a page. */
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** A short message. */
export const message = (page: Page, text: string) =>
  page.locator('.basket-toast').getByText(text, { exact: true }).first();

/**
 * Presses, and sees what the page says to it. A message goes by itself after 2 seconds, which a busy machine may need before it begins
 * to look: looking begins before the press.
 */
export async function pressAndSee(button: Locator, told: Locator): Promise<void> {
  await Promise.all([told.waitFor(), button.click()]);
}

/** The cart in the header with its count. */
export const cartOf = (page: Page, count: number) =>
  page
    .getByRole('banner')
    // The total follows, if there is one.
    .getByRole('link', { name: new RegExp(`^Cart, ${count} item${count === 1 ? '' : 's'}(,|$)`) });

/** Opens the page of a cart that is not empty; on desktops the link opens a drawer, which leads there (rule: cart-drawer). */
export async function openCart(page: Page, count: number): Promise<void> {
  await cartOf(page, count).click();
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  await drawer.or(heading(page, 'Your cart')).waitFor();
  if (await drawer.isVisible()) await drawer.getByRole('link', { name: 'View cart' }).click();
  await heading(page, 'Your cart').waitFor();
}

/** Waits for an address; the router writes it a moment after the press. */
export const seeAddress = (page: Page, address: string): Promise<void> =>
  page.waitForURL((url) => decodeURIComponent(url.pathname + url.search.replaceAll('+', ' ')) === address);

/** The first visible element with the text: phones and desktops have some elements twice. */
export const visible = (page: Page, text: string | RegExp) =>
  page.getByText(text, { exact: true }).filter({ visible: true }).first();

/**
 * Opens a page as somebody who is signed in, and waits until Auth has said so and their profile is there: five seconds without an answer
 * are an error, and they are over at once where a journey lets time pass.
 */
export async function openKnown(page: Page, address: string): Promise<Response | null> {
  const isProfile = (response: Response): boolean =>
    response.url().includes('/documents/profiles/') && response.request().method() === 'GET';
  const answers = [page.waitForResponse(/accounts:lookup/), page.waitForResponse(isProfile)];
  const response = await page.goto(address);
  await Promise.all(answers);
  return response;
}

/**
 * Fires all that waits for up to five seconds, without waiting for it, and lets the browser draw: what a page has not done then, it
 * does not do by itself. The page's clock must have been installed before it was loaded.
 */
export async function letTimePass(page: Page): Promise<void> {
  await page.clock.runFor(5000);
  await page.screenshot();
}

/** Reads repeatedly until the value is as wanted, at most 10 s. @returns the last value, for `expect` */
export async function eventually<T>(
  read: () => Promise<T>,
  isSo: (value: T) => boolean,
  forMs = 15_000,
): Promise<T> {
  const until = Date.now() + forMs;
  for (;;) {
    const value = await read();
    if (isSo(value) || Date.now() > until) return value;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

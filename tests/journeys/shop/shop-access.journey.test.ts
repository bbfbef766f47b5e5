/** The customer area without a mouse. */
import type { Page } from 'playwright-core';
import { aCustomer } from '../../support/backstage';
import { desktop } from '../../support/browser';
import { journey } from '../../support/journey';
import { cartOf, enterShop, heading, homeTitle } from '../steps/visiting';

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, role: string, name: RegExp, limit = 80): Promise<void> {
  const passed: string[] = [];
  for (let press = 0; press < limit; press += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const isThere = await focused.and(page.getByRole(role as 'link', { name })).count();
    if (isThere > 0) return;
    passed.push(await focused.evaluate((element) => element.outerHTML.slice(0, 60)).catch(() => 'nothing'));
  }
  throw new Error(`Tab does not lead to the ${role} ${name}; it passed\n${passed.join('\n')}`);
}

/** Expects the focus to be visible. */
async function focusIsVisible(page: Page): Promise<void> {
  const isSeen = await page.locator(':focus').evaluate((element) => {
    const drawn = [element, element.parentElement].flatMap((part) =>
      part === null ? [] : ['', '::after'].map((pseudo) => getComputedStyle(part, pseudo || null)),
    );
    return drawn.some(
      ({ outlineStyle, outlineWidth, boxShadow }) =>
        (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
    );
  });
  expect(isSeen).toBe(true);
}

journey('from home into the cart with the keyboard alone, with a visible focus', async ({ arrive }) => {
  const { page } = await arrive('customer', { viewport: desktop });
  await enterShop(page, await aCustomer());
  await page.goto('/home');
  await heading(page, homeTitle).waitFor();
  await tabTo(page, 'link', /^Start Shopping$/);
  await focusIsVisible(page);
  await page.keyboard.press('Enter');
  await heading(page, 'All products').waitFor();
  await tabTo(page, 'button', /^Add /);
  await focusIsVisible(page);
  await page.keyboard.press('Enter');
  await cartOf(page, 1).waitFor();
  // The focus stays with the product: the next press adds one more.
  await page
    .locator(':focus')
    .and(page.getByRole('button', { name: /^Increase quantity of / }))
    .waitFor();
  await page.keyboard.press('Enter');
  await cartOf(page, 2).waitFor();
  await page.goto('/home/checkout');
  await page.getByRole('button', { name: 'Place Order' }).and(page.locator(':enabled')).first().waitFor();
  await tabTo(page, 'button', /^Place Order: /);
  await focusIsVisible(page);
});

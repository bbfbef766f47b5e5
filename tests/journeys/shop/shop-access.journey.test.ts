/**
 * The customer area without a mouse, and what axe finds on its screens.
 */
import type { Page } from 'playwright-core';
import { aCustomer, anOrderOf } from '../../support/backstage';
import { desktop } from '../../support/browser';
import { journey } from '../../support/journey';
import { seeNothingWrong } from '../steps/looking';
import { cartOf, enterShop, heading } from '../steps/visiting';

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
  await heading(page, 'Groceries in 30 minutes').waitFor();
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
  await tabTo(page, 'button', /^Place Order$/);
  await focusIsVisible(page);
});

journey(
  'axe finds nothing on the customer screens, on a phone and a desktop, light and dark',
  async ({ arrive }) => {
    const customer = await aCustomer();
    const orderId = await anOrderOf(customer, {
      status: 'out_for_delivery',
      assignment: {
        attempt: 1,
        partnerName: 'Imran Khan',
        partnerPhone: '9000012345',
        partnerLocation: { latitude: 12.9762, longitude: 77.6403, at: Date.now() },
        assignedAt: 1,
        deadlineAt: 2,
        acceptedAt: Date.now(),
      },
    });
    const { page } = await arrive('customer', { viewport: desktop });
    const look = async (address: string, title: string | RegExp): Promise<void> => {
      await page.setViewportSize(desktop);
      await page.goto(address);
      await heading(page, title).waitFor();
      await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
      await seeNothingWrong(page, address);
    };
    await look('/home', /^Groceries at your door/);
    await look('/home/products', 'Sign In Required');
    await enterShop(page, customer);
    await page.goto('/home/products?search=avocado');
    await page.getByRole('button', { name: 'Add Avocado', exact: true }).click();
    await cartOf(page, 1).waitFor();
    await look('/home', 'Groceries in 30 minutes');
    await look('/home/products?category=meat-fish', 'Meat & Fish');
    await look('/home/products?view=list&search=milk', 'Results for “milk”');
    await look('/home/products?search=zzzzqq', 'Results for “zzzzqq”');
    await look('/home/products/alphonso-mangoes-ratnagiri', 'Alphonso Mangoes, Ratnagiri');
    await look('/home/cart', 'Your cart');
    await look('/home/checkout', 'Checkout');
    await look('/home/orders', 'My Orders');
    await look(`/home/orders/${orderId}`, /^Order #/);
    await look(`/home/tracking/${orderId}`, 'Track order');
    await look('/home/profile', 'My Profile');
  },
  180_000,
);

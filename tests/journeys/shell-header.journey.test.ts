/**
 * The header of shoppers: search and cart.
 */
import { desktop, phone } from '../support/browser';
import { journey } from '../support/journey';
import { signIn } from './steps/account';

journey('search goes to the list only with something to search for', async ({ arrive }) => {
  const { page } = await arrive('customer', { viewport: phone });
  await signIn(page, 'customer@basket.example', 'customer');
  await page.waitForURL('**/home');
  const search = page.getByRole('banner').getByLabel('Search products');
  for (const nothing of ['', '   ']) {
    await search.fill(nothing);
    await search.press('Enter');
    expect(new URL(page.url()).pathname).toBe('/home');
  }
  await search.fill('  milk & more ');
  await search.press('Enter');
  await page.waitForURL('**/home/products?search=milk%20%26%20more');
  // What was searched for stays in the field as long as its results are shown.
  await page
    .getByRole('banner')
    .getByLabel('Search products')
    .and(page.locator('[value="milk & more"]'))
    .waitFor();
});

journey('the badge counts what is in the cart, here and in another tab', async ({ arrive }) => {
  const { page, context } = await arrive('customer', { viewport: desktop });
  await signIn(page, 'customer@basket.example', 'customer');
  await page.goto('/home/products');
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: 'Cart, 0 items' }).waitFor();
  expect(await page.getByTestId('cart-badge').count()).toBe(0);
  const other = await context.newPage();
  await other.goto('/home');
  await other.getByRole('banner').getByRole('link', { name: 'Cart, 0 items' }).waitFor();
  await page.getByRole('button', { name: /^Add / }).first().click();
  await banner.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
  await other.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).waitFor();
  await page
    .getByRole('button', { name: /^Increase quantity of / })
    .first()
    .click();
  await banner.getByRole('link', { name: 'Cart, 2 items' }).waitFor();
});

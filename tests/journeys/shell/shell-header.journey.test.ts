/**
 * The header of shoppers: search and cart.
 */
import { aCustomer } from '../../support/backstage';
import { desktop, phone } from '../../support/browser';
import { journey } from '../../support/journey';
import { openSignedIn } from '../steps/account';

journey('an empty search does not open the list', async ({ arrive }) => {
  const { page } = await arrive('customer', { viewport: phone });
  await openSignedIn(page, 'customer@basket.example', 'customer');
  await page.waitForURL('**/home');
  const search = page.getByRole('banner').getByRole('combobox', { name: 'Search products' });
  // On the narrowest phones the promise ends before the account button.
  await page.setViewportSize({ width: 320, height: 640 });
  const promise = page.getByRole('banner').getByText('30 minutes', { exact: true });
  const accountButton = page.getByRole('button', { name: /^Account of/ });
  await promise.waitFor();
  await accountButton.waitFor();
  const [minutes, account] = [await promise.boundingBox(), await accountButton.boundingBox()];
  expect((minutes?.x ?? Infinity) + (minutes?.width ?? 0)).toBeLessThanOrEqual(account?.x ?? 0);
  await page.setViewportSize(phone);
  for (const nothing of ['', '   ']) {
    await search.fill(nothing);
    await search.press('Enter');
    expect(new URL(page.url()).pathname).toBe('/home');
  }
  await search.fill('  milk & more ');
  await search.press('Enter');
  await page.waitForURL('**/home/products?search=milk%20%26%20more');
  // The search text stays in the field while its results are shown.
  await page
    .getByRole('banner')
    .getByRole('combobox', { name: 'Search products' })
    .and(page.locator('[value="milk & more"]'))
    .waitFor();
});

journey('the badge counts the cart, in every tab', async ({ arrive }) => {
  const { page, context } = await arrive('customer', { viewport: desktop });
  await openSignedIn(page, (await aCustomer()).email, 'customer');
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

journey(
  'suggestions: names and categories, found despite a typo, chosen by keyboard or touch',
  async ({ arrive }) => {
    const { page } = await arrive('customer', { viewport: phone });
    await openSignedIn(page, 'customer@basket.example', 'customer');
    await page.waitForURL('**/home');
    const banner = page.getByRole('banner');
    const field = banner.getByRole('combobox', { name: 'Search products' });
    await field.focus();
    await field.pressSequentially('panner');
    const list = banner.getByRole('listbox', { name: 'Suggestions' });
    await list
      .getByRole('option', { name: /Paneer/ })
      .first()
      .waitFor();
    expect((await list.locator('mark').allInnerTexts()).every((text) => text === 'Paneer')).toBe(true);
    await banner.getByText(/^\d suggestions?$/).waitFor({ state: 'attached' });
    await field.press('ArrowDown');
    const first = list.getByRole('option').first();
    expect(await field.getAttribute('aria-activedescendant')).toBe(await first.getAttribute('id'));
    await field.press('Escape');
    await list.waitFor({ state: 'hidden' });
    expect(await field.inputValue()).toBe('panner');
    // The group comes first, then its products.
    for (let presses = 0; presses < 3; presses += 1) await field.press('ArrowDown');
    await field.press('Enter');
    await page.waitForURL('**/home/products/*paneer*');
    await page.getByRole('heading', { level: 1, name: /Paneer/ }).waitFor();

    // A category opens the list with its filter; typing on searches.
    await field.fill('dairy');
    await list.getByRole('option', { name: /Category/ }).click();
    await page.waitForURL('**/home/products?category=*');
    await page.getByRole('heading', { level: 1, name: 'Dairy & Eggs' }).waitFor();
    await field.fill('xylophone');
    await banner.getByText('No suggestions').waitFor({ state: 'attached' });
    await field.press('Enter');
    await page.waitForURL('**/home/products?search=xylophone');
  },
);

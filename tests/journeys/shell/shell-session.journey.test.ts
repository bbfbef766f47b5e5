/**
 * The data that the browser stores about a user, in every tab, and when it is removed.
 */
import type { Page } from 'playwright-core';
import { aCustomer } from '../../support/backstage';
import { desktop } from '../../support/browser';
import { journey } from '../../support/journey';
import { signIn } from '../steps/account';

const seeText = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });

/** Everything that this site keeps in local storage. */
const keptKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('basket-express.')));

async function addFirstProduct(page: Page): Promise<void> {
  await page.goto('/home/products');
  await page.getByRole('button', { name: /^Add / }).first().click();
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).waitFor();
}

async function signOut(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Account of / })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await seeText(page, 'Signed out successfully');
}

journey('tabs share a cart, and sign-out clears each of them (rule: sign-out-clears)', async ({ arrive }) => {
  const person = await arrive('customer', { viewport: desktop });
  const { page, context } = person;
  await signIn(page, (await aCustomer()).email, 'customer');
  await addFirstProduct(page);
  expect(await keptKeys(page)).toEqual(
    expect.arrayContaining(['basket-express.cart', 'basket-express.session']),
  );
  const other = await context.newPage();
  await other.goto('/home/orders');
  await other.getByRole('heading', { level: 1, name: 'My Orders' }).waitFor();
  await other.getByRole('button', { name: /^Account of / }).waitFor();
  // The tabs share the cart while somebody is signed in.
  await page
    .getByRole('button', { name: /^Increase quantity of / })
    .first()
    .click();
  await other.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' }).waitFor();
  await signOut(page);
  await page.getByRole('button', { name: 'Sign in or register' }).waitFor();
  await other.getByRole('button', { name: 'Sign in or register' }).waitFor();
  await other
    .getByText(/Please sign in/)
    .first()
    .waitFor();
  // Firestore's data is deleted when the last tab has let go of it.
  await other.waitForFunction(() => localStorage.getItem('basket-express.offline-data') === null);
  for (const tab of [page, other]) {
    expect(await keptKeys(tab)).toEqual([]);
    await badge(tab)
      .and(tab.getByRole('link', { name: 'Cart, 0 items' }))
      .waitFor();
  }
});

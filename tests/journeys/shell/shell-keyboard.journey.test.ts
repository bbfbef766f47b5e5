/**
 * Without a mouse: signing in, searching, the account menu, the sidebar.
 */
import type { Page } from 'playwright-core';
import { desktop, phone } from '../../support/browser';
import { journey } from '../../support/journey';
import { focused, isFocusSeen, tabTo } from '../steps/keyboard';

/** Expects a visible focus. */
async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, name);
  expect({ name, isSeen: await isFocusSeen(page) }).toEqual({ name, isSeen: true });
  await page.keyboard.type(text);
}

journey('sign-in, search and account menu by keyboard', async ({ arrive }) => {
  const { page } = await arrive('customer', { viewport: desktop });
  await page.goto('/login');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await typeInto(page, 'E-mail', 'customer@basket.example');
  await typeInto(page, 'Password', 'basket123');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/home');
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();

  // The first stop of a page leads past the header.
  await page.reload();
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toMatch(/^Skip to/);
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');

  await page.reload();
  await typeInto(page, 'Search products', 'toma');
  await page.getByRole('row').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/home/products/*');
  await page.getByRole('heading', { level: 1, name: /Tomato/ }).waitFor();

  await page.reload();
  await page.getByRole('heading', { level: 1, name: /Tomato/ }).waitFor();
  await tabTo(page, /^Account of /);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: 'Account' });
  await menu.waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  expect(await focused(page)).toMatch(/^Account of /);
  await page.keyboard.press('ArrowDown');
  await menu.waitFor();
  await page.keyboard.press('End');
  expect(await focused(page)).toBe('Sign Out');
  await page.keyboard.press('Enter');
  await page.getByText('Signed out successfully').waitFor();
});

journey('the sidebar by keyboard: opens, keeps the focus, closes and returns it', async ({ arrive }) => {
  const { page } = await arrive('partner', { viewport: phone });
  await page.goto('/login?role=delivery');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await typeInto(page, 'E-mail', 'imran@basket.example');
  await typeInto(page, 'Password', 'basket123');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/delivery');
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await tabTo(page, 'Menu');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Delivery panel' });
  await sheet.waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  expect(await focused(page)).toBe('Menu');
  await page.keyboard.press('Enter');
  await sheet.waitFor();
  await tabTo(page, 'Wallet');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/delivery/wallet');
  await sheet.waitFor({ state: 'hidden' });
});

/**
 * Two remotes and the shell in one page have one React, one router, one session and one cart.
 */
import type { Page } from 'playwright-core';
import { portsAt } from '../../tools/base/ports.mjs';
import { aCustomer } from '../support/backstage';
import { journey } from '../support/journey';
import { openSignedIn } from '../journeys/steps/account';

const ports = portsAt();

/** Navigates like a link, without reloading the page. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

journey('shell and remotes share everything that holds state (rule: state-once)', async ({ arrive }) => {
  const { page } = await arrive('admin');
  const entries: string[] = [];
  page.on('response', (response) => {
    const { port, pathname } = new URL(response.url());
    if (pathname === '/remoteEntry.js') entries.push(port);
  });
  await openSignedIn(page, 'admin@basket.example', 'admin');
  await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor();
  await follow(page, '/home/products');
  await page.getByRole('button', { name: /^Add / }).first().waitFor();

  expect(new Set(entries)).toEqual(new Set([String(ports['mf-admin']), String(ports['mf-shop'])]));
  const diagnostics = await page.evaluate(() => {
    const { instances, versions } = globalThis.__basketExpress ?? { instances: {}, versions: {} };
    return { instances, versions };
  });
  expect(diagnostics.instances).toMatchObject({ web: 1, react: 1, router: 1, session: 1, cart: 1 });
  expect(Object.values(diagnostics.instances).every((count) => count === 1)).toBe(true);
});

journey('the shell shows what a remote adds to the cart, also after a reload', async ({ arrive }) => {
  const { page } = await arrive('customer');
  await openSignedIn(page, (await aCustomer()).email, 'customer');
  await page.goto('/home/products');
  const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  await page.getByRole('button', { name: /^Add / }).first().click();
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).waitFor();
  await page.reload();
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).waitFor();
  await cart.click();
  await page.getByRole('dialog', { name: 'Your cart' }).getByText('1 item').waitFor();
});

/**
 * What surrounds the pages: the start by role, the frames with and without header and footer, menus, sidebars,
 * Back, and the messages if something does not load.
 */
import type { Page } from 'playwright-core';
import { aCustomer } from '../../support/backstage';
import { desktop, phone, type Person } from '../../support/browser';
import { journey } from '../../support/journey';
import { openSignedIn, type Interface } from '../steps/account';
import { addToCart } from '../steps/shopping';
import { cartOf, eventually } from '../steps/visiting';

const people: readonly { as: Interface; email: string; home: string; menu: string[] }[] = [
  {
    as: 'customer',
    email: 'customer@basket.example',
    home: '/home',
    menu: ['Home', 'My Profile', 'My Orders'],
  },
  {
    as: 'admin',
    email: 'admin@basket.example',
    home: '/admin',
    menu: ['Admin Dashboard', 'Manage Products', 'Manage Orders'],
  },
  {
    as: 'delivery',
    email: 'imran@basket.example',
    home: '/delivery',
    menu: ['Delivery Dashboard', 'My Orders', 'Wallet'],
  },
];

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

journey(
  'the promise is whole in the header, also before the font has come (rule: one-promise)',
  async ({ arrive }) => {
    const person = await arrive('visitor', { viewport: desktop });
    person.expectProblems(/net::ERR/);
    const { page } = person;
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/home');
    const promise = page.getByRole('banner').locator('button[aria-haspopup="dialog"] > span').first();
    await promise.waitFor();
    const { text, cut } = await promise.evaluate((span) => ({
      text: span.textContent,
      cut: span.scrollWidth - span.clientWidth,
    }));
    expect(text).toMatch(/^(Delivery in|Opens at|Back at|Store) /);
    expect(cut).toBe(0);
  },
);

for (const { as, email, home, menu } of people) {
  journey(`${as}: start and logo lead home, the menu is the role's (rule: role-home)`, async ({ arrive }) => {
    const { page } = await arrive(as, { viewport: phone });
    await openSignedIn(page, email, as);
    await page.waitForURL(`**${home}`);
    await page.goto('/');
    await page.waitForURL(`**${home}`);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    const isCustomer = as === 'customer';
    expect(await page.getByRole('contentinfo').count()).toBe(isCustomer ? 1 : 0);
    expect(await page.getByRole('link', { name: /^Cart/ }).count()).toBe(isCustomer ? 1 : 0);
    expect(await page.getByRole('combobox', { name: 'Search products' }).count()).toBe(isCustomer ? 1 : 0);
    const logo = page.getByRole('banner').getByRole('link', { name: 'Basket Express' }).first();
    expect(await logo.getAttribute('href')).toBe(home);
    expect(await openAccountMenu(page, /^Account of /)).toEqual([...menu, 'Sign Out']);
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    // The partner of the demo has orders in hand, and is asked (rule: leaving-asked).
    if (as === 'delivery')
      await page
        .getByRole('alertdialog', { name: 'Sign out now?' })
        .getByRole('button', { name: 'Sign Out' })
        .click();
    await page.getByText('Signed out successfully').waitFor();
    // The user leaves an area that needs a role at once.
    if (!isCustomer) await page.waitForURL('**/login');
  });
}

/** Entries of a sidebar, and the current one. */
async function readSidebar(page: Page, label: string) {
  const sidebar = page.getByRole('navigation', { name: label }).filter({ visible: true });
  await sidebar.getByRole('link').first().waitFor(); // they come with the area's remote
  return {
    entries: await sidebar.getByRole('link').allInnerTexts(),
    current: await sidebar.locator('[aria-current="page"]').allInnerTexts(),
  };
}

const sidebars: readonly {
  as: Interface;
  email: string;
  label: string;
  entries: readonly string[];
  go: string;
  title: string;
}[] = [
  {
    as: 'admin',
    email: 'admin@basket.example',
    label: 'Admin panel',
    entries: [
      'Dashboard',
      'Products',
      'Categories',
      'Orders',
      'Customers',
      'Order Assignment',
      'Delivery Partners',
      'Settings',
      'Audit',
      'Diagnostics',
    ],
    go: 'Order Assignment',
    title: 'Order Assignment',
  },
  {
    as: 'delivery',
    email: 'lakshmi@basket.example',
    label: 'Delivery panel',
    entries: ['Dashboard', 'Orders', 'Order Assignment', 'Wallet'],
    go: 'Wallet',
    title: 'Wallet',
  },
];

for (const { as, email, label, entries, go, title } of sidebars) {
  journey(
    `${as}: the sidebar opens, marks the current screen, and closes on navigation`,
    async ({ arrive }) => {
      const { page } = await arrive(as, { viewport: phone });
      await openSignedIn(page, email, as);
      const toggle = page.getByRole('button', { name: 'Menu', exact: true });
      const sheet = page.getByRole('dialog', { name: label });
      await toggle.click();
      expect((await readSidebar(page, label)).current).toEqual(['Dashboard']);
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'hidden' });
      expect(await toggle.getAttribute('aria-expanded')).toBe('false');
      await toggle.click();
      await sheet.getByRole('link', { name: go, exact: true }).click();
      await seeTitle(page, title);
      await sheet.waitFor({ state: 'hidden' });
      // Wide screens show it beside the page.
      await page.setViewportSize(desktop);
      const wide = await readSidebar(page, label);
      expect(wide.current).toEqual([go]);
      // The link of the brand comes first.
      expect(wide.entries.slice(-entries.length)).toEqual(entries);
    },
  );
}

/** Pages and the targets of their Back button. */
const backTables: Readonly<Record<Interface, readonly (readonly [from: string, to: string])[]>> = {
  customer: [
    ['/home/products/no-such', '/home/products'],
    ['/home/products', '/home'],
    ['/home/cart', '/home/products'],
    ['/home/checkout', '/home/cart'],
    ['/home/orders/no-such', '/home/orders'],
    ['/home/tracking/no-such', '/home/orders'],
    ['/home/orders', '/home'],
    ['/home/profile', '/home'],
    ['/terms', '/home'],
  ],
  admin: [
    ['/admin/orders/no-such', '/admin/orders'],
    ['/admin/orders', '/admin'],
    ['/admin/products', '/admin'],
    ['/admin/categories', '/admin'],
    ['/admin/customers', '/admin'],
    ['/admin/order-assignment', '/admin'],
    ['/admin/delivery-partners', '/admin'],
    ['/admin/settings', '/admin'],
    ['/admin/audit', '/admin'],
    ['/admin/diagnostics', '/admin'],
    ['/home', '/admin'],
  ],
  delivery: [
    ['/delivery/orders/no-such', '/delivery/orders'],
    ['/delivery/orders', '/delivery'],
    ['/delivery/order-assignment', '/delivery'],
    ['/delivery/wallet', '/delivery'],
    ['/contact', '/delivery'],
  ],
};

/** An empty checkout redirects. */
async function fillCart(page: Page): Promise<void> {
  await page.goto('/home/products/avocado-ripe');
  await addToCart(page);
  await cartOf(page, 1).waitFor();
}

for (const { as, email, home } of people) {
  journey(`${as}: Back leads to the list, then to the start (rule: back-target)`, async ({ arrive }) => {
    const { page } = await arrive(as, { viewport: phone });
    // The cart follows the account, and other journeys use the one of the demo.
    await openSignedIn(page, as === 'customer' ? (await aCustomer()).email : email, as);
    await page.waitForURL(`**${home}`);
    if (as === 'customer') await fillCart(page);
    const back = page.getByRole('link', { name: 'Back', exact: true }).filter({ visible: true });
    for (const [from, to] of backTables[as]) {
      await page.goto(from);
      // Until the remote is there, Back leads one level up.
      const target = async () =>
        new URL((await back.first().getAttribute('href')) ?? '', page.url()).pathname;
      expect(await eventually(target, (path) => path === to)).toBe(to);
      await back.first().click();
      await page.waitForURL(`**${to}`);
    }
    await page.goto(home);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    expect(await back.count()).toBe(0);
  });
}

/** Holds all requests to Auth. */
async function silenceAuth({ context }: Person): Promise<() => Promise<void>> {
  const isAuthCode = (url: URL): boolean => /\/js\/back-end\.[^/]*\.js$/.test(url.pathname);
  await context.route(isAuthCode, () => new Promise<void>(() => undefined));
  return () => context.unrouteAll({ behavior: 'ignoreErrors' });
}

journey(
  'no answer from Auth for 5 seconds: a spinner, then the connection error with its two actions',
  async ({ arrive }) => {
    const person = await arrive('visitor');
    const { page } = person;
    const hear = await silenceAuth(person);
    await page.goto('/');
    await page.getByRole('status').filter({ hasText: 'Loading your session' }).waitFor();
    await seeTitle(page, 'Connection Error');
    await page.getByText('Authentication timeout. Please refresh the page.').waitFor();
    await page.getByRole('button', { name: 'Refresh Authentication' }).waitFor();
    // The area of a role shows the same error instead of waiting forever.
    await page.goto('/admin/orders');
    await seeTitle(page, 'Connection Error');
    await page.evaluate(() => void (document.body.dataset['before'] = 'yes'));
    await page.getByRole('button', { name: 'Refresh Page' }).click();
    await page.waitForFunction(() => document.body.dataset['before'] === undefined);
    await hear();
    await page.goto('/admin/orders');
    await page.waitForURL('**/login');
  },
);

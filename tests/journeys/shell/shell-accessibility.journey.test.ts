/**
 * What axe finds on the shell's screens and on every page of the design system (nothing), on a phone and a desktop,
 * light and dark; and that nothing is wider than a small or enlarged window.
 */
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { serveGallery } from '../../../tools/gallery/build-gallery.mjs';
import { act } from '../../../tools/screens/photograph.mjs';
import { galleryScreens } from '../../../tools/screens/screen-list.mjs';
import { replaceShopEntry } from '../../federation/remote-faults';
import { desktop, phone, type Person } from '../../support/browser';
import { journey } from '../../support/journey';
import { openSignedIn } from '../steps/account';
import { findings, seeNothingTooWide, seeNothingWrong } from '../steps/looking';

const openPage = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
};

journey('screens of the shell for visitors', async ({ arrive }) => {
  const { page } = await arrive('visitor', { viewport: desktop });
  const paths = [
    '/login',
    '/login/forgot',
    '/register',
    '/reset-password',
    '/contact',
    '/help',
    '/terms',
    '/privacy',
    '/nowhere',
  ];
  for (const path of paths) {
    await openPage(page, path);
    await seeNothingWrong(page, path);
  }
  // Every field with its error.
  await openPage(page, '/register');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Please fill in your name').first().waitFor();
  await seeNothingWrong(page, 'register with errors');
  await openPage(page, '/contact');
  const field = page.getByRole('combobox', { name: 'Search products' });
  await field.fill('mil');
  await page.getByRole('option').first().waitFor();
  await field.press('ArrowDown');
  await seeNothingWrong(page, 'suggestions');
  await field.press('Escape');
  await page.getByRole('button', { name: 'Sign in or register' }).click();
  await page.getByRole('menu').waitFor();
  await seeNothingWrong(page, 'visitor menu');
});

journey('screens for pages and areas that fail to load', async ({ arrive }) => {
  const visitor = await arrive('visitor', { viewport: desktop });
  visitor.expectProblems(/AreaError/, /ERR_FAILED/, /back-end/);
  const { page, context } = visitor;
  await replaceShopEntry(context, (route) => route.abort());
  await page.goto('/home');
  await page.getByRole('heading', { level: 1, name: 'The shop could not be loaded' }).waitFor();
  await seeNothingWrong(page, 'an area that failed');
  await context.route(/\/js\/back-end\.[^/]*\.js$/, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Connection Error' }).waitFor();
  await seeNothingWrong(page, 'connection error');
});

const openSidebar = async ({ page }: Person): Promise<void> => {
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').waitFor();
};

journey('frames of customers, admins and partners, under a message', async ({ arrive }) => {
  const customer = await arrive('customer', { viewport: phone });
  await customer.page.goto('/login');
  await customer.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const message = customer.page.locator('.Toastify__toast').first();
  await message.waitFor();
  const top = await message.evaluate(async (toast) => {
    await Promise.all(toast.getAnimations().map(({ finished }) => finished));
    return toast.getBoundingClientRect().top;
  });
  expect(top).toBeGreaterThanOrEqual(8);
  await openSignedIn(customer.page, 'customer@basket.example', 'customer');
  await openPage(customer.page, '/help');
  await customer.page.getByRole('button', { name: /^Account of / }).click();
  await customer.page.getByRole('menu').waitFor();
  await seeNothingWrong(customer.page, 'customer menu');

  const admin = await arrive('admin', { viewport: desktop });
  await openSignedIn(admin.page, 'admin@basket.example', 'admin');
  await openPage(admin.page, '/help');
  await seeNothingWrong(admin.page, 'admin frame');
  const boards = [
    '/admin/order-assignment',
    '/admin/delivery-partners',
    '/admin/delivery-partners/withdrawals',
    '/admin/orders/picking',
    '/admin/orders/put-back',
    '/admin/orders/summary',
    '/admin/diagnostics',
    '/admin/audit',
  ];
  for (const path of boards) {
    await openPage(admin.page, path);
    // The map comes with a download of its own.
    if (path === '/admin/order-assignment')
      await admin.page.locator('.leaflet-marker-icon[title]').first().waitFor();
    await seeNothingWrong(admin.page, path);
  }
  await admin.page.keyboard.press('Control+K');
  await admin.page.getByRole('combobox', { name: 'Screen, order or product' }).fill('mil');
  await admin.page.getByRole('option').first().waitFor();
  await seeNothingWrong(admin.page, 'command palette');
  await admin.page.keyboard.press('Escape');
  await admin.page.keyboard.press('?');
  await admin.page.getByRole('dialog', { name: 'Keyboard' }).waitFor();
  await seeNothingWrong(admin.page, 'list of keys');
  await admin.page.keyboard.press('Escape');
  await openPage(admin.page, '/help');
  await openSidebar(admin);
  await seeNothingTooWide(admin.page, 'admin sidebar');
  expect(await findings(admin.page, {})).toEqual([]);

  const partner = await arrive('partner', { viewport: phone });
  await openSignedIn(partner.page, 'imran@basket.example', 'delivery');
  await openPage(partner.page, '/help');
  await seeNothingWrong(partner.page, 'partner frame');
  const screens = ['/delivery', '/delivery/orders', '/delivery/order-assignment', '/delivery/wallet'];
  for (const path of screens) {
    await openPage(partner.page, path);
    await seeNothingWrong(partner.page, path);
  }
});

/** The gallery repeats what a page has once (landmarks, skip link, headings) to show it in its states. */
const galleryOptions: RunOptions = {
  rules: Object.fromEntries(
    [
      'region',
      'landmark-unique',
      'landmark-complementary-is-top-level',
      'landmark-no-duplicate-banner',
      'landmark-no-duplicate-contentinfo',
      'landmark-banner-is-top-level',
      'heading-order',
      'skip-link',
    ].map((rule) => [rule, { enabled: false }]),
  ),
};

journey(
  'every component of the design system in every state',
  async ({ arrive }) => {
    const { page } = await arrive('designer', { viewport: desktop });
    const gallery = await serveGallery();
    try {
      // The focus changes nothing that axe looks at.
      for (const screen of galleryScreens.filter(({ tabs }) => tabs === undefined)) {
        await openPage(page, `${gallery.url}${screen.path}`);
        await act(page, screen);
        await seeNothingWrong(page, screen.name, galleryOptions);
      }
    } finally {
      await gallery.stop();
    }
  },
  240_000,
);

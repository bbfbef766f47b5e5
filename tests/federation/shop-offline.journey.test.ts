/**
 * The shop without a network, after visits with one: what the service worker and this browser's database keep.
 */
import type { Page } from 'playwright-core';
import { aCustomer, anOrderOf } from '../support/backstage';
import { desktop, phone, type Person } from '../support/browser';
import { journey } from '../support/journey';
import { openSignedIn } from '../journeys/steps/account';
import { cartOf, eventually, heading, homeTitle } from '../journeys/steps/visiting';

/** The messages of browser and SDK about requests that fail. */
const withoutNetwork = [
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
  /@firebase\/firestore/,
  /cleardot/,
  /Failed to fetch/,
];

async function takeNetworkAway({ page, context }: Person): Promise<void> {
  await context.setOffline(true);
  // What browsers say then; the emulation forgets it with the next document.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false, configurable: true }),
  );
}

journey(
  'home, list, a seen product, cart and orders open without a network (rule: offline-shop)',
  async ({ arrive }) => {
    const person = await arrive('regular', { viewport: phone, withWorker: true });
    person.expectProblems(...withoutNetwork);
    const { page } = person;
    const customer = await aCustomer();
    await anOrderOf(customer);
    await openSignedIn(page, customer.email, 'customer');
    await eventually(
      () => page.evaluate(async () => (await caches.match('/index.html')) !== undefined),
      (isKept) => isKept,
    );
    await page.goto('/home/products');
    const card = page.getByRole('list', { name: 'Products' }).getByRole('article').first();
    const name = await card.getByRole('heading', { level: 3 }).innerText();
    await card.getByRole('link', { name, exact: true }).click();
    await heading(page, name).waitFor();
    const product = { path: new URL(page.url()).pathname, name };
    await eventually(
      () =>
        page.evaluate(async () => {
          const kept = await caches.open('basket-personal-data-1');
          return (await kept.keys()).some(({ url }) => url.includes('/api/catalogue/details/'));
        }),
      (isKept) => isKept,
    );
    await page.goto('/home/products');
    await page.getByRole('button', { name: /^Add / }).first().click();
    await cartOf(page, 1).waitFor();
    await page.goto('/home/orders');
    const order = page.getByRole('heading', { name: /^Order #/ }).first();
    const orderName = await order.innerText();
    // The catalogue has come, so that it is kept.
    await eventually(
      () => page.evaluate(async () => (await caches.match('/api/catalogue')) !== undefined),
      (isKept) => isKept,
    );

    await takeNetworkAway(person);
    for (const [path, name] of [
      ['/home', homeTitle],
      ['/home/products', 'All products'],
      [product.path, product.name],
      ['/home/cart', 'Your cart'],
      ['/home/orders', 'My Orders'],
    ] as const) {
      await page.goto(path);
      await heading(page, name).waitFor();
      await page
        .getByText(/^You are offline\. Prices and stock as of \d+ [A-Z][a-z]+, \d+:\d\d [ap]m\.$/)
        .waitFor();
      expect(await page.getByText('Your profile could not be loaded.').count()).toBe(0);
    }
    await page.getByRole('heading', { name: orderName }).waitFor();
    await cartOf(page, 1).waitFor();

    await page.goto('/home/checkout');
    await page.getByRole('button', { name: 'You are offline' }).first().waitFor();
    expect(await page.getByRole('button', { name: 'You are offline' }).first().isDisabled()).toBe(true);

    // The line stands above Back, which is a row of its own on desktops.
    await page.setViewportSize(desktop);
    const line = await page.getByText(/^You are offline\. Prices/).boundingBox();
    const back = await page.getByRole('link', { name: 'Back' }).filter({ visible: true }).boundingBox();
    expect(back?.y).toBeGreaterThanOrEqual((line?.y ?? Infinity) + (line?.height ?? 0));
  },
);

const isLike = (wanted: object) => (value: object) => JSON.stringify(value) === JSON.stringify(wanted);

/** The language of the shop that the worker keeps, and for whom it keeps the home page. */
const keptFor = (page: Page): Promise<{ language: string | null; home: (string | null)[] }> =>
  page.evaluate(async () => {
    const index = await caches.match('/index.html');
    const pages = await (await caches.open('basket-personal-pages-1')).keys();
    const home = pages.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname === '/home');
    return {
      language: index?.headers.get('X-Kept-Language') ?? null,
      home: home.map(({ searchParams }) => searchParams.get('kept-for')).toSorted(),
    };
  });

journey(
  'the shop opens in Hindi without a network, also where it was kept in English before (rule: offline-shop)',
  async ({ arrive }) => {
    const person = await arrive('regular', { viewport: phone, withWorker: true });
    person.expectProblems(...withoutNetwork);
    const { page } = person;
    await openSignedIn(page, (await aCustomer()).email, 'customer');
    const english = { language: 'en', home: ['customer'] };
    expect(await eventually(() => keptFor(page), isLike(english))).toEqual(english);
    // Code that the cart of a customer uses: kept, as the worker is there by now.
    await page.goto('/home/cart');
    const usesDatabase = (): Promise<boolean> =>
      page.evaluate(async () => {
        const kept = await (await caches.open('basket-files-1')).keys();
        return kept.some(({ url }) => url.includes('/js/firestore.'));
      });
    expect(await eventually(usesDatabase, (isKept) => isKept)).toBe(true);

    await page.evaluate(() => {
      document.cookie = '__session=c-hi; Path=/; SameSite=Lax; Secure; Max-Age=31536000';
      localStorage.setItem('basket-express.language', '"hi"');
    });
    await page.goto('/home');
    await heading(page, 'श्रेणी के हिसाब से खरीदें').waitFor();
    const hindi = { language: 'hi', home: ['customer', 'customer-hi'] };
    expect(await eventually(() => keptFor(page), isLike(hindi))).toEqual(hindi);

    await takeNetworkAway(person);
    // No page has asked for the texts of the last two: they come with the shop.
    for (const [path, name] of [
      ['/home', 'श्रेणी के हिसाब से खरीदें'],
      ['/home/cart', 'आपका कार्ट खाली है'],
      ['/home/products', 'सभी प्रोडक्ट'],
    ] as const) {
      await page.goto(path);
      await heading(page, name).waitFor();
      await page.getByText(/^आप ऑफ़लाइन हैं। कीमत और स्टॉक/).waitFor();
    }
  },
);

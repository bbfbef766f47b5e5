/**
 * The shop without a network, after visits with one: what the service worker and this browser's database keep.
 */
import { aCustomer, anOrderOf } from '../support/backstage';
import { desktop, phone } from '../support/browser';
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

journey(
  'home, list, a seen product, cart and orders open without a network (rule: offline-shop)',
  async ({ arrive }) => {
    const person = await arrive('regular', { viewport: phone, withWorker: true });
    person.expectProblems(...withoutNetwork);
    const { page, context } = person;
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

    await context.setOffline(true);
    // What browsers say then; the emulation forgets it with the next document.
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false, configurable: true }),
    );
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

/**
 * The cost of browsing: shoppers read one published file, not documents (docs/decisions/005).
 */
import type { Page } from 'playwright-core';
import { anOrderOf, aCustomer } from '../../support/backstage';
import { phone } from '../../support/browser';
import { countReads } from '../../support/database-reads';
import { journey } from '../../support/journey';
import { cartOf, enterShop, eventually, heading, homeTitle, seeAddress } from '../steps/visiting';
import { addToCart } from '../steps/shopping';

const productName = 'Hosamane Toned Milk';

/** Home, list, product and cart, from link to link. */
async function lookAround(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Start Shopping' })
    .filter({ visible: true })
    .click();
  await heading(page, 'All products').waitFor();
  const inStock = page.getByRole('button', { name: /^Add / });
  const product = page.getByRole('article').filter({ has: inStock }).first().getByRole('link');
  const name = await product.innerText();
  await product.click();
  await heading(page, name).waitFor();
  await page.getByRole('heading', { name: 'Specifications' }).waitFor();
  await addToCart(page);
  await cartOf(page, 1).click();
  await heading(page, 'Your cart').waitFor();
}

journey('a visitor reads no document', async ({ arrive }) => {
  const { page, context } = await arrive('visitor', { viewport: phone });
  const reads = countReads(context);
  await page.goto('/home');
  await heading(page, /^Groceries at your door in/).waitFor();
  await page.goto('/home/products');
  await heading(page, 'Sign In Required').waitFor();
  await page.goto('/home/products/avocado-ripe');
  await heading(page, 'Avocado').waitFor();
  await page.getByRole('heading', { name: 'Specifications' }).waitFor();
  await page.goto('/home/cart');
  await page.waitForURL('**/login');
  expect(reads.all()).toEqual([]);
});

journey(
  'a customer reads their profile and their cart once per visit, and nothing else while shopping',
  async ({ arrive }) => {
    const customer = await aCustomer();
    const { page, context } = await arrive('customer', { viewport: phone });
    const reads = countReads(context);
    const profile = `profiles/${customer.uid}`;
    const cart = `carts/${customer.uid}`;
    await enterShop(page, customer);
    // Whoever is in the cart before the account's cart was asked for only listens to it.
    await eventually(
      () => Promise.resolve(reads.all()),
      (early) => early.includes(cart),
    );
    await lookAround(page);
    // The cart's page listens to the cart, and asks once on a device which orders there were.
    const all = await eventually(
      () => Promise.resolve(reads.all()),
      ({ length }) => length === 4,
    );
    expect(all.toSorted()).toEqual([cart, cart, 'orders limit 11', profile]);
    // The answer is noted on the device.
    await page.waitForFunction(() => JSON.stringify(localStorage).includes('isListed\\":true'));
    reads.take();

    // With a warm cache: every page again from its address.
    for (const [address, title] of [
      ['/home', homeTitle],
      ['/home/products?search=milk', 'Results for “milk”'],
      ['/home/products/toned-milk', productName],
      ['/home/cart', 'Your cart'],
    ] as const) {
      const before = reads.all().length;
      await page.goto(address);
      await heading(page, title).waitFor();
      await eventually(
        () => Promise.resolve(reads.all().length),
        (count) => count > before + 1,
      );
      // The cart's page listens, so that its network is never idle.
      if (address !== '/home/cart') await page.waitForLoadState('networkidle');
      expect([address, reads.take()]).toEqual([address, [profile, cart]]);
    }
  },
);

journey('My Orders reads one page, tracking one order', async ({ arrive }) => {
  const customer = await aCustomer();
  const now = Date.now();
  for (let index = 0; index < 12; index += 1)
    await anOrderOf(customer, { orderNumber: `BE26112010${10 + index}`, createdAt: now - index * 1000 });
  const { page, context } = await arrive('customer', { viewport: phone });
  const reads = countReads(context);
  await enterShop(page, customer);
  // Profile and cart are read in the background.
  await eventually(
    () => Promise.resolve(reads.all()),
    (all) => all.includes(`carts/${customer.uid}`),
  );
  reads.take();
  await page.getByRole('link', { name: 'View Orders' }).filter({ visible: true }).click();
  const cards = page.getByRole('list', { name: 'Your orders' }).getByRole('heading');
  await cards.first().waitFor();
  expect(await cards.count()).toBe(10);
  expect(reads.take()).toEqual(['orders limit 11']);

  await page.getByRole('link', { name: 'Track Order' }).first().click();
  await page.waitForURL('**/home/tracking/*');
  await page.getByRole('progressbar', { name: 'Progress of the order' }).waitFor();
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(
    await eventually(
      () => Promise.resolve(reads.all()),
      (all) => all.includes(`orders/${orderId}`),
    ),
  ).toContain(`orders/${orderId}`);
  expect(reads.take()).toEqual([`orders/${orderId}`]);
  const before = reads.all().length;

  // Older ones only when asked for.
  await page.goBack();
  await seeAddress(page, '/home/orders');
  await page.getByRole('button', { name: 'Show older orders' }).click();
  await page.getByRole('list', { name: 'Older orders' }).getByRole('heading').first().waitFor();
  await eventually(
    () => Promise.resolve(reads.all().length),
    (count) => count >= before + 2,
  );
  expect(reads.take()).toEqual(['orders limit 11', 'orders limit 11']);
});

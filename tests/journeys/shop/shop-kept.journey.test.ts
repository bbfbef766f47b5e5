/**
 * What the shop stores for the next visit: favourites and addresses in the profile, recently bought on the device.
 */
import type { Page } from 'playwright-core';
import { aCustomer, documents } from '../../support/backstage';
import { choose, phone } from '../../support/browser';
import { countReads } from '../../support/database-reads';
import { journey } from '../../support/journey';
import { signIn } from '../steps/account';
import { addToCart, changeAddress, placeOrder } from '../steps/shopping';
import {
  cartOf,
  enterShop,
  eventually,
  heading,
  letTimePass,
  message,
  openKnown,
  seeAddress,
} from '../steps/visiting';

const heart = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Favourite: ${name}`, exact: true })
    .first();
const isOn = async (page: Page, name: string, on: boolean) =>
  heart(page, name)
    .and(page.locator(`[aria-pressed="${on}"]`))
    .waitFor();
const listed = (page: Page) =>
  page.getByRole('list', { name: 'Products' }).getByRole('heading', { level: 3 }).allInnerTexts();

journey('favourites: saved and undone without another read (rule: saved-lists)', async ({ arrive }) => {
  const customer = await aCustomer();
  const { page, context } = await arrive('customer', { viewport: phone });
  const reads = countReads(context);
  await enterShop(page, customer);
  await page.goto('/home/products?favourites=1');
  await page.getByRole('heading', { name: 'No favourites yet' }).waitFor();
  await page.goto('/home/products?search=Avocado');
  await heart(page, 'Avocado').click();
  await message(page, 'Avocado is a favourite').waitFor();
  await page.goto('/home/products/beetroot-fresh');
  await heart(page, 'Beetroot').click();
  await isOn(page, 'Beetroot', true);
  await message(page, 'Beetroot is a favourite').waitFor();

  await page.goto('/home/products');
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: /^Favourites/ })
    .click();
  await seeAddress(page, '/home/products?favourites=1');
  await heading(page, 'Favourites').waitFor();
  expect(
    await eventually(
      () => listed(page),
      ({ length }) => length === 2,
    ),
  ).toEqual(['Avocado', 'Beetroot']);

  // A removed favourite disappears from this view at once; undo restores it.
  await heart(page, 'Avocado').click();
  expect(
    await eventually(
      () => listed(page),
      ({ length }) => length === 1,
    ),
  ).toEqual(['Beetroot']);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  expect(
    await eventually(
      () => listed(page),
      ({ length }) => length === 2,
    ),
  ).toEqual(['Avocado', 'Beetroot']);
  await message(page, 'Avocado is a favourite').waitFor();
  const profile = await documents().doc(`profiles/${customer.uid}`).get();
  expect(profile.get('favouriteProductIds')).toEqual(['avocado-ripe', 'beetroot-fresh']);
  expect([...new Set(reads.all())].toSorted()).toEqual([`carts/${customer.uid}`, `profiles/${customer.uid}`]);
});

journey(
  'a favourite that cannot be saved is unmarked again, and a visitor is asked to sign in',
  async ({ arrive }) => {
    const person = await arrive('customer', { viewport: phone });
    person.expectProblems(/status of 500/);
    const { page } = person;
    await page.goto('/home/products/avocado-ripe');
    await heart(page, 'Avocado').click();
    await message(page, 'Please sign in to keep favourites').waitFor();
    const { email, password } = await aCustomer();
    await signIn(page, email, 'customer', password);
    await page.goto('/home/products/avocado-ripe');
    await heading(page, 'Avocado').waitFor();
    await page.route(/\/accounts$/, (route) => route.fulfill({ status: 500, body: 'broken' }));
    await heart(page, 'Avocado').click();
    await message(page, 'Something went wrong on our side. Please try again.').waitFor();
    await isOn(page, 'Avocado', false);
  },
);

journey(
  'addresses are saved at checkout, offered with the next order and deleted on the profile',
  async ({ arrive }) => {
    const customer = await aCustomer();
    const { page } = await arrive('customer', { viewport: phone });
    await enterShop(page, customer);
    await page.goto('/home/products/mushroom-button');
    await addToCart(page);
    await cartOf(page, 1).waitFor();
    await page.goto('/home/checkout');
    await heading(page, 'Checkout').waitFor();
    await changeAddress(page);
    const field = (name: string) => page.getByLabel(name, { exact: true });
    await field('Address').fill('5, Brigade Road');
    await field('Pincode').fill('560001');
    await choose(page.getByRole('radio', { name: 'Work', exact: true }));
    await page.getByRole('button', { name: 'Save this address' }).click();
    await message(page, 'Address saved').waitFor();
    await page.getByRole('button', { name: 'Save this address' }).waitFor({ state: 'detached' });

    // The next visit starts with the profile's address; one tap fills in the saved one.
    await page.reload();
    await heading(page, 'Checkout').waitFor();
    await changeAddress(page);
    const work = page
      .getByRole('radiogroup', { name: 'Saved addresses' })
      .getByRole('radio', { name: 'Work' });
    await work.waitFor({ state: 'attached' });
    expect(await field('Address').inputValue()).toBe(customer.address);
    await choose(work);
    expect(await field('Address').inputValue()).toBe('5, Brigade Road');
    expect(await field('Pincode').inputValue()).toBe('560001');
    await placeOrder(page);
    await page.getByText('5, Brigade Road').first().waitFor();

    // Bought products are offered on home, from this device, without a database read.
    await page.goto('/home');
    const recent = page.getByRole('list', { name: 'Recently bought' });
    await recent.getByRole('button', { name: 'Add Button Mushrooms' }).click();
    await cartOf(page, 1).waitFor();

    await page.goto('/home/profile');
    const saved = page.getByRole('region', { name: 'Saved addresses' });
    await saved.getByText('5, Brigade Road, Bengaluru, Karnataka 560001').waitFor();
    await saved.getByRole('button', { name: 'Delete address Work: 5, Brigade Road' }).click();
    await saved.getByText(/^None yet/).waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await saved.getByText('5, Brigade Road, Bengaluru, Karnataka 560001').waitFor();

    // Signing out removes them.
    await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
    await message(page, 'Signed out successfully').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('basket-express.recently-bought'))).toBeNull();
    const next = await aCustomer();
    await page.goto('/login');
    await signIn(page, next.email, 'customer', next.password);
    await heading(page, 'Groceries in 30 minutes').waitFor();
    expect(await page.getByRole('list', { name: 'Recently bought' }).count()).toBe(0);
  },
);

journey(
  'a sold-out product is awaited from its card, listed in the profile, and told without a jump (rule: told-when-back)',
  async ({ arrive }) => {
    const customer = await aCustomer();
    const awaited = () =>
      documents()
        .doc(`profiles/${customer.uid}`)
        .get()
        .then((profile) => (profile.get('awaitedProductIds') as string[] | undefined) ?? []);
    const { page, context } = await arrive('customer', { viewport: phone });
    const reads = countReads(context);
    await enterShop(page, customer);
    const name = 'Brinjal, Purple Long';
    await page.goto('/home/products?search=brinjal');
    await page.getByRole('button', { name: `Tell me when ${name} is back` }).click();
    await message(page, `You will see here when ${name} is back`).waitFor();
    await page.getByRole('button', { name: `Waiting for ${name}: stop telling me` }).waitFor();
    expect(await awaited()).toEqual(['brinjal-purple-long']);

    await page.goto('/home/profile');
    const list = page.getByRole('list', { name: 'Sold-out products you wait for' });
    await list.getByRole('link', { name }).waitFor();
    await list.getByRole('button', { name: `Stop telling me about ${name}` }).click();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await list.getByRole('link', { name }).waitFor();
    await eventually(awaited, (ids) => ids.includes('brinjal-purple-long'));
    // Profile and catalogue know the list.
    expect(reads.all().filter((read) => !/^(profiles|carts)\//.test(read))).toEqual([]);

    // One of them is back: said without moving what is there, and marked in the list.
    await documents()
      .doc(`profiles/${customer.uid}`)
      .update({ awaitedProductIds: ['brinjal-purple-long', 'beetroot-fresh'] });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      new PerformanceObserver((records) => {
        for (const record of records.getEntries())
          shifts.push((record as unknown as { value: number }).value);
        document.documentElement.dataset['shift'] = String(shifts.reduce((sum, each) => sum + each, 0));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.clock.install();
    await openKnown(page, '/home');
    await page.getByRole('status').filter({ hasText: 'Back in stock' }).waitFor();
    await letTimePass(page);
    const shift = await page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
    expect(shift).toBeLessThanOrEqual(0.005);
    await eventually(awaited, (ids) => !ids.includes('beetroot-fresh'));
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page
      .getByRole('button', { name: /^Account of / })
      .filter({ visible: true })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await list.getByRole('listitem').filter({ hasText: 'Beetroot' }).getByText('Back in stock').waitFor();
  },
);

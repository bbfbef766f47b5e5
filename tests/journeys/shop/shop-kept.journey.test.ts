/** The lists that the shop keeps in the profile for the next visit: favourites and awaited products. */
import type { Page } from 'playwright-core';
import { aCustomer, documents } from '../../support/backstage';
import { phone } from '../../support/browser';
import { countReads } from '../../support/database-reads';
import { journey } from '../../support/journey';
import {
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
/** The names of the list's products, sorted. */
const listed = async (page: Page): Promise<string[]> =>
  (
    await page.getByRole('list', { name: 'Products' }).getByRole('heading', { level: 3 }).allInnerTexts()
  ).toSorted();

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
  await heart(page, 'Beetroot').and(page.locator('[aria-pressed="true"]')).waitFor();
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

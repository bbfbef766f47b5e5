/**
 * A visitor's view of the shop, and the product list of a customer: what scrolls, and what the address keeps.
 */
import { anOrder } from '@basket/domain/testing';
import type { Page } from 'playwright-core';
import { aCustomer, anOrderNumber, anOrderOf } from '../../support/backstage';
import { choose, phone } from '../../support/browser';
import { journey } from '../../support/journey';
import { signIn } from '../steps/account';
import { paiseOf } from '../steps/shopping';
import { enterShop, eventually, heading, seeAddress, visible } from '../steps/visiting';

const cardNames = (page: Page): Promise<string[]> =>
  page.getByRole('list', { name: 'Products' }).getByRole('heading', { level: 3 }).allInnerTexts();

/** More cards come as the end of the list comes near. @returns the names when there are as many, or after some seconds */
const scrollDownTo = (page: Page, count: number): Promise<string[]> =>
  eventually(
    async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      return cardNames(page);
    },
    ({ length }) => length >= count,
  );

/** In paise, as the cards show them. */
const cardPrices = async (page: Page): Promise<number[]> => {
  const cards = await page.getByRole('list', { name: 'Products' }).getByRole('article').all();
  const texts = await Promise.all(cards.map((card) => card.innerText()));
  // Not that of a kilogram.
  return texts.map((text) => paiseOf(/₹[\d,.]+(?![\d,.]*\/)/.exec(text)?.[0] ?? ''));
};

const seeCount = (page: Page, text: string | RegExp) =>
  page.getByRole('status').getByText(text, { exact: true }).waitFor();

/** All 170 products, and one or two that other journeys add meanwhile. */
const allProducts = /^17[0-2] products$/;

/** Changes the filters in their sheet, whose button says what is left. */
async function changeFilters(page: Page, change: () => Promise<void>): Promise<void> {
  await page
    .getByRole('button', { name: /^Filters/ })
    .filter({ visible: true })
    .click();
  await page.getByRole('searchbox', { name: 'Search', exact: true }).waitFor();
  await change();
  await page.getByRole('button', { name: /^Show \d+ products?$/ }).click();
}

/** Whether the chosen category is seen whole in its row, which scrolls on phones. */
const isChosenInView = (page: Page): Promise<boolean> =>
  page
    .getByRole('navigation', { name: 'Categories' })
    .locator('[aria-current]')
    .evaluate((entry) => {
      const { left, right } = entry.getBoundingClientRect();
      return left >= 0 && right <= document.documentElement.clientWidth;
    });

/** Expects no horizontal overflow. */
async function fits(page: Page): Promise<void> {
  const [inside, outside] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(inside).toBeLessThanOrEqual(outside ?? 0);
}

journey(
  'a visitor on a phone: home invites, the products ask to sign in, and lead back (rule: sign-in-gate)',
  async ({ arrive }) => {
    const customer = await aCustomer();
    const { page } = await arrive('visitor', { viewport: phone });
    await page.goto('/home');
    await heading(page, /^Groceries at your door in/).waitFor();
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Sign In', exact: true }).waitFor();
    await main.getByRole('link', { name: 'Sign Up', exact: true }).waitFor();
    expect(await main.getByRole('list', { name: 'Why Basket Express' }).getByRole('listitem').count()).toBe(
      3,
    );
    await main.getByText('100 Feet Road, Indiranagar, Bengaluru, Karnataka 560038').waitFor();
    expect(await main.getByRole('link', { name: /^Start Shopping/ }).count()).toBe(0);
    await fits(page);

    await page.goto('/home/products?search=milk&sort=price-low');
    await heading(page, 'Sign In Required').waitFor();
    expect(await main.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/home');
    expect(await main.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/register');
    await main.getByRole('link', { name: 'Sign In', exact: true }).click();
    await page.waitForURL('**/login');
    await signIn(page, customer.email, 'customer', customer.password);
    await seeAddress(page, '/home/products?search=milk&sort=price-low');
    await heading(page, 'Results for “milk”').waitFor();
  },
);

/** The shelves of home, by their names, and the end of the page, once it has been scrolled through. */
const partsOfHome = (page: Page, count: number) =>
  eventually(
    async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      return page.evaluate(() => ({
        shelves: [...document.querySelectorAll('main ul:has(article)')].map(({ ariaLabel }) => ariaLabel),
        heightPx: document.documentElement.scrollHeight,
      }));
    },
    ({ shelves }) => shelves.length >= count,
  );

journey(
  'home of somebody who comes back, on a phone: all categories in two rows, four shelves and the end within 2,400 px (rule: home-selection)',
  async ({ arrive }) => {
    const customer = await aCustomer();
    const items = anOrder().items.map((item) => ({ ...item, productId: 'tomato-hybrid', imageId: null }));
    await anOrderOf(customer, { orderNumber: anOrderNumber(), items });
    const { page } = await arrive('customer', { viewport: { width: 360, height: 760 } });
    await enterShop(page, customer);
    expect((await partsOfHome(page, 3)).shelves[0]).toBe('Featured products');
    await page.getByRole('link', { name: 'View Orders' }).click();
    await page.getByRole('list', { name: 'Your orders' }).getByRole('heading').first().waitFor();
    await page.goto('/home');
    await page.getByRole('list', { name: 'Buy again' }).getByRole('article').first().waitFor();

    const tiles = page.getByRole('list', { name: 'Categories' }).getByRole('link');
    const places = await tiles.evaluateAll((links) =>
      links.map((link) => {
        const { top, left, right, bottom } = link.getBoundingClientRect();
        return { top, left, right, bottom };
      }),
    );
    expect(places).toHaveLength(8);
    expect(new Set(places.map(({ top }) => top)).size).toBe(2);
    for (const { left, right, bottom } of places) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(360);
      expect(bottom).toBeLessThanOrEqual(760);
    }
    await fits(page);

    const { shelves, heightPx } = await partsOfHome(page, 4);
    expect(shelves).toHaveLength(4);
    expect(shelves.slice(0, 2)).toEqual(['Buy again', 'Featured products']);
    expect(heightPx).toBeLessThanOrEqual(2400);
    // What the footer says is said once.
    expect(await page.locator('a[href^="tel:"]').count()).toBe(1);
  },
);

journey(
  'a card under the mouse shows the second picture of its product, which loads then (rule: second-picture)',
  async ({ arrive }) => {
    const { page } = await arrive('customer');
    await enterShop(page, await aCustomer());
    await page.goto('/home/products?search=mango');
    const second = page.locator('article img + img').first();
    await second.waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const look = () =>
      second.evaluate((picture: HTMLImageElement) => ({
        isLoaded: picture.naturalWidth > 0,
        opacity: getComputedStyle(picture).opacity,
      }));
    expect(await look()).toEqual({ isLoaded: false, opacity: '0' });
    await page
      .getByRole('article')
      .filter({ has: page.locator('img + img') })
      .first()
      .hover();
    const shown = { isLoaded: true, opacity: '1' };
    expect(await eventually(look, ({ opacity }) => opacity === '1')).toEqual(shown);
    await page.mouse.move(0, 0);
    expect((await eventually(look, ({ opacity }) => opacity === '0')).opacity).toBe('0');
  },
);

journey(
  'the product list on a phone: filters, sort, view and page stand in the address (rule: filters-in-address)',
  async ({ arrive }) => {
    const { page } = await arrive('customer', { viewport: phone });
    await enterShop(page, await aCustomer());
    await page.goto('/home/products');
    await heading(page, 'All products').waitFor();
    await seeCount(page, allProducts);
    expect((await cardNames(page)).length).toBeLessThan(60);
    expect(await scrollDownTo(page, 60)).toHaveLength(60);

    // Another page, and back to it from a product.
    await page.getByRole('button', { name: /more/i }).click();
    await seeAddress(page, '/home/products?page=2');
    const names = await scrollDownTo(page, 120);
    expect(names).toHaveLength(120);
    const last = page.getByRole('main').getByRole('link', { name: names[119] ?? '', exact: true });
    await last.scrollIntoViewIfNeeded();
    const leftAt = await page.evaluate(() => window.scrollY);
    await last.click();
    await heading(page, names[119] ?? '').waitFor();
    await page.goBack();
    await heading(page, 'All products').waitFor();
    expect(await cardNames(page)).toEqual(names);
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - leftAt)).toBeLessThan(300);

    // Back and forward undo and repeat choices.
    await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: /^Beverages/ })
      .click();
    await seeAddress(page, '/home/products?category=beverages');
    // The row glides there.
    expect(await eventually(() => isChosenInView(page), Boolean)).toBe(true);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price: High to Low' });
    await seeAddress(page, '/home/products?category=beverages&sort=price-high');
    await seeCount(page, '15 products');
    // The address is there before the list, and by popularity the first two may stand as they should by chance.
    const order = (first: number) =>
      eventually(
        () => cardPrices(page),
        (prices) => prices.every((price, at) => at === 0 || (price - (prices[at - 1] ?? 0)) * first >= 0),
      );
    const dearestFirst = await order(-1);
    expect(dearestFirst).toEqual([...dearestFirst].sort((a, b) => b - a));
    expect(dearestFirst).toHaveLength(15);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price: Low to High' });
    await seeAddress(page, '/home/products?category=beverages&sort=price-low');
    expect(await order(1)).toEqual([...dearestFirst].reverse());
    await page.goBack();
    await seeAddress(page, '/home/products?category=beverages&sort=price-high');
    expect(await order(-1)).toEqual(dearestFirst);
    await page.goForward();
    await seeAddress(page, '/home/products?category=beverages&sort=price-low');
    await choose(page.getByRole('radio', { name: 'List view' }));
    await seeAddress(page, '/home/products?category=beverages&sort=price-low&view=list');
    await fits(page);

    // Typed filters show at once; a reload shows the same.
    await changeFilters(page, async () => {
      await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('TEA');
      await page.getByRole('textbox', { name: 'Min' }).fill('50');
      await page.getByRole('textbox', { name: 'Max' }).fill('400');
    });
    await seeAddress(
      page,
      '/home/products?search=TEA&category=beverages&min=50&max=400&sort=price-low&view=list',
    );
    await heading(page, '“TEA” in Beverages').waitFor();
    const teas = await cardNames(page);
    expect(teas.length).toBeGreaterThan(0);
    await page.reload();
    await heading(page, '“TEA” in Beverages').waitFor();
    expect(await cardNames(page)).toEqual(teas);

    // Invalid prices show a message and change nothing.
    await changeFilters(page, async () => {
      await page.getByRole('textbox', { name: 'Min' }).fill('9e');
      await visible(page, 'Prices are numbers, like 40 or 99.50').waitFor();
      await page.getByRole('textbox', { name: 'Min' }).fill('');
      await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('zzzzqqqq');
    });
    await page.getByRole('heading', { name: 'No products found' }).waitFor();
    await page.getByRole('button', { name: 'Clear Filters' }).filter({ visible: true }).last().click();
    await seeAddress(page, '/home/products?view=list');
    await seeCount(page, allProducts);
  },
);

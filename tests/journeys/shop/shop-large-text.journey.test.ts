/**
 * The customer's pages with the large letters that a phone can be set to: nothing is wider than the window, and header and bars say all
 * that they say (rule: large-text).
 */
import type { Page } from 'playwright-core';
import { anOrderOf, aCustomer } from '../../support/backstage';
import { journey } from '../../support/journey';
import { addToCart } from '../steps/shopping';
import { cartOf, enterShop, heading } from '../steps/visiting';

/** Widths and sizes of letters, in percent. Short words are broken by nothing below 200 %. */
const looks = [
  { width: 360, percent: 130 },
  { width: 320, percent: 150 },
  { width: 360, percent: 200 },
] as const;

/** Text of header and bars that is cut off or broken within a word, and how much the page is wider than the window. */
const faults = (page: Page): Promise<{ excessPx: number; texts: string[] }> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
    const { scrollWidth, clientWidth } = document.documentElement;
    const texts: string[] = [];
    for (const bar of document.querySelectorAll('header, main aside, aside')) {
      const walker = document.createTreeWalker(bar, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        // Hidden for this width, or an address that may be of any length.
        if (!parent?.checkVisibility() || getComputedStyle(parent).textOverflow === 'ellipsis') continue;
        for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          const { left, right } = range.getBoundingClientRect();
          const isHiddenForEyes = parent.clientWidth === 1;
          const box = parent.closest('a, button, header, aside') ?? parent;
          const place = box.getBoundingClientRect();
          const isOut = right > Math.min(place.right, clientWidth) + 1 || left < place.left - 1;
          const isFault = !isHiddenForEyes && (lines.size > 1 || isOut);
          texts.push(...(isFault ? [`${word} in ${box.tagName}`] : []));
        }
      }
    }
    return { excessPx: Math.max(0, scrollWidth - clientWidth), texts };
  });

async function seeWhole(page: Page, where: string): Promise<void> {
  for (const { width, percent } of looks) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate(
      (size) => document.documentElement.style.setProperty('font-size', size),
      `${percent}%`,
    );
    const found = await faults(page);
    expect({ where, width, percent, ...found }).toEqual({ where, width, percent, excessPx: 0, texts: [] });
  }
}

journey(
  'with large letters header and bars are whole on every page of a purchase (rule: large-text)',
  async ({ arrive }) => {
    const customer = await aCustomer();
    const { page } = await arrive('customer', { viewport: { width: 360, height: 740 } });
    await enterShop(page, customer);
    await seeWhole(page, 'home');
    await page.goto('/home/products');
    await heading(page, 'All products').waitFor();
    await seeWhole(page, 'list');
    await page.goto('/home/products/toned-milk');
    await page.getByRole('heading', { name: 'Specifications' }).waitFor();
    await seeWhole(page, 'product');
    await addToCart(page);
    await cartOf(page, 1).waitFor();
    await seeWhole(page, 'product in the cart');
    await page.goto('/home/cart');
    await heading(page, 'Your cart').waitFor();
    await seeWhole(page, 'cart');
    await page.goto('/home/checkout');
    await heading(page, 'Checkout').waitFor();
    await page.getByRole('button', { name: 'Place Order' }).first().waitFor();
    await seeWhole(page, 'checkout');
    const orderId = await anOrderOf(customer, { status: 'out_for_delivery' });
    for (const [path, title] of [
      [`/home/tracking/${orderId}`, 'Track order'],
      [`/home/orders/${orderId}`, /^Order #/],
      ['/home/orders', 'My Orders'],
      ['/home/profile', 'My Profile'],
    ] as const) {
      await page.goto(path);
      await heading(page, title).waitFor();
      await seeWhole(page, path.replace(orderId, 'ID'));
    }
  },
);

/** Finding something, putting it into the cart and ordering it, as a customer does it. */
import type { Page } from 'playwright-core';
import { choose } from '../../support/browser';
import type { Newcomer } from './account';

/** Rupees as the screens write them, in whole paise. */
export function paiseOf(text: string): number {
  const amount = /₹\s?([\d,]+(?:\.\d{1,2})?)/.exec(text)?.[1];
  if (amount === undefined) throw new Error(`There is no amount in "${text}"`);
  return Math.round(Number(amount.replaceAll(',', '')) * 100);
}

/**
 * Opens the page of a product with options, among drinks: no journey adds or removes one there while others shop.
 *
 * @param list the path of the product list
 * @returns its name
 */
export async function openProductWithOptions(page: Page, list = '/home/products'): Promise<string> {
  await page.goto(`${list}?category=beverages`);
  const choice = page.getByLabel(/^\d+ (sizes|choices) of |^Choose options of /).first();
  await choice.waitFor();
  const label = (await choice.getAttribute('aria-label')) ?? '';
  // The second is of pages of 1.1.0.
  const name = label.replace(/^\d+ (sizes|choices) of |^Choose options of |, \d+ in cart$/g, '');
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await addToCartButton(page).waitFor();
  return name;
}

/** Takes the last choice of every group. @returns the chosen values */
export async function chooseLastOptions(page: Page): Promise<string[]> {
  const chosen: string[] = [];
  for (const group of await page.getByRole('main').getByRole('radiogroup').all()) {
    const last = group.getByRole('radio').last();
    await choose(last);
    chosen.push(
      await last.evaluate((input: HTMLInputElement) => input.labels?.[0]?.innerText.split('\n')[0] ?? ''),
    );
  }
  return chosen;
}

/** The button of wide screens and the bar of phones are the same action; one of them is visible. */
const addToCartButton = (page: Page) =>
  page
    .getByRole('button', { name: /^Add to Cart/ })
    .filter({ visible: true })
    .first();

export async function addToCart(page: Page): Promise<void> {
  await addToCartButton(page).click();
}

/** Opens the form of the address where a known one is shown as a card (rule: delivery-card). */
export async function changeAddress(page: Page): Promise<void> {
  // Enabled when the profile has arrived, which may fill the form and make it a card.
  await placeOrderButton(page).and(page.locator(':enabled')).waitFor();
  const change = page.getByRole('button', { name: 'Change address' });
  if (await change.isVisible()) await change.click();
}

export async function fillDelivery(page: Page, to: Newcomer): Promise<void> {
  await changeAddress(page);
  await page.getByLabel('Address', { exact: true }).fill(to.address);
  await page.getByLabel('City', { exact: true }).fill(to.city);
  await page.getByLabel('State', { exact: true }).fill(to.state);
  await page.getByLabel('Pincode', { exact: true }).fill(to.pincode);
  await page.getByLabel('Phone', { exact: true }).fill(to.phone);
}

/** Writes a note for the rider, whose field is one line until it is wanted (rule: delivery-note). */
export async function addNote(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.getByLabel('Delivery instructions').fill(text);
}

/** From the cart's page, on desktops from its drawer (rule: cart-drawer). */
export async function goToCheckout(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await page.getByRole('heading', { name: 'Your cart', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).filter({ visible: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();
}

/** 'Place Order: Pay ₹160' once the sum is known (rule: order-button). */
export const placeOrderButton = (page: Page) =>
  page.getByRole('button', { name: 'Place Order' }).filter({ visible: true }).first();

/** Presses Place Order and waits for its page. */
export async function placeOrder(page: Page): Promise<{ orderNumber: string; orderId: string }> {
  // The message goes by itself: reading it begins before the press.
  const told = page.getByText(/^Order #BE\d{10,15} placed successfully!$/).innerText();
  const [text] = await Promise.all([told, placeOrderButton(page).click()]);
  const orderNumber = /BE\d{10,15}/.exec(text)?.[0] ?? '';
  await page.waitForURL(/\/home\/orders\/[A-Za-z0-9]+$/);
  return { orderNumber, orderId: new URL(page.url()).pathname.split('/').at(-1) ?? '' };
}

/**
 * The maps service at the checkout: suggestions, the chosen address, and the six outcomes of 'Use my location'.
 * Without a key the form can be filled in by hand.
 */
import type { Page } from 'playwright-core';
import { aCustomer, documents } from '../../support/backstage';
import { desktop, phone } from '../../support/browser';
import { journey } from '../../support/journey';
import { mapsHosts, standInForMaps } from '../../support/maps-stand-in';
import { addToCart, changeAddress, placeOrder } from '../steps/shopping';
import { cartOf, enterShop, heading, message } from '../steps/visiting';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const locateButton = (page: Page) => page.getByRole('button', { name: 'Use my location' });

async function arriveAtCheckout(page: Page): Promise<void> {
  await enterShop(page, await aCustomer());
  await page.goto('/home/products/french-beans');
  await addToCart(page);
  await cartOf(page, 1).waitFor();
  await page.goto('/home/checkout');
  await heading(page, 'Checkout').waitFor();
  await changeAddress(page);
}

/** By keyboard: earlier messages slide over the button on a phone, and a click may hit one of them. */
const locate = (page: Page) => locateButton(page).press('Enter');

/** Replaces the browser's answer to a request for its position. */
const failWith = (page: Page, code: number) =>
  page.evaluate((wanted) => {
    Object.defineProperty(navigator.geolocation, 'getCurrentPosition', {
      configurable: true,
      value: (_found: unknown, fail: (error: { code: number }) => void) => fail({ code: wanted }),
    });
  }, code);

journey(
  `on a desktop a suggested address fills the form and gives the order its coordinates`,
  async ({ arrive }) => {
    const person = await arrive('customer', { viewport: desktop });
    person.expectProblems(mapsHosts);
    const { page, context } = person;
    const maps = await standInForMaps(context);
    await arriveAtCheckout(page);
    const address = page.getByRole('combobox', { name: 'Address' });
    await address.fill('');
    await address.pressSequentially('3r');
    const options = page.getByRole('option');
    await address.pressSequentially('d c');
    await options.first().waitFor();
    expect(await options.count()).toBe(5);
    expect(maps.typed.every((text) => text.length >= 3)).toBe(true);
    await address.press('ArrowDown');
    await address.press('ArrowDown');
    await address.press('ArrowDown');
    await address.press('Enter');
    await message(page, 'Address selected!').waitFor();
    expect(await address.inputValue()).toBe('3rd Cross, Indiranagar');
    expect(await field(page, 'City').inputValue()).toBe('Bengaluru');
    expect(await field(page, 'Pincode').inputValue()).toBe('560038');
    expect([...maps.regions]).toEqual(['in']);
    expect([...maps.keys]).toEqual(['stand-in-key']);
    expect(maps.sessions.size).toBe(1);
    const { orderId } = await placeOrder(page);
    const order = await documents().doc(`orders/${orderId}`).get();
    expect(order.get('delivery')).toMatchObject({ latitude: 12.9782, longitude: 77.6408 });
  },
);

journey(
  'use my location: six outcomes, each with its message (rule: locate-outcomes)',
  async ({ arrive }) => {
    const person = await arrive('customer', { viewport: phone });
    person.expectProblems(mapsHosts, /status of 503/);
    const { page, context } = person;
    const maps = await standInForMaps(context);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 12.97, longitude: 77.64 });
    await arriveAtCheckout(page);
    await locate(page);
    await message(page, 'Address filled automatically from your location!').waitFor();
    expect(await field(page, 'Address').inputValue()).toBe('Near 12.97, 77.64');

    for (const [code, text] of [
      [1, 'Location access denied. Please enable location permissions.'],
      [2, 'Location unavailable. Please try again.'],
      [3, 'Location request timed out. Please try again.'],
      [9, 'Unable to get your location. Please enter address manually.'],
    ] as const) {
      await failWith(page, code);
      await locate(page);
      await message(page, text).waitFor();
    }
    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'));
    await locate(page);
    await message(page, 'Geolocation is not supported by your browser.').waitFor();

    // The service is down: a message, and the form remains usable.
    maps.breakDown();
    await field(page, 'Address').fill('5, Brigade Road');
    await page.getByText('Suggestions are not available right now.').waitFor();
    await placeOrder(page);
    await page.getByText('5, Brigade Road').first().waitFor();
  },
);

journey('without a key the button says so, and the form can be typed', async ({ arrive }) => {
  const { page, context } = await arrive('customer', { viewport: phone });
  await context.grantPermissions(['geolocation']);
  await arriveAtCheckout(page);
  await locateButton(page).click();
  await message(page, 'Google Maps API key not configured. Please contact admin.').waitFor();
  expect(await page.getByRole('combobox', { name: 'Address' }).count()).toBe(0);
  await field(page, 'Address').fill('5, Brigade Road');
  await placeOrder(page);
  await page.getByText('5, Brigade Road').first().waitFor();
});

/** The maps service at the checkout: the position of the browser, suggestions, and the chosen address. */
import type { Page } from 'playwright-core';
import { aCustomer, documents } from '../../support/backstage';
import { desktop } from '../../support/browser';
import { journey } from '../../support/journey';
import { mapsHosts, standInForMaps } from '../../support/maps-stand-in';
import { addToCart, changeAddress, placeOrder } from '../steps/shopping';
import { cartOf, enterShop, heading, message } from '../steps/visiting';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function arriveAtCheckout(page: Page): Promise<void> {
  await enterShop(page, await aCustomer());
  await page.goto('/home/products/french-beans');
  await addToCart(page);
  await cartOf(page, 1).waitFor();
  await page.goto('/home/checkout');
  await heading(page, 'Checkout').waitFor();
  await changeAddress(page);
}

journey(
  `on a desktop the own position and a suggested address fill the form, and the order has its coordinates (rule: locate-outcomes)`,
  async ({ arrive }) => {
    const person = await arrive('customer', { viewport: desktop });
    person.expectProblems(mapsHosts);
    const { page, context } = person;
    const maps = await standInForMaps(context);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 12.97, longitude: 77.64 });
    await arriveAtCheckout(page);
    // By keyboard: earlier messages may slide over the button.
    await page.getByRole('button', { name: 'Use my location' }).press('Enter');
    await message(page, 'Address filled automatically from your location!').waitFor();
    expect(await field(page, 'Address').inputValue()).toBe('Near 12.97, 77.64');
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

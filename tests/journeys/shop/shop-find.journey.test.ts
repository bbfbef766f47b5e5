/** Where the shop delivers. */
import type { Page } from 'playwright-core';
import { aCustomer } from '../../support/backstage';
import { phone } from '../../support/browser';
import { journey } from '../../support/journey';
import { changeAddress, goToCheckout } from '../steps/shopping';
import { cartOf, enterShop } from '../steps/visiting';

const placeButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /(27, 5th Cross|Choose where to deliver|\d{6})/ });

async function checkPincode(page: Page, pincode: string): Promise<void> {
  await page.getByLabel('Pincode', { exact: true }).fill(pincode);
  await page.getByRole('button', { name: 'Check pincode' }).click();
}

journey(
  'on a phone the header says where the shop delivers, and the checkout begins with that place (rule: where-to)',
  async ({ arrive }) => {
    const { page } = await arrive('customer', { viewport: phone });
    await enterShop(page, await aCustomer());
    await placeButton(page).click();
    await checkPincode(page, '400001');
    await page.getByText('We do not deliver to 400001 yet. The store is in Bengaluru.').waitFor();
    await checkPincode(page, '560008');
    await page.getByText(/^We deliver there\. /).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await placeButton(page).getByText('560008').waitFor();

    await page.goto('/home/products?category=snacks');
    await page.getByRole('button', { name: /^Add / }).first().click();
    await cartOf(page, 1).waitFor();
    await goToCheckout(page);
    await changeAddress(page);
    expect(await page.getByLabel('Pincode', { exact: true }).inputValue()).toBe('560008');
  },
);

/** Where the shop delivers, and finding things by the words that people use for them. */
import type { Page } from 'playwright-core';
import { aCustomer } from '../../support/backstage';
import { phone, widths } from '../../support/browser';
import { journey } from '../../support/journey';
import { changeAddress, goToCheckout } from '../steps/shopping';
import { cartOf, enterShop, eventually, heading } from '../steps/visiting';

const placeButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /(27, 5th Cross|Choose where to deliver|\d{6})/ });
const searchField = (page: Page) =>
  page.getByRole('banner').getByRole('combobox', { name: 'Search products' });

async function checkPincode(page: Page, pincode: string): Promise<void> {
  await page.getByLabel('Pincode', { exact: true }).fill(pincode);
  await page.getByRole('button', { name: 'Check pincode' }).click();
}

for (const { width, viewport } of widths) {
  journey(
    `on ${width} the header says where the shop delivers, and the checkout begins with that place (rule: where-to)`,
    async ({ arrive }) => {
      const { page } = await arrive('customer', { viewport });
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
}

journey(
  'on a phone Indian words find products, and searches are remembered (rule: recent-searches)',
  async ({ arrive }) => {
    const { page } = await arrive('customer', { viewport: phone });
    await enterShop(page, await aCustomer());
    for (const [typed, found] of [
      ['pyaz', /Onion/],
      ['dahi', /Curd/],
      ['aloo', /Potato/],
    ] as const) {
      await searchField(page).fill(typed);
      await searchField(page).press('Enter');
      await heading(page, `Results for “${typed}”`).waitFor();
      await page.getByRole('main').getByRole('heading', { level: 3, name: found }).first().waitFor();
    }
    // The field is made anew for the results, and may lose what comes at that moment.
    await eventually(
      async () => {
        await searchField(page).fill(' ');
        await searchField(page).fill('');
        return page.getByRole('option', { name: 'pyaz', exact: true }).isVisible();
      },
      (isThere) => isThere,
    );
    await page.getByRole('option', { name: 'pyaz', exact: true }).click();
    await heading(page, 'Results for “pyaz”').waitFor();
  },
);

/** The orders of a shift, on an admin's screens: the table leads to them with the keyboard alone (rule: status-chosen). */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { aCustomer, anOrderOf, documents, type Customer, anOrderNumber } from '../../support/backstage';
import { desktop } from '../../support/browser';
import { journey } from '../../support/journey';
import { openSignedIn } from '../steps/account';
import { focused, tabTo } from '../steps/keyboard';
import { eventually, heading, visible } from '../steps/visiting';

const enter = (page: Page): Promise<void> => openSignedIn(page, 'admin@basket.example', 'admin');
/** A name that no other order has. */
const aBuyer = (): Promise<Customer> => aCustomer({ name: `Vikram ${randomUUID().slice(0, 8)}` });
const statusOfOrder = async (id: string) =>
  (await documents().doc(`orders/${id}`).get()).get('status') as string;

journey(
  'an order is found, opened and moved on with the keyboard alone (A4, rules: keyboard-admin, status-chosen)',
  async ({ arrive }) => {
    const { page } = await arrive('admin', { viewport: desktop });
    const buyer = await aBuyer();
    const [first, second] = [anOrderNumber(), anOrderNumber()];
    const firstId = await anOrderOf(buyer, { orderNumber: first, createdAt: Date.now() - 60_000 });
    await anOrderOf(buyer, { orderNumber: second });
    await enter(page);
    await page.goto('/admin/orders');
    await page.getByRole('row').nth(1).waitFor();

    await page.keyboard.press('/');
    expect(await focused(page)).toBe('Search orders');
    await page.keyboard.type(buyer.name);
    await page.keyboard.press('Enter');
    await page.getByRole('row').nth(3).waitFor({ state: 'detached' });
    const row = (orderNumber: string) => page.getByRole('row', { name: new RegExp(`^${orderNumber}`) });
    await row(second).waitFor();
    await row(first).waitFor();
    const address = page.url();

    // One row is reached by Tab, the others by arrow keys.
    await tabTo(page, new RegExp(`^${second}`));
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toMatch(new RegExp(`^${first}`));
    await tabTo(page, `Status of ${first}: Pending`);
    await page.keyboard.press('Enter');
    await page.getByRole('menuitemradio', { name: 'Preparing' }).waitFor();
    // An arrow key only moves in the menu.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('Preparing');
    expect(await statusOfOrder(firstId)).toBe('pending');
    await page.keyboard.press('Enter');
    // Undo stands in the same message.
    const done = page.getByText('Order status updated successfully!').first();
    const question = page.getByRole('alertdialog');
    await done.or(question).first().waitFor();
    if (await question.isVisible()) {
      await tabTo(page, /^Set to /, { most: 5 });
      await page.keyboard.press('Enter');
    }
    await done.waitFor();
    expect(await statusOfOrder(firstId)).toBe('preparing');
    await eventually(
      () => focused(page),
      (text) => text === `Status of ${first}: Preparing`,
    );
    expect(await focused(page)).toBe(`Status of ${first}: Preparing`);

    // Enter opens the row; the way back keeps the search.
    await tabTo(page, new RegExp(`^${first}`), { key: 'Shift+Tab' });
    await page.keyboard.press('Enter');
    await heading(page, `Order ${first}`).waitFor();
    await page.goBack();
    await row(first).waitFor();
    expect(page.url()).toBe(address);

    await page.getByRole('searchbox', { name: 'Search orders' }).fill('nobody-is-called-this');
    await page.keyboard.press('Enter');
    await visible(page, 'No orders found').waitFor();
  },
);

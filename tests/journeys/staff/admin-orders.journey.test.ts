/**
 * The orders of a shift, on an admin's screens: the dashboard counts them, the table leads to them with the keyboard alone,
 * and the page of an order tells all about it (rules: status-chosen, history-complete).
 */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { aCustomer, anOrderOf, documents, type Customer } from '../../support/backstage';
import { desktop, phone } from '../../support/browser';
import { journey } from '../../support/journey';
import { openSignedIn } from '../steps/account';
import { statusOf } from '../steps/dispatching';
import { focused, tabTo } from '../steps/keyboard';
import { seeNothingTooWide } from '../steps/looking';
import { eventually, heading, message, seeAddress, visible } from '../steps/visiting';

const anOrderNumber = (): string => `BE261123${Math.floor(1000 + Math.random() * 9000)}`;
const enter = (page: Page): Promise<void> => openSignedIn(page, 'admin@basket.example', 'admin');
/** A name that no other order has. */
const aBuyer = (): Promise<Customer> => aCustomer({ name: `Vikram ${randomUUID().slice(0, 8)}` });
const statusOfOrder = async (id: string) =>
  (await documents().doc(`orders/${id}`).get()).get('status') as string;

/** The number of a card of the dashboard. */
async function figure(page: Page, title: string): Promise<number> {
  const card = page.getByText(title, { exact: true }).locator('xpath=ancestor::*[dd][1]/dd');
  await card.filter({ hasText: /\d/ }).waitFor();
  return Number(/[\d,.]+/.exec(await card.innerText())?.[0].replaceAll(',', ''));
}

journey('the dashboard shows a new order without a reload (A1)', async ({ arrive }) => {
  const { page } = await arrive('admin', { viewport: desktop });
  await enter(page);
  await heading(page, 'Admin Dashboard').waitFor();
  await page.getByRole('status').getByText('Live', { exact: true }).first().waitFor();
  for (const title of ['Total Revenue', 'Total Products', 'Total Customers'])
    expect(await figure(page, title)).toBeGreaterThan(0);
  for (const title of ['Quick Actions', 'System Overview', 'Recent Orders'])
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
  const buyer = await aBuyer();
  const orderNumber = anOrderNumber();
  await anOrderOf(buyer, { orderNumber });

  await visible(page, buyer.name).waitFor();
  await page.getByText(orderNumber).filter({ visible: true }).first().waitFor();
  // Other journeys add orders and take them away at the same time: the figures follow.
  const counted = async (): Promise<number> => {
    const pending = documents().collection('orders').where('status', '==', 'pending');
    return (await pending.count().get()).data().count;
  };
  const difference = async () => (await figure(page, 'Pending Orders')) - (await counted());
  expect(await eventually(difference, (by) => by === 0, 60_000)).toBe(0);

  // The chart has its figures as a table too, with every day counted.
  const days = page.getByRole('table', { name: 'Net revenue per day' });
  await days.getByRole('rowheader').last().waitFor({ state: 'attached' });
  expect(await days.getByRole('rowheader').count()).toBe(14);
  expect(await days.getByText('not counted yet').count()).toBe(0);
  await page.getByText('7 days', { exact: true }).click();
  await eventually(
    () => days.getByRole('rowheader').count(),
    (count) => count === 7,
  );
  expect(await days.getByRole('rowheader').count()).toBe(7);
  await seeNothingTooWide(page, 'the dashboard');
  await page.setViewportSize(desktop);
  await page.getByRole('link', { name: 'View all orders' }).click();
  await heading(page, 'Orders').waitFor();
});

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

journey('the page of an order: who did what, notes, and a cancellation', async ({ arrive }) => {
  const { page } = await arrive('admin', { viewport: phone });
  const buyer = await aBuyer();
  const [orderNumber, earlier] = [anOrderNumber(), anOrderNumber()];
  await anOrderOf(buyer, { orderNumber: earlier, createdAt: Date.now() - 86_400_000, status: 'cancelled' });
  const id = await anOrderOf(buyer, { orderNumber });
  await enter(page);
  await page.goto(`/admin/orders/${id}`);
  await heading(page, `Order ${orderNumber}`).waitFor();
  const main = page.getByRole('main');
  for (const title of ['Status', 'Items', 'Payment', 'History', 'Customer'])
    await main.getByRole('region', { name: title, exact: true }).waitFor();
  await main.getByRole('link', { name: new RegExp(earlier) }).waitFor();

  await main.getByLabel('Note for the store').fill('Asked to ring twice');
  await main.getByRole('button', { name: 'Add note' }).click();
  const history = main.getByRole('region', { name: 'History' });
  await history.getByText('You · Asked to ring twice').waitFor();

  await main.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Cancel order' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^(Set to Cancelled|Cancel order)$/ })
    .click();
  await message(page, 'Order status updated successfully!').waitFor();
  await statusOf(page, orderNumber).getByText('Cancelled').waitFor();
  expect(await statusOfOrder(id)).toBe('cancelled');
  await history
    .getByText(/^Cancelled/)
    .first()
    .waitFor();
  await seeNothingTooWide(page, 'the page of an order');

  await page.goto('/admin/orders/there-is-none');
  await heading(page, 'Order Not Found').waitFor();
  await page.getByRole('link', { name: 'All orders' }).click();
  await seeAddress(page, '/admin/orders');
});

/** What admins and delivery partners do with an order. */
import { orderStatusFacts, type OrderStatus } from '@basket/domain';
import type { Page } from 'playwright-core';
import { paiseOf } from './shopping';

/** The status that an admin sees and sets in the list of orders. */
export const statusOf = (admin: Page, orderNumber: string) =>
  admin.getByRole('button', { name: new RegExp(`^Status of ${orderNumber}: `) });

/** Opens the menu of an order's status and chooses from it, once the list no longer shows what the browser remembers. */
async function chooseStatus(admin: Page, orderNumber: string, status: OrderStatus): Promise<void> {
  await admin.getByText('Live', { exact: true }).first().waitFor();
  await statusOf(admin, orderNumber).click();
  await admin.getByRole('menuitemradio', { name: orderStatusFacts[status].label }).click();
}

/** Sets a status, and confirms it if the screen asks. */
export async function setStatus(admin: Page, orderNumber: string, status: OrderStatus): Promise<void> {
  const done = admin.getByText('Order status updated successfully!');
  const confirm = admin.getByRole('alertdialog').getByRole('button', { name: /^Set to / });
  await chooseStatus(admin, orderNumber, status);
  await done.or(confirm).first().waitFor();
  if (await confirm.isVisible()) await confirm.click();
  // The list may still have shown what the browser remembers of the order: then the screen asks again.
  const refused = admin.getByText(/^Nothing was changed/);
  await done.or(refused).first().waitFor();
  if (await refused.isVisible()) await confirm.click();
  await done.first().waitFor();
}

/** Offers the order to a partner, from the list of recommended ones. */
export async function assign(admin: Page, orderNumber: string, partnerName: string): Promise<void> {
  await admin.getByRole('button', { name: `Assign ${orderNumber} to ${partnerName}` }).click();
  await admin.getByText('Order assigned successfully!').waitFor();
}

/** Makes sure that the partner takes orders. */
export async function goOnline(partner: Page): Promise<void> {
  const heading = partner.getByRole('heading', { level: 1, name: /^You are (online|offline)$/ });
  await heading.waitFor();
  if ((await heading.innerText()).includes('online')) return;
  await partner.getByRole('button', { name: 'Go Online' }).click();
  await partner.getByText('You are now online').waitFor();
}

/** Seconds left for the partner's answer. */
export async function secondsToAnswer(partner: Page): Promise<number> {
  const label = await partner.getByRole('timer').first().getAttribute('aria-label');
  const seconds = /(\d+) seconds? left/.exec(label ?? '')?.[1];
  if (seconds === undefined) throw new Error(`The countdown reads "${label}"`);
  return Number(seconds);
}

/** Sets an accepted order out for delivery. */
export async function pickUp(partner: Page, orderNumber: string): Promise<void> {
  const order = partner.getByRole('article', { name: orderNumber });
  await order.getByRole('button', { name: 'Picked up' }).click();
  await partner.getByRole('alertdialog').getByRole('button', { name: 'I have it' }).click();
  await partner.getByText('Order status updated successfully!').waitFor();
}

export async function markDelivered(partner: Page, orderNumber: string): Promise<void> {
  const order = partner.getByRole('article', { name: orderNumber });
  await order.getByRole('button', { name: 'Mark Delivered' }).click();
  await partner
    .getByRole('alertdialog')
    .getByRole('button', { name: /^(Cash collected|Delivered)$/ })
    .click();
  await partner.getByText('Order status updated successfully!').waitFor();
}

export interface WalletView {
  readonly balancePaise: number;
  /** Texts of the rows that name the order. */
  readonly rowsOfOrder: readonly string[];
}

/** The partner's wallet as shown on the screen. */
export async function readWallet(partner: Page, orderNumber: string): Promise<WalletView> {
  await partner.goto('/delivery/wallet');
  const rows = partner.getByRole('list', { name: 'Recent transactions' });
  await rows.getByRole('listitem').first().waitFor();
  const balance = partner.getByText('Available Balance').locator('xpath=following-sibling::*[1]');
  await balance.filter({ hasText: '₹' }).waitFor();
  return {
    balancePaise: paiseOf(await balance.innerText()),
    rowsOfOrder: await rows.getByRole('listitem').filter({ hasText: orderNumber }).allInnerTexts(),
  };
}

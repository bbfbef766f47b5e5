/** The steps of admins and delivery partners with an order. */
import { orderStatusFacts, type OrderStatus } from '@basket/domain';
import type { Page } from 'playwright-core';
import { paiseOf } from './shopping';
import { eventually, pressAndSee } from './visiting';

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

/** Chooses an order of the queue. Another one may come above it just then, and the press meet that one: a person would press again. */
export async function chooseWaiting(admin: Page, orderNumber: string): Promise<void> {
  const order = admin.getByRole('button', { name: new RegExp(orderNumber) }).first();
  const chosen = admin.getByRole('heading', { level: 3, name: new RegExp(`${orderNumber}$`) });
  for (let presses = 0; presses < 3 && !(await chosen.isVisible()); presses += 1) {
    await order.click();
    await eventually(() => chosen.isVisible(), Boolean, 8000);
  }
  await chosen.waitFor();
}

/** Offers the order to a partner, from the list of recommended ones. */
export async function assign(admin: Page, orderNumber: string, partnerName: string): Promise<void> {
  await pressAndSee(
    admin.getByRole('button', { name: `Assign ${orderNumber} to ${partnerName}` }),
    admin.getByText('Order assigned successfully!'),
  );
}

/** Makes sure that the partner takes orders. */
export async function goOnline(partner: Page): Promise<void> {
  const heading = partner.getByRole('heading', { level: 1, name: /^You are (online|offline)$/ });
  await heading.waitFor();
  if ((await heading.innerText()).includes('online')) return;
  await pressAndSee(
    partner.getByRole('button', { name: 'Go Online' }),
    partner.getByText('You are now online'),
  );
}

/** The message of a step that had no answer for eight seconds, once the page has sent it again. */
const sentAgain = (partner: Page, orderNumber: string) =>
  partner.getByText(new RegExp(`^Sent: .*, ${orderNumber}$`));

/** Takes the offer of an order, on the screen of the offers. */
export async function accept(partner: Page, orderNumber: string): Promise<void> {
  const offer = partner.getByRole('article', { name: `Offer ${orderNumber}` });
  await pressAndSee(
    offer.getByRole('button', { name: 'Accept' }),
    partner.getByText('Order accepted successfully!').or(sentAgain(partner, orderNumber)).first(),
  );
}

/** Seconds left for the partner's answer. */
export async function secondsToAnswer(partner: Page): Promise<number> {
  const label = await partner.getByRole('timer').first().getAttribute('aria-label');
  const seconds = /(\d+) seconds? left/.exec(label ?? '')?.[1];
  if (seconds === undefined) throw new Error(`The countdown reads "${label}"`);
  return Number(seconds);
}

/** A step of a partner with an order: presses, confirms, and waits until the store has it. */
async function takeStep(partner: Page, orderNumber: string, name: string, answer: RegExp): Promise<void> {
  const order = partner.getByRole('article', { name: orderNumber });
  await order.getByRole('button', { name }).click();
  const done = partner.getByText('Order status updated successfully!');
  await pressAndSee(
    partner.getByRole('alertdialog').getByRole('button', { name: answer }),
    done.or(sentAgain(partner, orderNumber)).first(),
  );
}

/** Sets an accepted order out for delivery. */
export const pickUp = (partner: Page, orderNumber: string): Promise<void> =>
  takeStep(partner, orderNumber, 'Picked up', /^I have it$/);

export const markDelivered = (partner: Page, orderNumber: string): Promise<void> =>
  takeStep(partner, orderNumber, 'Mark Delivered', /^(Cash collected|Delivered)$/);

export interface WalletView {
  readonly balancePaise: number;
  /** Texts of the rows that name the order. */
  readonly rowsOfOrder: readonly string[];
}

/** The partner's wallet as shown on the screen. */
export async function readWallet(partner: Page, orderNumber: string): Promise<WalletView> {
  await partner.goto('/delivery/wallet');
  const rows = partner.getByRole('list', { name: 'Recent transactions' });
  await rows.getByRole('listitem').first().or(partner.getByText('No transactions yet')).waitFor();
  const balance = partner
    .getByText('Available Balance')
    .locator('xpath=ancestor-or-self::*[not(self::font)][1]/following-sibling::*[1]');
  await balance.filter({ hasText: '₹' }).waitFor();
  return {
    balancePaise: paiseOf(await balance.innerText()),
    rowsOfOrder: await rows.getByRole('listitem').filter({ hasText: orderNumber }).allInnerTexts(),
  };
}

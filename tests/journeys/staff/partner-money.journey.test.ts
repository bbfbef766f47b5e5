/**
 * The money of a new partner, by an admin and the partner in two browsers at once: each sees what the other does without
 * reloading.
 */
import type { Page } from 'playwright-core';
import { aCustomer, anOrderOf, anOrderNumber } from '../../support/backstage';
import { choose, desktop, phone } from '../../support/browser';
import { journey } from '../../support/journey';
import { openSignedIn } from '../steps/account';
import { accept, assign, goOnline, markDelivered, setStatus } from '../steps/dispatching';
import { pressAndSee } from '../steps/visiting';

/** Above the store's limit of ₹5,000. */
const muchCashPaise = 5500_00;
/** Chooses from the menu of a partner on /admin/delivery-partners. */
async function act(admin: Page, partnerName: string, action: string): Promise<void> {
  await admin.getByRole('button', { name: `Actions for ${partnerName}` }).click();
  await admin.getByRole('menuitem', { name: action }).click();
}

async function promote(admin: Page, name: string): Promise<void> {
  await admin.getByRole('button', { name: 'Add partner' }).click();
  await admin.getByRole('searchbox', { name: 'Search customers' }).fill(name);
  await choose(admin.getByRole('radio', { name }));
  await pressAndSee(
    admin.getByRole('button', { name: 'Make delivery partner' }),
    admin.getByText(`${name} is a delivery partner now`),
  );
}

/** Opens the order on the board. Whether other partners can take it depends on the journeys beside this one. */
async function openOnBoard(admin: Page, orderNumber: string, customerName: string): Promise<void> {
  await admin.goto('/admin/order-assignment');
  await admin.getByText(customerName).first().click();
  await admin.getByRole('heading', { level: 3, name: `${customerName} ${orderNumber}` }).waitFor();
}

const assignButton = (admin: Page, orderNumber: string, partnerName: string) =>
  admin.getByRole('button', { name: `Assign ${orderNumber} to ${partnerName}` });

/** @param fields by label; what is left out stays as it was at the last request */
async function askForMoney(partner: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  await partner.getByRole('button', { name: 'Request Withdrawal' }).click();
  for (const [label, text] of Object.entries(fields)) await partner.getByLabel(label).fill(text);
  await pressAndSee(
    partner.getByRole('button', { name: 'Submit Request' }),
    partner.getByText('Withdrawal request submitted successfully!').first(),
  );
}

const newestRequest = (partner: Page) =>
  partner.getByRole('list', { name: 'Withdrawal requests' }).getByRole('listitem').first();
const seeBalance = (partner: Page, text: string): Promise<void> =>
  partner.getByText('Available Balance').locator('xpath=following-sibling::*[1]').getByText(text).waitFor();

journey(
  'a new partner gets a deposit, orders, a way out of the cash limit, and the money (rule: cash-limit)',
  async ({ arrive }) => {
    const rider = await aCustomer({ name: `Ravi ${Math.random().toString(36).slice(2, 8)}` });
    const buyer = await aCustomer();
    const dear = { orderNumber: anOrderNumber(), paymentMethod: 'cod', totalPaise: muchCashPaise } as const;
    const admin = (await arrive('admin', { viewport: desktop })).page;
    const partner = (await arrive('partner', { viewport: phone })).page;

    // Promoted, credited: from then on there are offers.
    await openSignedIn(admin, 'admin@basket.example', 'admin');
    await admin.goto('/admin/delivery-partners');
    await promote(admin, rider.name);
    await openSignedIn(partner, rider.email, 'delivery', rider.password);
    await goOnline(partner);
    await partner.goto('/delivery/wallet');
    await partner.getByText('Minimum ₹100 required for withdrawal').waitFor();
    await act(admin, rider.name, 'Adjust wallet');
    await admin.getByLabel('Amount').fill('1000');
    await admin.getByLabel('Reason').fill('Joining deposit');
    await admin.getByRole('button', { name: 'Credit wallet' }).click();
    await seeBalance(partner, '₹1,000');
    await partner.getByText('Joining deposit').waitFor();

    // A delivery leaves more cash in hand than the limit: the next cash order is for others.
    await anOrderOf(buyer, dear);
    await openOnBoard(admin, dear.orderNumber, buyer.name);
    await partner.goto('/delivery/order-assignment');
    await partner.getByRole('heading', { level: 1, name: 'Order Assignment' }).waitFor();
    await assign(admin, dear.orderNumber, rider.name);
    await accept(partner, dear.orderNumber);
    await admin.goto('/admin/orders');
    await setStatus(admin, dear.orderNumber, 'out_for_delivery');
    await markDelivered(partner, dear.orderNumber);
    await partner.goto('/delivery/wallet');
    await partner.getByText(/^You get no cash orders with more than ₹5,000 in hand/).waitFor();
    const next = { orderNumber: anOrderNumber(), paymentMethod: 'cod' } as const;
    const nextBuyer = await aCustomer();
    await anOrderOf(nextBuyer, next);
    await openOnBoard(admin, next.orderNumber, nextBuyer.name);
    await admin
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^${rider.name}.*cash in hand, the limit is ₹5,000`) })
      .waitFor();
    await assignButton(admin, next.orderNumber, rider.name).waitFor({ state: 'detached' });

    // The deposit unlocks it.
    await admin.goto('/admin/delivery-partners');
    await act(admin, rider.name, 'Record cash deposit');
    await pressAndSee(
      admin.getByRole('button', { name: 'Record deposit' }),
      admin.getByText('Cash deposit recorded successfully! ₹0.00 left in hand'),
    );
    await partner.getByText(/^With more than ₹5,000 you get no cash orders/).waitFor();
    await openOnBoard(admin, next.orderNumber, nextBuyer.name);
    await assignButton(admin, next.orderNumber, rider.name).waitFor();

    // Rejected, asked for again, approved (rule: withdrawal-held).
    await admin.goto('/admin/delivery-partners/withdrawals');
    await askForMoney(partner, {
      Amount: '200',
      'Account holder name': rider.name,
      'Bank account number': '50100123454417',
      'IFSC code': 'HDFC0001234',
    });
    await seeBalance(partner, '₹850');
    await admin.getByRole('button', { name: `Reject ₹200.00 for ${rider.name}` }).click();
    await admin.getByLabel('Enter rejection reason:').fill('Wrong account');
    await pressAndSee(
      admin.getByRole('dialog').getByRole('button', { name: 'Reject' }),
      admin.getByText('Withdrawal request rejected successfully!'),
    );
    await newestRequest(partner).getByText('Reason: Wrong account').waitFor();
    await seeBalance(partner, '₹1,050');
    await askForMoney(partner, { Amount: '300' });
    await admin.getByRole('button', { name: `Approve ₹300.00 for ${rider.name}` }).click();
    await pressAndSee(
      admin.getByRole('dialog').getByRole('button', { name: 'Approve' }),
      admin.getByText('Withdrawal request approved successfully!'),
    );
    await newestRequest(partner).getByText('Approved').waitFor();
    await seeBalance(partner, '₹750');
  },
  240_000,
);

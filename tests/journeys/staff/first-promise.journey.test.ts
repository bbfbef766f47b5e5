/** An order that nobody took in time: customer, store and partner measure it by the same promise (rule: first-promise). */
import type { Order } from '@basket/domain';
import type { Locator } from 'playwright-core';
import { aCustomer, anOrderOf, aPartner, documents, anOrderNumber } from '../../support/backstage';
import { desktop, phone } from '../../support/browser';
import { journey } from '../../support/journey';
import { openSignedIn } from '../steps/account';
import { accept, assign, chooseWaiting, goOnline } from '../steps/dispatching';
import { enterShop, heading, visible } from '../steps/visiting';

const minuteMs = 60_000;

/** Sees 'N min late' there, with the minutes that have passed since the promise. */
async function seeLate(place: Locator, promisedAt: number): Promise<void> {
  const badge = place.getByText(/^\d+ min late$/).first();
  await badge.waitFor();
  const shown = Number(/\d+/.exec(await badge.innerText())?.[0]);
  const passed = (Date.now() - promisedAt) / minuteMs;
  // A badge follows the clock every half minute.
  expect(shown).toBeGreaterThanOrEqual(Math.floor(passed - 0.6));
  expect(shown).toBeLessThanOrEqual(Math.floor(passed));
}

const time = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });

journey(
  'an order that nobody took is late for customer, store and partner alike (rule: first-promise)',
  async ({ arrive }) => {
    const buyer = await aCustomer();
    // The dashboard names five orders, the latest first: later than those of the demo shop, however long it runs.
    const promisedAt = Date.now() - 50 * minuteMs;
    const orderNumber = anOrderNumber();
    const id = await anOrderOf(buyer, { orderNumber, createdAt: promisedAt - 30 * minuteMs, promisedAt });
    const due = new RegExp(`due (by )?(.* )?${time.format(promisedAt)}$`);

    const customer = await arrive('customer', { viewport: phone });
    await enterShop(customer.page, buyer);
    await customer.page.goto(`/home/tracking/${id}`);
    await heading(customer.page, 'Track order').waitFor();
    await visible(customer.page, 'Your order is running late').waitFor();
    await visible(customer.page, 'Sorry, your order is late').waitFor();
    await customer.page.getByRole('link', { name: 'Call the store' }).waitFor();
    await visible(customer.page, due).waitFor();
    await customer.page.goto(`/home/orders/${id}`);
    await visible(customer.page, due).waitFor();

    const admin = await arrive('admin', { viewport: desktop });
    await openSignedIn(admin.page, 'admin@basket.example', 'admin');
    await seeLate(admin.page.getByRole('link', { name: new RegExp(`^${orderNumber}.*late$`) }), promisedAt);
    await admin.page.goto('/admin/orders');
    await seeLate(admin.page.getByRole('row').filter({ hasText: orderNumber }), promisedAt);

    const rider = await aPartner();
    const { page: partner } = await arrive('partner', { viewport: phone });
    await openSignedIn(partner, rider.email, 'delivery');
    await goOnline(partner);
    await admin.page.goto('/admin/order-assignment');
    await seeLate(admin.page.getByRole('button', { name: new RegExp(orderNumber) }), promisedAt);
    await chooseWaiting(admin.page, orderNumber);
    await assign(admin.page, orderNumber, rider.name);
    await accept(partner, orderNumber);
    // The acceptance brings a newer time beside the promise, the same for all.
    const { estimatedDeliveryAt } = (await documents().doc(`orders/${id}`).get()).data() as Order;
    const expected = time.format(estimatedDeliveryAt ?? 0);
    const deliverBy = new RegExp(`^Deliver by ${time.format(promisedAt)}, expected by ${expected} now$`);
    await partner.goto('/delivery');
    const inHand = partner.getByRole('article', { name: orderNumber });
    await inHand.getByText(deliverBy).waitFor();
    await seeLate(inHand, promisedAt);
    await partner.goto(`/delivery/orders/${id}_1`);
    await visible(partner, deliverBy).waitFor();
    await seeLate(partner.getByRole('main'), promisedAt);

    await admin.page.goto(`/admin/orders/${id}`);
    await seeLate(admin.page.getByRole('main'), promisedAt);
    await admin.page.getByText(expected, { exact: true }).waitFor();
    const told = new RegExp(`^Now by (.* )?${expected}, promised by (.* )?${time.format(promisedAt)}$`);
    await customer.page.goto('/home/orders');
    await visible(customer.page, told).waitFor();
  },
  240_000,
);

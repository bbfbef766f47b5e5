/** An order that nobody took in time: every screen of the customer and the store measures it by the same promise (rule: first-promise). */
import type { Locator } from 'playwright-core';
import { aCustomer, anOrderOf } from '../../support/backstage';
import { desktop, phone } from '../../support/browser';
import { journey } from '../../support/journey';
import { openSignedIn } from '../steps/account';
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

journey('an order that nobody took is late on every screen (rule: first-promise)', async ({ arrive }) => {
  const buyer = await aCustomer();
  const promisedAt = Date.now() - 12 * minuteMs;
  const orderNumber = `BE261123${Math.floor(1000 + Math.random() * 9000)}`;
  const id = await anOrderOf(buyer, { orderNumber, createdAt: promisedAt - 30 * minuteMs, promisedAt });
  const time = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });
  const due = new RegExp(`due (by )?(.* )?${time.format(promisedAt)}$`);

  const customer = await arrive('customer', { viewport: phone });
  await enterShop(customer.page, buyer);
  await customer.page.goto(`/home/tracking/${id}`);
  await heading(customer.page, 'Track order').waitFor();
  await visible(customer.page, 'Your order is running late').waitFor();
  await visible(customer.page, 'Sorry, your order is late').waitFor();
  await customer.page.getByRole('link', { name: 'Call the store' }).waitFor();
  await visible(customer.page, due).waitFor();
  await customer.page.goto('/home/orders');
  await visible(customer.page, due).waitFor();
  await customer.page.goto(`/home/orders/${id}`);
  await visible(customer.page, due).waitFor();

  const admin = await arrive('admin', { viewport: desktop });
  await openSignedIn(admin.page, 'admin@basket.example', 'admin');
  await seeLate(admin.page.getByRole('link', { name: new RegExp(`^${orderNumber}.*late$`) }), promisedAt);
  await admin.page.goto('/admin/orders');
  await seeLate(admin.page.getByRole('row').filter({ hasText: orderNumber }), promisedAt);
  await admin.page.goto('/admin/order-assignment');
  await seeLate(admin.page.getByRole('button', { name: new RegExp(orderNumber) }), promisedAt);
  await admin.page.goto(`/admin/orders/${id}`);
  await seeLate(admin.page.getByRole('main'), promisedAt);
});

/**
 * My Orders, an order and its tracking.
 */
import type { BrowserContext, Page } from 'playwright-core';
import type { Order } from '@basket/domain';
import { anAddress } from '@basket/domain/testing';
import { anOrderOf, aCustomer, documents, stockOf } from '../../support/backstage';
import { phone } from '../../support/browser';
import { journey } from '../../support/journey';
import { portsAt } from '../../../tools/base/ports.mjs';
import { addToCart, fillDelivery, placeOrder } from '../steps/shopping';
import { cartOf, enterShop, heading, message, seeAddress, visible } from '../steps/visiting';

const firestorePort = String(portsAt().firestore);
/** The Firestore SDK's own check of the internet connection when it cannot reach the database. */
const unreachable = [
  /net::ERR_/,
  /Firestore/,
  /www\.google\.com\/images\/cleardot\.gif/,
  /could not be read/,
];
const minuteMs = 60_000;

const item = (name: string, quantity = 1): Order['items'][number] => ({
  productId: name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
  name,
  unit: '1 kg',
  imageId: null,
  options: [],
  unitPricePaise: 10_00,
  quantity,
  totalPaise: 10_00 * quantity,
});

/** Distances are measured from the demo store. */
const northOfStore = (km: number) => ({ latitude: 12.9719 + km / 111.195, longitude: 77.6412 });
const seen = (km: number) => ({ ...northOfStore(km), at: Date.now() });

const orderCard = (page: Page, number: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Order #${number}` }) });

/** Blocks this person's requests to the database. */
async function cutDatabase(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => url.port === firestorePort,
    (route) => route.abort('connectionrefused'),
  );
}

journey(
  `on a phone an order is cancelled while it is pending, the stock comes back, and it can be ordered again`,
  async ({ arrive }) => {
    const customer = await aCustomer();
    const { page } = await arrive('customer', { viewport: phone });
    await enterShop(page, customer);
    await page.goto('/home/products/cabbage-green');
    await addToCart(page);
    await cartOf(page, 1).waitFor();
    await page.goto('/home/checkout');
    await heading(page, 'Checkout').waitFor();
    await fillDelivery(page, customer);
    const stockBefore = await stockOf('cabbage-green');
    const { orderNumber, orderId } = await placeOrder(page);
    expect(await stockOf('cabbage-green')).toBe(stockBefore - 1);
    await page.getByRole('button', { name: 'Cancel Order' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Keep Order' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect((await documents().doc(`orders/${orderId}`).get()).get('status')).toBe('pending');
    await page.getByRole('button', { name: 'Cancel Order' }).click();
    await dialog.getByRole('button', { name: 'Cancel Order' }).click();
    await message(page, `Order #${orderNumber} was cancelled`).waitFor();
    await visible(page, 'Cancelled').waitFor();
    expect(await page.getByRole('button', { name: 'Cancel Order' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Track Order' }).count()).toBe(0);
    expect(await stockOf('cabbage-green')).toBe(stockBefore);

    await page.getByRole('button', { name: 'Order Again' }).click();
    await seeAddress(page, '/home/cart');
    await message(page, '1 item added to cart').waitFor();
    await cartOf(page, 1).waitFor();
  },
);

journey(
  `tracking on a phone follows the order without a reload, also over a lost connection (rule: tracking-live)`,
  async ({ arrive }) => {
    const customer = await aCustomer();
    const id = await anOrderOf(customer, {
      orderNumber: 'BE2611200004',
      items: [item('Rice', 2)],
      delivery: anAddress(northOfStore(2)),
    });
    const order = documents().doc(`orders/${id}`);
    const person = await arrive('customer', { viewport: phone });
    const { page, context } = person;
    person.expectProblems(...unreachable);
    await enterShop(page, customer);
    await page.goto(`/home/tracking/${id}`);
    const bar = page.getByRole('progressbar', { name: 'Progress of the order' });
    const progress = (percent: number) =>
      page.locator(`[role="progressbar"][aria-valuenow="${percent}"]`).waitFor();
    await progress(20);
    expect(await page.getByText(/^Arriving (in|any)/).count()).toBe(0);

    const acceptedAt = Date.now() - 10 * minuteMs;
    const assignment = {
      attempt: 1,
      partnerName: 'Imran Khan',
      partnerPhone: '9000012345',
      partnerLocation: null,
      assignedAt: acceptedAt,
      deadlineAt: acceptedAt + 30_000,
      acceptedAt,
    };
    await order.update({ status: 'confirmed', assignment, deliveryPartnerId: 'partner-imran' });
    await progress(40);
    await visible(page, 'Imran Khan').waitFor();
    expect(await page.getByRole('link', { name: 'Call Imran Khan' }).getAttribute('href')).toBe(
      'tel:9000012345',
    );
    const map = page.getByRole('region', { name: 'Where your order is' });
    expect(await map.count()).toBe(0);
    await order.update({ status: 'preparing', 'assignment.partnerLocation': seen(0.5) });
    await progress(60);
    await map.getByText(/^About 0\.5 km from the store, seen (just now|\d0 s ago)$/).waitFor();
    expect(await page.getByText(/^Arriving (in|any)/).count()).toBe(0);

    // Without a connection it says so and shows the last state; afterwards it updates by itself.
    await context.setOffline(true);
    await page.getByRole('status').getByText('Offline', { exact: true }).waitFor();
    await order.update({ status: 'out_for_delivery' });
    expect(await bar.getAttribute('aria-valuenow')).toBe('60');
    await context.setOffline(false);
    await page.getByRole('status').getByText('Live', { exact: true }).waitFor();
    await page.locator('[role="progressbar"][aria-valuenow="80"]').waitFor({ timeout: 30_000 });
    await page.getByText(/^Arriving in (19|20) min$/).waitFor();

    // The partner moves on the map, without a reload.
    await map.getByText(/^About 1\.5 km away, seen /).waitFor();
    await order.update({ 'assignment.partnerLocation': seen(1.8) });
    await map.getByText(/^About 0\.2 km away, seen (just now|\d0 s ago)$/).waitFor();

    // Late: never below zero.
    await order.update({ 'assignment.acceptedAt': Date.now() - 90 * minuteMs });
    await page.getByText('Arriving any moment').waitFor();
    await order.update({ status: 'delivered', assignment: { ...assignment, partnerPhone: null } });
    await progress(100);
    await visible(page, 'Your order was delivered').waitFor();
    expect(await page.getByRole('link', { name: 'Call Imran Khan' }).count()).toBe(0);
    expect(await map.count()).toBe(0);
  },
  150_000,
);

journey(
  'no database: samples at first, then the orders seen last (rules: sample-orders, last-orders-shown)',
  async ({ arrive }) => {
    const customer = await aCustomer();
    await anOrderOf(customer, { orderNumber: 'BE2611200005' });
    const person = await arrive('customer', { viewport: phone });
    const { page, context } = person;
    person.expectProblems(...unreachable, /Live data failed/);
    await enterShop(page, customer);
    await cutDatabase(context);
    await page.goto('/home/orders');
    await page.getByText('Database Connection Issue').waitFor();
    await visible(page, 'Showing sample data. Please ensure the database is properly set up.').waitFor();
    const samples = page.getByRole('list', { name: 'Sample orders' }).getByRole('listitem');
    const cards = page.getByRole('list', { name: 'Sample orders' }).getByRole('heading');
    expect(await cards.count()).toBeGreaterThan(0);
    expect(await samples.getByText('Sample', { exact: true }).count()).toBe(await cards.count());
    expect(await samples.getByRole('link').or(samples.getByRole('button')).count()).toBe(0);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await orderCard(page, 'BE2611200005').waitFor({ timeout: 30_000 });

    // Seen once, it is what a later visit without the database shows.
    await cutDatabase(context);
    await page.reload();
    await orderCard(page, 'BE2611200005').waitFor();
    await visible(
      page,
      'Showing the orders that this browser saw last. They may have moved on since.',
    ).waitFor();
    expect(await page.getByText('Sample', { exact: true }).count()).toBe(0);
  },
  150_000,
);

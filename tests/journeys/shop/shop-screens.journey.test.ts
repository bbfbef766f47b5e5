/**
 * Every screen of visitors and customers on which nothing is done, opened once: axe finds nothing on a phone in light colours, nothing is wider
 * than a small or enlarged window, and with the large letters that a phone can be set to, header and bars say all that they say. At night
 * (shop-screens.long.journey.test.ts) axe looks at a desktop and at dark colours, too, and menus, dialogs, forms and the notices of payments
 * have their turn; their parts are in shell-accessibility.journey.test.ts, the sentences in payment-notice.test.tsx.
 */
import { noOrderPayment, paymentWaitMs, type Order } from '@basket/domain';
import type { Locator, Page } from 'playwright-core';
import { fillCart, watchPages } from '../../../tools/screens/photograph.mjs';
import type { Screen } from '../../../tools/screens/screen-list.mjs';
import { replaceShopEntry } from '../../federation/remote-faults';
import { aCustomer, anOrderOf, type Customer } from '../../support/backstage';
import { desktop, phone, type Person } from '../../support/browser';
import { journey } from '../../support/journey';
import { seeNothingWrong } from '../steps/looking';
import { cutByLargeLetters } from '../steps/measuring';
import { failedRequest, faultsOfTour, screensOf, tour } from '../steps/touring';
import { enterShop, heading, visible } from '../steps/visiting';

/** A short message stands at the lower edge of a phone, whole (rule: toast-places). */
async function seeMessageWhole(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const message = page.locator('.Toastify__toast').first();
  await message.waitFor();
  const { bottom, below } = await message.evaluate(async (toast) => {
    await Promise.all(toast.getAnimations().map(({ finished }) => finished));
    const { bottom } = toast.getBoundingClientRect();
    return { bottom, below: window.innerHeight - bottom };
  });
  expect(bottom).toBeGreaterThan(phone.height / 2);
  expect(below).toBeGreaterThanOrEqual(8);
}

/** On a small phone the choice of a product is above the bar that buys it, below a picture that leaves room for it. */
async function seeChoiceAboveBar(page: Page): Promise<void> {
  const name = 'Alphonso Mangoes, Ratnagiri';
  const boxOf = async (part: Locator) => {
    const box = await part.boundingBox();
    if (box === null) throw new Error('not on the screen');
    return box;
  };
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/home/products/alphonso-mangoes-ratnagiri');
  await heading(page, name).waitFor();
  const picture = await boxOf(page.getByRole('img', { name, exact: true }).locator('..'));
  const choice = await boxOf(page.getByRole('main').getByRole('radiogroup').last());
  const bar = await boxOf(page.getByRole('complementary', { name: 'Buy' }));
  expect(picture.height).toBeLessThanOrEqual(220);
  expect(choice.y).toBeGreaterThan(picture.y + picture.height);
  expect(choice.y + choice.height).toBeLessThanOrEqual(bar.y);
  await page.setViewportSize(phone);
}

/** The screens that stand in for an area and for a page that fail to load. */
async function seeFailuresWithoutFault(visitor: Person): Promise<void> {
  visitor.expectProblems(/AreaError/, /ERR_FAILED/, /back-end/);
  const { page, context } = visitor;
  await replaceShopEntry(context, (route) => route.abort());
  await page.goto('/home');
  await page.getByRole('alert').filter({ hasText: 'The shop could not be loaded' }).waitFor();
  await seeNothingWrong(page, 'a page whose area failed');
  // Not rendered by the server.
  await page.goto('/home/');
  await heading(page, 'The shop could not be loaded').waitFor();
  await seeNothingWrong(page, 'an area that failed');
  await context.route(/\/js\/back-end\.[^/]*\.js$/, (route) => route.abort());
  await page.goto('/');
  await heading(page, 'Connection Error').waitFor();
  await seeNothingWrong(page, 'connection error');
}

journey(
  'every screen of a visitor is accessible and whole, with large letters, too (rule: large-text)',
  async ({ arrive }) => {
    const visitor = await arrive('visitor', { viewport: phone });
    visitor.expectProblems(failedRequest);
    await watchPages(visitor.context);
    await seeMessageWhole(visitor.page);
    expect(await faultsOfTour(visitor.page, screensOf('visitor'), cutByLargeLetters)).toEqual([]);
    await seeFailuresWithoutFault(await arrive('visitor without the shop', { viewport: desktop }));
  },
  240_000,
);

const notices: readonly { name: string; title: RegExp | string; query?: string; facts: Partial<Order> }[] = [
  { name: 'payment-waiting', title: 'Your order waits for its payment', facts: {} },
  {
    name: 'payment-failed',
    title: 'Payment verification failed',
    query: '?payment=failed',
    facts: {},
  },
  {
    name: 'payment-received',
    title: /^Payment of ₹[\d,.]+ received$/,
    query: '?payment=success',
    facts: { paymentStatus: 'paid', paymentDueAt: null },
  },
  {
    name: 'payment-too-late',
    title: 'This order was not paid in time',
    facts: { status: 'cancelled', paymentStatus: 'failed', paymentDueAt: null },
  },
  {
    name: 'refund-owed',
    title: /^₹98 is on its way back to you$/,
    facts: { status: 'cancelled', payment: { ...noOrderPayment, refundOwedPaise: 98_00 } },
  },
  {
    name: 'refund-failed',
    title: '₹98 could not be paid back to you yet',
    facts: {
      status: 'cancelled',
      payment: { ...noOrderPayment, refundOwedPaise: 98_00, refundState: 'failed' },
    },
  },
  {
    name: 'refunded',
    title: /^₹98 was refunded$/,
    facts: { status: 'cancelled', payment: { ...noOrderPayment, refundedPaise: 98_00 } },
  },
];

/** The sentences of an order's page about its payment. */
const noticesFor = (customer: Customer): Promise<Screen[]> =>
  Promise.all(
    notices.map(async ({ name, title, query = '', facts }) => {
      const waiting = { paymentStatus: 'pending', paymentDueAt: Date.now() + paymentWaitMs } as const;
      const orderId = await anOrderOf(customer, { paymentMethod: 'online', ...waiting, ...facts });
      const steps = (page: Page) => visible(page, title).waitFor();
      return { name, path: `/home/orders/${orderId}${query}`, steps };
    }),
  );

/** An order that a partner carries, as its page and the map show it. */
async function onItsWayTo(customer: Customer): Promise<Screen[]> {
  const now = Date.now();
  const orderId = await anOrderOf(customer, {
    status: 'out_for_delivery',
    assignment: {
      attempt: 1,
      partnerName: 'Imran Khan',
      partnerPhone: '9000012345',
      partnerLocation: { latitude: 12.9762, longitude: 77.6403, at: now },
      assignedAt: 1,
      deadlineAt: 2,
      acceptedAt: now,
    },
  });
  return [
    { name: 'order-on-its-way', path: `/home/orders/${orderId}` },
    { name: 'tracking-on-its-way', path: `/home/tracking/${orderId}` },
  ];
}

/** Lines of browser and SDK about requests that fail, while the page without a network is looked at. */
const withoutNetwork = [
  /net::ERR_/,
  /@firebase\/firestore/,
  /www\.google\.com\/images\/cleardot\.gif/,
  /Failed to fetch/,
  /could not be read/,
];

journey(
  'every screen of a customer is accessible and whole, with large letters, too (rules: large-text, product-on-phone)',
  async ({ arrive }) => {
    const buyer = await aCustomer();
    const order = await onItsWayTo(buyer);
    const customer = await arrive('customer', { viewport: phone });
    customer.expectProblems(failedRequest, ...withoutNetwork);
    const { page } = customer;
    await watchPages(customer.context);
    await enterShop(page, buyer);
    await fillCart(page);
    await seeChoiceAboveBar(page);
    const inCart = { name: 'product-in-cart', path: '/home/cart', via: 'main a[href^="/home/products/"]' };
    // The list ends without a network and with an empty cart.
    const screens = [inCart, ...order, ...screensOf('customer')];
    const faults = await faultsOfTour(page, screens, cutByLargeLetters);
    if (tour.isLong) faults.push(...(await faultsOfTour(page, await noticesFor(buyer))));
    expect(faults).toEqual([]);
  },
  360_000,
);

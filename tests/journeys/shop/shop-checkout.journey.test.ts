/**
 * Checkout: messages of the form, a cash order, and a single order despite a lost answer.
 */
import type { Page, Route } from 'playwright-core';
import { aCustomer, orderIdsOf, stockOf, type Customer } from '../../support/backstage';
import { desktop, phone } from '../../support/browser';
import { journey } from '../../support/journey';
import { addNote, addToCart, changeAddress, placeOrder, placeOrderButton } from '../steps/shopping';
import { cartOf, enterShop, heading, message, visible } from '../steps/visiting';

const productId = 'beetroot-fresh';

/** At the checkout with `quantity` beetroots. */
async function arriveAtCheckout(page: Page, customer: Customer, quantity = 1): Promise<void> {
  await enterShop(page, customer);
  await page.goto(`/home/products/${productId}`);
  await addToCart(page);
  for (let count = 1; count < quantity; count += 1)
    await page
      .getByRole('button', { name: 'Increase quantity of Beetroot' })
      .filter({ visible: true })
      .click();
  await cartOf(page, quantity).waitFor();
  await page.goto('/home/checkout');
  await heading(page, 'Checkout').waitFor();
  await billArrived(page);
}

/** Waits for the server's bill. */
async function billArrived(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Bill' }).waitFor();
  await placeOrderButton(page).and(page.locator(':enabled')).waitFor();
}

const addressField = (page: Page) => page.getByLabel('Address', { exact: true });

/** Answers to placing an order; the quote and everything else pass. */
async function onPlacing(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(/\/orders$/, async (route) => {
    const body = route.request().postDataJSON() as { data: { operation: string } } | null;
    if (body?.data.operation === 'place') await answer(route);
    else await route.continue();
  });
}

declare global {
  var passThirtySeconds: (() => void) | undefined;
}

/** Limits of 30 seconds, and no others, end when the page is told so. */
const holdThirtySeconds = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const limitOf = AbortSignal.timeout.bind(AbortSignal);
    const held: AbortController[] = [];
    AbortSignal.timeout = (ms) => {
      if (ms !== 30_000) return limitOf(ms);
      const limit = new AbortController();
      held.push(limit);
      return limit.signal;
    };
    globalThis.passThirtySeconds = () => {
      for (const limit of held) limit.abort(new DOMException('30 seconds', 'TimeoutError'));
    };
  });

journey(`a cash order on a desktop: bill, stock, its page (rule: order-placed)`, async ({ arrive }) => {
  const customer = await aCustomer();
  const { page } = await arrive('customer', { viewport: desktop });
  await arriveAtCheckout(page, customer, 3);
  const stockBefore = await stockOf(productId);

  // The profile's address is a card, whose form is filled in; a missing field has a message and the focus, and there is a toast.
  await visible(page, customer.address).waitFor();
  await changeAddress(page);
  expect(await addressField(page).inputValue()).toBe(customer.address);
  expect(await page.getByLabel('Pincode', { exact: true }).inputValue()).toBe(customer.pincode);
  await page.getByLabel('Pincode', { exact: true }).fill('3rd Cross, 560 038');
  expect(await page.getByLabel('Pincode', { exact: true }).inputValue()).toBe('560038');
  await page.getByLabel('Phone', { exact: true }).fill('');
  await placeOrderButton(page).click();
  await message(page, 'Please fill in your phone').waitFor();
  expect(
    await page.getByLabel('Phone', { exact: true }).evaluate((field) => field === document.activeElement),
  ).toBe(true);
  expect(await page.getByLabel('Phone', { exact: true }).getAttribute('aria-invalid')).toBe('true');
  await page.getByLabel('Phone', { exact: true }).fill('+91 98450-12345');
  expect(await page.getByLabel('Phone', { exact: true }).inputValue()).toBe('9845012345');
  await addNote(page, 'Second floor, ring twice');
  await visible(page, '₹140').waitFor();

  const { orderNumber, orderId } = await placeOrder(page);
  expect(orderNumber).toMatch(/^BE\d{6}\d{4,}$/);
  await heading(page, `Order #${orderNumber}`).waitFor();
  await cartOf(page, 0).waitFor();
  await visible(page, 'Second floor, ring twice').waitFor();
  expect(await stockOf(productId)).toBe(stockBefore - 3);
  expect(await orderIdsOf(customer.uid)).toEqual([orderId]);
  // Going back does not open an empty checkout.
  await page.goBack();
  await page.waitForURL((url) => url.pathname !== '/home/checkout');
});

journey(
  'no answer for 30 seconds is reported; a retry finds the order that was placed (rule: place-order-30s)',
  async ({ arrive }) => {
    const customer = await aCustomer();
    const person = await arrive('customer', { viewport: phone });
    // The browser logs the request that it gives up.
    person.expectProblems(/net::ERR/);
    const { page } = person;
    await arriveAtCheckout(page, customer);
    await holdThirtySeconds(page);
    let carryOut = (): void => undefined;
    const isCarriedOut = new Promise<void>((resolve) => (carryOut = resolve));
    let first = true;
    await onPlacing(page, async (route) => {
      if (!first) return route.continue();
      first = false;
      // The request is carried out, but its answer is lost.
      await route.fetch();
      carryOut();
    });
    await placeOrderButton(page).click();
    await page.getByText('Placing order').filter({ visible: true }).first().waitFor();
    await isCarriedOut;
    await page.evaluate(() => globalThis.passThirtySeconds?.());
    await message(page, 'Order placement is taking longer than expected. Please try again.').waitFor();
    await visible(page, 'We could not confirm your order yet.').waitFor();
    const [placed] = await orderIdsOf(customer.uid);
    const { orderId } = await placeOrder(page);
    expect(orderId).toBe(placed);
    expect(await orderIdsOf(customer.uid)).toEqual([orderId]);
  },
  150_000,
);

/**
 * Checkout: messages of the form, cash orders, and a single order despite failures of the network.
 */
import type { Page, Route } from 'playwright-core';
import { aCustomer, documents, orderIdsOf, stockOf, type Customer } from '../../support/backstage';
import { desktop, holdRequests, type Person, phone } from '../../support/browser';
import { journey } from '../../support/journey';
import { addToCart, changeAddress, placeOrder, placeOrderButton } from '../steps/shopping';
import { cartOf, enterShop, eventually, heading, message, seeAddress, visible } from '../steps/visiting';

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

/** A timeout of the gateway in front of the functions. */
const gatewayTimeout = { status: 504, contentType: 'text/plain', body: 'upstream request timeout' };
const timeoutText = 'Order placement is taking longer than expected. Please try again.';

/** A customer whose requests fail, which the browser logs. */
async function withBadNetwork(arrive: () => Promise<Person>): Promise<Person> {
  const person = await arrive();
  person.expectProblems(/status of (504|409|400)/, /net::ERR/);
  return person;
}

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
  await page.getByLabel('Pincode', { exact: true }).fill('56003899');
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
  await page.getByLabel('Delivery instructions').fill('Second floor, ring twice');
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
  'a late profile becomes the address card, and no form comes before it (rule: delivery-card)',
  async ({ arrive }) => {
    const customer = await aCustomer();
    const { page } = await arrive('customer', { viewport: phone });
    await enterShop(page, customer);
    await page.goto(`/home/products/${productId}`);
    await addToCart(page);
    await cartOf(page, 1).waitFor();
    const openProfile = await holdRequests(page, /documents\/profiles\//);
    await page.goto('/home/checkout');
    await visible(page, 'Total to pay').waitFor();
    // No messages about fields that the profile may still fill.
    expect(await placeOrderButton(page).isEnabled()).toBe(false);
    await page.getByText('Loading your address').waitFor({ state: 'attached' });
    expect(await addressField(page).count()).toBe(0);
    openProfile();
    await placeOrderButton(page).and(page.locator(':enabled')).waitFor();
    await page.getByRole('main').getByText(customer.address).first().waitFor();
    await placeOrder(page);
    await page.getByRole('main').getByText(customer.address).first().waitFor();
  },
);

journey(
  'no answer for 30 seconds is reported; a retry finds the order that was placed (rule: place-order-30s)',
  async ({ arrive }) => {
    const customer = await aCustomer();
    const { page } = await withBadNetwork(() => arrive('customer', { viewport: phone }));
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
    await message(page, timeoutText).waitFor();
    await visible(page, 'We could not confirm your order yet.').waitFor();
    const [placed] = await orderIdsOf(customer.uid);
    const { orderId } = await placeOrder(page);
    expect(orderId).toBe(placed);
    expect(await orderIdsOf(customer.uid)).toEqual([orderId]);
  },
  150_000,
);

journey(
  'another address after no answer: the first order is found, no second one is placed',
  async ({ arrive }) => {
    const customer = await aCustomer();
    const { page } = await withBadNetwork(() => arrive('customer', { viewport: phone }));
    await arriveAtCheckout(page, customer);
    let answers = 0;
    await onPlacing(page, async (route) => {
      answers += 1;
      if (answers > 1) return route.continue();
      await route.fetch();
      await route.fulfill(gatewayTimeout);
    });
    await placeOrderButton(page).click();
    await message(page, timeoutText).waitFor();
    await changeAddress(page);
    await addressField(page).fill('99, Residency Road');
    const { orderId } = await placeOrder(page);
    await visible(page, 'Your first try had gone through: this is the order as you sent it then.').waitFor();
    expect(await orderIdsOf(customer.uid)).toEqual([orderId]);
    await visible(page, customer.address).waitFor();
  },
);

journey(
  'a reload after no answer: the orders are shown, no second one is placed (rule: one-order-per-wish)',
  async ({ arrive }) => {
    const customer = await aCustomer();
    const { page } = await withBadNetwork(() => arrive('customer', { viewport: phone }));
    await arriveAtCheckout(page, customer);
    // Only a cart that the account knows is emptied by the order.
    const known = async () =>
      (await documents().doc(`carts/${customer.uid}`).get()).get('lines') as unknown[];
    expect(await eventually(known, (lines) => lines?.length === 1)).toHaveLength(1);
    let isFirst = true;
    await onPlacing(page, async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      await route.fetch();
      await route.fulfill(gatewayTimeout);
    });
    await placeOrderButton(page).click();
    await message(page, timeoutText).waitFor();
    await page.reload();
    // The order has emptied the account's cart.
    await message(
      page,
      'Your last try may have gone through. Please look at your orders before you order again.',
    ).waitFor();
    await seeAddress(page, '/home/orders');
    await page.getByRole('link', { name: /^View Details/ }).waitFor();
    expect(await orderIdsOf(customer.uid)).toHaveLength(1);
  },
);

journey(
  'a half-typed address survives a reload, and is gone once it is ordered (rule: typed-address)',
  async ({ arrive }) => {
    const customer = await aCustomer();
    const { page } = await arrive('customer', { viewport: phone });
    await arriveAtCheckout(page, customer);
    await changeAddress(page);
    await addressField(page).fill('99, Residency R');
    await page.getByLabel('Delivery instructions').fill('Second fl');
    await page.reload();
    await billArrived(page);
    expect(await addressField(page).inputValue()).toBe('99, Residency R');
    expect(await page.getByLabel('Delivery instructions').inputValue()).toBe('Second fl');
    expect(await page.getByLabel('City', { exact: true }).inputValue()).toBe(customer.city);
    await addressField(page).fill('99, Residency Road');
    await placeOrder(page);
    await visible(page, '99, Residency Road').waitFor();
    await page.goto(`/home/products/${productId}`);
    await addToCart(page);
    await cartOf(page, 1).waitFor();
    await page.goto('/home/checkout');
    await billArrived(page);
    await page.getByRole('main').getByText(customer.address).first().waitFor();
    expect(await addressField(page).count()).toBe(0);
    // Nothing of it is left in a browser that somebody else may use next.
    const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    await changeAddress(page);
    await addressField(page).fill('7, Secret Lane');
    expect(await kept()).toContain('Secret Lane');
    await page.goto('/home/profile');
    await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
    await message(page, 'Signed out successfully').waitFor();
    expect(await kept()).not.toContain('Secret Lane');
  },
);

journey('a late first request does not place a second order', async ({ arrive }) => {
  const customer = await aCustomer();
  const { page } = await withBadNetwork(() => arrive('customer', { viewport: phone }));
  await arriveAtCheckout(page, customer);
  let late: Route | undefined;
  await onPlacing(page, async (route) => {
    if (late) return route.continue();
    late = route;
    await route.fulfill(gatewayTimeout);
  });
  await placeOrderButton(page).click();
  await message(page, timeoutText).waitFor();
  await changeAddress(page);
  await addressField(page).fill('99, Residency Road');
  const { orderId } = await placeOrder(page);
  await visible(page, '99, Residency Road').waitFor();

  const request = late?.request();
  const answer = await page.request.post(request?.url() ?? '', {
    headers: { ...request?.headers() },
    data: request?.postData() ?? '',
  });
  expect(answer.status()).toBe(409);
  expect(await answer.text()).toContain('operation_reused');
  expect(await orderIdsOf(customer.uid)).toEqual([orderId]);
});

journey(
  'a higher price is explained with the new bill before anything is ordered (rule: prices-confirmed)',
  async ({ arrive }) => {
    const customer = await aCustomer();
    const { page } = await withBadNetwork(() => arrive('customer', { viewport: phone }));
    await enterShop(page, customer);
    await page.goto('/home/products/bottle-gourd');
    await addToCart(page);
    await cartOf(page, 1).waitFor();
    await page.goto('/home/checkout');
    await billArrived(page);
    const gourd = documents().doc('products/bottle-gourd');
    const before = (await gourd.get()).get('pricePaise') as number;
    try {
      await gourd.update({ pricePaise: before + 300 });
      await placeOrderButton(page).click();
      await message(page, 'Order failed: Prices have changed. Please check your cart.').waitFor();
      await visible(page, /^Bottle Gourd, Lauki: ₹37, was ₹34\. Your total is now ₹87\.$/).waitFor();
      expect(await orderIdsOf(customer.uid)).toEqual([]);
      await placeOrder(page);
      const [orderId] = await orderIdsOf(customer.uid);
      const order = await documents().doc(`orders/${orderId}`).get();
      expect(order.get('totalPaise')).toBe(before + 300 + 50_00);
    } finally {
      await gourd.update({ pricePaise: before });
    }
  },
);

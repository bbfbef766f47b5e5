/**
 * Paying online in the gateway's checkout, against the payment sandbox: every outcome.
 */
import type { Page } from 'playwright-core';
import { paymentWaitMs } from '@basket/domain';
import {
  anOrderOf,
  aCustomer,
  documents,
  orderIdsOf,
  stockOf,
  sweepNow,
  type Customer,
} from '../../support/backstage';
import { choose, desktop, type Person, phone } from '../../support/browser';
import {
  approveBegunPayments,
  beginPayment,
  checkoutFrame,
  gatewayState,
  isFor,
  payAtGateway,
  payInCheckout,
} from '../../support/gateway';
import { journey } from '../../support/journey';
import { addToCart, placeOrderButton } from '../steps/shopping';
import { cartOf, enterShop, heading, message, visible } from '../steps/visiting';

const productId = 'green-peas-shelled';
const orderRow = (orderId: string) => documents().doc(`orders/${orderId}`);
const payButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Pay ₹/ });

/** An order that waits for its payment. */
const aWaitingOrder = (customer: Customer): Promise<string> =>
  anOrderOf(customer, {
    paymentMethod: 'online',
    paymentStatus: 'pending',
    paymentDueAt: Date.now() + paymentWaitMs,
  });

/** On the page of an order that waits for its payment, with the gateway's checkout open. */
async function openCheckout(page: Page, customer: Customer): Promise<string> {
  const orderId = await aWaitingOrder(customer);
  await enterShop(page, customer);
  await page.goto(`/home/orders/${orderId}`);
  await payButton(page).click();
  await checkoutFrame(page).getByText('Sandbox: no money moves').waitFor();
  return orderId;
}

async function untilOrder(orderId: string, isSo: (order: FirebaseFirestore.DocumentData) => boolean) {
  const deadline = Date.now() + 90_000;
  for (;;) {
    const order = (await orderRow(orderId).get()).data() ?? {};
    if (isSo(order)) return order;
    if (Date.now() > deadline) throw new Error(`The order stays ${JSON.stringify(order['payment'])}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

journey(`an order is placed and paid online on a desktop (rule: payment-methods)`, async ({ arrive }) => {
  const customer = await aCustomer();
  const { page } = await arrive('customer', { viewport: desktop });
  await enterShop(page, customer);
  await page.goto(`/home/products/${productId}`);
  await addToCart(page);
  await cartOf(page, 1).waitFor();
  await page.goto('/home/checkout');
  await heading(page, 'Checkout').waitFor();
  await choose(page.getByRole('radio', { name: /^UPI or card/ }));
  await placeOrderButton(page).and(page.locator(':enabled')).waitFor();
  await placeOrderButton(page).click();
  await payInCheckout(page, 'Approve', 'Card');
  await page.waitForURL(/\/home\/orders\/\w+\?payment=success$/);
  await visible(page, /^Payment of ₹[\d,.]+ received$/).waitFor();
  const [orderId = ''] = await orderIdsOf(customer.uid);
  const order = (await orderRow(orderId).get()).data();
  expect(order).toMatchObject({
    status: 'pending',
    paymentStatus: 'paid',
    paymentMethod: 'online',
    paymentDueAt: null,
    payment: { channel: 'checkout', receivedPaise: order?.['totalPaise'] as number, refundState: 'none' },
  });
});

journey(`dismissed, declined, forged, then paid on a phone (rule: paid-after-check)`, async ({ arrive }) => {
  const customer = await aCustomer();
  const person = await arrive('customer', { viewport: phone });
  const { page } = person;
  person.expectProblems(/status of 400/);
  const orderId = await openCheckout(page, customer);

  await checkoutFrame(page).getByRole('button', { name: 'Close payment' }).click();
  await visible(page, 'Your order waits for its payment').waitFor();
  await visible(page, /^Pay within 1[0-5]:\d\d to keep your order\.$/).waitFor();

  // It can be paid from its page, its tracking and My Orders, and a reload loses nothing.
  await payButton(page).click();
  await checkoutFrame(page).getByText('Sandbox: no money moves').waitFor();
  await page.reload();
  await visible(page, 'Your order waits for its payment').waitFor();
  await page.goto(`/home/tracking/${orderId}`);
  await payButton(page).waitFor();
  await page.goto('/home/orders');
  await payButton(page).click();
  await payInCheckout(page, 'Decline');
  await checkoutFrame(page).getByRole('alert').filter({ hasText: 'could not be completed' }).waitFor();

  // The gateway's own page offers another try; here it claims a success without the bank.
  await payInCheckout(page, 'Claim a success with a wrong signature');
  await page.waitForURL(/\?payment=failed$/);
  await message(page, 'Payment verification failed').waitFor();
  expect((await orderRow(orderId).get()).get('paymentStatus')).toBe('pending');

  await payButton(page).click();
  await payInCheckout(page, 'Approve');
  await page.waitForURL(/\?payment=success$/);
  await visible(page, /^Payment of ₹[\d,.]+ received$/).waitFor();
});

journey(
  `a tab is closed after paying: the order is paid on a phone (rule: paid-without-tab)`,
  async ({ arrive }) => {
    const customer = await aCustomer();
    const person = await arrive('customer', { viewport: phone });
    const { page, context } = person;
    // Whether the request still starts, and fails, before the tab is gone is a matter of milliseconds.
    person.expectProblems(/ERR_FAILED.*verify-payment/);
    await context.route('**/api/verify-payment', (route) => route.abort());
    const orderId = await openCheckout(page, customer);
    await beginPayment(page);
    // The bank has answered before the tab is closed: a click alone may not have left the browser.
    const approved = page.waitForResponse(/\/sandbox\/browser\/payments\/pay_/);
    await checkoutFrame(page).getByRole('button', { name: 'Approve', exact: true }).click();
    await approved;
    await page.close();
    await untilOrder(orderId, ({ paymentStatus }) => paymentStatus === 'paid');
  },
);

journey(
  `paid in two tabs: one payment counts, the other is refunded on a desktop (rule: paid-once)`,
  async ({ arrive }) => {
    const customer = await aCustomer();
    const person = await arrive('customer', { viewport: desktop });
    const { page, context } = person;
    person.expectProblems(/status of 4\d\d/);
    const orderId = await openCheckout(page, customer);
    const second = await context.newPage();
    await second.goto(`/home/orders/${orderId}`);
    await payButton(second).click();
    await beginPayment(page);
    await beginPayment(second);
    await checkoutFrame(page).getByRole('button', { name: 'Approve', exact: true }).click();
    await page.waitForURL(/\?payment=success$/);
    // The other tab's checkout closes by itself; its bank approves nevertheless.
    await second.waitForURL(/\?payment=success$/);
    await checkoutFrame(second).getByRole('main').waitFor({ state: 'hidden' });
    expect(await approveBegunPayments(orderId)).toBe(1);
    await untilOrder(
      orderId,
      ({ payment }) => (payment as { refundState: string }).refundState === 'refunded',
    );
    const order = (await orderRow(orderId).get()).data() ?? {};
    const total = order['totalPaise'] as number;
    expect(order).toMatchObject({
      paymentStatus: 'paid',
      payment: { receivedPaise: 2 * total, refundedPaise: total },
    });
    await visible(second, /^₹[\d,.]+ was refunded$/).waitFor();
    const { payments } = await gatewayState();
    const kept = Object.values(payments).filter(
      ({ notes, status }) => isFor(orderId, notes) && status === 'captured',
    );
    expect(kept).toHaveLength(1);
  },
);

/** An order that nobody pays, up to the refund of the money that comes too late. */
async function letPaymentLapse({ page }: Person, wareId: string): Promise<void> {
  const customer = await aCustomer();
  await enterShop(page, customer);
  const stockBefore = await stockOf(wareId);
  await page.goto(`/home/products/${wareId}`);
  await addToCart(page);
  await cartOf(page, 1).waitFor();
  await page.goto('/home/checkout');
  await choose(page.getByRole('radio', { name: /^UPI or card/ }));
  await placeOrderButton(page).and(page.locator(':enabled')).waitFor();
  await placeOrderButton(page).click();
  await checkoutFrame(page).getByRole('button', { name: 'Close payment' }).click();
  await visible(page, 'Your order waits for its payment').waitFor();
  const [orderId = ''] = await orderIdsOf(customer.uid);
  const { payment } = (await orderRow(orderId).get()).data() as { payment: { intentId: string } };

  await orderRow(orderId).update({ paymentDueAt: Date.now() - 1000 });
  await visible(page, 'Checking your payment').waitFor();
  // The sweep leaves the first ten seconds to the task of the order.
  await orderRow(orderId).update({ paymentDueAt: Date.now() - 60_000 });
  // A message goes by itself: looking for it begins before the sweep.
  const told = message(page, 'Your items are back in your cart.').waitFor();
  await Promise.all([told, sweepNow()]);
  await untilOrder(orderId, ({ status }) => status === 'cancelled');
  await visible(page, 'This order was not paid in time').waitFor();
  await cartOf(page, 1).waitFor();
  expect(await stockOf(wareId)).toBe(stockBefore);

  await payAtGateway(payment.intentId);
  await untilOrder(
    orderId,
    (order) => (order['payment'] as { refundState: string }).refundState === 'refunded',
  );
  await visible(page, /^₹[\d,.]+ was refunded$/).waitFor();
}

journey(
  `not paid in time: the order ends, its stock and the cart come back; a late payment is refunded, on a phone (rule: cart-returns)`,
  async ({ arrive }) => letPaymentLapse(await arrive('customer', { viewport: phone }), productId),
  180_000,
);

/** Every message about the payment of an order, each on its own order. */

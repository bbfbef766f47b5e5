/**
 * An order from end to end, by three people in three browsers at once: a new customer orders, an admin assigns,
 * a partner delivers and is paid, and each sees what the others do without reloading. The browsers of all three translate their pages
 * (rule: translated-page).
 */
import type { Page } from 'playwright-core';
import { aPartner } from '../../support/backstage';
import { choose, desktop, phone, shopUrl } from '../../support/browser';
import { journey } from '../../support/journey';
import { aNewcomer, openSignedIn, register, signIn } from '../steps/account';
import {
  accept,
  assign,
  goOnline,
  markDelivered,
  pickUp,
  readWallet,
  secondsToAnswer,
  statusOf,
} from '../steps/dispatching';
import {
  addToCart,
  chooseLastOptions,
  changeAddress,
  fillDelivery,
  goToCheckout,
  openProductWithOptions,
  paiseOf,
  placeOrder,
} from '../steps/shopping';
import { eventually, heading, homeTitle } from '../steps/visiting';

const oneKilometreNorthOfStore = { latitude: 12.9719 + 1 / 111.195, longitude: 77.6412 };

/** The bar on the tracking page, in percent. */
async function seeProgress(page: Page, percent: number): Promise<void> {
  const bar = page.locator(`[role="progressbar"][aria-valuenow="${percent}"], progress[value="${percent}"]`);
  await bar.first().waitFor();
}

/** Keeps requests to a function waiting until the returned callback is called. */
async function holdBack(page: Page, name: string): Promise<() => void> {
  let letGo = (): void => undefined;
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(
    (url) => url.pathname.endsWith(`/${name}`),
    async (route) => {
      await gone;
      await route.continue();
    },
  );
  return letGo;
}

/** A mark on the page that a reload removes. */
const markPage = (page: Page) => page.evaluate(() => void (document.body.dataset['sameVisit'] = 'yes'));
const isSameVisit = (page: Page) => page.evaluate(() => document.body.dataset['sameVisit'] === 'yes');

journey(
  "an order goes from the cart to the partner's wallet, accepted once by a partner with two devices (rule: one-partner)",
  async ({ arrive }) => {
    const customer = await arrive('customer', { viewport: phone, isTranslated: true });
    const admin = await arrive('admin', { viewport: desktop, isTranslated: true });
    const partner = await arrive('partner', { viewport: phone, isTranslated: true });
    const person = aNewcomer();
    // With nothing in hand: a partner who has collected enough is offered no more cash orders.
    const { name: partnerName, email: partnerEmail } = await aPartner();

    // The staff's screens are open before there is an order.
    await openSignedIn(admin.page, 'admin@basket.example', 'admin');
    await admin.page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor();
    await admin.page.goto('/admin/order-assignment');
    await admin.page.getByRole('heading', { level: 1, name: 'Order Assignment' }).waitFor();
    await openSignedIn(partner.page, partnerEmail, 'delivery');
    await goOnline(partner.page);
    const walletBefore = await readWallet(partner.page, 'none yet');
    const second = await arrive('partner at a second device', { viewport: phone });
    second.expectProblems(/status of 400.*\/dispatch/);
    await openSignedIn(second.page, partnerEmail, 'delivery');
    for (const { page } of [partner, second]) {
      await page.goto('/delivery/order-assignment');
      await page.getByRole('heading', { level: 1, name: 'Order Assignment' }).waitFor();
    }
    await markPage(admin.page);
    await markPage(partner.page);

    // A new customer registers, signs in and fills the cart.
    await register(customer.page, person);
    await signIn(customer.page, person.email, 'customer', person.password);
    await customer.page.waitForURL('**/home');
    await heading(customer.page, homeTitle).waitFor();
    const productName = await openProductWithOptions(customer.page);
    const chosen = await chooseLastOptions(customer.page);
    expect(chosen.length).toBeGreaterThan(0);
    await addToCart(customer.page);
    await customer.page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).waitFor();

    // Checkout, cash on delivery.
    await goToCheckout(customer.page);
    await changeAddress(customer.page);
    expect(await customer.page.getByLabel('Pincode', { exact: true }).inputValue()).toBe(person.pincode);
    await fillDelivery(customer.page, person);
    await choose(customer.page.getByRole('radio', { name: 'Cash on delivery' }));
    const { orderNumber } = await placeOrder(customer.page);
    await customer.page.getByRole('heading', { level: 1, name: `Order #${orderNumber}` }).waitFor();
    await customer.page.getByText(productName).first().waitFor();
    for (const value of chosen) await customer.page.getByText(value).first().waitFor();
    await customer.page.getByRole('link', { name: 'Track Order' }).click();
    await customer.page.waitForURL('**/home/tracking/**');
    await seeProgress(customer.page, 20);
    await markPage(customer.page);

    // The admin sees it arrive and offers it to the partner, who has 30 seconds.
    // In the queue, which stands before the map.
    await admin.page
      .getByRole('button', { name: new RegExp(`^${person.name}.*${orderNumber}`) })
      .first()
      .click();
    await assign(admin.page, orderNumber, partnerName);
    const offer = partner.page.getByRole('article', { name: `Offer ${orderNumber}` });
    await offer.waitFor();
    const seconds = await secondsToAnswer(partner.page);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(30);
    await partner.context.grantPermissions(['geolocation'], { origin: shopUrl });
    await partner.context.setGeolocation(oneKilometreNorthOfStore);
    // At another device the same partner accepts too, and that request arrives later: the order is theirs once. Both press at the same
    // time: a page waits a few seconds for an answer, then says that it goes on by itself.
    const letGo = await holdBack(second.page, 'dispatch');
    const offerThere = second.page.getByRole('article', { name: `Offer ${orderNumber}` });
    await offerThere.waitFor();
    await Promise.all([
      offerThere.getByRole('button', { name: 'Accept' }).click(),
      accept(partner.page, orderNumber),
    ]);
    letGo();
    await second.page.getByText('This order is already yours.').waitFor();
    await second.context.close();
    await seeProgress(customer.page, 40);
    await customer.page.getByText(partnerName).first().waitFor();
    // From now on the customer sees the partner's position.
    const map = customer.page.getByRole('region', { name: 'Where your order is' });
    await map.getByText(/^About 1\.0 km from the store, seen /).waitFor();
    expect(await isSameVisit(admin.page)).toBe(true);

    // Picked up by the partner, and on its way.
    await admin.page.goto('/admin/orders');
    await pickUp(partner.page, orderNumber);
    await eventually(
      () => statusOf(admin.page, orderNumber).innerText(),
      (status) => status === 'Out for delivery',
    );
    await seeProgress(customer.page, 80);
    await customer.page.getByText(/Arriving in/).waitFor();

    // Handed over: tracking is full without a reload, the wallet has the delivery charge once.
    await markDelivered(partner.page, orderNumber);
    expect(await isSameVisit(partner.page)).toBe(true);
    await seeProgress(customer.page, 100);
    expect(await map.count()).toBe(0);
    expect(await isSameVisit(customer.page)).toBe(true);
    // The wallet may first show what the browser remembers.
    const wallet = await eventually(
      () => readWallet(partner.page, orderNumber),
      ({ rowsOfOrder }) => rowsOfOrder.length > 0,
    );
    expect(wallet.balancePaise - walletBefore.balancePaise).toBe(50_00);
    expect(wallet.rowsOfOrder).toHaveLength(1);
    expect(paiseOf(wallet.rowsOfOrder[0] ?? '')).toBe(50_00);
    await admin.page.reload();
    // The browser may first show what it remembers of the order.
    const shown = () => statusOf(admin.page, orderNumber).innerText();
    expect(await eventually(shown, (status) => status === 'Delivered')).toBe('Delivered');
  },
  240_000,
);

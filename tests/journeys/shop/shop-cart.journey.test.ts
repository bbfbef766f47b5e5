/**
 * The cart: lines by options, limits, messages, free delivery, undo; what survives a reload, another tab and a
 * sign-out.
 */
import type { Page } from 'playwright-core';
import { aCustomer, documents } from '../../support/backstage';
import { choose, desktop, phone } from '../../support/browser';
import { journey } from '../../support/journey';
import { signIn } from '../steps/account';
import {
  cartOf,
  enterShop,
  eventually,
  heading,
  message,
  openCart,
  seeAddress,
  visible,
} from '../steps/visiting';
import { fillDelivery, goToCheckout, placeOrder } from '../steps/shopping';

const addOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Add ${name}`, exact: true }).first();
const more = (page: Page, name: string) =>
  page.getByRole('button', { name: `Increase quantity of ${name}`, exact: true }).first();

/** Two are left: adding a third shows a message. */
async function pressAtLimit(page: Page, name: string): Promise<void> {
  await more(page, name).click({ force: true }); // dimmed, not disabled
  await message(page, `At most 2 ${name} can be ordered`).waitFor();
}

/** Puts products of the list without options into the cart, one of each. */
async function fill(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    await page.goto(`/home/products?search=${encodeURIComponent(name)}`);
    await addOf(page, name).click();
    await message(page, `1 ${name} added to cart!`).waitFor();
  }
}

const lines = (page: Page) => page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem');

journey(
  'the cart in a translating browser: lines, limits, summary, undo and an empty end (rule: translated-page)',
  async ({ arrive }) => {
    const { page } = await arrive('customer', { viewport: desktop, isTranslated: true });
    await enterShop(page, await aCustomer());
    await cartOf(page, 0).click();
    const drawer = page.getByRole('dialog', { name: 'Your cart' });
    await drawer.getByRole('link', { name: 'Continue Shopping' }).click();
    await seeAddress(page, '/home/products');

    // Two are left in stock: a third cannot be added.
    await fill(page, 'Avocado');
    // What is taken out of the drawer comes back by the message, which is within reach over it (rule: cart-drawer).
    await cartOf(page, 1).click();
    await drawer.getByRole('button', { name: /^Remove Avocado/ }).click();
    await drawer.getByText('Your cart is empty').waitFor();
    await page.locator('.basket-toast').getByRole('button', { name: 'Undo' }).click();
    await drawer.getByRole('link', { name: 'Proceed to Checkout' }).waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    await more(page, 'Avocado').click();
    await pressAtLimit(page, 'Avocado');
    await openCart(page, 2);
    await page.reload();
    await heading(page, 'Your cart').waitFor();
    await pressAtLimit(page, 'Avocado');
    await visible(page, '₹338').waitFor();
    expect(await page.getByText('more for free delivery').filter({ visible: true }).first().innerText()).toBe(
      'Add ₹162 more for free delivery',
    );
    await visible(page, '₹388').waitFor();
    for (const label of ['COD', 'UPI', 'Card']) await visible(page, label).waitFor();

    // The same product with other options is another line, with the same options the same line.
    await page.goto('/home/products/alphonso-mangoes-ratnagiri');
    const add = () =>
      page
        .getByRole('button', { name: /^Add to Cart/ })
        .filter({ visible: true })
        .click();
    await add();
    await choose(page.getByRole('main').getByRole('radio', { name: /^12 pcs/ }));
    await add();
    await openCart(page, 4);
    expect(await lines(page).count()).toBe(3);
    await visible(page, 'Delivery is free for this order').waitFor();

    // Minus at one removes the line; undo brings it back where it was.
    // The message without Undo, which this one replaces, may never be painted.
    const undoOf = (what: string) =>
      page.locator('.basket-toast').filter({ hasText: what }).getByRole('button', { name: 'Undo' });
    const undo = (what: string) => undoOf(what).click();
    const removed = lines(page).filter({ hasText: '12 pcs' });
    await removed.getByRole('button', { name: /^Remove Alphonso/ }).click();
    await undoOf('Item removed from cart').waitFor();
    await cartOf(page, 3).waitFor();
    await undo('Item removed from cart');
    await cartOf(page, 4).waitFor();
    expect(await lines(page).nth(2).innerText()).toContain('12 pcs');

    await page.getByRole('button', { name: 'Clear Cart' }).click();
    await undoOf('Cart cleared').waitFor();
    await heading(page, 'Your cart is empty').waitFor();
    await undo('Cart cleared');
    await heading(page, 'Your cart').waitFor();
    await page.getByRole('button', { name: 'Clear Cart' }).click();

    // Nothing to order: checkout leads back.
    await page.goto('/home/checkout');
    await seeAddress(page, '/home/cart');
    await heading(page, 'Your cart is empty').waitFor();
  },
);

journey('the cart belongs to the account, in every tab', async ({ arrive }) => {
  const customer = await aCustomer();
  const person = await arrive('customer', { viewport: phone });
  const { page, context } = person;
  await enterShop(page, customer);
  await fill(page, 'Beetroot');
  await page.reload();
  await cartOf(page, 1).waitFor();

  // A second tab has the same cart, and its changes appear here.
  const second = await context.newPage();
  await second.goto('/home/products?search=Cauliflower');
  await cartOf(second, 1).waitFor();
  await addOf(second, 'Cauliflower').click();
  await cartOf(page, 2).waitFor();

  // Signed out there, signed out and empty here, also of what this tab alone knows.
  const kept = {
    here: 'basket-express.typed-address',
    everywhere: ['basket-express.recently-bought', 'basket-express.last-payment'],
  };
  const stored = () =>
    page.evaluate(
      ({ here, everywhere }) => [
        sessionStorage.getItem(here),
        ...everywhere.map((key) => localStorage.getItem(key)),
      ],
      kept,
    );
  await page.evaluate(({ here, everywhere }) => {
    sessionStorage.setItem(here, '{"checkout":{"of":"7, Secret Lane"}}');
    for (const key of everywhere) localStorage.setItem(key, '{"owner":"somebody"}');
  }, kept);
  expect(await stored()).not.toContain(null);
  await second.goto('/home/profile');
  await second.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await message(second, 'Signed out successfully').waitFor();
  await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor({ state: 'detached' });
  await page.goto('/home/cart');
  await page.waitForURL('**/login');
  expect(await page.evaluate(() => localStorage.getItem('basket-express.cart'))).toBeNull();
  expect(await stored()).toEqual([null, null, null]);

  // The next user of this browser has an empty cart.
  const { email, password } = await aCustomer();
  await signIn(page, email, 'customer', password);
  await heading(page, 'Your cart is empty').waitFor();
});

journey(
  'two devices of one account have one cart, and an order empties both (rules: cart-merges, order-empties-cart)',
  async ({ arrive }) => {
    const customer = await aCustomer();
    const [{ page: one }, { page: two }] = await Promise.all([
      arrive('phone', { viewport: phone }),
      arrive('laptop'),
    ]);
    await enterShop(one, customer);
    await fill(one, 'Beetroot');
    const stored = documents().doc(`carts/${customer.uid}`);
    await eventually(
      async () => (await stored.get()).exists,
      (isThere) => isThere,
    );
    await enterShop(two, customer);
    await cartOf(two, 1).waitFor();
    await message(two, 'Your cart from your other device is here: 1 item.').waitFor();
    await openCart(two, 1);

    // What is added here is seen there within seconds, and the other way round where the cart is looked at.
    await fill(one, 'Cauliflower');
    await cartOf(two, 2).waitFor();
    await two
      .locator('.basket-toast')
      .filter({ hasText: '1 item from your other device was added.' })
      .waitFor();
    await more(two, 'Beetroot').click();
    await cartOf(two, 3).waitFor();
    await one.goto('/home/cart');
    await cartOf(one, 3).waitFor();
    await goToCheckout(one);
    await fillDelivery(one, customer);
    await placeOrder(one);
    await heading(two, 'Your cart is empty').waitFor();
    await cartOf(one, 0).waitFor();
  },
);

/**
 * Bad input at the forms gets its message and changes nothing.
 */
import type { Page } from 'playwright-core';
import { aCustomer } from '../../support/backstage';
import { phone } from '../../support/browser';
import { journey } from '../../support/journey';
import { aNewcomer, fillRegistration, fillSignIn, signIn, type Newcomer } from '../steps/account';
import {
  addToCart,
  fillDelivery,
  goToCheckout,
  openProductWithOptions,
  placeOrderButton,
} from '../steps/shopping';
import { enterShop } from '../steps/visiting';

/** A message appears at the field or in a toast. */
const seeText = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

/** Wrong passwords and unknown accounts get status 400, which the browser logs. */
const authRefusal = /status of 400/;

const badRegistrations: { desc: string; facts: Partial<Newcomer>; confirmation?: string; text: string }[] = [
  { desc: 'no name', facts: { name: '' }, text: 'Please fill in your name' },
  { desc: 'no address', facts: { address: '' }, text: 'Please fill in your address' },
  { desc: 'no state, so no city', facts: { state: '', city: '' }, text: 'Please fill in your state' },
  { desc: 'no city', facts: { city: '' }, text: 'Please fill in your city' },
  { desc: 'a short pincode', facts: { pincode: '5600' }, text: 'Pincode must be 6 digits' },
  { desc: 'a short phone number', facts: { phone: '98450' }, text: 'Phone must be 10 digits' },
  {
    desc: 'a short password',
    facts: { password: 'five5' },
    text: 'Password must be at least 6 characters long',
  },
  { desc: 'two passwords', facts: {}, confirmation: 'another-one', text: 'Passwords do not match' },
];

journey('registration: each wrong field gets its message (rule: signup-fields)', async ({ arrive }) => {
  const person = await arrive('newcomer');
  const { page } = person;
  const email = aNewcomer().email;
  for (const { facts, confirmation, text } of badRegistrations) {
    await page.goto('/register');
    await fillRegistration(page, aNewcomer({ email, ...facts }), confirmation);
    await page.getByRole('button', { name: 'Create account' }).click();
    await seeText(page, text);
    expect(new URL(page.url()).pathname).toBe('/register');
  }
  // The account does not exist: nobody can sign in with it.
  person.expectProblems(authRefusal);
  await page.goto('/login');
  await fillSignIn(page, email, aNewcomer().password);
  const refused = page.waitForResponse((response) => response.url().includes('accounts:signInWithPassword'));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  expect((await refused).status()).toBe(400);
  expect(new URL(page.url()).pathname).toBe('/login');
});

journey('registration: the city needs a state and is cleared with it', async ({ arrive }) => {
  const { page } = await arrive('newcomer', { viewport: phone });
  await page.goto('/register');
  expect(await page.getByLabel('City', { exact: true }).isDisabled()).toBe(true);
  await page.getByLabel('State', { exact: true }).selectOption('Karnataka');
  await page.getByLabel('City', { exact: true }).selectOption('Bengaluru');
  await page.getByLabel('State', { exact: true }).selectOption('Maharashtra');
  expect(await page.getByLabel('City', { exact: true }).inputValue()).toBe('');
});

journey('registration: an e-mail in use is refused', async ({ arrive }) => {
  const person = await arrive('newcomer');
  person.expectProblems(authRefusal);
  const { page } = person;
  await page.goto('/register');
  await fillRegistration(page, aNewcomer({ email: 'customer@basket.example' }));
  await page.getByRole('button', { name: 'Create account' }).click();
  await page
    .getByText(/already/i)
    .first()
    .waitFor();
  expect(new URL(page.url()).pathname).toBe('/register');
});

journey('sign-in: wrong password, wrong role and empty fields are refused', async ({ arrive }) => {
  const person = await arrive('customer');
  person.expectProblems(authRefusal);
  const { page } = person;
  const send = () => page.getByRole('button', { name: 'Sign in', exact: true }).click();

  await page.goto('/login');
  await send();
  await seeText(page, 'Please fill in your e-mail address');

  await fillSignIn(page, 'customer@basket.example', 'not-this-one');
  await send();
  await page
    .getByText(/password/i)
    .filter({ visible: true })
    .last()
    .waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');

  await page.goto('/login?role=admin');
  expect(await page.getByRole('radio', { name: 'Admin' }).isChecked()).toBe(true);
  await fillSignIn(page, 'customer@basket.example', 'basket123');
  await send();
  await seeText(page, "You don't have access to admin interface. Your role is: customer");
  expect(new URL(page.url()).pathname).toBe('/login');
  // Signed out again: the shop's home greets a visitor.
  await page.goto('/home');
  await page.getByRole('main').getByRole('link', { name: 'Sign In', exact: true }).first().waitFor();
});

journey(
  'guards: signed out leads to sign-in and back, the wrong role to its own home',
  async ({ arrive }) => {
    const { page } = await arrive('customer');
    await page.goto('/home/cart');
    await page.waitForURL('**/login');
    await signIn(page, 'customer@basket.example', 'customer');
    await page.waitForURL('**/home/cart');
    await page.goto('/admin');
    await page.waitForURL('**/home');
  },
);

const badDeliveries: { facts: Partial<Newcomer>; text: string }[] = [
  { facts: { address: '' }, text: 'Please fill in your address' },
  { facts: { city: '   ' }, text: 'Please fill in your city' },
  { facts: { state: '' }, text: 'Please fill in your state' },
  { facts: { pincode: '' }, text: 'Please fill in your pincode' },
  { facts: { pincode: '5600' }, text: 'Pincode must be 6 digits' },
  { facts: { phone: '' }, text: 'Please fill in your phone' },
];

journey(
  'checkout: a wrong address gets its message, no order is placed, the cart stays',
  async ({ arrive }) => {
    const { page } = await arrive('customer', { viewport: phone });
    await enterShop(page, await aCustomer());
    const person = aNewcomer();
    await openProductWithOptions(page);
    await addToCart(page);
    await goToCheckout(page);
    for (const { facts, text } of badDeliveries) {
      await fillDelivery(page, { ...person, ...facts });
      await placeOrderButton(page).click();
      await seeText(page, text);
      expect(new URL(page.url()).pathname).toBe('/home/checkout');
    }
    await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).waitFor();
    await page.goto('/home/orders');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText(/BE\d{10}/).count()).toBe(0);
  },
);

journey('checkout: a second tap makes no second order (rule: one-order-per-wish)', async ({ arrive }) => {
  const { page } = await arrive('customer');
  await enterShop(page, await aCustomer());
  const person = aNewcomer();
  await openProductWithOptions(page);
  await addToCart(page);
  await goToCheckout(page);
  await fillDelivery(page, person);
  await placeOrderButton(page).dblclick();
  await page.waitForURL(/\/home\/orders\/[A-Za-z0-9]+$/);
  await page.goto('/home/orders');
  await page
    .getByText(/BE\d{10}/)
    .first()
    .waitFor();
  expect(await page.getByRole('link', { name: /^View Details/ }).count()).toBe(1);
});

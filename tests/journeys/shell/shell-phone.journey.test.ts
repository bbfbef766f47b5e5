/** Signing in with a code by SMS (rules: phone-sign-in, phone-name, phone-staff), from the admin's switch to an order. */
import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { codeSentTo, documents, orderIdsOf, uidOfPhone } from '../../support/backstage';
import { choose, desktop, phone as narrow } from '../../support/browser';
import { journey } from '../../support/journey';
import { aNewcomer, fillRegistration, openSignedIn } from '../steps/account';
import { seeNothingWrong } from '../steps/looking';
import {
  addToCart,
  fillDelivery,
  goToCheckout,
  openProductWithOptions,
  placeOrder,
  placeOrderButton,
} from '../steps/shopping';
import { countTaps } from '../steps/taps';
import { cartOf, eventually, heading, homeTitle } from '../steps/visiting';
import { portsAt } from '../../../tools/base/ports.mjs';
import { projectId, region } from '../../../tools/base/project.mjs';

const settings = () => documents().doc('storeSettings/public');
beforeEach(() => settings().update({ phoneSignIn: false }));
// Other journeys sign in with a password beside this one; the switch only adds a form.
afterAll(() => settings().update({ phoneSignIn: false }));

/** The emulator knows no reCAPTCHA; a profile is asked for before it is made; a wrong code is refused. */
const usual = [
  /status of 501.*recaptchaConfig/,
  /status of 404.*documents\/profiles/,
  /status of 400.*signInWithPhoneNumber/,
];

const wayByPhone = (page: Page) => page.getByRole('form', { name: 'Or sign in with your phone' });
const aNumber = (): string => `9${String(randomInt(1e9)).padStart(9, '0')}`;

/** Opens the sign-in page until it shows the way by phone: pages hear of a setting within seconds. */
async function openLogin(page: Page): Promise<void> {
  const isShown = async (): Promise<boolean> => {
    await page.goto('/login');
    await heading(page, 'Sign in').waitFor();
    return wayByPhone(page).isVisible();
  };
  expect(await eventually(isShown, (shown) => shown)).toBe(true);
}

/** Axe finds nothing at a step, in no width. */
async function seeStep(page: Page, where: string): Promise<void> {
  await seeNothingWrong(page, where);
  await page.setViewportSize(narrow);
}

async function sendCode(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Phone', { exact: true }).fill(`+91 ${phone}`);
  await page.getByRole('button', { name: 'Send code' }).click();
  await heading(page, 'Enter the code').waitFor();
}

/** The sixth digit sends it (rule: code-sends-itself). */
async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code);
}

/** ADD on home, the cart, Proceed and Order: four presses, and the fields that the checkout lacks. */
async function orderFromHome(page: Page, lacking: Readonly<Record<string, string>>): Promise<void> {
  await heading(page, homeTitle).waitFor();
  await page.getByRole('main').getByRole('button', { name: /^Add / }).first().click();
  await cartOf(page, 1).waitFor();
  await goToCheckout(page);
  for (const [label, text] of Object.entries(lacking))
    await page.getByLabel(label, { exact: true }).fill(text);
  await placeOrderButton(page).and(page.locator(':enabled')).waitFor();
  await placeOrder(page);
}

async function switchOn(page: Page): Promise<void> {
  await openSignedIn(page, 'admin@basket.example', 'admin');
  await page.goto('/admin/settings');
  await page.getByRole('checkbox', { name: 'Sign in with a phone number' }).check();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await page.getByText('Settings updated successfully!').waitFor();
}

/** As a program does, past the pages. @returns the answer's status and text */
async function forceSignIn(phone: string): Promise<{ status: number; text: string }> {
  const post = async (url: string, body: object, headers = {}) =>
    fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const auth = `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}/identitytoolkit.googleapis.com/v1/accounts`;
  const sent = await post(`${auth}:sendVerificationCode?key=any`, { phoneNumber: `+91${phone}` });
  const { sessionInfo } = (await sent.json()) as { sessionInfo: string };
  const code = await codeSentTo(phone);
  const signedIn = await post(`${auth}:signInWithPhoneNumber?key=any`, { sessionInfo, code });
  const { idToken } = (await signedIn.json()) as { idToken: string };
  const operation = { operation: 'ensureProfile', operationId: randomUUID(), correlationId: randomUUID() };
  const answer = await post(
    `http://127.0.0.1:${portsAt().functions}/${projectId}/${region}/accounts`,
    { data: { ...operation, input: {} } },
    { Authorization: `Bearer ${idToken}` },
  );
  return { status: answer.status, text: await answer.text() };
}

test('threat-forced-phone: a program signs in by phone while the store does not offer it, then while it does', async () => {
  const phone = aNumber();
  const refused = await forceSignIn(phone);
  expect(refused).toMatchObject({ status: 403, text: expect.stringContaining('phone_sign_in_unavailable') });
  const profile = documents().doc(`profiles/${await uidOfPhone(phone)}`);
  expect((await profile.get()).exists).toBe(false);
  await settings().update({ phoneSignIn: true });
  expect(await forceSignIn(phone)).toMatchObject({ status: 200 });
  expect((await profile.get()).data()).toMatchObject({ phone, email: '', role: 'customer' });
});

journey(
  'a new customer signs in with a code, gives a name and orders with cash, on a phone; each step is accessible',
  async ({ arrive }) => {
    const admin = await arrive('admin', { viewport: desktop });
    await switchOn(admin.page);

    const person = await arrive('customer', { viewport: narrow });
    const { page } = person;
    person.expectProblems(...usual);
    const phone = aNumber();
    await openLogin(page);
    await page.locator('label', { hasText: 'Admin' }).click();
    await wayByPhone(page).waitFor({ state: 'hidden' });
    await page.locator('label', { hasText: 'Customer' }).click();
    await seeStep(page, 'signing in, with the way by phone');
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByText('Please fill in your phone').waitFor();
    await seeStep(page, 'a missing number');
    await sendCode(page, phone);
    const code = await codeSentTo(phone);
    await enterCode(page, code === '000000' ? '111111' : '000000');
    await page.getByRole('alert').getByText('This code is not correct. Please check the SMS.').waitFor();
    await page
      .getByRole('button', { name: /^Send again in \d+ s$/ })
      .and(page.locator(':disabled'))
      .waitFor();
    await seeStep(page, 'the code');
    await enterCode(page, code);
    await heading(page, 'What is your name?').waitFor();
    await seeStep(page, 'the name');
    const { name, ...to } = aNewcomer({ phone });
    await page.getByLabel('Full name', { exact: true }).fill(name);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText(`Welcome, ${name}!`).waitFor();
    await heading(page, homeTitle).waitFor();
    const uid = await uidOfPhone(phone);
    const profile = async () => (await documents().doc(`profiles/${uid}`).get()).data();
    expect(await profile()).toMatchObject({ name, phone, email: '', role: 'customer' });

    await openProductWithOptions(page);
    await addToCart(page);
    await cartOf(page, 1).waitFor();
    await goToCheckout(page);
    await fillDelivery(page, { ...to, name });
    await choose(page.getByRole('radio', { name: 'Cash on delivery' }));
    const { orderId } = await placeOrder(page);
    expect(await orderIdsOf(uid)).toEqual([orderId]);
    expect((await documents().doc(`orders/${orderId}`).get()).data()).toMatchObject({
      customerName: name,
      delivery: { phone },
    });

    await page.goto('/home/profile');
    await page.getByText('Not given').first().waitFor();
    expect(await page.getByRole('button', { name: 'Verify e-mail' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Delete my account' }).waitFor();

    // In another browser the account is known by its number, and asked for nothing more.
    const again = await arrive('the same customer', { viewport: narrow });
    again.expectProblems(...usual);
    await openLogin(again.page);
    await sendCode(again.page, phone);
    await enterCode(again.page, await codeSentTo(phone));
    await again.page.getByText('Welcome back!').waitFor();
    await heading(again.page, homeTitle).waitFor();
  },
  240_000,
);

journey(
  'a first visit is an order in 12 taps and fields by phone, and in 14 by e-mail (rules: pincode-place, sign-in-ready)',
  async ({ arrive }) => {
    await settings().update({ phoneSignIn: true });
    const byPhone = await arrive('a visitor with a phone', { viewport: narrow });
    byPhone.expectProblems(...usual);
    const { page } = byPhone;
    const number = aNumber();
    const { name, address, pincode } = aNewcomer();
    await openLogin(page);
    const taps = await countTaps(page);
    await page.goto('/home');
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await sendCode(page, number);
    await enterCode(page, await codeSentTo(number));
    await page.getByLabel('Full name', { exact: true }).fill(name);
    await page.getByRole('button', { name: 'Continue' }).click();
    await orderFromHome(page, { Address: address, Pincode: pincode });
    expect(taps()).toBe(12);

    const byEmail = await arrive('a visitor with an e-mail address', { viewport: narrow });
    const tapsByEmail = await countTaps(byEmail.page);
    await byEmail.page.goto('/home');
    await byEmail.page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
    await fillRegistration(byEmail.page, aNewcomer({ state: '', city: '' }));
    // The pincode fills in both, once the states have loaded.
    await byEmail.page.getByLabel('City', { exact: true }).and(byEmail.page.locator(':enabled')).waitFor();
    await byEmail.page.getByRole('button', { name: 'Create account' }).click();
    await byEmail.page.waitForURL('**/login');
    await byEmail.page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await orderFromHome(byEmail.page, {});
    expect(tapsByEmail()).toBe(14);
  },
  180_000,
);

/** Registering and signing in, as people do it, and coming back to a browser that is signed in. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { homePathOf, type Role } from '@basket/domain';
import { sessionOf } from '../../support/backstage';
import { choose, shopUrl } from '../../support/browser';
import { demoPassword } from '../../../tools/base/project.mjs';

export interface Newcomer {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly state: string;
  readonly city: string;
  readonly pincode: string;
  readonly password: string;
}

type Interface = 'customer' | 'admin' | 'delivery';

const roleLabels: Readonly<Record<Interface, string>> = {
  customer: 'Customer',
  admin: 'Admin',
  delivery: 'Delivery',
};

/** A new person, at an address close to the store. */
export function aNewcomer(facts: Partial<Newcomer> = {}): Newcomer {
  const sign = randomUUID().slice(0, 8);
  return {
    name: `Meera ${sign}`,
    email: `meera-${sign}@basket.example`,
    phone: '9845012345',
    address: '27, 5th Cross, Indiranagar',
    state: 'Karnataka',
    city: 'Bengaluru',
    pincode: '560038',
    password: 'six-or-more',
    ...facts,
  };
}

export async function fillRegistration(
  page: Page,
  person: Newcomer,
  confirmation = person.password,
): Promise<void> {
  await page.getByLabel('Full name', { exact: true }).fill(person.name);
  await page.getByLabel('E-mail', { exact: true }).fill(person.email);
  await page.getByLabel('Phone', { exact: true }).fill(person.phone);
  await page.getByLabel('Address', { exact: true }).fill(person.address);
  if (person.state) await page.getByLabel('State', { exact: true }).selectOption(person.state);
  if (person.city) await page.getByLabel('City', { exact: true }).fill(person.city);
  await page.getByLabel('Pincode', { exact: true }).fill(person.pincode);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(person.password);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(confirmation);
}

export async function register(page: Page, person: Newcomer): Promise<void> {
  await page.goto('/register');
  await fillRegistration(page, person);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Account created successfully! You can now login.').waitFor();
  await page.waitForURL('**/login');
}

export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
}

const roles: Readonly<Record<Interface, Role>> = {
  customer: 'customer',
  admin: 'admin',
  delivery: 'delivery_partner',
};

/** The cookie of a signed-in browser (tell-server.ts in @basket/web). Without it the first page would load twice. */
const cookieOf = (role: Role) => ({
  name: '__session',
  value: role === 'customer' ? 'c' : 's',
  domain: new URL(shopUrl).hostname,
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: true,
  sameSite: 'Lax' as const,
});

/**
 * Opens the home page of the role in a browser where the account signed in earlier; faster than `signIn`. Replaces
 * everything that the browser has stored. Firebase Auth finds the session in local storage and moves it into IndexedDB.
 */
export async function openSignedIn(
  page: Page,
  email: string,
  as: Interface,
  password = demoPassword,
): Promise<void> {
  const role = roles[as];
  const localStorage = Object.entries(await sessionOf(email, password, role)).map(([name, value]) => ({
    name,
    value: JSON.stringify(value),
  }));
  await page.goto('about:blank'); // an open page would keep its databases from being deleted
  const origins = [{ origin: shopUrl, localStorage }];
  await page.context().setStorageState({ cookies: [cookieOf(role)], origins });
  await page.goto(homePathOf(role));
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
}

/** From the sign-in page to the area of the role, with the role switch. */
export async function signIn(
  page: Page,
  email: string,
  as: Interface,
  password = demoPassword,
): Promise<void> {
  if (!new URL(page.url(), 'http://nowhere').pathname.startsWith('/login')) await page.goto('/login');
  await choose(page.getByRole('radio', { name: roleLabels[as] }));
  await fillSignIn(page, email, password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

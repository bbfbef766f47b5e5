/**
 * Sessions: where sign-in redirects to, what the browser stores about a user, and when it is removed.
 */
import type { Page } from 'playwright-core';
import { aCustomer } from '../../support/backstage';
import { desktop, holdRequests, phone, type Person } from '../../support/browser';
import { journey } from '../../support/journey';
import { aNewcomer, fillRegistration, fillSignIn, register, signIn } from '../steps/account';

const customer = 'customer@basket.example';
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });
const seeText = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });

/** Everything that this site keeps in local storage. */
const keptKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('basket-express.')));

async function addFirstProduct(page: Page): Promise<void> {
  await page.goto('/home/products');
  await page.getByRole('button', { name: /^Add / }).first().click();
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).waitFor();
}

async function signOut(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Account of / })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await seeText(page, 'Signed out successfully');
}

journey('a guard leads to sign-in and back to the full address', async ({ arrive }) => {
  const { page } = await arrive('admin');
  await page.goto('/admin/orders?status=pending');
  await page.waitForURL('**/login');
  await signIn(page, 'admin@basket.example', 'admin');
  // Staff go to their own home; customers to where they came from, see bad-input.
  await page.waitForURL('**/admin');
  await page.goto('/delivery/wallet');
  await page.waitForURL('**/admin');
});

/** Return addresses that must lead to a page of this site. */
const evilReturns = [
  '//evil.example/x',
  '/\\evil.example',
  'javascript:alert(1)',
  '/%2f%2fevil.example',
  '%2f%2fevil.example',
  'https:evil.example',
  'https://evil.example/home',
  '/\t/evil.example',
];

journey('threat-open-redirect: signing in never leads to another site', async ({ arrive }) => {
  const { page } = await arrive('customer');
  await signIn(page, customer, 'customer');
  await page.waitForURL('**/home');
  for (const from of evilReturns) {
    // The guard stores the return address in the history entry; this test replaces it.
    await page.evaluate((usr) => history.replaceState({ usr, key: 'planted', idx: 0 }, '', '/login'), {
      from,
    });
    await page.reload();
    await page.waitForURL((url) => url.pathname === '/home');
    expect(new URL(page.url()).host).toMatch(/^localhost:/);
  }
});

journey('sign-in shows its progress and a welcome', async ({ arrive }) => {
  const { page, context } = await arrive('customer');
  const openSignIn = await holdRequests(context, /accounts:signInWithPassword/);
  const openProfile = await holdRequests(context, /documents\/profiles\//);
  await page.goto('/login');
  await fillSignIn(page, customer, 'basket123');
  await signInButton(page).click();
  await page.getByRole('button', { name: 'Signing in...' }).waitFor();
  openSignIn();
  await page.getByRole('button', { name: 'Loading Profile...' }).waitFor();
  openProfile();
  await seeText(page, 'Welcome back!');
  await page.waitForURL('**/home');
});

journey('sign-in: missing fields are named', async ({ arrive }) => {
  const { page } = await arrive('visitor', { viewport: phone });
  await page.goto('/login?role=delivery');
  expect(await page.getByRole('radio', { name: 'Delivery' }).isChecked()).toBe(true);
  await page.getByLabel('E-mail', { exact: true }).fill('nobody');
  await signInButton(page).click();
  await seeText(page, 'Please enter a valid e-mail address.');
  await page.getByLabel('E-mail', { exact: true }).fill(customer);
  await signInButton(page).click();
  await seeText(page, 'Please fill in your password');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('password');
});

journey('sign-up: missing fields, digits only, and invalid e-mails', async ({ arrive }) => {
  const { page } = await arrive('newcomer');
  await page.goto('/register');
  await page.getByRole('button', { name: 'Create account' }).click();
  for (const field of ['name', 'e-mail address', 'phone', 'address', 'state', 'city', 'pincode', 'password'])
    await seeText(page, `Please fill in your ${field}`);
  await fillRegistration(
    page,
    aNewcomer({ email: 'meera@nowhere', phone: '098a45-012345', pincode: '5600381' }),
  );
  expect(await page.getByLabel('Phone', { exact: true }).inputValue()).toBe('9845012345');
  expect(await page.getByLabel('Pincode', { exact: true }).inputValue()).toBe('560038');
  await page.getByRole('button', { name: 'Create account' }).click();
  await seeText(page, 'Please enter a valid e-mail address.');
});

journey('states and cities: uses the built-in list if the database does not answer', async ({ arrive }) => {
  const person = await arrive('newcomer');
  const { page, context } = person;
  person.expectProblems(/documents/, /States and cities could not be read/);
  await context.route(/documents(:runQuery|\/indianCities)/, (route) => route.abort());
  await page.goto('/register');
  await seeText(page, 'Using default location data');
  const states = page.getByLabel('State', { exact: true }).getByRole('option');
  expect((await states.allInnerTexts()).length).toBe(1 + 28);
  await page.getByLabel('State', { exact: true }).selectOption('Karnataka');
  await page.getByLabel('City', { exact: true }).selectOption('Bengaluru');
});

journey('the first sign-in after sign-up knows the name before the database does', async ({ arrive }) => {
  const { page, context } = await arrive('newcomer');
  const person = aNewcomer();
  await register(page, person);
  expect(await keptKeys(page)).toContain('basket-express.temporary-profile');
  await signIn(page, person.email, 'customer', person.password);
  await page.getByRole('button', { name: `Account of ${person.name}` }).waitFor();
  expect(await keptKeys(page)).not.toContain('basket-express.temporary-profile');
  // On the next visit the name is shown at once, even if the database does not answer.
  await context.route(/documents\/profiles\//, () => new Promise<void>(() => undefined));
  await page.reload();
  await page.getByRole('button', { name: `Account of ${person.name}` }).waitFor();
});

journey(
  'reports a profile that cannot be loaded, and Refresh Authentication loads it',
  async ({ arrive }) => {
    const person = await arrive('customer');
    const { page, context } = person;
    await signIn(page, customer, 'customer');
    await page.waitForURL('**/home');
    person.expectProblems(
      /documents\/profiles/,
      /profile could not be read/,
      /Refreshing the session failed/,
    );
    await context.route(/documents\/profiles\//, (route) => route.abort());
    await page.goto('/');
    await seeText(page, 'Your profile could not be loaded.');
    await page.getByRole('button', { name: 'Refresh Authentication' }).click();
    await seeText(page, 'Failed to refresh authentication');
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Refresh Authentication' }).click();
    await seeText(page, 'Authentication refreshed successfully');
    await page.getByText('Your profile could not be loaded.').waitFor({ state: 'hidden' });
  },
);

journey('signing out clears everything, in every tab (rule: sign-out-clears)', async ({ arrive }) => {
  const person = await arrive('customer', { viewport: desktop });
  const { page, context } = person;
  await signIn(page, (await aCustomer()).email, 'customer');
  await addFirstProduct(page);
  expect(await keptKeys(page)).toEqual(
    expect.arrayContaining(['basket-express.cart', 'basket-express.session']),
  );
  const other = await context.newPage();
  await other.goto('/home/orders');
  await other.getByRole('heading', { level: 1, name: 'My Orders' }).waitFor();
  await other.getByRole('button', { name: /^Account of / }).waitFor();
  await signOut(page);
  await page.getByRole('button', { name: 'Sign in or register' }).waitFor();
  await other.getByRole('button', { name: 'Sign in or register' }).waitFor();
  await other
    .getByText(/Please sign in/)
    .first()
    .waitFor();
  // Firestore's data is deleted when the last tab has let go of it.
  await other.waitForFunction(() => localStorage.getItem('basket-express.offline-data') === null);
  for (const tab of [page, other]) {
    expect(await keptKeys(tab)).toEqual([]);
    await badge(tab)
      .and(tab.getByRole('link', { name: 'Cart, 0 items' }))
      .waitFor();
  }
});

/** Signed out and Auth unreachable, which the refresh reports. */
journey('Refresh Authentication reports that nobody is signed in', async ({ arrive }) => {
  const person: Person = await arrive('visitor');
  const { page, context } = person;
  const isBackEnd = (url: URL): boolean => /\/js\/back-end\.[^/]*\.js$/.test(url.pathname);
  person.expectProblems(/back-end/, /ERR_FAILED/);
  await context.route(isBackEnd, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Connection Error' }).waitFor();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Refresh Authentication' }).click();
  await seeText(page, 'No active session found');
  await page.waitForURL('**/login');
});

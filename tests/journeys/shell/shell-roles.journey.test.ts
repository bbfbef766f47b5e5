/** R15: what an open page shows when the role of its person changes. Admins change roles on their screen; the person does nothing but look. */
import type { Page } from 'playwright-core';
import { aCustomer, type Customer } from '../../support/backstage';
import { desktop, phone } from '../../support/browser';
import { journey } from '../../support/journey';
import { openSignedIn } from '../steps/account';
import { enterShop, eventually, heading, message } from '../steps/visiting';

type RoleLabel = 'Admin' | 'Customer' | 'Delivery partner';

async function changeRole(admin: Page, { name, email }: Customer, to: RoleLabel): Promise<void> {
  await admin.goto(`/admin/customers?search=${encodeURIComponent(email)}`);
  await admin.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
  const editor = admin.getByRole('form', { name: `Edit ${name}`, exact: true });
  await editor.getByLabel('Role').selectOption(to);
  await editor.getByRole('button', { name: 'Save' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Change role' }).click();
  await message(admin, 'Customer updated successfully').waitFor();
}

/** The person turns to the page, again and again, until it is at the address. */
const lookUntilAt = (page: Page, address: string): Promise<string> =>
  eventually(
    () =>
      page.evaluate(() => {
        window.dispatchEvent(new Event('focus'));
        return location.pathname;
      }),
    (path) => path === address,
    25_000,
  );

for (const { role, home, title, now } of [
  { role: 'Admin', home: '/admin', title: 'Admin Dashboard', now: 'an admin' },
  {
    role: 'Delivery partner',
    home: '/delivery',
    title: 'You are offline',
    now: 'a delivery partner',
  },
] as const)
  journey(
    `R15: the open page of a customer who becomes ${now} leads to the new home and says why; the first / of another browser leads there too (rules: role-at-once, role-home)`,
    async ({ arrive }) => {
      const customer = await aCustomer();
      const { page: admin } = await arrive('admin', { viewport: desktop });
      await openSignedIn(admin, 'admin@basket.example', 'admin');
      const { page } = await arrive('promoted', { viewport: phone });
      await enterShop(page, customer);
      await page.goto('/home/products');
      await heading(page, 'All products').waitFor();
      const { page: other } = await arrive('other browser', { viewport: desktop });
      await enterShop(other, customer);

      await changeRole(admin, customer, role);
      const told = message(page, `Your role has changed: you are ${now} now.`).waitFor();
      expect(await lookUntilAt(page, home)).toBe(home);
      await told;
      await heading(page, title).waitFor();

      await other.goto('/');
      await other.waitForURL(`**${home}`);
      await heading(other, title).waitFor();
    },
  );

journey(
  'R15: the open page of an admin who becomes a customer shows nothing more, and says why (rule: role-at-once)',
  async ({ arrive }) => {
    const [demoted, somebody] = [await aCustomer(), await aCustomer()];
    const { page: admin } = await arrive('admin', { viewport: desktop });
    await openSignedIn(admin, 'admin@basket.example', 'admin');
    await changeRole(admin, demoted, 'Admin');
    const person = await arrive('demoted', { viewport: desktop });
    // A session that has ended.
    person.expectProblems(/status of 400/);
    const { page } = person;
    await openSignedIn(page, demoted.email, 'admin', demoted.password);
    await page.goto(`/admin/customers?search=${encodeURIComponent(somebody.email)}`);
    await page.getByText(somebody.email).filter({ visible: true }).first().waitFor();

    await changeRole(admin, demoted, 'Customer');
    // Nobody looks: the page hears of it by itself.
    await page.waitForURL('**/home');
    await message(page, 'Your role has changed: you are a customer now.').waitFor();
    expect(await page.getByText(somebody.email).count()).toBe(0);
    await page.goto('/admin/customers');
    // A demotion also ends sessions: whoever comes after that signs in again.
    await page.waitForURL(/\/(home|login)$/);
  },
);

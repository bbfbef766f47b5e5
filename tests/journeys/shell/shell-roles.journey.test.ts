/** R15: what an open page shows when the role of its person changes. Admins change roles on their screen; the person does nothing but look. */
import type { Page } from 'playwright-core';
import { aCustomer, type Customer } from '../../support/backstage';
import { desktop } from '../../support/browser';
import { journey } from '../../support/journey';
import { openSignedIn } from '../steps/account';
import { enterShop, eventually, heading, message } from '../steps/visiting';

type RoleLabel = 'Admin' | 'Customer';

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

journey(
  'R15: the open page of a customer who becomes an admin leads to the new home, that of one who is none any more shows nothing; both say why (rules: role-at-once, role-home)',
  async ({ arrive }) => {
    const [customer, somebody] = [await aCustomer(), await aCustomer()];
    const { page: admin } = await arrive('admin', { viewport: desktop });
    await openSignedIn(admin, 'admin@basket.example', 'admin');
    const person = await arrive('promoted', { viewport: desktop });
    // A session that has ended.
    person.expectProblems(/status of 400/);
    const { page } = person;
    await enterShop(page, customer);
    await page.goto('/home/products');
    await heading(page, 'All products').waitFor();

    await changeRole(admin, customer, 'Admin');
    const told = message(page, 'Your role has changed: you are an admin now.').waitFor();
    expect(await lookUntilAt(page, '/admin')).toBe('/admin');
    await told;
    await heading(page, 'Admin Dashboard').waitFor();
    await page.goto(`/admin/customers?search=${encodeURIComponent(somebody.email)}`);
    await page.getByText(somebody.email).filter({ visible: true }).first().waitFor();

    await changeRole(admin, customer, 'Customer');
    // Nobody looks: the page hears of it by itself.
    await page.waitForURL('**/home');
    await message(page, 'Your role has changed: you are a customer now.').waitFor();
    expect(await page.getByText(somebody.email).count()).toBe(0);
    await page.goto('/admin/customers');
    // A demotion also ends sessions: whoever comes after that signs in again.
    await page.waitForURL(/\/(home|login)$/);
  },
);

/**
 * An admin finds, edits and promotes customers, and adds, edits and deletes categories. Checked on the admin's screens
 * and on those of the people concerned.
 */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { desktop, phone } from '../../support/browser';
import { aCustomer, documents } from '../../support/backstage';
import { journey } from '../../support/journey';
import { openSignedIn } from '../steps/account';
import { seeNothingTooWide, seeNothingWrong } from '../steps/looking';
import { eventually, heading, message, visible } from '../steps/visiting';

/** The browser logs a refusal of the server as a failed request. */
const refusal = /status of 400/;

async function enterAdmin(page: Page, path: string, title: string): Promise<void> {
  await openSignedIn(page, 'admin@basket.example', 'admin');
  await heading(page, 'Admin Dashboard').waitFor();
  await page.goto(path);
  await heading(page, title).waitFor();
}

const searchFor = (page: Page, text: string) =>
  page.getByRole('searchbox', { name: 'Search customers' }).fill(text);

const startEditing = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
  return page.getByRole('form', { name: `Edit ${name}`, exact: true });
};

journey('an admin finds a customer, edits the row, and makes a partner of them', async ({ arrive }) => {
  const { page } = await arrive('admin', { viewport: desktop });
  // A unique number: the search must find nobody else, even if the journey runs again.
  const number = `9${String(Date.now()).slice(-9)}`;
  const customer = await aCustomer({ phone: number });
  await enterAdmin(page, '/admin', 'Admin Dashboard');
  await page.getByRole('link', { name: /^Total Customers/ }).click();
  await heading(page, 'Customers').waitFor();
  await page.getByText(/^\d+ accounts in total$/).waitFor();
  // Newest first: a new customer is on the first page.
  await page.getByRole('cell', { name: `${customer.name} ${customer.email}`, exact: true }).waitFor();
  for (const wanted of [
    customer.name.toUpperCase(),
    customer.email.slice(0, -5),
    `${number.slice(0, 5)} ${number.slice(5)}`,
  ]) {
    await searchFor(page, wanted);
    await page.getByText('1 found', { exact: true }).waitFor();
    await page.getByRole('cell', { name: new RegExp(customer.email) }).waitFor();
  }
  await page.reload();
  await page.getByText('1 found', { exact: true }).waitFor();
  await searchFor(page, 'nobody is called this');
  await visible(page, 'No customers found').waitFor();
  await searchFor(page, customer.email);

  const editor = await startEditing(page, customer.name);
  await editor.getByLabel('Name').fill('');
  await editor.getByRole('button', { name: 'Save' }).click();
  await editor.getByText('Please fill in the name').waitFor();
  await editor.getByLabel('Name').fill(`${customer.name} Rao`);
  await editor.getByLabel('City').fill('Mysuru');
  await editor.getByLabel('Pincode').fill('570001');
  await editor.getByRole('button', { name: 'Save' }).click();
  await message(page, 'Customer updated successfully').waitFor();
  await page.getByRole('cell', { name: /Mysuru, Karnataka 570001/ }).waitFor();

  const again = await startEditing(page, `${customer.name} Rao`);
  await again.getByLabel('Role').selectOption('Delivery partner');
  await again.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('alertdialog', { name: `Make ${customer.name} Rao a delivery partner?` });
  await question.getByRole('button', { name: 'Change role' }).click();
  await page.getByRole('cell', { name: 'Delivery partner', exact: true }).waitFor();
  await page.goto('/admin/delivery-partners');
  await page.getByText(`${customer.name} Rao`).first().waitFor();
});

journey('an admin cannot change their own role, on a phone neither', async ({ arrive }) => {
  const person = await arrive('admin', { viewport: phone });
  const { page } = person;
  person.expectProblems(refusal);
  await enterAdmin(page, '/admin/customers?search=admin@basket.example', 'Customers');
  const card = page.getByRole('article').first();
  const name = (await card.getAttribute('aria-label')) ?? '';
  const editor = await startEditing(page, name);
  await editor.getByLabel('Role').selectOption('Customer');
  await editor.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change role' }).click();
  await message(page, 'Failed to update customer. You cannot change your own role.').waitFor();
  await editor.getByRole('button', { name: 'Cancel' }).click();
  await card.getByText('Admin', { exact: true }).waitFor();
  await seeNothingTooWide(page, 'customers on a phone');
});

journey('a category is added, edited and deleted, and its products move', async ({ arrive }) => {
  const person = await arrive('admin', { viewport: desktop });
  const { page } = person;
  person.expectProblems(refusal);
  const sign = randomUUID().slice(0, 6);
  const [before, after] = [`Baby Care ${sign}`, `Baby & Kids ${sign}`];
  await enterAdmin(page, '/admin/categories', 'Categories');
  await page.getByRole('button', { name: 'Add category' }).click();
  const form = page.getByRole('dialog', { name: 'Add category' });
  await form.getByRole('button', { name: 'Save category' }).click();
  await form.getByText('Please fill in the name').waitFor();
  await form.getByLabel('Name').fill(before);
  await form.getByLabel('Description').fill('Nappies, wipes and first foods.');
  await form.getByLabel('Icon').selectOption('Personal Care');
  await form.getByRole('button', { name: 'Save category' }).click();
  await message(page, 'Category added successfully!').waitFor();
  const card = (name: string) => page.getByRole('article', { name, exact: true });
  await card(before).getByText('Active', { exact: true }).waitFor();
  await card(before)
    .getByText(/^Created \d/)
    .waitFor();

  await page.getByRole('button', { name: `Edit ${before}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit category' });
  await edit.getByLabel('Name').fill(after);
  await edit.getByText('Active', { exact: true }).click();
  await edit.getByRole('button', { name: 'Save category' }).click();
  await message(page, 'Category updated successfully!').waitFor();
  await card(after).getByText('Inactive', { exact: true }).waitFor();
  await card(before).waitFor({ state: 'hidden' });

  const { docs } = await documents().collection('categories').where('name', '==', after).get();
  const product = documents().doc('products/journey-rattle');
  const { docs: products } = await documents().collection('products').limit(1).get();
  await product.set({
    ...products[0]?.data(),
    name: `Rattle ${sign}`,
    categoryId: docs[0]?.id,
    isActive: false,
  });
  await page.getByRole('button', { name: `Delete ${after}` }).click();
  const deletion = page.getByRole('alertdialog', { name: `Delete ${after}?` });
  await deletion.getByRole('button', { name: 'Delete category' }).click();
  await deletion.getByText('1 product still uses this category.').waitFor();
  await deletion.getByLabel('Move them to').selectOption('Household');
  await deletion.getByRole('button', { name: 'Move and delete' }).click();
  await message(page, 'Category deleted successfully!').waitFor();
  await card(after).waitFor({ state: 'hidden' });
  const categoryOf = async () => (await product.get()).get('categoryId') as string;
  expect(await eventually(categoryOf, (id) => id === 'household')).toBe('household');
  await product.delete();
});

journey('axe finds nothing on customers and categories, at rest and being edited', async ({ arrive }) => {
  const { page } = await arrive('admin', { viewport: desktop });
  await enterAdmin(page, '/admin/customers', 'Customers');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .waitFor();
  await seeNothingWrong(page, 'customers');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await page.getByRole('form').getByLabel('Role').waitFor();
  await seeNothingWrong(page, 'a customer being edited');
  await page.goto('/admin/categories');
  await page.getByRole('article').first().waitFor();
  await seeNothingWrong(page, 'categories');
  await page.getByRole('button', { name: 'Add category' }).click();
  await page.getByRole('dialog', { name: 'Add category' }).waitFor();
  await seeNothingWrong(page, 'a new category');
});

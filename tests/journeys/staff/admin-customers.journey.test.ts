/** An admin's screens of customers and categories, where axe finds nothing. */
import type { Page } from 'playwright-core';
import { desktop } from '../../support/browser';
import { journey } from '../../support/journey';
import { openSignedIn } from '../steps/account';
import { seeNothingWrong } from '../steps/looking';
import { heading } from '../steps/visiting';

async function enterAdmin(page: Page, path: string, title: string): Promise<void> {
  await openSignedIn(page, 'admin@basket.example', 'admin');
  await heading(page, 'Admin Dashboard').waitFor();
  await page.goto(path);
  await heading(page, title).waitFor();
}

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

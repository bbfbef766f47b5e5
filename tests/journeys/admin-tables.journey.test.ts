/** The tables of the store in windows of every width: where the columns do not fit there are cards, nothing is cut off. */
import type { Page } from 'playwright-core';
import { desktop } from '../support/browser';
import { journey } from '../support/journey';
import { signIn } from './steps/account';

const screens = [
  { path: '/admin', row: 'BE26' },
  { path: '/admin/orders', row: 'BE26' },
  { path: '/admin/order-assignment', row: 'Assign' },
  { path: '/admin/products', row: 'Adjust' },
  { path: '/admin/customers', row: 'Edit' },
  { path: '/admin/delivery-partners', row: 'Imran Khan' },
];

/** How far tables reach out of their places, two frames after the window has its size. */
const excessPx = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
    const reach = (table: HTMLTableElement) =>
      table.offsetWidth - (table.parentElement?.clientWidth ?? 0) - 1;
    return Math.max(0, ...[...document.querySelectorAll('table')].map(reach));
  });

journey('no table is cut off, whatever the width', async ({ arrive }) => {
  const { page } = await arrive('admin', { viewport: desktop });
  await signIn(page, 'admin@basket.example', 'admin');
  await page.waitForURL('**/admin');
  const seen = new Set<number>();
  for (const { path, row } of screens) {
    await page.setViewportSize(desktop);
    await page.goto(path);
    await page.getByRole('main').getByText(row, { exact: false }).first().waitFor();
    for (const width of [1440, 1280, 1152, 1024, 900, 768, 720]) {
      await page.setViewportSize({ width, height: 900 });
      expect({ path, width, excess: await excessPx(page) }).toEqual({ path, width, excess: 0 });
      seen.add(await page.getByRole('table').count());
    }
  }
  // Both were there.
  expect([...seen].sort()).toEqual([0, 1]);
});

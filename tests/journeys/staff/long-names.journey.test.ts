/**
 * The screens of admins and partners at every width, with the longest words and the largest figures: if
 * the columns of a table do not fit, it becomes cards, and nothing is cut off.
 */
import type { Page } from 'playwright-core';
import { assignmentsCollection } from '@basket/domain';
import { documents } from '../../support/backstage';
import { desktop, phone } from '../../support/browser';
import { journey } from '../../support/journey';
import { aCarriedOrder, aStoreOfLongNames } from '../../support/long-names';
import { openSignedIn } from '../steps/account';

const screens = [
  { path: '/admin', row: 'BE26' },
  { path: '/admin/orders', row: 'BE26' },
  { path: '/admin/order-assignment', row: /to store|no available/i },
  { path: '/admin/products?sort=-price', row: 'Adjust' },
  { path: '/admin/customers', row: '@basket.example' },
  { path: '/admin/delivery-partners', row: 'Imran Khan' },
  { path: '/admin/delivery-partners/withdrawals', row: '123456789012345678' },
];

/**
 * The overflow of every element beyond its panel or the window, two frames after a resize. Panels hide their overflow,
 * so every element is measured.
 */
const excessPx = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
    const hides = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    const placeOf = (element: Element): Element => {
      const parent = element.parentElement ?? document.documentElement;
      return parent === document.documentElement || hides(parent) ? parent : placeOf(parent);
    };
    const excess = [...document.querySelectorAll('main *')].map((element) => {
      const place = placeOf(element);
      // Elements that scroll sideways may be longer (the tabs on phones); visually hidden texts have a box of 1 px.
      // A map is larger than its frame.
      const isAllowed =
        getComputedStyle(place).overflowX === 'auto' ||
        place.clientWidth <= 1 ||
        element.parentElement?.closest('.leaflet-container') != null;
      return isAllowed ? 0 : element.getBoundingClientRect().right - place.getBoundingClientRect().right;
    });
    return Math.round(Math.max(0, ...excess));
  });

/** Elements of the page that are cut off at these widths. `look` runs at each width, e.g. to count tables. */
async function cutOffAt(page: Page, path: string, widths: number[], look?: (width: number) => Promise<void>) {
  const cutOff: object[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const excess = await excessPx(page);
    // A strip of figures hides the line after its last one.
    if (excess > 1) cutOff.push({ path, width, excess });
    await look?.(width);
  }
  return cutOff;
}

journey(
  "the longest texts of a partner's order are not cut off",
  async ({ arrive }) => {
    const id = await aCarriedOrder('partner-suresh');
    try {
      const { page } = await arrive('partner', { viewport: phone });
      await openSignedIn(page, 'suresh@basket.example', 'delivery');
      await page.waitForURL('**/delivery');
      const cutOff: object[] = [];
      for (const path of ['/delivery', '/delivery/orders', `/delivery/orders/${id}`]) {
        await page.goto(path);
        await page
          .getByRole('main')
          .getByText(/Kanchipuram/)
          .first()
          .waitFor();
        cutOff.push(...(await cutOffAt(page, path, [1280, 768, 360, 320])));
      }
      expect(cutOff).toEqual([]);
    } finally {
      await documents().doc(`${assignmentsCollection}/${id}`).delete();
    }
  },
  60_000,
);

journey(
  'no table with the longest texts is cut off at any width',
  async ({ arrive }) => {
    const { orderId, partnerId, takeAway } = await aStoreOfLongNames();
    try {
      const { page } = await arrive('admin', { viewport: desktop });
      await openSignedIn(page, 'admin@basket.example', 'admin');
      await page.waitForURL('**/admin');
      const seen = new Map<number, Set<number>>();
      const countTables = async (width: number) => {
        // The chart's table is there at every width, for screen readers.
        const ofTheChart = page.locator('caption', { hasText: / per day$/ });
        const tables = await page.getByRole('table').filter({ hasNot: ofTheChart }).count();
        seen.set(width, (seen.get(width) ?? new Set()).add(Math.min(1, tables)));
      };
      const cutOff: object[] = [];
      const withoutTables = [
        { path: '/admin/categories', row: 'Narasimha' },
        { path: `/admin/orders/${orderId}`, row: 'Kanchipuram' },
        { path: '/admin/orders/summary', row: 'Kanchipuram' },
        { path: `/admin/delivery-partners/${partnerId}`, row: 'Bonus Kan' },
      ];
      for (const screen of [...screens, ...withoutTables]) {
        await page.setViewportSize(desktop);
        await page.goto(screen.path);
        await page.getByRole('main').getByText(screen.row, { exact: false }).first().waitFor();
        const widths = [1440, 1280, 1152, 1024, 900, 768, 720, 360];
        const look = screens.includes(screen) ? countTables : undefined;
        cutOff.push(...(await cutOffAt(page, screen.path, widths, look)));
      }
      expect(cutOff).toEqual([]);
      // Tables on desktops, cards on phones, and both in between.
      expect([1280, 900, 360].map((width) => [...(seen.get(width) ?? [])].sort())).toEqual([
        [1],
        [0, 1],
        [0],
      ]);
    } finally {
      await takeAway();
    }
  },
  120_000,
);

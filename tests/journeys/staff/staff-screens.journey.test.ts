/**
 * Every screen of admins and partners on which nothing is done, opened once: axe finds nothing on a phone in light colours; nothing is wider than
 * a small or enlarged window; and with the longest words and the largest figures nothing is cut off on a desktop, a tablet and a phone: if the
 * columns of a table do not fit, it becomes cards. The screens that large letters had cut are looked at with them. At night
 * (staff-screens.long.journey.test.ts) axe looks at a desktop and at dark colours, too, widths between these are tried, large letters are on
 * every screen, and menus, dialogs and forms have their turn; their parts are in shell-accessibility.journey.test.ts.
 */
import type { Page } from 'playwright-core';
import { assignments } from '@basket/domain';
import { isActedOn, watchPages } from '../../../tools/screens/photograph.mjs';
import { accounts, type Screen } from '../../../tools/screens/screen-list.mjs';
import { aCustomer, anOrderOf, aPartner, documents, anOrderNumber } from '../../support/backstage';
import { desktop, phone } from '../../support/browser';
import { journey } from '../../support/journey';
import { aCarriedOrder, aStoreOfLongNames, type LongNames } from '../../support/long-names';
import { openSignedIn } from '../steps/account';
import type { Fault } from '../steps/looking';
import { cutByLargeLetters, cutOffAt } from '../steps/measuring';
import { failedRequest, faultsOfTour, screensOf, tour } from '../steps/touring';

/** Screens with a table that may become cards, and a text of its rows. */
const tables: Readonly<Record<string, string | RegExp>> = {
  admin: 'BE26',
  'admin-orders': 'BE26',
  'admin-assignment': /to store|no available/i,
  'admin-products-dearest': 'Adjust',
  'admin-customers': '@basket.example',
  'admin-partners': 'Imran Khan',
  'admin-withdrawals': '123456789012345678',
};

/** A text that is on a screen when the longest ones are. */
const longTexts: Readonly<Record<string, string | RegExp>> = {
  ...tables,
  'admin-categories': 'Narasimha',
  'admin-shift': 'Kanchipuram',
  'admin-refunds': 'A retry cannot help',
  'admin-order-longest': 'Kanchipuram',
  'admin-partner-longest': 'Bonus Kan',
};

const longestScreens = ({ orderId, partnerId }: LongNames): readonly Screen[] => [
  { name: 'admin-products-dearest', path: '/admin/products?sort=-price' },
  { name: 'admin-order-longest', path: `/admin/orders/${orderId}` },
  { name: 'admin-partner-longest', path: `/admin/delivery-partners/${partnerId}` },
];

/** Screens that large letters have cut, each in a way of its own; the other screens have their turn at night. */
const cutBefore: ReadonlySet<string> = new Set([
  'admin',
  'admin-orders',
  'admin-order-longest',
  'admin-bill',
  'admin-picking',
  'admin-partner',
  'delivery',
  'delivery-orders',
  'delivery-performance',
]);

async function cutByLettersOf(page: Page, where: string): Promise<Fault[]> {
  return tour.isLong || cutBefore.has(where) ? cutByLargeLetters(page, where) : [];
}

/** Whether a table is there, at each width. */
type Seen = Map<number, Set<number>>;

/** The parts of an admin's screen that are cut off. Counts the tables of those screens that have one. */
const cutOffOfAdmin =
  (seen: Seen) =>
  async (page: Page, where: string): Promise<Fault[]> => {
    await page.setViewportSize(desktop);
    const text = longTexts[where];
    if (text !== undefined) await page.getByRole('main').getByText(text).first().waitFor();
    const countTables = async (width: number): Promise<void> => {
      // The chart's table is there at every width, for screen readers.
      const ofTheChart = page.locator('caption', { hasText: / per day$/ });
      const count = await page.getByRole('table').filter({ hasNot: ofTheChart }).count();
      seen.set(width, (seen.get(width) ?? new Set()).add(Math.min(1, count)));
    };
    const widths = tour.isLong ? [1440, 1280, 1152, 1024, 900, 768, 720, 360] : [1280, 900, 360];
    const faults = await cutOffAt(page, where, widths, where in tables ? countTables : undefined);
    return [...faults, ...(await cutByLettersOf(page, where))];
  };

journey(
  'every screen of an admin is accessible, and neither the longest texts nor large letters cut anything off (rule: large-text)',
  async ({ arrive }) => {
    const longNames = await aStoreOfLongNames();
    const orderNumber = anOrderNumber();
    await anOrderOf(await aCustomer(), { orderNumber });
    // The board's table has somebody to recommend: the demo's partners are not at work.
    await aPartner({ isOnline: true });
    try {
      const admin = await arrive('admin', { viewport: desktop });
      admin.expectProblems(failedRequest);
      await watchPages(admin.context);
      await openSignedIn(admin.page, accounts.admin.email, 'admin');
      const atRest = screensOf('admin', orderNumber).filter((screen) => !isActedOn(screen));
      const list = [...longestScreens(longNames), ...atRest];
      const seen: Seen = new Map();
      expect(await faultsOfTour(admin.page, list, cutOffOfAdmin(seen))).toEqual([]);
      // Tables on desktops, cards on phones, and both in between.
      expect([1280, 900, 360].map((width) => [...(seen.get(width) ?? [])].sort())).toEqual([
        [1],
        [0, 1],
        [0],
      ]);
    } finally {
      await longNames.takeAway();
    }
  },
  360_000,
);

/** The parts of a partner's screen that are cut off with an order of the longest texts. */
async function cutOffOfPartner(page: Page, where: string): Promise<Fault[]> {
  await page
    .getByRole('main')
    .getByText(/Kanchipuram/)
    .first()
    .waitFor();
  const faults = await cutOffAt(page, where, [1280, 768, 360, 320]);
  return [...faults, ...(await cutByLettersOf(page, where))];
}

journey(
  'every screen of a partner is accessible, and neither the longest texts of an order nor large letters cut anything off (rule: large-text)',
  async ({ arrive }) => {
    const id = await aCarriedOrder('partner-suresh');
    try {
      const partner = await arrive('partner', { viewport: phone });
      partner.expectProblems(failedRequest);
      await watchPages(partner.context);
      await openSignedIn(partner.page, accounts.partner.email, 'delivery');
      const faults = await faultsOfTour(partner.page, screensOf('partner'), cutByLettersOf);
      const carrier = await arrive('partner with an order', { viewport: phone });
      await watchPages(carrier.context);
      await openSignedIn(carrier.page, 'suresh@basket.example', 'delivery');
      const longest = ['/delivery', '/delivery/orders', `/delivery/orders/${id}`].map((path) => ({
        name: `${path} with the longest texts`,
        path,
      }));
      faults.push(...(await faultsOfTour(carrier.page, longest, cutOffOfPartner)));
      expect(faults).toEqual([]);
    } finally {
      await documents().doc(`${assignments.collection}/${id}`).delete();
    }
  },
  180_000,
);

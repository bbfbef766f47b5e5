/**
 * The tours of admins and partners, in which axe looks at each width in each theme and tables are tried at all widths; and every menu, dialog and
 * form of an admin.
 */
import { isActedOn, watchPages } from '../../../tools/screens/photograph.mjs';
import { accounts } from '../../../tools/screens/screen-list.mjs';
import { aCustomer, anOrderNumber, anOrderOf } from '../../support/backstage';
import { desktop, phone } from '../../support/browser';
import { journey } from '../../support/journey';
import { openSignedIn } from '../steps/account';
import { findings, seeNothingTooWide } from '../steps/looking';
import { failedRequest, faultsOfTour, screensOf, tour } from '../steps/touring';
import './staff-screens.journey.test';

tour.isLong = true;

journey(
  'every menu, dialog and form of an admin is accessible',
  async ({ arrive }) => {
    const orderNumber = anOrderNumber();
    await anOrderOf(await aCustomer(), { orderNumber });
    const admin = await arrive('admin', { viewport: desktop });
    admin.expectProblems(failedRequest);
    const { page } = admin;
    await watchPages(admin.context);
    await openSignedIn(page, accounts.admin.email, 'admin');
    expect(await faultsOfTour(page, screensOf('admin', orderNumber).filter(isActedOn))).toEqual([]);
    // Only phones have the navigation in a sheet.
    await page.goto('/help');
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await seeNothingTooWide(page, 'navigation of an admin');
    expect(await findings(page, {})).toEqual([]);
  },
  300_000,
);

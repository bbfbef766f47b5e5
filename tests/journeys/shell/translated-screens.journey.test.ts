/** Every screen in a browser that translates it: none ends in an error (rule: translated-page). */
import type { Page } from 'playwright-core';
import { act, addressOf, fillCart } from '../../../tools/screens/photograph.mjs';
import { accounts, type Who } from '../../../tools/screens/screen-list.mjs';
import { aCustomer, anOrderOf, anOrderNumber } from '../../support/backstage';
import { phone } from '../../support/browser';
import { journey } from '../../support/journey';
import { openSignedIn } from '../steps/account';
import { failedRequest, screensOf } from '../steps/touring';
import { enterShop } from '../steps/visiting';

async function arriveAs(who: Who, page: Page, orderNumber: string): Promise<void> {
  const buyer = await aCustomer();
  await anOrderOf(buyer, { orderNumber });
  if (who === 'customer') {
    await enterShop(page, buyer);
    await fillCart(page);
  } else if (who !== 'visitor')
    await openSignedIn(page, accounts[who].email, who === 'partner' ? 'delivery' : who);
}

for (const who of ['visitor', 'customer', 'admin', 'partner'] as const)
  journey(
    `every screen of the ${who} can be read in a translating browser (rule: translated-page)`,
    async ({ arrive }) => {
      const person = await arrive(who, { viewport: phone, isTranslated: true });
      person.expectProblems(failedRequest, /Failed to fetch/);
      const { page } = person;
      const orderNumber = anOrderNumber();
      await arriveAs(who, page, orderNumber);
      for (const screen of screensOf(who, orderNumber)) {
        await page.goto(await addressOf(page, screen));
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await screen.steps?.(page);
        await act(page, screen);
        await page.context().setOffline(false);
        expect({
          screen: screen.name,
          isTranslated: (await page.locator('font[data-translated]').count()) > 0,
          wrong: await page.getByText(/^Something went wrong/).count(),
          problems: person.unexpectedProblems(),
        }).toEqual({ screen: screen.name, isTranslated: true, wrong: 0, problems: [] });
      }
    },
    300_000,
  );

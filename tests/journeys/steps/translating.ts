/** A visit of screens in a browser that translates them. */
import type { Page } from 'playwright-core';
import { act, addressOf, fillCart } from '../../../tools/screens/photograph.mjs';
import { accounts, type Screen, type Who } from '../../../tools/screens/screen-list.mjs';
import { aCustomer, anOrderNumber, anOrderOf } from '../../support/backstage';
import { phone } from '../../support/browser';
import { type Stage } from '../../support/journey';
import { openSignedIn } from './account';
import { failedRequest, screensOf } from './touring';
import { enterShop } from './visiting';

export const everybody = ['visitor', 'customer', 'admin', 'partner'] as const satisfies readonly Who[];

export async function arriveAs(who: Who, page: Page, orderNumber: string): Promise<void> {
  const buyer = await aCustomer();
  await anOrderOf(buyer, { orderNumber });
  if (who === 'customer') {
    await enterShop(page, buyer);
    await fillCart(page);
  } else if (who !== 'visitor')
    await openSignedIn(page, accounts[who].email, who === 'partner' ? 'delivery' : who);
}

/** Opens each of the screens on a phone, all of the person by default: it is translated, and none ends in an error. */
export async function readTranslated(
  { arrive }: Stage,
  who: Who,
  isWanted: (screen: Screen) => boolean = () => true,
): Promise<void> {
  const person = await arrive(who, { viewport: phone, isTranslated: true });
  person.expectProblems(failedRequest, /Failed to fetch/);
  const { page } = person;
  const orderNumber = anOrderNumber();
  await arriveAs(who, page, orderNumber);
  const wanted = screensOf(who, orderNumber).filter(isWanted);
  expect(wanted).not.toEqual([]);
  for (const screen of wanted) {
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
}

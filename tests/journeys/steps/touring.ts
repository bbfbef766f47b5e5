/** A tour of the screens of the screen list: each is opened once and looked at. */
import type { Page } from 'playwright-core';
import { act, addressOf, isActedOn, settle } from '../../../tools/screens/photograph.mjs';
import { screens, type Screen, type Who } from '../../../tools/screens/screen-list.mjs';
import { phone } from '../../support/browser';
import { everyLook, faultsOf, onPhone, type Fault } from './looking';

/** The console about orders and products that do not exist, and about a page without a network. */
export const failedRequest = /^error in the console: Failed to load resource/;

/**
 * The screens that all journeys can share: the others change the shop, or show an order that another journey may move on.
 *
 * @param orderNumber a pending order of the journey's own, for the screens of a pending one
 */
export const screensOf = (who: Who, orderNumber = ''): readonly Screen[] =>
  screens[who]
    .filter(
      ({ path, arrange, needsOffer }) =>
        !arrange && !needsOffer && !/status=(preparing|out_for_delivery)/.test(path),
    )
    .map((screen) =>
      orderNumber === ''
        ? screen
        : { ...screen, path: screen.path.replace('status=pending', `search=${orderNumber}`) },
    );

/**
 * How much the tours look at. At the gate axe sees each screen on a phone in light colours, and no menu, dialog or form is opened; a long
 * form opens everything, and looks at each width in each theme.
 */
export const tour = { isLong: false };

async function openScreen(page: Page, screen: Screen): Promise<void> {
  await page.setViewportSize(phone);
  await page.goto(await addressOf(page, screen));
  await settle(page);
  await screen.steps?.(page);
  await act(page, screen);
  if (isActedOn(screen)) await settle(page);
}

/**
 * Opens each screen on a phone and looks at it, in a watched context. One that does not open is a fault, too: it hides none of another.
 *
 * @param list at the gate those of them on which something is done first are left out
 * @param measure what else is measured on screens on which nothing is done: what is open (a menu, a dialog) may lie over an edge
 * @returns what is wrong, with screen and width
 */
export async function faultsOfTour(
  page: Page,
  list: readonly Screen[],
  measure: (page: Page, where: string) => Promise<Fault[]> = () => Promise.resolve([]),
): Promise<Fault[]> {
  const faults: Fault[] = [];
  const looks = tour.isLong ? everyLook : [onPhone];
  for (const screen of list.filter((each) => tour.isLong || !isActedOn(each))) {
    try {
      await openScreen(page, screen);
      faults.push(...(await faultsOf(page, screen.name, { looks })));
      if (!isActedOn(screen)) faults.push(...(await measure(page, screen.name)));
    } catch (error) {
      faults.push({ where: screen.name, error: String(error) });
    } finally {
      await page.context().setOffline(false);
    }
  }
  return faults;
}

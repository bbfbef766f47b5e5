/**
 * A customer and an admin who meet a fault of the shop's remote, or of the list of remotes (rule: remotes-isolated), and the faults that need a
 * browser at the gate.
 */
import type { Page } from 'playwright-core';
import { demoPassword } from '../../tools/base/project.mjs';
import { cartOf, eventually, heading } from '../journeys/steps/visiting';
import { aCustomer, sessionOf } from '../support/backstage';
import { shopUrl, type Person } from '../support/browser';
import {
  entryIs,
  lacks,
  listAnswers,
  never,
  pageThrows,
  refuseStorage,
  restoreSite,
  shopIs,
  stopSite,
  type Break,
} from './remote-faults';

/** At an address that the server does not render: rendered pages carry the list of remotes. */
export const home = { path: '/home/', title: /^Groceries at your door|^Shop by category$/ };

export const notLoaded = 'The shop could not be loaded';
export const wentWrong = 'Something went wrong in the shop';

export interface Case {
  readonly desc: string;
  readonly break: Break;
  /** Title of the panel that the area shows; null where the shop works in spite of it. */
  readonly panel: string | null;
  /** The area that is looked at beside it was opened before, as without a list none can be opened. */
  readonly isOfAll?: true;
  /** The time that the shell waits passes at once. */
  readonly isLate?: true;
}

/** Faults that need a browser at the gate. */
export const cases: readonly Case[] = [
  { desc: 'a site that refuses connections', break: stopSite, panel: notLoaded },
  { desc: 'an entry that is not there', break: lacks(/^\/remoteEntry\.js$/), panel: notLoaded },
  { desc: 'no answer within ten seconds', break: never, panel: notLoaded, isLate: true },
  { desc: 'a page that throws', break: pageThrows('broken page'), panel: wentWrong },
  {
    desc: 'threat-tampered-remote: a hash that is not that of the entry',
    break: shopIs({ integrity: `sha384-${'A'.repeat(64)}` }),
    panel: notLoaded,
  },
  {
    desc: 'routes without their style',
    break: lacks(/__federation_expose_routes.*\.css$/),
    panel: notLoaded,
  },
  {
    desc: 'a newer version of the platform than the page has',
    break: entryIs((code) => code.replace('requiredVersion:"^1.', 'requiredVersion:"^1.9')),
    panel: notLoaded,
  },
  { desc: 'no list of remotes', break: listAnswers({ status: 404 }), panel: notLoaded, isOfAll: true },
  { desc: 'a browser that keeps nothing', break: refuseStorage, panel: null },
];

/** The messages of browser and shell in the console about all this. */
export const problems = [
  /Failed to load resource/,
  /ERR_CONNECTION_REFUSED/,
  /Failed to find a valid digest/,
  /AreaError/,
  /PageLoadError/,
  /Federation Runtime/,
  /Refused to execute script/,
  /Refused to apply style/,
  /Loading (CSS )?chunk/,
  /broken page/,
  /satisfy/,
];

export const searchOf = (page: Page) =>
  page.getByRole('banner').getByRole('combobox', { name: 'Search products' });

/** Signed in, with one thing in the cart, and nothing opened yet. */
export async function signInBeforehand({ context }: Person, role: 'customer' | 'admin'): Promise<void> {
  const email = role === 'admin' ? 'admin@basket.example' : (await aCustomer()).email;
  const session = await sessionOf(email, demoPassword, role);
  const { uid: owner } = session['basket-express.session'] as { uid: string };
  const pricePaise = 2500;
  const line = {
    ...{
      key: 'banana',
      productId: 'banana',
      name: 'Banana',
      unit: '1 kg',
      imageId: null,
      tint: null,
      options: [],
    },
    ...{
      pricePaise,
      finalPricePaise: pricePaise,
      originalPricePaise: pricePaise,
      quantity: 1,
      maxQuantity: 9,
    },
  };
  const localStorage = Object.entries({ ...session, 'basket-express.cart': { owner, lines: [line] } }).map(
    ([name, value]) => ({ name, value: JSON.stringify(value) }),
  );
  await context.setStorageState({ cookies: [], origins: [{ origin: shopUrl, localStorage }] });
}

/** Another area, of another remote, works meanwhile. */
export async function seeOtherArea(admin: Person, { break: breakIt, isOfAll }: Case): Promise<void> {
  const { page, context } = admin;
  await signInBeforehand(admin, 'admin');
  if (!isOfAll) await breakIt(context);
  await page.goto('/admin');
  await heading(page, 'Admin Dashboard').waitFor();
  if (isOfAll) await breakIt(context);
  await page.getByRole('navigation').getByRole('link', { name: 'Products', exact: true }).first().click();
  await page.waitForURL('**/admin/products');
  await page.getByRole('main').getByRole('heading', { level: 1, name: 'Products' }).first().waitFor();
}

/** In milliseconds. */
export interface Seen {
  /** Until the area said that it failed, or the shop was there in spite of it. */
  readonly toldMs: number;
  /** From Retry, once the cause was gone, to the page; null without a failure. */
  readonly againMs: number | null;
}

/** A customer meets the fault, goes elsewhere and comes back, and presses Retry once its cause is gone. */
export async function seeShop(customer: Person, { break: breakIt, ...given }: Case): Promise<Seen> {
  const { page, context } = customer;
  await signInBeforehand(customer, 'customer');
  await breakIt(context);
  if (given.isLate) await page.clock.install();
  const openedAt = Date.now();
  await page.goto(home.path, { waitUntil: 'commit' });
  const title = heading(page, home.title);
  if (given.panel === null) {
    await title.waitFor();
    const toldMs = Date.now() - openedAt;
    await cartOf(page, 1).waitFor();
    expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0);
    return { toldMs, againMs: null };
  }
  const panel = heading(page, given.panel);
  const seePanel = async (): Promise<void> => {
    if (!given.isLate) return panel.waitFor();
    const isThere = await eventually(async () => {
      await page.clock.fastForward(10_000);
      return panel.isVisible();
    }, Boolean);
    expect(isThere).toBe(true);
  };
  await seePanel();
  const toldMs = Date.now() - openedAt;
  await cartOf(page, 1).waitFor();
  // Pages of the shell; coming back tries again.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await heading(page, 'Contact').waitFor();
  await page.goBack();
  await seePanel();

  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  const search = searchOf(page);
  await search.fill('toma');
  await restoreSite();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  // With the keyboard: suggestions may lie over the button.
  const pressedAt = Date.now();
  await page.getByRole('button', { name: 'Retry' }).press('Enter');
  await title.waitFor();
  const againMs = Date.now() - pressedAt;
  await cartOf(page, 1).waitFor();
  expect(await search.inputValue()).toBe('toma');
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  return { toldMs, againMs };
}

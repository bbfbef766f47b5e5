/**
 * A fault of a remote, or of the list of remotes, stays in its area, which says so and loads without a reload when Retry is
 * pressed after the cause is gone; header, cart and other areas go on (rule: remotes-isolated). These are the faults that
 * need a browser; shell/src/remotes/load-area.test.ts and shell/src/screens/remote-area.test.tsx have all others.
 */
import type { Page } from 'playwright-core';
import { demoPassword } from '../../tools/base/project.mjs';
import { cartOf, eventually, heading } from '../journeys/steps/visiting';
import { aCustomer, sessionOf } from '../support/backstage';
import { holdRequests, shopUrl, type Person } from '../support/browser';
import { journey } from '../support/journey';
import {
  entryIs,
  lacks,
  listAnswers,
  moveScripts,
  never,
  pageThrows,
  refuseStorage,
  restoreSite,
  shopIs,
  stopSite,
  type Break,
} from './remote-faults';

/** At an address that the server does not render: rendered pages carry the list of remotes. */
const home = { path: '/home/', title: /^Groceries at your door|^Shop by category$/ };

const notLoaded = 'The shop could not be loaded';
const wentWrong = 'Something went wrong in the shop';

interface Case {
  readonly desc: string;
  readonly break: Break;
  /** Title of the panel that the area shows; null where the shop works in spite of it. */
  readonly panel: string | null;
  /** The area that is looked at beside it was opened before, as without a list none can be opened. */
  readonly isOfAll?: true;
  /** The time that the shell waits passes at once. */
  readonly isLate?: true;
}

const cases: readonly Case[] = [
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
const problems = [
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

const searchOf = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Search products' });

/** Signed in, with one thing in the cart, and nothing opened yet. */
async function signInBeforehand({ context }: Person, role: 'customer' | 'admin'): Promise<void> {
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
async function seeOtherArea(admin: Person, { break: breakIt, isOfAll }: Case): Promise<void> {
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

for (const given of cases)
  journey(
    `${given.desc}: ${given.panel === null ? 'the shop works' : 'a panel with Retry'} (rule: remotes-isolated)`,
    async ({ arrive }) => {
      const [customer, admin] = await Promise.all([arrive('customer'), arrive('admin')]);
      for (const person of [customer, admin]) person.expectProblems(...problems);
      try {
        await Promise.all([seeShop(customer, given), seeOtherArea(admin, given)]);
      } finally {
        await restoreSite();
      }
    },
  );

async function seeShop(customer: Person, { break: breakIt, ...given }: Case): Promise<void> {
  const { page, context } = customer;
  await signInBeforehand(customer, 'customer');
  await breakIt(context);
  if (given.isLate) await page.clock.install();
  await page.goto(home.path, { waitUntil: 'commit' });
  const title = heading(page, home.title);
  if (given.panel === null) {
    await title.waitFor();
    await cartOf(page, 1).waitFor();
    expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0);
    return;
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
  await page.getByRole('button', { name: 'Retry' }).press('Enter');
  await title.waitFor();
  await cartOf(page, 1).waitFor();
  expect(await search.inputValue()).toBe('toma');
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
}

journey(
  'a page of which a file is gone brings the present release: cart and typed text stay (rule: file-gone)',
  async ({ arrive }) => {
    const customer = await arrive('customer');
    customer.expectProblems(...problems);
    const { page, context } = customer;
    await signInBeforehand(customer, 'customer');
    await page.goto(home.path);
    await heading(page, home.title).waitFor();
    const routesAt: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.includes('__federation_expose_routes') && pathname.endsWith('.js'))
        routesAt.push(pathname);
    });
    await moveScripts(context);
    const letGo = await holdRequests(context, /\/remotes\.json$/);
    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
    await page.waitForURL('**/home/cart');
    const search = searchOf(page);
    await search.fill('toma');
    letGo();
    await heading(page, 'Your cart').waitFor();
    await cartOf(page, 1).waitFor();
    expect(await search.inputValue()).toBe('toma');
    // Nothing of the release before is used any more.
    expect(routesAt).toEqual([expect.stringMatching(/^\/next\//)]);
    expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0);
  },
);

journey(
  'an error of a remote is told to admins, with its part and release (rules: page-errors-told, health-told)',
  async ({ arrive }) => {
    const [customer, admin] = await Promise.all([arrive('customer'), arrive('admin')]);
    customer.expectProblems(...problems);
    await signInBeforehand(customer, 'customer');
    await pageThrows('broken page, told to admins')(customer.context);
    const isReported = customer.page.waitForResponse(/\/api\/page-errors$/);
    await customer.page.goto(home.path);
    await heading(customer.page, wentWrong).waitFor();
    expect((await isReported).status()).toBe(204);
    await signInBeforehand(admin, 'admin');
    await admin.page.goto('/admin/diagnostics');
    const row = admin.page.getByRole('row', { name: 'Error: broken page, told to admins' });
    await row.waitFor();
    expect(await row.innerText()).toContain('mf-shop');
  },
);

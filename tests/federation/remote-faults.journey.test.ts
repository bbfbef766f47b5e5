/**
 * A fault of a remote, or of the list of remotes, stays in its area, which says so and loads without a reload when Retry is
 * pressed after the cause is gone; header, cart and other areas go on (rule: remotes-isolated).
 */
import { demoPassword } from '../../tools/base/project.mjs';
import { cartOf, eventually, heading } from '../journeys/steps/visiting';
import { aCustomer, sessionOf } from '../support/backstage';
import { holdRequests, shopUrl, type Person } from '../support/browser';
import { journey } from '../support/journey';
import {
  container,
  element,
  entryIs,
  lacks,
  late,
  listAnswers,
  listHas,
  moveScripts,
  never,
  refuseStorage,
  restoreSite,
  shopIs,
  stopSite,
  type Break,
} from './remote-faults';

/** Home and cart at addresses that the server does not render: rendered pages carry the list of remotes. */
const home = { path: '/home/', title: /^Groceries/ };
const cart = { path: '/home/cart', title: 'Your cart' };

const notLoaded = 'The shop could not be loaded';
const wentWrong = 'Something went wrong in the shop';

interface Case {
  readonly desc: string;
  readonly break: Break;
  /** Title of the panel that the area shows; null where the shop works in spite of it. */
  readonly panel: string | null;
  /** @default home */
  readonly at?: typeof home | typeof cart;
  /** The area that is looked at beside it was opened before, as without a list none can be opened. */
  readonly isOfAll?: true;
  /** The time that the shell waits passes at once. */
  readonly isLate?: true;
}

const cases: readonly Case[] = [
  { desc: 'a site that refuses connections', break: stopSite, panel: notLoaded },
  { desc: 'an entry that is not there', break: lacks(/^\/remoteEntry\.js$/), panel: notLoaded },
  {
    desc: 'a page in place of the entry',
    break: entryIs(() => '<!doctype html><h1>Not here</h1>', 'text/html'),
    panel: notLoaded,
  },
  { desc: 'no answer within ten seconds', break: never, panel: notLoaded, isLate: true },
  { desc: 'a slow answer', break: late(1500), panel: null },
  {
    desc: 'half an entry',
    break: entryIs((code) => code.slice(0, code.length / 2)),
    panel: notLoaded,
  },
  {
    desc: 'an entry that throws while it starts',
    break: entryIs(() => "throw new Error('broken while starting');"),
    panel: notLoaded,
  },
  { desc: 'an entry that is no remote', break: entryIs(() => 'var other = 1;'), panel: notLoaded },
  {
    desc: 'another module than promised',
    break: entryIs((code) => code.replaceAll('"./routes"', '"./pages"')),
    panel: notLoaded,
  },
  { desc: 'no routes', break: entryIs(() => container('{ navigation }')), panel: notLoaded },
  {
    desc: 'a page that throws',
    break: entryIs(() =>
      container(
        `{ navigation, default: [{ path: '*', element: ${element('react.transitional.element', "() => { throw new Error('broken page'); }")} }] }`,
      ),
    ),
    panel: wentWrong,
  },
  {
    desc: 'threat-tampered-remote: a hash that is not that of the entry',
    break: shopIs({ integrity: `sha384-${'A'.repeat(64)}` }),
    panel: notLoaded,
  },
  {
    desc: 'routes of which a file is missing',
    break: lacks(/__federation_expose_routes.*\.js$/),
    panel: notLoaded,
  },
  {
    desc: 'routes without their style',
    break: lacks(/__federation_expose_routes.*\.css$/),
    panel: notLoaded,
  },
  {
    desc: 'a page of which a file is missing',
    break: lacks(/^\/js\/(?!__federation_expose).*\.js$/),
    panel: 'This page could not be loaded',
    at: cart,
  },
  {
    desc: 'the next major version of the platform',
    break: entryIs((code) => code.replace('requiredVersion:"^1.', 'requiredVersion:"^2.')),
    panel: notLoaded,
  },
  {
    desc: 'a newer version of the platform than the page has',
    break: entryIs((code) => code.replace('requiredVersion:"^1.', 'requiredVersion:"^1.9')),
    panel: notLoaded,
  },
  {
    desc: 'an older version of the platform than the page has',
    break: entryIs((code) => code.replace(/requiredVersion:"\^1\.\d+/, 'requiredVersion:"^1.0')),
    panel: null,
  },
  {
    desc: 'the next major version of React, which is the one of the page all the same',
    break: entryIs((code) => code.replaceAll('requiredVersion:"^19.', 'requiredVersion:"^20.')),
    panel: null,
  },
  {
    desc: 'a React of its own, of another major version',
    break: entryIs(() =>
      container(`{ navigation, default: [{ path: '*', element: ${element('react.element', "'p'")} }] }`),
    ),
    panel: wentWrong,
  },
  { desc: 'no list of remotes', break: listAnswers({ status: 404 }), panel: notLoaded, isOfAll: true },
  {
    desc: 'a page in place of the list',
    break: listAnswers({ body: '<h1>Hello</h1>' }),
    panel: notLoaded,
    isOfAll: true,
  },
  {
    desc: 'a list of another shape',
    break: listAnswers({ json: { version: 2, areas: {} } }),
    panel: notLoaded,
    isOfAll: true,
  },
  {
    desc: 'a list with one entry of another shape',
    break: listHas((remotes) =>
      remotes.map((remote) => (remote.name === 'mf_delivery' ? { mount: remote.mount } : remote)),
    ),
    panel: null,
  },
  {
    desc: 'an old list, which names a release that is gone',
    break: shopIs({ entry: `${shopUrl}/remoteEntry.0123456789abcdef.js` }),
    panel: notLoaded,
  },
  {
    desc: 'a list without the area',
    break: listHas((remotes) => remotes.filter(({ name }) => name !== 'mf_shop')),
    panel: notLoaded,
  },
  {
    desc: 'a list with an area that the shell does not know',
    break: listHas((remotes) =>
      remotes.flatMap((remote) => [
        remote,
        { ...remote, name: `${remote.name}2`, mount: `${remote.mount}-2` },
      ]),
    ),
    panel: null,
  },
  { desc: 'a browser that keeps nothing', break: refuseStorage, panel: null },
];

/** What browser and shell say in the console of all this. */
const problems = [
  /Failed to load resource/,
  /ERR_CONNECTION_REFUSED/,
  /Failed to find a valid digest/,
  /AreaError/,
  /PageLoadError/,
  /Federation Runtime/,
  /Refused to execute script/,
  /Refused to apply style/,
  /SyntaxError|Unexpected (token|end)/,
  /Loading (CSS )?chunk/,
  /broken (page|while starting)/,
  /react\.dev\/errors\/525/, // an element of an older React
  /satisfy/,
];

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

async function seeShop(customer: Person, { break: breakIt, at = home, ...given }: Case): Promise<void> {
  const { page, context } = customer;
  await signInBeforehand(customer, 'customer');
  await breakIt(context);
  if (given.isLate) await page.clock.install();
  await page.goto(at.path, { waitUntil: 'commit' });
  const title = heading(page, at.title);
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
  await restoreSite();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Retry' }).click();
  await title.waitFor();
  await cartOf(page, 1).waitFor();
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
    const search = page.getByRole('banner').getByRole('combobox', { name: 'Search products' });
    await search.fill('toma');
    letGo();
    await heading(page, cart.title).waitFor();
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
    const throws = "() => { throw new Error('broken page, told to admins'); }";
    await entryIs(() =>
      container(
        `{ navigation, default: [{ path: '*', element: ${element('react.transitional.element', throws)} }] }`,
      ),
    )(customer.context);
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

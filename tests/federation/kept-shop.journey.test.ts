/**
 * The service worker: return visits come from what it keeps, releases meet open pages, kinds of people never meet each other's
 * pages, and it can be taken away again. What works without a network: shop-offline.journey.test.ts.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { parsePortOffset, portsAt } from '../../tools/base/ports.mjs';
import { stackPaths } from '../../tools/base/paths.mjs';
import { serviceWorkerFile, writeServiceWorker } from '../../tools/webpack/service-worker.mjs';
import { aCustomer } from '../support/backstage';
import { phone, type Person } from '../support/browser';
import { journey, type Stage } from '../support/journey';
import { openSignedIn } from '../journeys/steps/account';
import { eventually, heading, homeTitle, letTimePass, openKnown } from '../journeys/steps/visiting';

/** The addresses that the worker keeps, by cache. */
const kept = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      found[name] = requests.map(({ url }) => url.replace(location.origin, ''));
    }
    return found;
  });

/** Until everything that the shop starts with is kept. */
async function untilKept(page: Page, ...pages: string[]): Promise<void> {
  const isThere = (found: Record<string, string[]>): boolean =>
    found['basket-start-1']?.includes('/index.html') === true &&
    pages.every((path) => found['basket-personal-pages-1']?.includes(path));
  const found = await eventually(() => kept(page), isThere);
  expect({ found, isThere: isThere(found) }).toEqual({ found, isThere: true });
}

/** Code that an open cart of a customer needs to follow the account's. */
const cartCode = ['/js/cart-sync.', '/js/firestore.'];

/** A customer whose browser keeps home, list and cart. */
async function aRegular({ arrive }: Stage): Promise<Person> {
  const person = await arrive('regular', { viewport: phone, withWorker: true });
  const { page } = person;
  await openSignedIn(page, (await aCustomer()).email, 'customer');
  // The worker is there after the first page, and keeps what the next ones load.
  await page.goto('/home/products');
  await untilKept(page, '/home/products?kept-for=customer');
  await page.goto('/home/cart');
  const hasCode = (found: Record<string, string[]>): boolean =>
    cartCode.every((name) => found['basket-files-1']?.some((path) => path.startsWith(name)));
  expect(hasCode(await eventually(() => kept(page), hasCode))).toBe(true);
  await page.goto('/home');
  await untilKept(page, '/home?kept-for=customer');
  return person;
}

const isCode = (request: Request): boolean => /\.(js|css|woff2)(\?|$)/.test(request.url());

/** Requests for code that have reached the network, whoever made them: pages, or the worker for them. Asked once all have ended. */
function codeFromNetwork(context: BrowserContext): () => Promise<string[]> {
  const asked: string[] = [];
  const open = new Set<Request>();
  const begins = (request: Request): void => {
    if (isCode(request) && !request.url().endsWith('/service-worker.js')) open.add(request);
  };
  context.on('request', begins);
  context.on('requestfailed', (request) => open.delete(request));
  context.on('requestfinished', async (request) => {
    if (!open.has(request)) return;
    const response = await request.response();
    if (response && !response.fromServiceWorker()) asked.push(request.url());
    open.delete(request);
  });
  return async () => {
    await eventually(
      () => Promise.resolve(open.size),
      (size) => size === 0,
    );
    // One that begins now may end when the browser has been closed, which cannot be asked then.
    context.off('request', begins);
    return asked;
  };
}

journey('a return visit loads no file of shell or shop over the network (rule: kept-shop)', async (stage) => {
  const { page, context } = await aRegular(stage);
  await page.goto('about:blank');
  await page.clock.install();
  const asked = codeFromNetwork(context);
  for (const address of ['/home', '/home/products', '/home/cart']) {
    const response = await openKnown(page, address);
    expect(response?.fromServiceWorker()).toBe(true);
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
    await letTimePass(page);
  }
  expect(await asked()).toEqual([]);
});

const entry = `http://localhost:${portsAt()['mf-shop']}/remoteEntry.js`;

/** Puts another build of the shop's entry on the air, with the pages and the list that name it. */
async function releaseShop(context: BrowserContext): Promise<void> {
  const hashOf = (code: string): string => `sha384-${createHash('sha384').update(code).digest('base64')}`;
  const before = await (await fetch(entry)).text();
  const after = `${before}\n// another release`;
  await context.route(entry, async (route) => {
    await route.fulfill({ response: await route.fetch(), body: after });
  });
  await context.route(
    ({ pathname }) => pathname === '/remotes.json' || /^\/home(\/products)?$/.test(pathname),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(hashOf(before), hashOf(after));
      await route.fulfill({ response, body });
    },
  );
}

/** The hash of the shop's entry that the page in front names. */
const entryOf = (page: Page): Promise<string | null> =>
  page.evaluate(
    () => document.querySelector('link[href$="/remoteEntry.js"]')?.getAttribute('integrity') ?? null,
  );

journey(
  'a release while the shop is open: it goes on, and the page after the next is new (rule: kept-shop)',
  async (stage) => {
    const { page, context } = await aRegular(stage);
    await page.goto('/home/products');
    const before = await entryOf(page);
    await releaseShop(context);

    // Code of the page's own release.
    await page.locator('main a[href^="/home/products/"]').first().click();
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();

    // The last good page, whole: nothing of it comes from the other release.
    await page.goto('/home/products');
    await page.getByRole('button', { name: /^Add / }).first().waitFor();
    expect(await entryOf(page)).toBe(before);

    const renewed = await eventually(
      async () => {
        await page.goto('/home/products');
        await page.getByRole('button', { name: /^Add / }).first().waitFor();
        return entryOf(page);
      },
      (integrity) => integrity !== before,
    );
    expect(renewed).not.toBe(before);
  },
);

journey('a page of which a file is gone is not shown from what is kept (rule: kept-shop)', async (stage) => {
  const { page, context } = await aRegular(stage);
  await context.route('**/home', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/<title>/, '<title>New: ') });
  });
  await page.evaluate(async () => {
    const files = await caches.open('basket-files-1');
    const requests = await files.keys();
    await Promise.all(
      requests.filter(({ url }) => url.includes('/js/main.')).map((file) => files.delete(file)),
    );
  });
  const response = await page.goto('/home');
  expect(await response?.text()).toContain('<title>New: ');
});

journey('a page whose server fails is drawn from what is kept (rule: always-a-page)', async (stage) => {
  const { page, context } = await aRegular(stage);
  const isList = ({ pathname }: URL): boolean => pathname === '/home/products';
  await context.route(isList, (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }));
  const response = await page.goto('/home/products?category=snacks');
  expect(response?.status()).toBe(200);
  await page.getByRole('button', { name: /^Add / }).first().waitFor();
});

journey(
  'threat-kept-page: after signing out nothing of customers is shown, with a network or without',
  async (stage) => {
    const person = await aRegular(stage);
    const { page, context } = person;
    // What the page asks at once may still be under way when the network goes, or be asked then.
    person.expectProblems(
      ...[/api\/store/, /settings of the store could not be refreshed/, /page-errors/, /config\.json/],
    );
    const ofCustomers = await page.evaluate(async () => {
      const response = await caches.match('/home?kept-for=customer');
      return response ? response.text() : '';
    });
    expect(ofCustomers).toContain(homeTitle);
    await page.getByRole('button', { name: /^Account of / }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await heading(page, /^Groceries at your door/).waitFor();
    const isForgotten = (found: Record<string, string[]>): boolean =>
      !JSON.stringify(found).includes('kept-for=customer');
    expect(isForgotten(await eventually(() => kept(page), isForgotten))).toBe(true);

    // Even if such a page is left behind.
    await page.evaluate(async (html) => {
      const pages = await caches.open('basket-personal-pages-1');
      const headers = { 'Content-Type': 'text/html', Date: new Date().toUTCString(), 'X-Kept-Files': '[]' };
      await pages.put('/home?kept-for=customer', new Response(html, { headers }));
    }, ofCustomers);
    await page.goto('/home');
    await heading(page, /^Groceries at your door/).waitFor();
    await untilKept(page, '/home?kept-for=visitor');
    await context.setOffline(true);
    await page.goto('/home');
    await heading(page, /^Groceries at your door/).waitFor();
    expect(await page.getByText(homeTitle).count()).toBe(0);
  },
);

/** Deploys the farewell to this stack's site until the returned function is called. */
async function deployFarewell(): Promise<() => Promise<void>> {
  const folder = path.join(stackPaths(parsePortOffset(process.env['PORT_OFFSET'])).sites, 'shell');
  const worker = await readFile(path.join(folder, serviceWorkerFile));
  await writeServiceWorker(folder, 'farewell');
  return () => writeFile(path.join(folder, serviceWorkerFile), worker);
}

journey(
  'threat-stuck-worker: a deployed farewell removes the worker and all that it keeps',
  async (stage) => {
    const { page, context } = await aRegular(stage);
    const restore = await deployFarewell();
    try {
      // Its predecessor may still look for old entries, for which it opens a cache that is empty then.
      const isGone = (found: Record<string, string[]>): boolean =>
        ['basket-files-1', 'basket-personal-pages-1'].every((name) => (found[name] ?? []).length === 0);
      // The browser asks for the worker a second after the last navigation, and again from the beginning at each. Until then its
      // predecessor answers, and keeps, what the page asks for.
      await page.goto('/home');
      await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistrations()).length === 0);
      const found = await eventually(() => kept(page), isGone);
      expect({ found, isGone: isGone(found) }).toEqual({ found, isGone: true });
      const asked = codeFromNetwork(context);
      const response = await page.goto('/home');
      expect(response?.fromServiceWorker()).toBe(false);
      await heading(page, homeTitle).waitFor();
      expect((await asked()).length).toBeGreaterThan(0);
    } finally {
      await restore();
    }
  },
);

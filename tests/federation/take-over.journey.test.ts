/**
 * The pages that the server renders, in a browser: React takes them over without a change that anybody sees, taps from before
 * count, and whatever differs from what the server knew comes afterwards. With the security policy on, as every journey.
 */
import type { BrowserContext, Page, Request } from 'playwright-core';
import { holdRequests, phone } from '../support/browser';
import { journey } from '../support/journey';
import { aPhone, isTakenOver, shellScript } from '../journeys/steps/taking-over';
import { cartOf, heading, homeTitle, letTimePass, openKnown } from '../journeys/steps/visiting';

const shopEntry = /\/remoteEntry\.js$/;

declare global {
  /** Nodes that were added to or removed from the main region since the HTML was there. */
  var changesOfMain: string[] | undefined;
  /** Movements after the first 0.005 of the screen: the sum so far, the beginnings of texts, and from where to where. */
  var shifts: string[] | undefined;
  var firstOfMain: Element | null | undefined;
}

/** The part of the browser's entry that is read. */
interface LayoutShift {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Runs in the page before any other script. */
function watchMain(): void {
  globalThis.changesOfMain = [];
  globalThis.shifts = [];
  let total = 0;
  const place = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].join(' ');
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as unknown as LayoutShift[]) {
      total += value;
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.nodeName} '${node?.textContent?.slice(0, 30)}' ${place(previousRect)} to ${place(currentRect)}`,
      );
      if (total > 0.005) globalThis.shifts?.push([total.toFixed(4), ...moved].join('; '));
    }
  }).observe({ type: 'layout-shift', buffered: true });
  document.addEventListener('DOMContentLoaded', () => {
    const main = document.querySelector('main');
    globalThis.firstOfMain = main?.querySelector('article, h1') ?? null;
    if (!main) return;
    new MutationObserver((records) => {
      for (const { target, addedNodes, removedNodes } of records) {
        const added = [...addedNodes].map((node) => (node as Element).ariaLabel ?? node.textContent ?? '');
        // Have code of their own that comes last, into a place of their size: 'Tell me', and the price of a kilogram, which not all have.
        if (added.length === 1 && /^(Tell me when |· ₹|$)/.test(added[0] ?? '')) continue;
        // More of a page comes below what is seen: home's shelves.
        const isBelow = (target as Element).getBoundingClientRect().top > window.innerHeight;
        if (isBelow && removedNodes.length === 0) continue;
        globalThis.changesOfMain?.push(
          `${(target as Element).className}: ${addedNodes.length} added, ${removedNodes.length} removed`,
        );
      }
    }).observe(main, { childList: true, subtree: true });
  });
}

/**
 * Waits until a page has the whole catalogue. A response that the page has read to its end may count as failed in Chromium, and then
 * `Response.finished` of Playwright waits for ever (its issue 42786).
 */
async function endOfCatalogue(page: Page): Promise<void> {
  const isCatalogue = (request: Request): boolean => request.url().endsWith('/api/catalogue');
  await Promise.race([
    page.waitForEvent('requestfinished', isCatalogue),
    page.waitForEvent('requestfailed', isCatalogue),
  ]);
}

for (const view of ['visitor', 'customer'] as const)
  journey(`pages for a ${view} are taken over as they are (rule: rendered-pages)`, async (stage) => {
    const { page } = await aPhone(stage, view);
    await page.clock.install();
    await page.addInitScript(watchMain);
    const product = '/home/products/tomato-hybrid';
    const addresses = ['/home', '/home/products', '/home/products?category=snacks'];
    for (const address of view === 'customer' ? [...addresses, product] : addresses) {
      const catalogue = view === 'customer' ? endOfCatalogue(page) : undefined;
      await (view === 'customer' ? openKnown(page, address) : page.goto(address));
      expect(await page.evaluate(() => document.documentElement.dataset['view'])).toBe(view);
      await isTakenOver(page);
      await catalogue;
      await letTimePass(page);
      const seen = await page.evaluate(
        (isProduct) => ({
          // Details of a product come in a file of their own, below what is seen first.
          changes: isProduct ? [] : globalThis.changesOfMain,
          isSame: globalThis.firstOfMain?.isConnected,
          shifts: globalThis.shifts,
          isChanged: 'changed' in document.documentElement.dataset,
        }),
        address === product,
      );
      expect({ address, ...seen }).toEqual({
        address,
        changes: [],
        isSame: true,
        shifts: [],
        isChanged: false,
      });
    }
  });

journey(
  'home begins with what this device knows to be bought, from the first paint on (rule: home-selection)',
  async (stage) => {
    const { page, context } = await aPhone(stage, 'customer');
    await page.clock.install();
    await page.evaluate(() => {
      const { uid } = JSON.parse(localStorage.getItem('basket-express.session') ?? '{}') as { uid: string };
      const bought = { owner: uid, productIds: ['toned-milk', 'classic-curd'] };
      localStorage.setItem('basket-express.recently-bought', JSON.stringify(bought));
    });
    await page.addInitScript(watchMain);
    const letGo = await holdRequests(context, shellScript);
    await page.goto('/home', { waitUntil: 'commit' });
    const again = page.getByRole('heading', { name: 'Buy again', exact: true });
    const featured = page.getByRole('heading', { name: 'Featured today', exact: true });
    await again.waitFor();
    const auth = page.waitForResponse(/accounts:lookup/);
    letGo();
    await auth;
    await isTakenOver(page);
    const shelf = page.getByRole('list', { name: 'Buy again' });
    await shelf.getByRole('link', { name: 'Hosamane Toned Milk' }).waitFor();
    await letTimePass(page);
    expect(await shelf.getByRole('article').count()).toBe(2);
    expect((await again.boundingBox())?.y).toBeLessThan((await featured.boundingBox())?.y ?? 0);
    expect(await page.evaluate(() => globalThis.shifts)).toEqual([]);
  },
);

/** Writes as another tab of this browser does. */
const writeElsewhere = (page: Page, key: string, value: string | null) =>
  page.evaluate(
    ([name, text]) => {
      if (text === null) localStorage.removeItem(name);
      else localStorage.setItem(name, text);
      dispatchEvent(new StorageEvent('storage', { key: name, newValue: text }));
    },
    [key, value] as const,
  );

journey('while the remote is late the page stands, and a tap counts once when it is there', async (stage) => {
  const { page, context } = await aPhone(stage, 'customer');
  await page.clock.install();
  const letGo = await holdRequests(context, shopEntry);
  await page.goto('/home/products', { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.__earlyTaps?.done.includes('shell') === true);
  await page.evaluate(() => void (globalThis.firstOfMain = document.querySelector('main article')));
  await page.getByRole('button', { name: /^Add / }).first().click();

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });
    dispatchEvent(new Event('offline'));
  });
  await page
    .getByText(/You are offline/i)
    .first()
    .waitFor();
  const uid = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('basket-express.session') ?? '{}') as { uid: string }).uid,
  );
  await writeElsewhere(page, 'basket-express.cart', JSON.stringify({ owner: uid, lines: [] }));
  expect(await page.locator('main article').count()).toBe(12);
  letGo();
  await cartOf(page, 1).waitFor();
  expect(await page.evaluate(() => globalThis.firstOfMain?.isConnected)).toBe(true);
  await letTimePass(page);
  await cartOf(page, 1).waitFor();
});

journey('a search that is typed before anything listens counts', async (stage) => {
  const { page, context } = await aPhone(stage, 'customer');
  const search = page.getByRole('combobox', { name: 'Search products' });
  const typeEarly = async (): Promise<() => void> => {
    const letGo = await holdRequests(context, shellScript);
    await page.goto('/home', { waitUntil: 'commit' });
    await search.click();
    await page.keyboard.type('toma');
    return letGo;
  };
  (await typeEarly())();
  await page
    .getByRole('row', { name: /Tomato/ })
    .first()
    .waitFor();

  const letGo = await typeEarly();
  await page.keyboard.press('Enter');
  letGo();
  await heading(page, 'Results for “toma”').waitFor();
});

journey('somebody who signs out in another tab meanwhile sees what visitors see', async (stage) => {
  const { page, context } = await aPhone(stage, 'customer');
  const letGo = await holdRequests(context, shopEntry);
  await page.goto('/home/products', { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.__earlyTaps?.done.includes('shell') === true);
  await writeElsewhere(page, 'basket-express.session', null);
  letGo();
  await heading(page, 'Sign In Required').waitFor();
});

const cookiesOf = async (context: BrowserContext): Promise<string | undefined> =>
  (await context.cookies()).find(({ name }) => name === '__session')?.value;

/** To a file without scripts: an open page writes cookie and hint again as soon as sign-in is known. */
const leaveTheApp = (page: Page) => page.goto('/config.json');

function loadsOfHome(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().endsWith('/home')) loads.push(request.url());
  });
  return loads;
}

journey('hint and cookie that disagree lead to the right page, once', async (stage) => {
  const { page, context } = await aPhone(stage, 'customer');
  expect(await cookiesOf(context)).toBe('c');
  await leaveTheApp(page);
  const loads = loadsOfHome(page);
  await context.clearCookies({ name: '__session' });
  await page.goto('/home');
  await heading(page, homeTitle).waitFor();
  expect(await cookiesOf(context)).toBe('c');
  expect(loads).toHaveLength(2);

  // The other way: the hint has gone.
  await leaveTheApp(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/home');
  await heading(page, /^Groceries at your door/).waitFor();
  expect(await cookiesOf(context)).toBeUndefined();
  expect(loads).toHaveLength(4);
});

journey('without cookies a customer gets the right page, and no loop', async (stage) => {
  const { page, context } = await aPhone(stage, 'customer');
  await leaveTheApp(page);
  await context.clearCookies({ name: '__session' });
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined }),
  );
  const loads = loadsOfHome(page);
  await page.clock.install();
  await page.goto('/home');
  await heading(page, homeTitle).waitFor();
  await isTakenOver(page);
  await letTimePass(page);
  expect(loads).toHaveLength(1);
});

journey('where storage is forbidden a visitor gets their page', async ({ arrive }) => {
  const { page } = await arrive('visitor', { viewport: phone });
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
  });
  await page.goto('/home');
  await isTakenOver(page);
  await heading(page, /^Groceries at your door/).waitFor();
});

/** Runs in the page: its list of remotes has the hash of a script that a deploy has replaced. */
function nameOldScript(): void {
  const observer = new MutationObserver(() => {
    const data = document.getElementById('first-view');
    if (!data?.nextElementSibling) return;
    observer.disconnect();
    data.textContent = data.textContent.replace(
      /("name":"mf_shop".*?"integrity":")sha384-[^"]+/,
      `$1sha384-${'A'.repeat(64)}`,
    );
  });
  observer.observe(document, { childList: true, subtree: true });
}

journey('a page of an older deploy loads the present version by itself', async ({ arrive }) => {
  const visitor = await arrive('visitor', { viewport: phone });
  visitor.expectProblems(/Failed to find a valid digest/, /AreaError/, /Federation Runtime/, /does not fit/);
  const { page } = visitor;
  await page.addInitScript(nameOldScript);
  const list = page.waitForResponse('**/remotes.json');
  await page.goto('/home');
  await list;
  await isTakenOver(page);
  await heading(page, /^Groceries at your door/).waitFor();
  expect(await page.getByRole('heading', { name: 'The shop could not be loaded' }).count()).toBe(0);
});

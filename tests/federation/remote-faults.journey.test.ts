/**
 * A fault of a remote, or of the list of remotes, stays in its area, which says so and loads without a reload when Retry is
 * pressed after the cause is gone; header, cart and other areas go on (rule: remotes-isolated). These are the faults that
 * need a browser; shell/src/remotes/load-area.test.ts and shell/src/screens/remote-area.test.tsx have all others.
 */
import { faultsOf, onceEach } from '../journeys/steps/looking';
import { aPhone, isTakenOver } from '../journeys/steps/taking-over';
import { cartOf, heading, seeAddress } from '../journeys/steps/visiting';
import { holdRequests, phone } from '../support/browser';
import { journey } from '../support/journey';
import { lacks, moveScripts, pageThrows, restoreSite } from './remote-faults';
import {
  cases,
  home,
  notLoaded,
  problems,
  searchOf,
  seeOtherArea,
  seeShop,
  signInBeforehand,
  wentWrong,
} from './remote-faults-steps';

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

for (const view of ['visitor', 'customer'] as const)
  journey(
    `a ${view} goes on reading a rendered page whose remote does not load (rule: page-kept)`,
    async (stage) => {
      const person = await aPhone(stage, view);
      person.expectProblems(...problems);
      const { page, context } = person;
      await lacks(/^\/remoteEntry\.js$/)(context);
      await page.goto('/home');
      const main = page.getByRole('main');
      const alert = main.getByRole('alert').filter({ hasText: notLoaded });
      const retry = main.getByRole('button', { name: 'Retry' });
      const seeKept = async (title: string | RegExp): Promise<void> => {
        await alert.waitFor();
        await heading(page, title).waitFor();
        await retry.and(page.locator(':enabled')).waitFor(); // no attempt is under way
        expect(await main.getByRole('heading', { level: 1 }).count()).toBe(1);
        const controls = await main.getByRole('button').all();
        const isOff = await Promise.all(controls.map((control) => control.isDisabled()));
        expect(isOff.filter((off) => !off)).toEqual([false]); // Retry
      };
      await seeKept(home.title);
      expect(await faultsOf(page, `kept home of a ${view}`, { looks: onceEach })).toEqual([]);
      await page.setViewportSize(phone);

      // Down the page the message is in sight.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
      expect((await alert.boundingBox())?.y).toBeGreaterThanOrEqual(0);

      // A link leads on as links do, to a page that is kept, too.
      const category = { title: 'Dairy & Eggs', path: '/home/products?category=dairy-eggs' };
      const next = view === 'customer' ? category : home;
      if (next === category) {
        await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
        await main.getByRole('link', { name: category.title }).first().click();
        await seeAddress(page, category.path);
        await seeKept(category.title);
        expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(false);
      }
      // The button is busy from the press to the answer.
      const answered = page.waitForResponse((response) => response.url().includes('/remoteEntry'));
      await retry.click();
      await answered;
      await seeKept(next.title);

      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await retry.click();
      await isTakenOver(page);
      await alert.waitFor({ state: 'detached' });
      await heading(page, next.title).waitFor();
    },
  );

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

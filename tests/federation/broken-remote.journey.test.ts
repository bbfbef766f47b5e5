/**
 * A remote that is down, slow, not a script, broken or not the one in the manifest affects its own area only,
 * and Retry loads it without a reload.
 */
import { controlStack } from '../../tools/stack/control/control.mjs';
import { journey } from '../support/journey';
import { changeShopIntegrity, replaceShopEntry, retryShop, seeShopFailed } from './remote-faults';

/** Console messages of the browser and the shell when a script does not load or run. */
const scriptProblems = [
  /Failed to load resource/,
  /Failed to find a valid digest/,
  /AreaError/,
  /Federation Runtime/,
  /Refused to execute script/,
  /SyntaxError|Unexpected token/,
];

/** Home at an address that the server does not render: other pages carry the list of remotes. */
const renderedByBrowser = '/home/';

async function control() {
  const stack = await controlStack();
  if (!stack) throw new Error('The stack does not answer on its control port');
  return stack;
}

journey(
  'header, cart and other areas work without the shop, and Retry loads it again',
  async ({ arrive }) => {
    const stack = await control();
    const visitor = await arrive('visitor');
    visitor.expectProblems(...scriptProblems, /ERR_CONNECTION_REFUSED/);
    const { page } = visitor;
    await stack.killSite('mf-shop');
    try {
      await page.goto('/home');
      await seeShopFailed(page);
      // Header and footer are the shell's own and work.
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
      await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
      await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
      await seeShopFailed(page);
      // Another area, of another remote, behind its own guard.
      await page.goto('/login?role=admin');
      await page.getByLabel('E-mail', { exact: true }).fill('admin@basket.example');
      await page.getByRole('textbox', { name: 'Password' }).fill('basket123');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor();
      await page.goto('/home');
      await page.getByRole('heading', { name: 'The shop could not be loaded' }).waitFor();
    } finally {
      await stack.restoreSite('mf-shop');
    }
    await retryShop(page);
  },
);

journey('a slow shop times out after ten seconds and can be retried', async ({ arrive }) => {
  const visitor = await arrive('visitor');
  visitor.expectProblems(...scriptProblems);
  const { page, context } = visitor;
  const restore = await replaceShopEntry(context, () => new Promise(() => undefined));
  // A rendered page names the script, and is not complete without it.
  await page.goto('/home', { waitUntil: 'commit' });
  // A placeholder is visible while it loads.
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).waitFor();
  await seeShopFailed(page, 20_000);
  await restore();
  await retryShop(page);
});

const wrongAnswers = [
  {
    desc: 'a page instead of a script',
    answer: { contentType: 'text/html', body: '<!doctype html><title>Not here</title><h1>Not here</h1>' },
  },
  {
    desc: 'a script that throws while it starts',
    answer: { contentType: 'text/javascript', body: "throw new Error('broken while starting');" },
  },
  {
    desc: 'a script that is no remote',
    answer: { contentType: 'text/javascript', body: "globalThis.somethingElse = 'not a container';" },
  },
];

for (const { desc, answer } of wrongAnswers)
  journey(`${desc} ends in the shop's own panel with Retry (rule: remotes-isolated)`, async ({ arrive }) => {
    const visitor = await arrive('visitor');
    visitor.expectProblems(...scriptProblems, /broken while starting/);
    const { page, context } = visitor;
    // Without an integrity hash the browser runs any content.
    const restoreManifest = await changeShopIntegrity(context, null);
    const restoreEntry = await replaceShopEntry(context, (route) =>
      route.fulfill({ ...answer, headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
    await page.goto('/home');
    await seeShopFailed(page);
    await restoreEntry();
    await restoreManifest();
    await retryShop(page);
  });

journey('threat-tampered-remote: a script that the manifest does not name never runs', async ({ arrive }) => {
  const visitor = await arrive('visitor');
  visitor.expectProblems(...scriptProblems);
  const { page, context } = visitor;
  const restore = await changeShopIntegrity(context, `sha384-${'A'.repeat(64)}`);
  await page.goto(renderedByBrowser);
  await seeShopFailed(page);
  const ran = await page.evaluate(() => 'mf_shop' in globalThis);
  expect(ran).toBe(false);
  await restore();
  await retryShop(page);
});

journey('the shell works without the list of remotes, and Retry fetches it again', async ({ arrive }) => {
  const visitor = await arrive('visitor');
  visitor.expectProblems(...scriptProblems);
  const { page, context } = visitor;
  const isManifest = (url: URL): boolean => url.pathname === '/remotes.json';
  await context.route(isManifest, (route) => route.fulfill({ status: 503, body: 'down' }));
  await page.goto(renderedByBrowser);
  await seeShopFailed(page);
  await context.unroute(isManifest);
  await retryShop(page);
});

/**
 * The security policy in a real browser: nobody can frame the site, and it blocks what it forbids. That every page works under it
 * is seen by all journeys: a violation is an error in the console, which fails them.
 */
import type { PublishedCatalogue } from '@basket/domain';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { shopUrl, type Person } from '../../support/browser';
import { journey } from '../../support/journey';
import { eventually } from '../steps/visiting';

/** Collects policy violations on every page that this person opens. */
async function watchPolicy({ context }: Person): Promise<string[]> {
  const refused: string[] = [];
  await context.exposeFunction('noteRefusal', (text: string) => refused.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { noteRefusal } = window as unknown as { noteRefusal: (text: string) => void };
      noteRefusal(`${event.effectiveDirective} ${event.blockedURI} at ${location.pathname}`);
    });
  });
  return refused;
}

const seeTitle = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();

journey('threat-injected-script: injected scripts do not run', async ({ arrive }) => {
  const person = await arrive('visitor');
  person.expectProblems(/Content Security Policy/i, /no-such-picture/, /evil\.example/);
  const refused = await watchPolicy(person);
  const { page } = person;
  await page.goto('/home');
  await seeTitle(page);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "owned"';
    document.body.append(script);
    const image = document.createElement('img');
    image.setAttribute('onerror', 'document.title = "owned"');
    image.src = '/no-such-picture.png';
    document.body.append(image);
    const foreign = document.createElement('script');
    foreign.src = 'https://evil.example/x.js';
    document.body.append(foreign);
  });
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('img[onerror]')?.complete);
  expect(await page.title()).not.toBe('owned');
  // The browser tells each refusal in a task of its own.
  const kinds = () => Promise.resolve(refused.map((text) => text.split(' ')[0]));
  const wanted = ['script-src-elem', 'script-src-attr'];
  const told = await eventually(kinds, (all) => wanted.every((kind) => all.includes(kind)));
  expect(told).toEqual(expect.arrayContaining(wanted));
});

journey('threat-source-maps: no script names a source map, and none is served', async ({ arrive }) => {
  const { page } = await arrive('visitor');
  await page.goto('/home');
  await seeTitle(page);
  const scripts = await page.evaluate(() => [...document.scripts].map(({ src }) => src).filter(Boolean));
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) {
    expect(await (await fetch(script)).text()).not.toContain('sourceMappingURL');
    expect((await fetch(`${script}.map`)).status).toBe(404);
  }
});

test.each(['/api/catalogue', '/api/store', '/api/rollouts', '/api/serviceable?pincode=560038'])(
  'HEAD %s answers like GET, without the body',
  async (path) => {
    const [got, head] = await Promise.all([fetch(shopUrl + path), fetch(shopUrl + path, { method: 'HEAD' })]);
    expect(head.status).toBe(200);
    for (const name of ['cache-control', 'content-type', 'etag'])
      expect(head.headers.get(name)).toBe(got.headers.get(name));
    expect((await got.text()).length).toBeGreaterThan(0);
    expect(await head.text()).toBe('');
  },
);

test('threat-cache-busting: details of another version are served, but not cached', async () => {
  const { version, categories } = (await (
    await fetch(`${shopUrl}/api/catalogue`)
  ).json()) as PublishedCatalogue;
  const kept = async (at: number): Promise<string | null> => {
    const answer = await fetch(`${shopUrl}/api/catalogue/details/${categories[0]?.id}?v=${at}`);
    expect(answer.status).toBe(200);
    return answer.headers.get('Cache-Control');
  };
  expect(await kept(version)).toContain('s-maxage');
  expect(await kept(version + 1000)).toBe('no-store');
});

/** A page of another site that shows the shop in a frame. */
async function framingSite(): Promise<{ url: string; close: () => void }> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><title>Elsewhere</title><iframe src="${shopUrl}/home"></iframe>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}

journey('threat-framing: another site cannot frame the shop', async ({ arrive }) => {
  const person = await arrive('visitor');
  person.expectProblems(/frame/i);
  const site = await framingSite();
  try {
    await person.page.goto(site.url);
    // The page loads before the address of its frame is known.
    const framed = () => Promise.resolve(person.page.frames()[1]?.url() ?? '');
    expect(await eventually(framed, (url) => url !== '' && url !== 'about:blank')).toBe(
      'chrome-error://chromewebdata/',
    );
  } finally {
    site.close();
  }
});

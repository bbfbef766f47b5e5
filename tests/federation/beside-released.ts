/**
 * Shell and remotes of the released version and of this one beside each other, with this version's functions, deployed into the
 * running shop: a customer browses and orders, an admin offers the order, a partner delivers it (docs/compatibility.md).
 */
import { cp, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { carryOut } from '../../tools/deploy/deploy.mjs';
import { fitsPlatform } from '../../tools/deploy/plan.mjs';
import { filesOfBuild, readRelease } from '../../tools/deploy/builds.mjs';
import { localTarget } from '../../tools/deploy/targets.mjs';
import { parsePortOffset, portsAt } from '../../tools/base/ports.mjs';
import { root, stackPaths } from '../../tools/base/paths.mjs';
import { siteNames, type SiteName } from '../../tools/base/project.mjs';
import { releasedSites } from '../compatibility/released-tree.mjs';
import { openSignedIn } from '../journeys/steps/account';
import { assign, goOnline, markDelivered, pickUp } from '../journeys/steps/dispatching';
import {
  addToCart,
  chooseLastOptions,
  goToCheckout,
  openProductWithOptions,
  placeOrder,
} from '../journeys/steps/shopping';
import { cartOf, eventually, heading } from '../journeys/steps/visiting';
import { aCustomer, sessionOf, type Customer } from '../support/backstage';
import { choose, phone, shopUrl, type Person } from '../support/browser';
import type { Stage } from '../support/journey';

/** An order needs these: further remotes have no part in it, and one that is new has no release before. */
export const sitesOfOrder = [
  'shell',
  'mf-shop',
  'mf-admin',
  'mf-delivery',
] as const satisfies readonly SiteName[];
export const remotes = sitesOfOrder.filter((site) => site !== 'shell');
const { sites, dir } = stackPaths(parsePortOffset(process.env['PORT_OFFSET']));
/** The sites as the stack began, which the other files go on with. */
const before = path.join(dir, 'sites-before');
const ports = portsAt();

let released = '';

/** Keeps the sites as they are, and puts them back after the last journey of a file. @param old what it needs of the release before */
export function prepareSites(old: readonly SiteName[]): void {
  beforeAll(async () => {
    released = await releasedSites(old);
    await cp(sites, before, { recursive: true });
  }, 400_000);
  afterAll(async () => {
    await putBack();
    await rm(before, { recursive: true, force: true });
    // The journeys after these get pages of this version.
    for (const address of ['/home', '/home/products']) expect(await isRendered(address, root)).toBe(true);
  }, 100_000);
}

async function putBack(): Promise<void> {
  const [next, old] = [`${sites}.next`, `${sites}.old`];
  await cp(before, next, { recursive: true });
  await rename(sites, old);
  await rename(next, sites);
  await rm(old, { recursive: true });
}

const versionOf = async (folder: string): Promise<string> =>
  (JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version;

/** Deploys builds into the shop, as `npm run deploy` does. @param from a folder with `SITE/dist` */
async function deploy(parts: readonly SiteName[], from: string): Promise<void> {
  const about = { commit: '', platform: await versionOf(path.join(from, 'packages/web')), at: '' };
  const distOf = (site: string) => path.join(from, site, 'dist');
  const builds = await Promise.all(
    parts.map(async (site) => {
      const version = await versionOf(path.join(from, site));
      return [site, await readRelease(distOf(site), { ...about, version })] as const;
    }),
  );
  const say = (): void => undefined;
  // Journeys look at it.
  const order = { target: localTarget(), settings: null, parts, builds: new Map(builds), distOf };
  await carryOut({ ...order, look: null, say });
}

/** Collects the scripts that a person's pages load: by site, their names. */
function watchScripts({ page }: Person): ReadonlyMap<SiteName, Set<string>> {
  const loaded = new Map(siteNames.map((site) => [site, new Set<string>()]));
  page.on('response', (response) => {
    const { port, pathname } = new URL(response.url());
    const site = siteNames.find((name) => String(ports[name]) === port);
    if (site && pathname.endsWith('.js')) loaded.get(site)?.add(pathname.slice(1));
  });
  return loaded;
}

/** A deploy writes the release into an entry's name. */
const ownName = (file: string): string => file.replace(/^remoteEntry\.[0-9a-f]{16}\.js$/, 'remoteEntry.js');

/** A signed-in customer at an address that browsers render: the function `pages` keeps what it has rendered for a while. */
async function enter({ page, context }: Person, { email, password }: Customer): Promise<void> {
  const session = Object.entries(await sessionOf(email, password, 'customer'));
  const localStorage = session.map(([name, value]) => ({ name, value: JSON.stringify(value) }));
  await context.setStorageState({ cookies: [], origins: [{ origin: shopUrl, localStorage }] });
  await page.goto('/home/');
  // Of this version, or of the release before.
  await heading(page, /^Shop by category$|^Groceries in 30 minutes$/).waitFor();
}

/** From the home page to the delivered order, in three browsers. */
async function orderAndDeliver({ arrive }: Stage): Promise<ReadonlyMap<SiteName, Set<string>>[]> {
  const customer = await arrive('customer', { viewport: phone });
  const [admin, partner] = [await arrive('admin'), await arrive('partner', { viewport: phone })];
  // The release before vibrates before its page was pressed.
  partner.expectProblems(/Blocked call to navigator\.vibrate/);
  const loaded = [customer, admin, partner].map(watchScripts);
  const who = await aCustomer();

  await enter(customer, who);
  await openProductWithOptions(customer.page, '/home/products/');
  await chooseLastOptions(customer.page);
  await addToCart(customer.page);
  await cartOf(customer.page, 1).waitFor();
  await goToCheckout(customer.page);
  await choose(customer.page.getByRole('radio', { name: 'Cash on delivery' }));
  const { orderNumber, orderId } = await placeOrder(customer.page);
  await heading(customer.page, `Order #${orderNumber}`).waitFor();

  await openSignedIn(partner.page, 'lakshmi@basket.example', 'delivery');
  await goOnline(partner.page);
  await openSignedIn(admin.page, 'admin@basket.example', 'admin');
  await admin.page.goto('/admin/order-assignment');
  await admin.page.getByText(who.name).first().click();
  await assign(admin.page, orderNumber, 'Lakshmi Rao');
  await partner.page.goto('/delivery/order-assignment');
  const offer = partner.page.getByRole('article', { name: `Offer ${orderNumber}` });
  await offer.getByRole('button', { name: 'Accept' }).click();
  await partner.page.getByText('Order accepted successfully!').waitFor();
  await pickUp(partner.page, orderNumber);
  await markDelivered(partner.page, orderNumber);

  await customer.page.getByRole('main').getByText('Delivered', { exact: true }).first().waitFor();
  await admin.page.goto(`/admin/orders/${orderId}`);
  await admin.page.getByRole('main').getByText('Delivered', { exact: true }).first().waitFor();
  return loaded;
}

const builtFiles = async (site: SiteName, of: string): Promise<ReadonlySet<string>> =>
  new Set(Object.keys(await filesOfBuild(path.join(of, site, 'dist'))));

/** Today's list of remotes, as text. */
const listOfRemotes = async (): Promise<string> => (await fetch(`${shopUrl}/remotes.json`)).text();

/** Whether the server renders the page with the shell that was built there and with remotes of today's list, before long. */
async function isRendered(address: string, of: string): Promise<boolean> {
  const shell = await builtFiles('shell', of);
  const list = await listOfRemotes();
  const htmlOf = async (): Promise<string> => (await fetch(shopUrl + address)).text();
  const isOfToday = (html: string): boolean => {
    const scripts = [...html.matchAll(/src="?\/(js\/[^\s">]+\.js)/g)].map(([, file]) => String(file));
    const entries = [...html.matchAll(/"(https?:[^"]+\/remoteEntry[^"]*\.js)"/g)].map(([, url]) =>
      String(url),
    );
    const isOfShell = scripts.length > 0 && scripts.every((file) => shell.has(file));
    return isOfShell && entries.every((url) => list.includes(`"${url}"`));
  };
  return isOfToday(await eventually(htmlOf, isOfToday, 40_000));
}

/** Serves an order with these sites of the release before, the others of this version, and looks at what ran. */
export async function serveOrder(stage: Stage, old: readonly SiteName[]): Promise<void> {
  const newer = await versionOf(path.join(root, 'packages/web'));
  const older = await versionOf(path.join(released, 'packages/web'));
  await putBack();
  await deploy(old, released);
  const isShellAlone = old.length === 1 && old.includes('shell');
  if (isShellAlone && !fitsPlatform(newer, older)) {
    // These remotes need this shell: they are not deployed without it.
    await expect(deploy(remotes, root)).rejects.toThrow('needs the platform');
    return;
  }
  const loaded = await orderAndDeliver(stage);
  for (const site of sitesOfOrder) {
    const built = await builtFiles(site, old.includes(site) ? released : root);
    const scripts = loaded.flatMap((person) => [...(person.get(site) ?? [])]).map(ownName);
    expect(scripts).not.toEqual([]);
    expect(scripts.filter((file) => !built.has(file))).toEqual([]);
  }
  // What the server renders of both versions; it asks for new builds twice a minute.
  expect(await isRendered('/home/products', old.includes('shell') ? released : root)).toBe(true);
}

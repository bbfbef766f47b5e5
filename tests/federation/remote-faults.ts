/**
 * Ways in which a remote, or the list of remotes, can be wrong, produced between browser and site: the sites stay unchanged.
 */
import type { BrowserContext, Route } from 'playwright-core';
import { portsAt } from '../../tools/base/ports.mjs';
import { controlStack } from '../../tools/stack/control/control.mjs';
import { integrityOf, type RemoteEntry } from '../../tools/manifest.mjs';
import { shopUrl } from '../support/browser';

const shopPort = String(portsAt()['mf-shop']);
const shopOrigin = `http://localhost:${shopPort}`;

type Answer = NonNullable<Parameters<Route['fulfill']>[0]>;
/** Makes something wrong until the context's routes are removed. */
export type Break = (context: BrowserContext) => Promise<unknown>;

/** Scripts of another site run only where that site allows it. */
const headers = { 'Access-Control-Allow-Origin': '*' };
const isEntry = (url: URL): boolean => url.port === shopPort && url.pathname === '/remoteEntry.js';
const isList = (url: URL): boolean => url.pathname === '/remotes.json';

/** Answers for the shop's entry script in the remote's place, until the returned function is called. */
export async function replaceShopEntry(
  context: BrowserContext,
  answer: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  await context.route(isEntry, answer);
  return () => context.unroute(isEntry);
}

/** The shop's files below the pattern, such as its entry, answer otherwise. */
const shopAnswers =
  (pattern: RegExp, answer: (route: Route) => Promise<void>): Break =>
  (context) =>
    context.route((url) => url.port === shopPort && pattern.test(url.pathname), answer);

export const lacks = (pattern: RegExp): Break =>
  shopAnswers(pattern, (route) => route.fulfill({ status: 404, headers, body: 'Not found' }));

export const listAnswers =
  (answer: Answer): Break =>
  (context) =>
    context.route(isList, (route) => route.fulfill(answer));

/** The list does not come. */
export const listIsSilent: Break = (context) => context.route(isList, () => new Promise(() => undefined));

/** The list with other entries. */
export const listHas =
  (change: (remotes: readonly RemoteEntry[]) => readonly object[]): Break =>
  async (context) => {
    const { remotes } = (await (await fetch(`${shopUrl}/remotes.json`)).json()) as { remotes: RemoteEntry[] };
    await listAnswers({ json: { remotes: change(remotes) } })(context);
  };

export const shopIs = (facts: object) =>
  listHas((remotes) =>
    remotes.map((remote) => (remote.name === 'mf_shop' ? { ...remote, ...facts } : remote)),
  );

/** Another build of the shop's entry, deployed properly: the list has its hash. */
export const entryIs =
  (build: (code: string) => string): Break =>
  async (context) => {
    const before = await (await fetch(`${shopOrigin}/remoteEntry.js`)).text();
    const body = build(before);
    if (body === before) throw new Error('This build is the one that is there');
    await shopIs({ integrity: integrityOf(Buffer.from(body)) })(context);
    await context.route(isEntry, (route) => route.fulfill({ contentType: 'text/javascript', headers, body }));
  };

/** A release whose scripts have other names; those of the release before are gone. */
export const moveScripts: Break = async (context) => {
  await lacks(/^\/js\//)(context);
  await entryIs((code) => code.replaceAll('"js/', '"next/'))(context);
  await shopAnswers(/^\/next\//, async (route) => {
    const url = route.request().url().replace('/next/', '/js/');
    await route.fulfill({ headers, contentType: 'text/javascript', body: await (await fetch(url)).text() });
  })(context);
};

/** A container of which the only page throws: the element is as React makes it. */
const throwing = (message: string): string => `
  var mf_shop = {
    init() {},
    async get(name) {
      if (name !== './routes') throw new Error('no ' + name);
      const type = () => { throw new Error('${message}'); };
      const made = { key: null, ref: null, props: {}, _owner: null, _store: {} };
      const element = { $$typeof: Symbol.for('react.transitional.element'), type, ...made };
      const navigation = { contract: 1, label: 'Shop', title: 'Customer', items: [], back: [] };
      return () => ({ navigation, default: [{ path: '*', element }] });
    },
  };`;

export const pageThrows = (message: string): Break => entryIs(() => throwing(message));

/** The entry with this type and content, deployed properly. */
export const entryAnswers = (answer: Answer): Break =>
  shopAnswers(/^\/remoteEntry\.js$/, (route) => route.fulfill({ headers, ...answer }));

export const otherContract: Break = entryIs(() =>
  throwing('other contract').replace('contract: 1', 'contract: 2'),
);

export const never: Break = shopAnswers(/^\/remoteEntry\.js$/, () => new Promise(() => undefined));

async function control() {
  const stack = await controlStack();
  if (!stack) throw new Error('The stack does not answer on its control port');
  return stack;
}

export const stopSite: Break = async () => (await control()).killSite('mf-shop');
export const restoreSite = async (): Promise<void> => (await control()).restoreSite('mf-shop');

/** Storage is full. */
export const refuseStorage: Break = (context) =>
  context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });

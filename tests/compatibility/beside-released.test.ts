/**
 * Browse, order, offer, accept and deliver, with the browser's side of one version and the server's side of another one
 * (docs/compatibility.md). A clone without the commit of the released version runs it with this version only.
 */
import type * as v from 'valibot';
import type * as domain from '@basket/domain';
import type * as server from '../../functions/src/platform/operation';
import type * as ordersServer from '../../functions/src/orders';
import type * as dispatchServer from '../../functions/src/dispatch';
import type * as harness from '../../functions/src/testing/harness';
import type * as faults from '../../functions/src/testing/histories/faults';
import type * as builders from '@basket/domain/testing';
import { someInstant } from '@basket/domain/testing';
import { versionsAtHand } from './versions.mjs';

/** The browser's side, which is not among the exports of `@basket/web`. */
interface Pages {
  postOperation<C extends domain.Contract>(
    contract: C,
    input: v.InferInput<C['request']>,
    credentials: { readonly idToken: string; readonly appCheckToken: null },
    options: { readonly operationId: string },
  ): Promise<domain.ResponseOf<C>>;
  parseCatalogue(
    url: string,
    text: string,
  ): Promise<{ readonly productById: ReadonlyMap<string, domain.PublishedProduct> }>;
}
type Functions = typeof harness &
  Pick<typeof server, 'runOperation'> &
  Pick<typeof ordersServer, 'ordersOperations'> &
  Pick<typeof dispatchServer, 'dispatchOperations'> &
  Pick<typeof faults, 'seededRandom'>;
type Version = Pages & Functions & Pick<typeof builders, 'anAddress'> & { readonly domain: typeof domain };
type Services = harness.Harness['services'];

const config = {
  firebase: {
    projectId: 'demo',
    apiKey: 'key',
    authDomain: 'demo.example',
    appId: '1',
    storageBucket: 'demo',
  },
  emulators: null,
  imageBaseUrl: 'http://localhost/',
  appCheckSiteKey: null,
  release: '1.0.0',
};
// The page of the client is in English.
Object.assign(globalThis, { document: { documentElement: { lang: 'en-IN' } } });

/** Answers requests as a server does: the account of a request is its token. */
function answerWith(serverOf: () => Version, services: Services): void {
  const answer = async (url: string, init: { body?: string; headers?: HeadersInit }): Promise<unknown> => {
    if (url === '/config.json') return config;
    const version = serverOf();
    const all: readonly server.Operation[] = [...version.ordersOperations, ...version.dispatchOperations];
    const { data } = JSON.parse(init.body ?? '') as { data: domain.Envelope };
    const operation = all.find(
      ({ contract }) => contract.operation === data.operation && url.endsWith(`/${contract.domain}`),
    );
    if (!operation) throw new Error(`${url} has no ${data.operation}`);
    const uid = new Headers(init.headers).get('Authorization')?.replace('Bearer ', '') ?? '';
    const caller = {
      uid,
      email: `${uid}@basket.example`,
      isVerified: true,
      signInPhone: null,
      isOpen: () => Promise.resolve(true),
    };
    const result = await version.runOperation(operation, data, caller, services);
    // What a later version adds, a page leaves unread.
    const later = result !== null && typeof result === 'object' ? { ...result, addedLater: true } : result;
    return { result: { result: later, serverAt: services.now(), addedLater: true } };
  };
  const fetch = async (url: string, init = {}): Promise<Response> =>
    new Response(JSON.stringify(await answer(url, init)));
  Object.assign(globalThis, { fetch });
}

/** From the catalogue to the partner's wallet, as `client` sees it; `serverOf` says which version answers next. */
async function journey(client: Version, database: Version, serverOf: () => Version): Promise<void> {
  const shop = database.openSimulation(someInstant, database.seededRandom(1));
  await shop.seed({
    ...database.settingsDocument(),
    ...database.profileDocument('admin1', { role: 'admin' }),
    ...database.profileDocument('customer1'),
    ...database.partnerDocuments('partner1'),
    ...database.productDocument('tomato', { stockQuantity: 100 }),
  });
  answerWith(serverOf, shop.services);
  let requests = 0;
  const as = <C extends domain.Contract>(uid: string, contract: C, input: v.InferInput<C['request']>) =>
    client.postOperation(
      contract,
      input,
      { idToken: uid, appCheckToken: null },
      { operationId: `operation-${String((requests += 1)).padStart(10, '0')}` },
    );
  const read = async <S extends Parameters<typeof domain.parseDocument>[0]>(schema: S, path: string) => {
    const snapshot = await shop.db.doc(path).get();
    return client.domain.parseDocument(schema, path, snapshot.id, snapshot.data());
  };

  const { domain: publishing } = serverOf();
  const product = await read(publishing.productSchema, 'products/tomato');
  const settings = await read(publishing.publicStoreSettingsSchema, 'storeSettings/public');
  const { cards } = publishing.buildPublication([product], [], settings);
  const published = { version: 1, publishedAt: someInstant, imageBaseUrl: '', ...cards };
  const { productById } = await client.parseCatalogue('/api/catalogue', JSON.stringify(published));
  const pricePaise = productById.get('tomato')?.pricePaise ?? 0;

  const lines = [{ productId: 'tomato', optionIds: [], quantity: 2 }];
  const quote = await as('customer1', client.domain.quoteOrder, { lines });
  expect(quote.subtotalPaise).toBe(2 * pricePaise);
  const { orderId } = await as('customer1', client.domain.placeOrder, {
    lines,
    delivery: client.anAddress(),
    paymentMethod: 'cod',
    expectedTotalPaise: quote.totalPaise,
  });
  await as('admin1', client.domain.assignOrder, { orderId, deliveryPartnerId: 'partner1' });
  await as('partner1', client.domain.respondToOffer, { orderId, attempt: 1, answer: 'accept' });
  await as('partner1', client.domain.pickUp, { orderId });
  await as('partner1', client.domain.markDelivered, { orderId });

  const { domain: known } = client;
  expect(await read(known.orderSchema, `orders/${orderId}`)).toMatchObject({ status: 'delivered' });
  expect(await read(known.assignmentSchema, `assignments/${orderId}_1`)).toMatchObject({
    state: 'delivered',
  });
  expect(await read(known.deliveryPartnerSchema, 'deliveryPartners/partner1')).toMatchObject({
    cashInHandPaise: quote.totalPaise,
  });
}

const realFetch = globalThis.fetch;
let versions: { readonly name: string; readonly code: Version }[];
beforeAll(async () => {
  const found = await versionsAtHand();
  // Each of them sets the options of all functions, which the library warns of.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  versions = found.map(({ name, file }) => ({ name, code: jest.requireActual<Version>(file) }));
});
afterEach(() => Object.assign(globalThis, { fetch: realFetch }));

test('pages and functions of two versions serve an order together, whichever is older (rule: versions-together)', async () => {
  for (const pages of versions)
    for (const functions of versions)
      await journey(pages.code, functions.code, () => functions.code).catch((cause: unknown) => {
        throw new Error(`pages of ${pages.name}, functions of ${functions.name}`, { cause });
      });
});

test('functions of two versions take turns with one order (rule: versions-together)', async () => {
  for (const first of [0, 1]) {
    let turn = first;
    const next = (): Version => {
      turn += 1;
      const version = versions[turn % versions.length];
      if (!version) throw new Error('no version');
      return version.code;
    };
    for (const { code } of versions) await journey(code, code, next);
  }
});

/**
 * The seed triggers functions by its last document only (tools/seed.mjs). Nothing is missing afterwards: what its other documents would
 * have triggered asks for a publication of the catalogue, and so does the last one.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import * as functions from '../../functions/src';
import { productChange } from '../../functions/src/catalogue/publication/catalogue.trigger';
import { currentVersion } from '../../functions/src/catalogue/publication/publication-documents';
import { readCatalogue } from '../../tools/seed/catalogue/read-catalogue.mjs';
import { demoDocuments, type Document } from '../../tools/seed/documents.mjs';
import { Emulators } from '../../tools/seed/emulator.mjs';
import { loadDomain } from '../../tools/seed/load-domain.mjs';

interface Deployed {
  readonly __endpoint?: {
    readonly eventTrigger?: { readonly eventFilterPathPatterns?: { readonly document?: string } };
  };
}

/** Functions that a change of a document triggers, by name and pattern, with an expression for its path. */
const triggers = Object.entries(functions as unknown as Readonly<Record<string, Deployed>>).flatMap(
  ([name, { __endpoint: endpoint }]) => {
    const pattern = endpoint?.eventTrigger?.eventFilterPathPatterns?.document;
    return pattern === undefined
      ? []
      : [{ name: `${name}: ${pattern}`, path: new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }];
  },
);

const triggeredBy = (documents: readonly Document[]): string[] =>
  triggers.filter(({ path }) => documents.some(([own]) => path.test(own))).map(({ name }) => name);

let documents: readonly Document[];
beforeAll(async () => {
  const [domain, catalogue] = await Promise.all([loadDomain(), readCatalogue()]);
  documents = demoDocuments({ domain, catalogue, now: Date.UTC(2026, 10, 20) });
});

// The status of the gateway lies beside the settings, whose trigger reads the present state, not its event.
test('products, categories and the status of the gateway go without their triggers, and the settings have theirs', () => {
  const [before, last] = [documents.slice(0, -1), documents.slice(-1)].map(triggeredBy);
  const ofSettings = 'onStoreSettingsWritten: storeSettings/{document}';
  expect(before?.toSorted()).toEqual([
    'onCategoryWritten: categories/{categoryId}',
    'onProductWritten: products/{productId}',
    ofSettings,
  ]);
  expect(last).toEqual([ofSettings]);
});

test('a new product of the demo shop asks for a publication alone', () => {
  const products = documents.filter(([path]) => path.startsWith('products/'));
  expect(products.length).toBeGreaterThan(100);
  for (const [, data] of products)
    expect(productChange(undefined, { ...data })).toEqual({ isPublication: true, isAvailability: false });
});

test('the seed waits for the document that makes a publication live', () => {
  expect(currentVersion.path()).toBe('catalogue/current');
});

describe('an emulator suite', () => {
  /** Requests to its hub, and what was done between them. */
  let heard: string[] = [];
  const hub = http.createServer(({ method, url }, response) => {
    heard.push(`${method} ${url}`);
    response.end('{}');
  });
  let emulators: Emulators;
  beforeAll(async () => {
    await new Promise<void>((resolve) => hub.listen(0, '127.0.0.1', resolve));
    const nowhere = '127.0.0.1:1';
    const { port } = hub.address() as AddressInfo;
    const hosts = { firestore: nowhere, auth: nowhere, storage: nowhere, hub: `127.0.0.1:${port}` };
    emulators = new Emulators('demo-seed', hosts);
  });
  beforeEach(() => {
    heard = [];
  });
  afterAll(async () => {
    await emulators.close();
    hub.closeAllConnections();
    await new Promise((resolve) => hub.close(resolve));
  });

  const [disabled, enabled] = ['disable', 'enable'].map((what) => `PUT /functions/${what}BackgroundTriggers`);

  test('has no triggers while the seed writes, and has them again afterwards', async () => {
    await emulators.withoutTriggers(async () => void heard.push('writes'));
    expect(heard).toEqual([disabled, 'writes', enabled]);
  });

  test('has its triggers again after a failure, which is reported', async () => {
    const failing = emulators.withoutTriggers(() => Promise.reject(new Error('refused')));
    await expect(failing).rejects.toThrow('refused');
    expect(heard).toEqual([disabled, enabled]);
  });
});

import { defaultStoreSettings, languages, type Language } from '@basket/domain';
import { integrityOf, keptMs, KeptFiles } from '../platform/instance/kept-files';
import type { Reader } from './contracts';
import { PageRenderer, type RemoteFault } from './render-pages';

const realFetch = globalThis.fetch;
afterAll(() => Object.assign(globalThis, { fetch: realFetch }));
const opened: PageRenderer[] = [];
afterEach(() => Promise.all(opened.splice(0).map((renderer) => renderer.end())));

const customer = { view: 'customer', language: languages[0] } as const;
const site = 'https://site.example';
const shop = 'https://shop.example';

const shellCode = "module.exports = { shared: {}, render: () => Promise.resolve('<h1>Hello</h1>') };";
/** The title of a page numbers the parsed catalogues: each one that the remote has not seen yet gets the next number. */
const shopCode = `
  const seen = new WeakMap();
  let count = 0;
  module.exports = {
    default: [],
    firstView: (address, catalogue, view, details) => {
      if (address.endsWith('/curd') && details === undefined)
        return { catalogue: {}, detailsOf: { categoryId: 'milk & eggs', productId: 'curd' } };
      if (details !== undefined) return { title: JSON.stringify(details), module: null, catalogue: {} };
      if (!seen.has(catalogue)) seen.set(catalogue, ++count);
      return { title: 'Catalogue ' + seen.get(catalogue), module: null, catalogue: { ...catalogue, total: 0 } };
    },
  };`;
const aBuild = (file: string, code: string, entries: Record<string, string[]>): string =>
  JSON.stringify({
    build: integrityOf(code),
    server: { file, integrity: integrityOf(code) },
    files: { entries, lazy: {} },
    css: {},
  });
const routesBuild = (code: string): string =>
  aBuild('server/routes.cjs', code, { mf_shop: [], './routes': [] });
const mainBuild = (code: string): string => aBuild('server/main.cjs', code, { main: [] });
const aManifest = (code: string): string =>
  JSON.stringify({
    remotes: [
      {
        name: 'mf_shop',
        mount: '/home',
        entry: `${shop}/remoteEntry.1f.js`,
        integrity: null,
        rendering: integrityOf(routesBuild(code)),
      },
    ],
  });
const anIndex = (generator: string): string =>
  `<html><head><meta name=generator content=${generator}><title>Shop</title></head><body><div id=root></div></body></html>`;
const aCatalogue = (version: number): string =>
  JSON.stringify({
    version,
    publishedAt: 1,
    imageBaseUrl: '',
    store: defaultStoreSettings,
    categories: [],
    products: [],
  });

/** A renderer over both sites. `change` replaces files, as a publication or a deploy does, and lets those that are kept grow old. */
function anOpenSite() {
  let now = 0;
  const texts = new Map([
    [`${site}/index.html`, anIndex('a')],
    [`${site}/api/catalogue`, aCatalogue(1)],
    [`${site}/remotes.json`, aManifest(shopCode)],
    [`${site}/server/build.json`, mainBuild(shellCode)],
    [`${site}/server/main.cjs`, shellCode],
    [`${shop}/server/build.1f.json`, routesBuild(shopCode)],
    [`${shop}/server/routes.cjs`, shopCode],
  ]);
  Object.assign(globalThis, {
    fetch: (url: string) => {
      const text = texts.get(url);
      return Promise.resolve(
        new Response(text ?? '', {
          status: text === undefined ? 404 : 200,
          headers: {
            ETag: integrityOf(text ?? ''),
            'Content-Security-Policy': "script-src 'self'; style-src 'self'",
          },
        }),
      );
    },
  });
  const faults: RemoteFault[] = [];
  const renderer = new PageRenderer(site, new KeptFiles(() => now), (fault) => void faults.push(fault));
  opened.push(renderer);
  const change = (file: string, text: string): void => {
    texts.set(file.startsWith('https:') ? file : `${site}/${file}`, text);
    now += keptMs;
  };
  return {
    change,
    /** Puts another release of the remote, or of the shell, on the air. */
    deploy: (part: 'remote' | 'shell', code: string) => {
      if (part === 'shell') {
        change('server/main.cjs', code);
        change('server/build.json', mainBuild(code));
      } else {
        change(`${shop}/server/routes.cjs`, code);
        change(`${shop}/server/build.1f.json`, routesBuild(code));
        change('remotes.json', aManifest(code));
      }
    },
    faults,
    pageFor: (address: string, reader: Reader) => renderer.page(address, reader),
    /** @returns the number of the catalogue that the page was made of, and the page's tag */
    titleOf: async (address: string) =>
      /<title>(.*?)<\/title>/.exec((await renderer.page(address, customer))?.html ?? '')?.[1],
    render: async (address: string) => {
      const page = await renderer.page(address, customer);
      return [/<title>Catalogue (\d+)</.exec(page?.html ?? '')?.[1], page?.etag];
    },
  };
}

test('the pages of one published catalogue share one that was parsed, and only the latest one is kept', async () => {
  const { change, render } = anOpenSite();
  const parsed = async (...addresses: string[]) =>
    (await Promise.all(addresses.map(render))).map(([number]) => number);
  expect(await parsed('/home', '/home/products')).toEqual(['1', '1']);
  expect(await parsed('/home/products/p1')).toEqual(['1']);
  change('api/catalogue', aCatalogue(2));
  expect(await parsed('/home', '/home/products')).toEqual(['2', '2']);
  change('api/catalogue', aCatalogue(1));
  expect(await parsed('/home', '/home/products')).toEqual(['3', '3']);
});

test('a deploy renders anew with the catalogue that is parsed already', async () => {
  const { change, render } = anOpenSite();
  const [before, tag] = await render('/home');
  change('index.html', anIndex('b'));
  const [after, otherTag] = await render('/home');
  expect([before, after]).toEqual(['1', '1']);
  expect(otherTag).not.toBe(tag);
});

test('pages in another language say the catalogue in it, made once for all of them (rule: product-texts)', async () => {
  const { change, deploy, pageFor } = anOpenSite();
  const names = "[...catalogue.categories.map(({ name }) => name), seen.get(catalogue)].join(' ')";
  deploy('remote', shopCode.replace("'Catalogue ' + seen.get(catalogue)", names));
  const texts = { 'js/main.js': { en: '', hi: '' } };
  change('server/build.json', JSON.stringify({ ...JSON.parse(mainBuild(shellCode)), texts }));
  const dairy = { id: 'dairy', name: 'Dairy', description: '', colour: 'dairy', productCount: 1 };
  change('api/catalogue', JSON.stringify({ ...JSON.parse(aCatalogue(1)), categories: [dairy] }));
  const titleFor = async (address: string, language: Language) =>
    /<title>(.*?)<\/title>/.exec((await pageFor(address, { view: 'customer', language }))?.html ?? '')?.[1];
  const [english, hindi] = languages;
  await expect(titleFor('/home', hindi)).rejects.toThrow('texts/hi?v=1 answered 404');
  const file = JSON.stringify({ products: {}, categories: { dairy: { name: 'डेयरी' } } });
  change('api/catalogue/texts/hi?v=1', file);
  expect(await titleFor('/home', hindi)).toBe('डेयरी 1');
  expect(await titleFor('/home/products', hindi)).toBe('डेयरी 1');
  expect(await titleFor('/home', english)).toBe('Dairy 2');
});

test('an address in Hindi is the page of the address without it, in Hindi for who reads English (rule: language-addresses)', async () => {
  const { change, deploy, pageFor } = anOpenSite();
  deploy('remote', shopCode.replace("'Catalogue ' + seen.get(catalogue)", 'address'));
  const texts = { 'js/main.js': { en: '', hi: '' } };
  change('server/build.json', JSON.stringify({ ...JSON.parse(mainBuild(shellCode)), texts }));
  change('api/catalogue/texts/hi?v=1', JSON.stringify({ products: {}, categories: {} }));
  const htmlOf = async (place: string, language: Language) =>
    (await pageFor(place, { view: 'customer', language }))?.html ?? '';
  const [english, hindi] = languages;
  const html = await htmlOf('/hi/home/products?category=dairy', english);
  expect(html).toContain('<title>/home/products?category=dairy</title>');
  expect(html).toContain('<html lang="hi-IN" data-view="customer" data-reader="c-hi"');
  expect(html).toContain('"address":"/home/products?category=dairy","prefix":"/hi"');
  const chosen = await htmlOf('/home/products?category=dairy', hindi);
  expect(chosen).toContain('data-reader="c-hi"');
  expect(chosen).not.toContain('"prefix"');
  expect(await htmlOf('/xx/home', english)).toContain('<title>/xx/home</title>');
});

describe('a page that asks for the details of its product', () => {
  const curd = { longDescription: 'Set overnight.', specifications: [], relatedProductIds: ['milk'] };
  const fileOf = (version: number) => `api/catalogue/details/milk%20%26%20eggs?v=${version}`;

  test.each([
    { desc: 'is made with them', file: { curd }, title: JSON.stringify(curd) },
    { desc: 'is made without where the product has none', file: { milk: curd }, title: 'null' },
  ])('$desc', async ({ file, title }) => {
    const { change, titleOf } = anOpenSite();
    change(fileOf(1), JSON.stringify(file));
    expect(await titleOf('/home/products/curd')).toBe(title);
  });

  test('gets those of the published version', async () => {
    const { change, titleOf } = anOpenSite();
    change(fileOf(1), JSON.stringify({}));
    expect(await titleOf('/home/products/curd')).toBe('null');
    change('api/catalogue', aCatalogue(2));
    change(fileOf(2), JSON.stringify({ curd }));
    expect(await titleOf('/home/products/curd')).toBe(JSON.stringify(curd));
  });

  test('is not there without them: browsers render it', async () => {
    await expect(anOpenSite().titleOf('/home/products/curd')).rejects.toThrow('answered 404');
  });
});

describe('a release whose code ends its worker twice', () => {
  const bad = 'process.exit(3);';
  const fault = 'the worker ended with 3';

  test.each(['remote', 'shell'] as const)(
    'is rendered no more, with a line each, until another release of the %s is on the air',
    async (part) => {
      const { deploy, faults, titleOf } = anOpenSite();
      deploy(part, bad);
      for (let times = 0; times < 3; times++) expect(await titleOf('/home')).toBeUndefined();
      const line = {
        remote: 'mf_shop',
        release: '1f',
        fault,
      };
      expect(faults).toEqual([line, { ...line, fault: `${fault}; the release is left out` }]);
      deploy(part, part === 'remote' ? shopCode : shellCode);
      expect(await titleOf('/home')).toBe('Catalogue 1');
      expect(faults).toHaveLength(2);
    },
  );

  test('stays out when the catalogue is published anew, and when it is asked for another page', async () => {
    const { change, deploy, faults, titleOf } = anOpenSite();
    deploy('remote', bad);
    for (const address of ['/home', '/home/products']) expect(await titleOf(address)).toBeUndefined();
    change('api/catalogue', aCatalogue(2));
    expect(await titleOf('/home/products/milk')).toBeUndefined();
    expect(faults).toHaveLength(2);
  });
});

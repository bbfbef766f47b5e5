/**
 * The builds of shell and shop behind two small web servers, with the demo shop's catalogue: what the function `pages` makes pages of.
 * @module
 */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import * as v from 'valibot';
import { composeManifest } from '../../tools/manifest.mjs';
import { readCatalogue } from '../../tools/seed/catalogue/read-catalogue.mjs';
import { loadDomain } from '../../tools/seed/load-domain.mjs';
import { root } from '../../tools/base/paths.mjs';

/** As the site sends it; what counts is that pages add to it. */
const sitePolicy = "default-src 'self'; script-src 'self'; style-src 'self'";

/** @param {string} folder @param {Readonly<Record<string, object>>} files */
const inFolder = (folder, files) =>
  Object.fromEntries(Object.entries(files).map(([name, file]) => [`${folder}/${name}`, file]));

/** @returns {Promise<{ catalogue: import('@basket/domain').PublishedCatalogue, files: Record<string, object> }>} files: the others, by path */
export async function demoCatalogue() {
  const [domain, { categories, products, words }] = await Promise.all([loadDomain(), readCatalogue()]);
  const now = Date.UTC(2026, 0, 1);
  const { cards, detailsByCategory, textsByLanguage } = domain.buildPublication(
    products.map((product) => ({ ...product, createdAt: now, updatedAt: now })),
    categories.map(({ id, ...category }, sortOrder) => ({
      id,
      ...v.parse(domain.categorySchema, { ...category, sortOrder, isActive: true, createdAt: now }),
    })),
    domain.defaultStoreSettings,
    { words },
  );
  return {
    catalogue: { ...cards, version: 1, publishedAt: now, imageBaseUrl: 'https://pictures.invalid/' },
    files: { ...inFolder('details', detailsByCategory), ...inFolder('texts', textsByLanguage) },
  };
}

/**
 * @typedef {object} ServedBuilds
 * @property {string} site
 * @property {import('@basket/domain').PublishedCatalogue} catalogue
 * @property {Map<string, { status: number, body: string }>} replaced answers in place of files, by port and path
 * @property {(app: 'shell' | 'mf-shop', file: string) => string} address
 * @property {() => Promise<unknown>} stop
 */

/** @returns {Promise<ServedBuilds>} */
export async function serveBuilds() {
  const { catalogue, files } = await demoCatalogue();
  /** @type {Map<string, { status: number, body: string }>} */
  const replaced = new Map();
  /** @type {Map<string, string>} */
  const made = new Map([
    ['shell/api/catalogue', JSON.stringify(catalogue)],
    ...Object.entries(files).map(
      ([name, file]) => /** @type {const} */ ([`shell/api/catalogue/${name}?v=1`, JSON.stringify(file)]),
    ),
  ]);
  /** @param {'shell' | 'mf-shop'} app @returns {Promise<http.Server>} */
  const serve = (app) =>
    new Promise((listening) => {
      const server = http.createServer((request, response) => {
        const url = String(request.url);
        const { status, body } = replaced.get(`${app}${url}`) ?? {
          status: 200,
          body: made.get(`${app}${url}`),
        };
        const file = path.join(root, app, 'dist', url);
        const found = body !== undefined || existsSync(file);
        response.writeHead(found ? status : 404, { 'Content-Security-Policy': sitePolicy });
        response.end(found ? (body ?? readFileSync(file)) : '');
      });
      server.listen(0, '127.0.0.1', () => listening(server));
    });
  const servers = await Promise.all([serve('shell'), serve('mf-shop')]);
  const [site = '', shop = ''] = servers.map((server) => {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return `http://127.0.0.1:${address.port}`;
  });
  const dist = path.join(root, 'mf-shop/dist');
  const manifest = composeManifest([
    {
      name: 'mf_shop',
      mount: '/home',
      role: null,
      area: 'shop',
      origin: shop,
      version: '1.0.0',
      content: await readFile(path.join(dist, 'remoteEntry.js')),
      serverBuild: await readFile(path.join(dist, 'server/build.json')),
    },
  ]);
  made.set('shell/remotes.json', JSON.stringify(manifest));
  return {
    site,
    catalogue,
    replaced,
    address: (app, file) => `${app === 'shell' ? site : shop}/${file}`,
    stop: () => Promise.all(servers.map((server) => new Promise((closed) => server.close(closed)))),
  };
}

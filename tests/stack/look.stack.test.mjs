/**
 * Chromium looks at the builds of this repository, served as Hosting serves them, in their present state and with three releases that do not
 * work. The functions are a server of this test: the demo shop's catalogue, and pages rendered by the code of the function `pages`.
 * @module
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { appendFile, cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from '../../tools/base/machine/chromium.mjs';
import { findFreePorts } from '../../tools/base/machine/port-check.mjs';
import { portsAt } from '../../tools/base/ports.mjs';
import { siteNames } from '../../tools/base/project.mjs';
import { filesOfBuild } from '../../tools/deploy/builds.mjs';
import { browserLook } from '../../tools/deploy/look/look.mjs';
import { serveNextSite } from '../../tools/deploy/look/next-site.mjs';
import { integrityOf } from '../../tools/manifest.mjs';
import { localOrigins, withSecurityHeaders } from '../../tools/security-headers.mjs';
import { readHostingSites } from '../../tools/stack/firebase/firebase-config.mjs';
import { composeSites } from '../../tools/stack/sites/site-content.mjs';
import { startSiteServers } from '../../tools/stack/sites/site-servers.mjs';
import { demoCatalogue } from '../support/served-builds.mjs';

/** @typedef {import('../../tools/deploy/look/looks.mjs').Look} Look */
/** @typedef {import('../../tools/deploy/targets.mjs').Target} Target */
/** @typedef {import('../../tools/manifest.mjs').Manifest} Manifest */

/** @type {string} */
let folder;
/** @type {Target} */
let target;
/** @type {Look} */
let look;
/** @type {(() => Promise<unknown>)[]} */
const ends = [];

const site = (/** @type {string} */ name, /** @type {string[]} */ ...parts) =>
  path.join(folder, 'sites', name, ...parts);
/** @returns {Promise<Manifest>} */
const list = async () => JSON.parse(await readFile(site('shell', 'remotes.json'), 'utf8'));
const shellHosting = () => target.served?.('shell') ?? {};

/**
 * The function `api` for visitors, and `pages`, which waits for the sites.
 * @param {import('../../tools/base/ports.mjs').Ports} ports
 * @param {() => string} pages origin
 */
async function serveFunctions({ functions, storage }, pages) {
  const { catalogue, files } = await demoCatalogue();
  const answers = new Map(
    Object.entries({
      '/api/store': { ...catalogue.store, razorpayKeyId: undefined },
      // Nobody answers there, as far as the policy allows pictures.
      '/api/catalogue': { ...catalogue, imageBaseUrl: `http://localhost:${storage}/` },
      ...Object.fromEntries(Object.entries(files).map(([name, each]) => [`/api/catalogue/${name}`, each])),
    }),
  );
  /** @param {http.IncomingMessage} request @param {http.ServerResponse} response */
  async function answer({ url = '', headers: { cookie = '' } }, response) {
    const [, address = ''] = /\/(?:api|pages)(\/(?:api|home)\b.*)$/.exec(url) ?? [];
    const json = answers.get(address.replace(/\?.*/, ''));
    if (!address.startsWith('/home'))
      return response
        .writeHead(json ? 200 : 404, { 'Content-Type': 'application/json' })
        .end(JSON.stringify(json));
    const page = await fetch(pages() + address, { headers: { cookie } });
    const policy = page.headers.get('content-security-policy') ?? '';
    const html = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy };
    return response.writeHead(200, html).end(await page.text());
  }
  const server = http.createServer((request, response) => void answer(request, response));
  await once(server.listen(functions, '127.0.0.1'), 'listening');
  ends.push(() => once(server.close(), 'close'));
}

beforeAll(async () => {
  process.env['CHROMIUM_PATH'] = await ensureChromium();
  folder = await mkdtemp(path.join(tmpdir(), 'look-'));
  const names = [...siteNames, /** @type {const} */ ('functions')];
  const free = await findFreePorts(names.length);
  const ports = { ...portsAt(0), ...Object.fromEntries(names.map((name, index) => [name, free[index]])) };
  await composeSites(path.join(folder, 'sites'), ports, siteNames);
  const origin = (/** @type {string} */ name) => `http://localhost:${ports[/** @type {'shell'} */ (name)]}`;
  const served = (/** @type {string} */ name) => {
    const hosting = readHostingSites().find(({ target: each }) => each === name);
    if (!hosting) throw new Error(`no site ${name}`);
    return withSecurityHeaders(hosting, localOrigins(ports));
  };
  // What a look asks of a place.
  target = /** @type {Target} */ (
    /** @type {Partial<Target>} */ ({
      name: 'this test',
      staging: path.join(folder, 'staging'),
      originOf: origin,
      served,
      deployed: async (name) => ({
        releases: [
          {
            ...{
              id: 'start',
              version: '',
              platform: '',
              commit: '',
              at: '',
              integrity: null,
              rendering: null,
            },
            files: await filesOfBuild(site(name)),
          },
        ],
        hosting: {},
      }),
    })
  );
  const found = await browserLook();
  if (!found) throw new Error('no browser');
  look = found;
  let pages = '';
  await serveFunctions(ports, () => pages);
  const sites = await startSiteServers(path.join(folder, 'sites'), ports, siteNames);
  ends.push(sites.stop);
  const rendering = await serveNextSite({ folder: site('shell'), hosting: served('shell') }, origin('shell'));
  pages = rendering.origin;
  ends.push(rendering.stop);
});
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
  await rm(folder, { recursive: true });
});

test('the present builds are seen as they should be, before they are on the air and there', async () => {
  const manifest = await list();
  const next = { folder: site('shell'), hosting: shellHosting() };
  expect(await look({ target, manifest, next })).toEqual([]);
  expect(await look({ target, manifest, next: null })).toEqual([]);
});

test('a look at the air is in no rollout: it sees what everybody else gets', async () => {
  const manifest = await list();
  const rollout = {
    entry: `${target.originOf('mf-admin')}/remoteEntry.0123456789abcdef.js`,
    ...{ version: '9.9.9', integrity: 'sha384-of-nothing', rendering: null, percent: 99 },
  };
  const remotes = manifest.remotes.map((remote) =>
    remote.name === 'mf_admin' ? { ...remote, rollout } : remote,
  );
  const file = site('shell', 'remotes.json');
  await writeFile(file, JSON.stringify({ ...manifest, remotes }));
  try {
    expect(await look({ target, manifest: { ...manifest, remotes }, next: null })).toEqual([]);
  } finally {
    await writeFile(file, JSON.stringify(manifest));
  }
});

/** The shop's code for the server never comes to an end. @returns {Promise<string>} hash of its build */
async function renderForEver() {
  const buildFile = site('mf-shop', 'server/build.json');
  const build = JSON.parse(await readFile(buildFile, 'utf8'));
  const file = site('mf-shop', build.server.file);
  await appendFile(file, '\nmodule.exports = { ...module.exports, firstView() { for (;;); } };\n');
  build.server.integrity = integrityOf(await readFile(file));
  const text = JSON.stringify({ ...build, build: 'forever' });
  await writeFile(buildFile, text);
  return integrityOf(Buffer.from(text));
}

test('a rendered page without an end, a page whose file is gone, and a remote that throws are seen before customers get them', async () => {
  const manifest = await list();
  const [lazy = ''] = (await readdir(site('mf-admin', 'js'))).filter((name) => /^\d+\.\w+\.js$/.test(name));
  await rm(site('mf-admin', 'js', lazy));
  await writeFile(site('mf-delivery', 'remoteEntry.js'), "throw new Error('broken entry');");
  const rendering = await renderForEver();
  const remotes = manifest.remotes.map((remote) =>
    remote.name === 'mf_shop' ? { ...remote, rendering } : remote,
  );
  // Not in the list of the shop that customers have.
  const nextFolder = path.join(folder, 'next');
  await cp(site('shell'), nextFolder, { recursive: true });
  await writeFile(path.join(nextFolder, 'remotes.json'), JSON.stringify({ ...manifest, remotes }));
  const next = { folder: nextFolder, hosting: shellHosting() };
  const problems = await look({ target, manifest: { ...manifest, remotes }, next });
  const text = problems.join('\n');
  expect(text).toContain('/home comes without its content: the server did not render it');
  expect(text).toContain('/home comes to customers without its content');
  expect(text).toMatch(/rendering: a page took more than 2000 ms/);
  expect(text).toMatch(new RegExp(`/admin mf_admin: ChunkLoadError: .*js/${lazy}`));
  expect(text).toMatch(/\/delivery throws: Error: broken entry/);
  expect(text).toMatch(/\/delivery mf_delivery does not start/);
  const [, picture = ''] = /\/admin as a picture: (.*)/.exec(text) ?? [];
  expect((await readFile(picture)).subarray(1, 4).toString()).toBe('PNG');
});

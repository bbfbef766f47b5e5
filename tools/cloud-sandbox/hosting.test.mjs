/**
 * Versions of sites in the cloud sandbox, from their files to what browsers get.
 * @module
 */
import { beforeEach, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { gzipSync } from 'node:zlib';
import { answer } from './answer.mjs';
import { fileOf } from './apis/hosting.mjs';
import { emptyProject } from './project.mjs';
import { serveSite } from './sites.mjs';

const id = 'test-shop';

/** @type {import('./project.mjs').Project} */
let project;

/** @param {string} call method, and address without https @param {Record<string, unknown> | Buffer} [body] */
function ask(call, body = {}) {
  const [, method = '', host = '', path = ''] = /^(\w+) ([^/]+)(.*)$/.exec(call) ?? [];
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
  const { status = 200, json } = answer(project, { method, host, path, token: 'owner', bytes });
  return { status, json, message: JSON.stringify(json) };
}

beforeEach(() => {
  project = emptyProject({ id, owner: 'owner@example.com' });
  project.tokens.set('owner', ['user:owner@example.com']);
  ask(`POST ${sites}/projects/${id}/sites?siteId=${id}`);
});

const sites = 'firebasehosting.googleapis.com/v1beta1';
const content = Buffer.from('zipped page');
const hash = createHash('sha256').update(content).digest('hex');

/** A version with one file, which is not uploaded yet. */
function newVersion() {
  const { json } = ask(`POST ${sites}/projects/${id}/sites/${id}/versions`, { status: 'CREATED' });
  const name = String(json['name']);
  const { json: wanted } = ask(`POST ${sites}/${name}:populateFiles`, { files: { '/index.html': hash } });
  return { name, wanted, uploadAt: `POST ${String(wanted['uploadUrl']).replace('https://', '')}` };
}

const release = (/** @type {string} */ name) =>
  ask(`POST ${sites}/projects/${id}/sites/${id}/channels/live/releases?versionName=${name}`);

test('a version goes on the air once all its files are there and it is finalized', () => {
  const { name, wanted, uploadAt } = newVersion();
  expect(wanted['uploadRequiredHashes']).toEqual([hash]);
  const finalize = () => ask(`PATCH ${sites}/${name}`, { status: 'FINALIZED', config: {} });
  expect(finalize()).toMatchObject({ status: 400, message: expect.stringContaining('/index.html') });
  expect(ask(`${uploadAt}/${hash}`, Buffer.from('another page')).status).toBe(400);
  expect(ask(`${uploadAt}/${hash}`, content).status).toBe(200);
  expect(release(name).status).toBe(400);
  expect(finalize().status).toBe(200);
  expect(release(name).status).toBe(200);
  expect(newVersion().wanted['uploadRequiredHashes']).toEqual([]);
});

test('a site serves its version on the air, with rewrites and headers of its own', async () => {
  const server = http
    .createServer((request, response) => serveSite(project, id, request, response))
    .listen(0);
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const read = async (/** @type {string} */ file) => {
    const answered = await fetch(`http://localhost:${port}${file}`);
    return [answered.status, answered.headers.get('x-of'), (await answered.text()).trim()];
  };
  expect(await read('/')).toEqual([404, null, 'Site Not Found']);
  const zipped = gzipSync('page');
  const name = `projects/${id}/sites/${id}/versions/1`;
  project.files.set(fileOf(name, 'page'), zipped);
  project.resources.set(name, {
    name,
    files: { '/index.html': 'page' },
    config: {
      rewrites: [
        { glob: '/api/**', function: 'api' },
        { glob: '/home', run: { serviceId: 'pages', region: 'asia-south1' } },
        { regex: '^/[^.]*$', path: '/index.html' },
      ],
      headers: [{ glob: '/about', headers: { 'X-Of': 'about' } }],
    },
  });
  Object.assign(project.resources.get(`projects/${id}/sites/${id}`) ?? {}, { live: name });
  expect(await Promise.all(['/', '/about', '/other.js', '/api/orders', '/home'].map(read))).toEqual([
    [200, null, 'page'],
    [200, 'about', 'page'],
    [404, null, 'Not found'],
    [503, null, 'The cloud sandbox runs no functions, such as api.'],
    [503, null, 'The cloud sandbox runs no functions, such as pages.'],
  ]);
  server.closeAllConnections();
  await once(server.close(), 'close');
});

test('a site that does not exist has no versions', () => {
  expect(ask(`POST ${sites}/projects/${id}/sites?siteId=other&validateOnly=true`).status).toBe(200);
  expect(ask(`POST ${sites}/projects/${id}/sites/other/versions`).status).toBe(404);
  expect(ask(`POST ${sites}/projects/${id}/sites?siteId=${id}`).status).toBe(409);
});

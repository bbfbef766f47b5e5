/** Source maps beside a deploy: the sites are in memory, and Cloud Storage is a function. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { carryOut, rollOut } from './deploy.mjs';
import { keepInBucket } from './kept-maps.mjs';
import { memoryShop } from './testing/memory-shop.mjs';

/** @typedef {import('./testing/memory-shop.mjs').Build} Build */

/** @type {Awaited<ReturnType<typeof memoryShop>>} */
let shop;
/** @type {string[]} */
let said;
beforeEach(async () => {
  shop = await memoryShop();
  said = [];
});
afterEach(() => shop.remove());

/** Puts a map beside the script of a build, as webpack does. @param {Build} build @param {string} [script] */
async function withMaps(build, script = 'remoteEntry.js') {
  const map = { version: 3, sources: ['webpack://x/./src/a.ts'], names: [], mappings: 'AAAA' };
  await writeFile(path.join(build.dist, `${script}.map`), JSON.stringify(map));
  return build;
}
const say = (/** @type {string} */ text) => void said.push(text);
/** @param {Build[]} parts */
const deploy = (parts, isListed = true) =>
  carryOut({
    ...{ target: shop.target, settings: null, look: null, isListed, say },
    parts: parts.map(({ site }) => site),
    builds: new Map(parts.map(({ site, release }) => [site, release])),
    distOf: (site) => parts.find((part) => part.site === site)?.dist ?? path.join(shop.folder, 'nothing'),
  });
const nameOf = (/** @type {Build} */ { site, release }) => `source-maps/${site}/${release.id}.json.gz`;

test('a deploy keeps the maps of each release before it is on the air, a second one keeps none again', async () => {
  const [remote, shell] = [await withMaps(await shop.aRemote('1')), await shop.aShell('00000001')];
  await withMaps(shell, 'main.00000001.js');
  await deploy([remote, shell]);
  expect(shop.published).toEqual([nameOf(remote), 'mf-shop', nameOf(shell), 'shell']);
  shop.published.length = 0;
  await deploy([remote, shell]);
  expect(shop.published).toEqual(['shell']);
});

test('a preview and a release for a share of devices keep theirs', async () => {
  await deploy([await shop.aRemote('1'), await shop.aShell('00000001')]);
  const [preview, shared] = [await shop.aRemote('2'), await shop.aRemote('3')];
  shop.published.length = 0;
  await deploy([await withMaps(preview)], false);
  const { site, release, dist } = await withMaps(shared);
  const line = JSON.parse(String(shop.sites.get('shell')?.get('remotes.json'))).remotes[0];
  const how = { target: shop.target, settings: null, distOf: () => dist, look: null, say };
  await rollOut({ ...how, site, release, line, percent: 5 });
  expect(shop.published).toEqual([nameOf(preview), 'mf-shop', nameOf(shared), 'mf-shop', 'shell']);
});

test('a deploy goes on without maps, and says why', async () => {
  const [remote, shell] = [await shop.aRemote('1'), await withMaps(await shop.aShell('1'), 'main.1.js')];
  shop.target.keepMaps = async () => Promise.reject(new Error('Storage answers 403'));
  await deploy([remote, shell]);
  expect(shop.published).toEqual(['mf-shop', 'shell']);
  expect(said.filter((text) => text.includes('source maps'))).toEqual([
    `mf-shop: no source maps of release ${remote.release.id} are kept for errors of its pages: the build has none.`,
    `shell: no source maps of release ${shell.release.id} are kept for errors of its pages: Storage answers 403.`,
  ]);
});

/** Keeps an object in a Storage that answers so, and returns what it was asked. @param {number} status */
async function keepAnswered(status) {
  /** @type {{ url: string, init: RequestInit | undefined }[]} */
  const asked = [];
  /** @type {typeof fetch} */
  const send = async (url, init) => {
    asked.push({ url: String(url instanceof Request ? url.url : url), init });
    return new Response(null, { status });
  };
  const keep = keepInBucket('a-bucket', {
    origin: 'https://storage.example',
    token: async () => 'key',
    send,
  });
  await keep('source-maps/mf-shop/a.json.gz', Buffer.from('packed'));
  return asked;
}

test('an object is made once: one that is there is neither read nor replaced', async () => {
  const [asked] = await keepAnswered(200);
  expect(asked?.url).toBe(
    'https://storage.example/upload/storage/v1/b/a-bucket/o?uploadType=media&name=source-maps%2Fmf-shop%2Fa.json.gz&ifGenerationMatch=0',
  );
  expect(asked?.init).toMatchObject({ method: 'POST', body: Buffer.from('packed') });
  expect(asked?.init?.headers).toMatchObject({ authorization: 'Bearer key' });
  expect(await keepAnswered(412)).toHaveLength(1);
});

test('without the role for its objects the message names it', async () => {
  await expect(keepAnswered(403)).rejects.toThrow(
    'answers 403. It needs the role roles/storage.objectCreator',
  );
});

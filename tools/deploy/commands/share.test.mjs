/** A share of devices gets a release of a remote first, in sites in memory: who gets it, who goes back, and who is refused. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readAir, smokeTest } from '../air.mjs';
import { carryOut, rollOut } from '../deploy.mjs';
import { lineOf } from '../rollouts.mjs';
import { parseSettings } from '../settings.mjs';
import { deployShare, readShare } from './share.mjs';
import { takeBack } from './take-back.mjs';
import { memoryShop } from '../testing/memory-shop.mjs';
import { siteNames } from '../../base/project.mjs';

/** @typedef {import('../look/looks.mjs').Look} Look @typedef {import('../look/looks.mjs').Sight} Sight */
/** @typedef {import('../testing/memory-shop.mjs').Build} Build */

const settings = parseSettings(
  {
    project: 'a-shop',
    sites: Object.fromEntries(siteNames.map((site) => [site, `a-${site}`])),
    domains: [],
    firebase: { apiKey: 'key', appId: 'app', storageBucket: 'bucket' },
    appCheckSiteKey: 'site-key',
  },
  'deploy/a-shop.json',
);
/** @type {Awaited<ReturnType<typeof memoryShop>>} */
let shop;
/** @type {string[]} */
let said;
/** @type {string[]} files that are said to have changed since any commit */
let changed;
/** @type {(readonly string[])[]} */
let built;
/** @type {Record<'one' | 'two' | 'three', Build>} */
let shops;

beforeEach(async () => {
  shop = await memoryShop();
  [said, changed, built] = [[], [], []];
  const { aRemote, aShell } = shop;
  shops = { one: await aRemote('1'), two: await aRemote('2'), three: await aRemote('3') };
  await deploy(null, shops.one, await aShell('00000001'));
});
afterEach(() => shop.remove());

const say = (/** @type {string} */ text) => void said.push(text);
const nothing = () => path.join(shop.folder, 'nothing');

/** @param {Look | null} look @param {Build[]} parts */
const deploy = (look, ...parts) =>
  carryOut({
    target: shop.target,
    settings: null,
    parts: parts.map(({ site }) => site),
    builds: new Map(parts.map(({ site, release }) => [site, release])),
    distOf: (site) => parts.find((part) => part.site === site)?.dist ?? nothing(),
    look,
    say,
  });

/** As `npm run deploy -- mf-shop --share SHARE`. @param {number} share @param {Build | null} [from] null: builds, if need be @param {Look | null} [look] */
const toShare = (share, from = null, look = null) =>
  deployShare(
    {
      ...{ site: 'mf-shop', share, from: from?.dist, isDryRun: false },
      ...{ target: shop.target, settings, isLocal: true, look, say },
    },
    {
      facts: () => ({
        commit: 'now',
        changedFiles: [],
        runtime: { functions: 'nodejs22', daysLeft: 1 },
      }),
      since: () => changed,
      build: (parts) => {
        built.push(parts);
        throw new Error('builds');
      },
    },
  );
const back = (version = '') =>
  takeBack({
    ...{ target: shop.target, settings: null, site: 'mf-shop', isDryRun: false, distOf: nothing, say },
    ...(version !== '' && { version }),
  });

/** The versions that people get: everybody, and a share of devices first. */
async function air() {
  const { manifest, history, rollouts } = await readAir(shop.target);
  const line = lineOf(manifest, 'mf-shop');
  return {
    everybody: line?.version,
    first: line?.rollout && `${line.rollout.version} for ${line.rollout.percent} %`,
    history: history['mf-shop']?.map(
      ({ version, withdrawn }) => `${version}${withdrawn ? ' withdrawn' : ''}`,
    ),
    steps: rollouts['mf-shop']?.map(({ version, percent }) => `${version}: ${percent}`) ?? [],
  };
}

test('a share gets a release beside the line, which stays, and a look sees the shop as those devices get it', async () => {
  /** @type {Sight[]} */
  const sights = [];
  /** @type {unknown[]} */
  const lists = [];
  const before = lineOf((await readAir(shop.target)).manifest, 'mf-shop');
  shop.published.length = 0;
  await toShare(5, shops.two, async (sight) => {
    sights.push(sight);
    if (sight.next)
      lists.push(JSON.parse(await readFile(path.join(sight.next.folder, 'remotes.json'), 'utf8')));
    return [];
  });
  expect(shop.published).toEqual(['mf-shop', 'shell']);
  const { manifest, rollouts } = await readAir(shop.target);
  const { id, integrity, rendering } = shops.two.release;
  const names = {
    entry: `https://mf-shop.example/remoteEntry.${id}.js`,
    ...{ version: '2', integrity, rendering },
  };
  expect(manifest.remotes).toEqual([{ ...before, rollout: { ...names, percent: 5 } }]);
  const asFirst = { remotes: [{ ...before, ...names }] };
  expect(lists).toEqual([asFirst]);
  expect(sights.map((sight) => [sight.next === null, sight.manifest])).toEqual([
    [false, asFirst],
    [true, manifest],
  ]);
  expect(rollouts['mf-shop']).toEqual([
    {
      ...{ release: id, version: '2', platform: '1.0.0', commit: '2', percent: 5 },
      ...{ at: expect.any(String), by: expect.any(String) },
    },
  ]);
  expect(await air()).toMatchObject({ everybody: '1', history: ['1'] });
  expect(said.join('\n')).toMatch(
    /mf_shop at \/home: 1 \(\w+\) -> 1 \(\w+\), and 2 \(\w+\) for 5 % of devices/,
  );
});

test('a look that finds something keeps the list without a rollout; one on the air takes the rollout back', async () => {
  await expect(toShare(5, shops.two, async () => ['/home is empty'])).rejects.toThrow('Nothing was changed');
  expect(await air()).toMatchObject({ first: undefined, steps: [] });
  const after = async (/** @type {Sight} */ { next }) => (next ? [] : ['/home is empty']);
  await expect(toShare(5, shops.two, after)).rejects.toThrow('It went back');
  expect(await air()).toEqual({ everybody: '1', first: undefined, history: ['1'], steps: ['2: 5', '2: 0'] });
});

test('a share of the same build grows without an upload or a build, and never shrinks', async () => {
  await toShare(5, shops.two);
  shop.published.length = 0;
  await toShare(20);
  expect(said.join('\n')).toContain(
    `has not changed since commit 2, of which the rollout's release ${shops.two.release.id} is: nothing is built`,
  );
  await toShare(50, shops.two);
  expect(shop.published).toEqual(['shell', 'shell']);
  await expect(toShare(20)).rejects.toThrow('50 % of devices have 2');
  expect(await air()).toMatchObject({ first: '2 for 50 %', steps: ['2: 5', '2: 20', '2: 50'] });
  expect(built).toEqual([]);
});

test('a share is of a new build where the sources have changed, and two rollouts of a remote are refused', async () => {
  await toShare(5, shops.two);
  changed = ['mf-shop/src/routes.tsx'];
  await expect(toShare(20)).rejects.toThrow('builds');
  expect(built).toEqual([['mf-shop']]);
  expect(said.join('\n')).toMatch(
    /has changed since commit 2.*: mf-shop is built, and its files are compared/,
  );
  await expect(toShare(20, shops.three)).rejects.toThrow(
    /A rollout of mf-shop brings 2 \(\w+\) for 5 % of devices, and this build is 3/,
  );
  expect(await air()).toMatchObject({ first: '2 for 5 %' });
});

test('everybody gets the release of the rollout as it is on the site, by a deploy that is seen and may go back', async () => {
  await toShare(5, shops.two);
  await expect(toShare(100, null, async ({ next }) => (next ? [] : ['/home is empty']))).rejects.toThrow(
    'It went back',
  );
  expect(await air()).toMatchObject({ everybody: '1', first: '2 for 5 %' });
  shop.published.length = 0;
  /** @type {boolean[]} */
  const looked = [];
  await toShare(100, null, async ({ next }) => (looked.push(next !== null) < 0 ? [''] : []));
  expect(looked).toEqual([true, false]);
  expect(shop.published).toEqual(['shell']);
  expect(await air()).toEqual({
    everybody: '2',
    first: undefined,
    history: ['1', '2', '1', '2'],
    steps: ['2: 5', '2: 100', '2: 5', '2: 100'],
  });
});

test('a deploy to everybody ends a rollout and says so; so does a share of 0', async () => {
  await toShare(5, shops.two);
  await toShare(0);
  expect(said.at(-1)).toMatch(/^No device gets another release of mf-shop than 1 \(\w+\) any more\.$/);
  await toShare(5, shops.two);
  await deploy(null, shops.three);
  expect(await air()).toEqual({
    everybody: '3',
    first: undefined,
    history: ['1', '3'],
    steps: ['2: 5', '2: 0', '2: 5', '2: 0'],
  });
});

test('a rollback ends a rollout, and only the next one leads to what was on the air before', async () => {
  await deploy(null, shops.two);
  await toShare(5, shops.three);
  shop.published.length = 0;
  expect(await back()).toBe(false);
  expect(said.at(-1)).toMatch(/^That was all: everybody has 2 \(\w+\)\./);
  expect(await air()).toMatchObject({
    everybody: '2',
    first: undefined,
    history: ['1', '2'],
    steps: ['3: 5', '3: 0'],
  });
  expect(await back()).toBe(true);
  expect(shop.published).toEqual(['shell', 'shell']);
  expect(await air()).toMatchObject({ everybody: '1', history: ['1', '2 withdrawn', '1'] });
  await toShare(5, shops.three);
  await back('1');
  expect(await air()).toMatchObject({ everybody: '1', first: undefined });
});

test('a rollout that has ended by itself is refused with its reason; another build takes its place', async () => {
  await toShare(5, shops.two);
  const ended = { ended: [`mf_shop.${shops.two.release.id}`] };
  const shell = shop.sites.get('shell');
  shell?.set('api/rollouts', Buffer.from(JSON.stringify(ended)));
  for (const share of [20, 100])
    await expect(toShare(share)).rejects.toThrow('has ended by itself: it was worse');
  await toShare(10, shops.three);
  expect(await air()).toMatchObject({
    everybody: '1',
    first: '3 for 10 %',
    steps: ['2: 5', '2: 0', '3: 10'],
  });
});

test('a shop that does not say which rollouts have ended is told of, and hinders nobody', async () => {
  const { read } = shop.target;
  shop.target.read = async (site, file) =>
    file === 'api/rollouts' ? Buffer.from('<html>') : read(site, file);
  await toShare(5, shops.two);
  expect(said).toContain(
    'https://shell.example/api/rollouts does not say which rollouts have ended by themselves.',
  );
  expect(await air()).toMatchObject({ first: '2 for 5 %' });
});

test('a share changes nothing where somebody has changed the line by which it was chosen', async () => {
  const line = lineOf((await readAir(shop.target)).manifest, 'mf-shop');
  await deploy(null, shops.two);
  const { dist, release } = shops.three;
  const late = rollOut({
    ...{ target: shop.target, settings: null, site: 'mf-shop', release, percent: 5 },
    ...{ line, distOf: () => dist, look: null, say },
  });
  await expect(late).rejects.toThrow('Somebody has changed the line of mf-shop meanwhile');
  expect(await air()).toMatchObject({ everybody: '2', first: undefined });
});

test('the files of a rollout stay, however many releases and previews come, and the smoke test asks for its entry', async () => {
  await toShare(5, shops.two);
  const { aRemote, target } = shop;
  for (const text of ['p1', 'p2', 'p3']) {
    const { site, dist, release } = await aRemote(text);
    await carryOut({
      ...{ target, settings: null, parts: [site], builds: new Map([[site, release]]) },
      ...{ distOf: () => dist, isListed: false, look: null, say },
    });
  }
  const { manifest } = await readAir(target);
  expect((await target.deployed('mf-shop'))?.releases.map(({ version }) => version)).toEqual([
    ...['p3', 'p2', '2', '1'],
  ]);
  expect(await smokeTest(target, manifest)).toEqual([]);
  shop.sites.get('mf-shop')?.delete(`remoteEntry.${shops.two.release.id}.js`);
  expect(await smokeTest(target, manifest)).toEqual([
    `https://mf-shop.example/remoteEntry.${shops.two.release.id}.js is not there`,
  ]);
});

test('a rollout has to fit the shell, and the shell the rollout', async () => {
  const { aRemote, aShell } = shop;
  const newer = await aRemote('4', 'mf-shop', '1.1.0');
  await expect(toShare(5, newer)).rejects.toThrow('needs the platform 1.1.0, and the shell brings 1.0.0');
  await deploy(null, await aShell('00000002', '1.1.0'));
  await toShare(5, newer);
  await expect(deploy(null, await aShell('00000003'))).rejects.toThrow(
    'mf-shop 4, which is on the air, needs the platform 1.1.0',
  );
  // A shell that fits leaves the rollout as it is.
  await deploy(null, await aShell('00000004', '1.2.0'));
  expect(await air()).toMatchObject({ everybody: '1', first: '4 for 5 %' });
});

test.each([
  { text: undefined, parts: ['mf-shop', 'shell'], share: null },
  { text: '0', parts: ['mf-shop'], share: 0 },
  { text: '5', parts: ['mf-admin'], share: 5 },
  { text: '100', parts: ['mf-shop'], share: 100 },
])('--share $text of $parts is $share', ({ text, parts, share }) =>
  expect(readShare(text, parts, undefined)).toBe(share),
);
test.each([
  { text: '101', says: 'not 101' },
  { text: '-1', says: 'not -1' },
  { text: '2.5', says: 'not 2.5' },
  { text: '', says: 'from 0 to 100' },
  { text: '5', parts: ['shell'], says: 'for one remote (mf-shop, mf-admin, mf-delivery' },
  { text: '5', parts: ['functions'], says: 'for one remote' },
  { text: '5', parts: ['mf-shop', 'mf-admin'], says: 'for one remote' },
  { text: '100', from: 'dist', says: 'leave out --from' },
])('--share $text of $parts from $from is refused', ({ text, parts = ['mf-shop'], from, says }) =>
  expect(() => readShare(text, parts, from)).toThrow(says),
);

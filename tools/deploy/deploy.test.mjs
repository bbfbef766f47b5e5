/**
 * Deploys into two folders in the place of Hosting: the process that uploads and the network are replaced, nothing else.
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readAir, readManifest, smokeTest } from './air.mjs';
import { labelFile, readRelease, releaseOf } from './builds.mjs';
import { carryOut, sendBack } from './deploy.mjs';
import { releaseToReturnTo } from './history.mjs';
import { fileRecord } from './lock-records.mjs';
import { projectTarget } from './targets.mjs';

const settings = {
  project: 'demo-deploy-test',
  sites: { shell: 'a-shop', 'mf-shop': 'a-shop-mf-shop', 'mf-admin': 'a-admin', 'mf-delivery': 'a-delivery' },
  domains: ['https://shop.example'],
  firebase: { apiKey: 'key', appId: 'app', storageBucket: 'bucket' },
  appCheckSiteKey: 'site-key',
};
/** @type {string} */
let folder;
/**
 * @typedef {{ site: string, public: string, headers: unknown[], predeploy?: unknown }} HostingConfig
 * @type {{ only: string, options: string[], config: { hosting: HostingConfig, functions: { predeploy?: unknown }[] } }[]}
 */
let runs;
/** @type {import('./targets.mjs').Target} */
let target;
const at = '2026-01-01T00:00:00.000Z';
const quiet = () => {};
const web = (/** @type {string} */ site) => path.join(folder, 'web', site);

/** @param {string} file @param {string[]} options */
async function upload(file, options) {
  expect(path.basename(file)).toBe('firebase.js');
  const valueOf = (/** @type {string} */ name) => String(options[options.indexOf(name) + 1]);
  const config = JSON.parse(await readFile(valueOf('--config'), 'utf8'));
  expect(valueOf('--project')).toBe('demo-deploy-test');
  runs.push({ only: valueOf('--only'), options, config });
  if (!config.hosting) return;
  const { site, public: from } = config.hosting;
  await rm(web(site), { recursive: true, force: true });
  await cp(path.join(path.dirname(valueOf('--config')), from), web(site), { recursive: true });
}

/** @param {Parameters<typeof fetch>[0]} url */
async function ask(url) {
  const { hostname, pathname } = new URL(url instanceof Request ? url.url : url);
  const file = path.join(web(hostname.replace('.web.app', '')), pathname);
  return existsSync(file) ? new Response(await readFile(file)) : new Response('', { status: 404 });
}

/** @param {string} site @param {Record<string, string>} files */
async function build(site, files) {
  const dist = path.join(folder, site);
  await rm(dist, { recursive: true, force: true });
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dist, name)), { recursive: true });
    await writeFile(path.join(dist, name), content);
  }
  return dist;
}
const distOf = (/** @type {string} */ site) => path.join(folder, site);

/** @param {string} text @param {string} version @param {string} [platform] */
async function aShop(text, version, platform = '1.2.0') {
  const hash = Buffer.from(text.padEnd(4, '-')).toString('hex').slice(0, 8);
  const dist = await build('mf-shop', {
    'remoteEntry.js': `entry of ${text}`,
    [`js/page.${hash}.js`]: text,
    'js/same.00000000.js': 'same',
    'js/page.js.map': 'a map',
    'server/build.json': `{"build":"${text}"}`,
    'page-files.json': JSON.stringify({ entries: { './routes': [`js/page.${hash}.js`] }, lazy: {} }),
  });
  return readRelease(dist, { version, platform, commit: 'c'.repeat(40), at });
}
/** @param {string} text @param {string} [platform] */
async function aShell(text, platform = '1.2.0') {
  const dist = await build('shell', {
    'index.html': `<script defer src="/js/main.${text}.js"></script>`,
    [`js/main.${text}.js`]: text,
  });
  return readRelease(dist, { version: '1.0.0', platform, commit: 'c'.repeat(40), at });
}
/** @param {Map<string, import('./releases.mjs').Release>} builds */
const deploy = (builds, isListed = true) =>
  carryOut({ target, settings, parts: [...builds.keys()], builds, distOf, isListed, look: null, say: quiet });
const aRemote = (/** @type {import('./releases.mjs').Release} */ release) => new Map([['mf-shop', release]]);
async function rollBack() {
  const { history } = await readAir(target);
  const releases = (await target.deployed('mf-shop'))?.releases ?? [];
  const airings = history['mf-shop'] ?? [];
  const back = releaseToReturnTo(airings, releases, undefined);
  if (!back) throw new Error('nothing to return to');
  const from = airings.at(-1)?.release;
  await sendBack({ target, settings, site: 'mf-shop', release: back, from, distOf, say: quiet });
}
const onAir = async () => (await readManifest(target)).remotes[0]?.entry;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'deploy-'));
  runs = [];
  const lock = fileRecord(path.join(folder, 'lock'));
  target = projectTarget(settings, { run: upload, read: ask, lock });
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
  await rm(target.staging, { recursive: true, force: true });
});

const names = (/** @type {string} */ site) =>
  readdirSync(web(site), { recursive: true, encoding: 'utf8' }).filter((name) => /\.[a-z]+$/.test(name));

test('a remote alone cannot go out before there is a shell', async () => {
  await expect(deploy(new Map([['mf-shop', await aShop('one', '1.0.0')]]))).rejects.toThrow(
    'has no shell yet',
  );
});

test('a first deploy has files first and the list of remotes last, with everything that browsers need', async () => {
  const [shop, shell] = [await aShop('one', '1.0.0'), await aShell('0000000a')];
  await deploy(
    new Map([
      ['mf-shop', shop],
      ['shell', shell],
    ]),
  );
  expect(runs.map(({ config }) => config.hosting.site)).toEqual(['a-shop-mf-shop', 'a-shop']);
  expect(names('a-shop-mf-shop')).not.toContain('js/page.js.map');
  const [entry] = (await readManifest(target)).remotes;
  expect(entry).toEqual({
    name: 'mf_shop',
    mount: '/home',
    ...{ role: null, area: 'shop' },
    entry: `https://a-shop-mf-shop.web.app/remoteEntry.${shop.id}.js`,
    version: '1.0.0',
    integrity: shop.integrity,
    rendering: shop.rendering,
  });
  expect(names('a-shop-mf-shop')).toContain(`server/build.${shop.id}.json`);
  const config = JSON.parse(await readFile(path.join(web('a-shop'), 'config.json'), 'utf8'));
  expect(config).toMatchObject({
    emulators: null,
    appCheckSiteKey: 'site-key',
    firebase: { projectId: 'demo-deploy-test' },
  });
  expect(JSON.stringify(runs[1]?.config.hosting.headers)).toContain('https://a-shop-mf-shop.web.app');
  expect(runs[0]?.config.hosting.predeploy).toBeUndefined();
});

test('a second release of a remote keeps the files of the first, and changes nothing else but its line in the list (rule: kept-releases)', async () => {
  const first = await aShop('one', '1.0.0');
  await deploy(
    new Map([
      ['mf-shop', first],
      ['shell', await aShell('0000000a')],
    ]),
  );
  const shellFile = await readFile(path.join(web('a-shop'), 'js/main.0000000a.js'), 'utf8');
  const served = runs[1]?.config.hosting;
  const second = await aShop('two', '1.1.0');
  await rm(distOf('shell'), { recursive: true }); // what is on the air comes from there, not from this machine
  runs.length = 0;
  await deploy(new Map([['mf-shop', second]]));

  expect(runs.map(({ config }) => config.hosting.site)).toEqual(['a-shop-mf-shop', 'a-shop']);
  expect(names('a-shop-mf-shop')).toEqual(
    expect.arrayContaining([
      `remoteEntry.${first.id}.js`,
      `remoteEntry.${second.id}.js`,
      'js/page.6f6e652d.js',
    ]),
  );
  expect((await readManifest(target)).remotes.map(({ version }) => version)).toEqual(['1.1.0']);
  expect(await readFile(path.join(web('a-shop'), 'js/main.0000000a.js'), 'utf8')).toBe(shellFile);
  expect(runs[1]?.config.hosting).toEqual(served);

  runs.length = 0;
  await rollBack();
  expect(runs.map(({ config }) => config.hosting.site)).toEqual(['a-shop']);
  expect((await readManifest(target)).remotes[0]?.entry).toContain(first.id);

  // What was rolled back goes out again without an upload.
  runs.length = 0;
  await deploy(new Map([['mf-shop', second]]));
  expect(runs.map(({ config }) => config.hosting.site)).toEqual(['a-shop']);
});

test('a rollback never leads to a preview or to what a rollback took back, in one release with its history', async () => {
  const [good, unfinished] = [await aShop('one', '1.0.0'), 'two'];
  await deploy(
    new Map([
      ['mf-shop', good],
      ['shell', await aShell('0000000a')],
    ]),
  );
  for (const bad of ['bad1', 'bad2']) {
    await deploy(aRemote(await aShop(unfinished + bad, '1.0.0')), false);
    await deploy(aRemote(await aShop(bad, '1.0.0')));
    runs.length = 0;
    await rollBack();
    expect(runs.map(({ config }) => config.hosting.site)).toEqual(['a-shop']);
    expect(await onAir()).toContain(good.id);
  }
  await expect(rollBack()).rejects.toThrow('nothing to return to');
  const stored = (await target.deployed('shell'))?.history;
  expect(
    stored?.['mf-shop']?.map(({ release, withdrawn }) => [release === good.id, Boolean(withdrawn)]),
  ).toEqual([
    [true, false],
    [false, true],
    [true, false],
    [false, true],
    [true, false],
  ]);
  expect(stored?.['mf-shop']?.[0]).toMatchObject({ commit: 'c'.repeat(40), by: expect.any(String) });
});

test('a release of 1.1.0, which remembers nothing, is read in the order of its uploads, and goes back', async () => {
  const [first, second] = [await aShop('one', '1.0.0'), await aShop('two', '1.1.0')];
  await aShop('one', '1.0.0');
  await deploy(
    new Map([
      ['mf-shop', first],
      ['shell', await aShell('0000000a')],
    ]),
  );
  await aShop('two', '1.1.0');
  await deploy(aRemote(second));
  const file = path.join(web('a-shop'), 'deployed.json');
  const { history: _none, ...of110 } = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify(of110));
  await rollBack();
  expect(await onAir()).toContain(first.id);
  const airings = (await readAir(target)).history['mf-shop'];
  expect(airings?.map(({ release }) => release)).toEqual([first.id, second.id, first.id]);
});

test('nobody is sent to a remote that the shell on the air is too old for', async () => {
  const first = await aShop('one', '1.0.0');
  await deploy(
    new Map([
      ['mf-shop', first],
      ['shell', await aShell('0000000a')],
    ]),
  );
  const newer = new Map([['mf-shop', await aShop('two', '1.1.0', '1.3.0')]]);
  await expect(deploy(newer)).rejects.toThrow('needs the platform 1.3.0, and the shell brings 1.2.0');
  expect((await readManifest(target)).remotes[0]?.entry).toContain(first.id);
});

test('no shell goes out under a remote on the air that needs a newer one, nor does such a remote come back', async () => {
  const older = await aShop('one', '1.0.0', '1.2.0');
  await deploy(
    new Map([
      ['mf-shop', older],
      ['shell', await aShell('0000000a', '1.3.0')],
    ]),
  );
  const newer = await aShop('two', '1.1.0', '1.3.0');
  await deploy(aRemote(newer));
  const files = names('a-shop');
  const ofBefore = new Map([['shell', await aShell('0000000b', '1.2.0')]]);
  await expect(deploy(ofBefore)).rejects.toThrow(
    /^mf-shop 1\.1\.0, which is on the air, needs the platform 1\.3\.0, and the shell brings 1\.2\.0: first/,
  );
  expect(names('a-shop')).toEqual(files);

  // As the sentence says: first the remote, then the shell. Then the remote of before needs another shell.
  await rollBack();
  await deploy(ofBefore);
  const withShop = new Map([...ofBefore, ...aRemote(await aShop('three', '2.0.0', '2.0.0'))]);
  withShop.set('shell', await aShell('0000000c', '2.0.0'));
  await deploy(withShop);
  await expect(rollBack()).rejects.toThrow('mf-shop needs the platform 1.2.0, and the shell brings 2.0.0');
  expect((await readManifest(target)).remotes[0]?.version).toBe('2.0.0');
});

test('a build says itself what it was built from, and its label changes no release', async () => {
  const unlabelled = await aShop('one', '1.0.0');
  const dist = distOf('mf-shop');
  await expect(releaseOf(dist)).rejects.toThrow('does not say what it was built from');
  const label = { version: '0.9.0', platform: '1.0.0', commit: 'd'.repeat(40) };
  await writeFile(path.join(dist, labelFile), JSON.stringify(label));
  const release = await releaseOf(dist);
  expect(release).toMatchObject({ ...label, id: unlabelled.id });
  expect(Object.keys(release.files)).not.toContain(labelFile);
});

test('the line of another team, deployed since, stays, and the shell on the air lets its site in', async () => {
  await deploy(
    new Map([
      ['mf-shop', await aShop('one', '1.0.0')],
      ['shell', await aShell('0000000a')],
    ]),
  );
  const file = path.join(web('a-shop'), 'remotes.json');
  const { remotes } = JSON.parse(await readFile(file, 'utf8'));
  const entry = 'https://a-stock.web.app/remoteEntry.0123.js'; // which nobody here knows
  const other = { ...remotes[0], name: 'mf_stock', mount: '/stock', entry };
  await writeFile(file, JSON.stringify({ remotes: [...remotes, other] }));
  await deploy(new Map([['mf-shop', await aShop('two', '2.0.0')]]));
  const { remotes: after } = await readManifest(target);
  expect(after.map(({ name, version }) => `${name} ${version}`)).toEqual(['mf_shop 2.0.0', 'mf_stock 1.0.0']);
  const { hosting } = (await target.deployed('shell')) ?? {};
  expect(JSON.stringify(hosting)).toContain('https://a-stock.web.app');
  expect(runs.at(-1)?.config.hosting).toMatchObject(hosting ?? {});
});

test('a site that answers with other content than it says stops the deploy before anything changes', async () => {
  await deploy(
    new Map([
      ['mf-shop', await aShop('one', '1.0.0')],
      ['shell', await aShell('0000000a')],
    ]),
  );
  await writeFile(path.join(web('a-shop-mf-shop'), 'js/page.6f6e652d.js'), 'changed');
  runs.length = 0;
  await expect(deploy(new Map([['mf-shop', await aShop('two', '1.1.0')]]))).rejects.toThrow(
    'past "npm run deploy"',
  );
  expect(runs).toEqual([]);
});

test('the smoke test says what does not answer', async () => {
  await deploy(
    new Map([
      ['mf-shop', await aShop('one', '1.0.0')],
      ['shell', await aShell('0000000a')],
    ]),
  );
  const manifest = await readManifest(target);
  expect(await smokeTest(target, manifest)).toEqual([]);
  await rm(path.join(web('a-shop'), 'js/main.0000000a.js'));
  await rm(path.join(web('a-shop'), 'config.json'));
  const [entry] = manifest.remotes;
  await writeFile(path.join(web('a-shop-mf-shop'), new URL(entry?.entry ?? '').pathname), 'other');
  expect(await smokeTest(target, { remotes: [] })).toEqual([
    'js/main.0000000a.js is not there',
    'config.json is not there',
    'remotes.json is another one: did somebody else deploy at the same time?',
  ]);
  expect((await smokeTest(target, manifest)).at(-1)).toContain('is not what remotes.json promises');
});

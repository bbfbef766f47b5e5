/** A deploy with a look before and after, into sites in memory: only a look that finds nothing lets customers have it. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readAir, smokeTest } from './air.mjs';
import { carryOut } from './deploy.mjs';
import { releaseToReturnTo } from './history.mjs';
import { memoryShop } from './testing/memory-shop.mjs';

/** @typedef {import('./look/looks.mjs').Look} Look @typedef {import('./look/looks.mjs').Sight} Sight */
/** @typedef {import('./testing/memory-shop.mjs').Build} Build @typedef {Awaited<ReturnType<typeof memoryShop>>} Shop */

/** @type {Shop['folder']} */
let folder;
/** @type {Shop['sites']} */
let sites;
/** @type {Shop['published']} */
let published;
/** @type {Shop['target']} */
let target;
/** @type {Shop['aRemote']} */
let aRemote;
/** @type {Shop['aShell']} */
let aShell;
/** @type {Shop['remove']} */
let remove;
/** @type {string[]} */
let said;

beforeEach(async () => {
  ({ folder, sites, published, target, aRemote, aShell, remove } = await memoryShop());
  said = [];
});
afterEach(() => remove());

/** @param {Look | null} look @param {Build[]} parts */
const deploy = (look, ...parts) =>
  carryOut({
    target,
    settings: null,
    parts: parts.map(({ site }) => site),
    builds: new Map(parts.map(({ site, release }) => [site, release])),
    distOf: (site) => parts.find((part) => part.site === site)?.dist ?? path.join(folder, 'nothing'),
    look,
    say: (text) => said.push(text),
  });

/** @type {Look} */
const seesNothing = async () => [];
/** @param {'before' | 'after'} when @returns {Look} */
const finds = (when) => async (sight) =>
  (sight.next === null) === (when === 'after') ? ['/home is empty'] : [];

/** The shell's site, and what is remembered of it. */
async function air() {
  const { manifest, history, shell } = await readAir(target);
  const files = Object.fromEntries(sites.get('shell') ?? []);
  const texts = Object.entries(files).map(([name, content]) => [name, content.toString()]);
  const { 'deployed.json': _memory, ...content } = Object.fromEntries(texts);
  return { manifest, history, shell, content };
}
const released = (/** @type {Awaited<ReturnType<typeof air>>} */ { history }, /** @type {string} */ site) =>
  history[site]?.map(({ version, withdrawn }) => `${version}${withdrawn ? ' withdrawn' : ''}`);

test('a failure that is seen before keeps the list as it is, and nothing but files of the remote is published', async () => {
  await deploy(seesNothing, await aRemote('1'), await aShell('00000001'));
  const before = await air();
  published.length = 0;
  /** @type {Sight[]} */
  const sights = [];
  const second = await aRemote('2');
  const failing = deploy(async (sight) => {
    sights.push(sight);
    const list = await readFile(path.join(sight.next?.folder ?? '', 'remotes.json'), 'utf8');
    expect(JSON.parse(list)).toEqual(sight.manifest);
    return ['/home is empty', '/admin throws'];
  }, second);
  await expect(failing).rejects.toThrow(
    /\/home is empty\n {2}\/admin throws\nNothing was changed for customers/,
  );
  expect(sights).toHaveLength(1);
  expect(sights[0]?.manifest.remotes[0]?.entry).toContain(second.release.id);
  expect(published).toEqual(['mf-shop']);
  expect(await air()).toEqual(before);
});

test('a failure that is seen afterwards sends the list back, within the same deploy, and withdraws the release', async () => {
  const first = await aRemote('1');
  await deploy(seesNothing, first, await aShell('00000001'));
  const before = await air();
  await expect(deploy(finds('after'), await aRemote('2'))).rejects.toThrow(
    /does not work:\n {2}\/home is empty\nIt went back to what was on the air before\./,
  );
  const now = await air();
  expect({ manifest: now.manifest, content: now.content }).toEqual({
    manifest: before.manifest,
    content: before.content,
  });
  expect(released(now, 'mf-shop')).toEqual(['1', '2 withdrawn', '1']);
  const releases = (await target.deployed('mf-shop'))?.releases ?? [];
  expect(releaseToReturnTo(now.history['mf-shop'] ?? [], releases, undefined)).toBeUndefined();
  expect((await target.lock.read()).holder).toBeNull();
});

test('a shell goes back with all its files, and those of the other one stay for pages that have it', async () => {
  await deploy(seesNothing, await aRemote('1'), await aShell('00000001'));
  const before = await air();
  const failing = deploy(finds('after'), await aRemote('2'), await aShell('00000002'));
  await expect(failing).rejects.toThrow('It went back');
  const now = await air();
  expect(now.content).toEqual({ ...before.content, 'main.00000002.js': '00000002' });
  expect(released(now, 'shell')).toEqual(['00000001', '00000002 withdrawn', '00000001']);
  expect(released(now, 'mf-shop')).toEqual(['1', '2 withdrawn', '1']);
  expect(await smokeTest(target, now.manifest)).toEqual([]);
  // And what comes next begins from there.
  await deploy(seesNothing, await aRemote('3'));
  expect((await air()).manifest.remotes.map(({ version }) => version)).toEqual(['3']);
});

test('a remote that was in no list before is in none afterwards', async () => {
  await deploy(seesNothing, await aRemote('1'), await aShell('00000001'));
  await expect(deploy(finds('after'), await aRemote('1', 'mf-admin'))).rejects.toThrow('It went back');
  const { manifest, history } = await air();
  expect(manifest.remotes.map(({ name }) => name)).toEqual(['mf_shop']);
  expect(Object.keys(history).toSorted()).toEqual(['mf-shop', 'shell']);
});

test.each([
  { who: 'a browser looks', look: seesNothing },
  { who: 'nobody looks', look: null },
])('a file that does not answer sends the list back too, where $who', async ({ look }) => {
  await deploy(seesNothing, await aRemote('1'), await aShell('00000001'));
  const before = await air();
  const { publish } = target;
  target.publish = async (site, from, hosting) => {
    await publish(site, from, hosting);
    if (published.length === 4) sites.get('shell')?.delete('config.json');
  };
  await expect(deploy(look, await aRemote('2'))).rejects.toThrow(/config\.json is not there\nIt went back/);
  expect((await air()).content).toEqual(before.content);
});

test('a way back that fails is told beside the failure', async () => {
  await deploy(seesNothing, await aRemote('1'), await aShell('00000001'));
  const { publish } = target;
  target.publish = async (...order) => {
    if (published.length === 4) throw new Error('upload refused');
    await publish(...order);
  };
  await expect(deploy(finds('after'), await aRemote('2'))).rejects.toThrow(
    /\/home is empty\nIt could not go back: upload refused/,
  );
});

test('a shop that is not whole can be repaired by a deploy of the shell', async () => {
  await deploy(seesNothing, await aRemote('1'), await aShell('00000001'));
  sites.get('shell')?.delete('index.html');
  await deploy(seesNothing, await aShell('00000002'));
  expect(said).toContain(
    'There is no way back from this deploy: https://shell.example/index.html is not there.',
  );
  expect((await air()).content['index.html']).toContain('main.00000002.js');
});

test('a first deploy has nothing to go back to', async () => {
  const first = deploy(finds('after'), await aRemote('1'), await aShell('00000001'));
  await expect(first).rejects.toThrow(/does not work:\n {2}\/home is empty$/);
  expect((await air()).manifest.remotes).toHaveLength(1);
});

test('a look that finds nothing lets it out, and the history tells what nobody looked at', async () => {
  /** @type {string[]} */
  const looked = [];
  /** @type {Look} */
  const looks = async ({ next }) => {
    looked.push(next ? 'before' : 'after');
    return [];
  };
  // Nobody has the shop before a first deploy.
  await deploy(looks, await aRemote('1'), await aShell('00000001'));
  await deploy(looks, await aRemote('2'));
  expect(looked).toEqual(['after', 'before', 'after']);
  await deploy(null, await aRemote('3'));
  expect((await air()).history['mf-shop']?.map(({ unseen }) => unseen)).toEqual([undefined, undefined, true]);
  expect(said.at(-1)).toBe('Nobody has looked at it in a browser.');
});

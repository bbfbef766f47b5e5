/**
 * Two deployers at once, whose steps alternate as a seed says, and who are killed in the middle: what is on the air is always whole, and
 * has what everybody who was told so has put there.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readFileSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { readAir, smokeTest } from './air.mjs';
import { readRelease } from './builds.mjs';
import { carryOut, rollOut, sendBack } from './deploy.mjs';
import { siteOfEntry, releaseOfEntry } from './releases.mjs';
import { lineOf } from './rollouts.mjs';

/** @typedef {import('./targets.mjs').Target} Target */
/** @typedef {Map<string, Map<string, Buffer>>} Sites files by site and name */
/** @typedef {{ resolve: () => void, kill: () => void }} Turn `kill`: what goes on without the deployer */

/** Each takes about 20 ms; `DEPLOYER_ROUNDS=2000` takes more of them. */
const rounds = Number(process.env.DEPLOYER_ROUNDS ?? 200);
const quiet = () => {};
/** @type {string} */
let folder;

/** Numbers of a seed (mulberry32): also neighbours begin differently. @param {number} seed @returns {(below: number) => number} */
function randomOf(seed) {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** A build in a folder of its own. @param {string} site @param {string} text @param {Record<string, string>} files */
async function build(site, text, files) {
  const dist = path.join(folder, `${site}-${text}`);
  await mkdir(dist);
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(dist, name), content);
  const about = { version: '1.0.0', platform: '1.0.0', commit: text, at: '2026-01-01T00:00:00.000Z' };
  return { site, dist, release: await readRelease(dist, about) };
}
const aRemote = (/** @type {string} */ site, /** @type {string} */ text) =>
  build(site, text, { 'remoteEntry.js': `${site} ${text}` });
const aShell = (/** @type {string} */ text) =>
  build('shell', text, {
    'index.html': `<script src="/main.${text}.js"></script>`,
    [`main.${text}.js`]: text,
  });
/** @typedef {Awaited<ReturnType<typeof build>>} Build */

/** Sites and a lock in memory, with a clock that only waiting moves. */
class Shop {
  nowMs = 0;
  /** @type {{ generation: number, atMs: number, name: string, holder: import('./lock.mjs').Holder | null }} */
  written = { generation: 0, atMs: 0, name: '', holder: null };
  /** @type {Set<string>} names of deployers that will not be heard of again */
  silent = new Set();

  /** @param {Sites} sites */
  constructor(sites) {
    this.sites = new Map(sites);
  }

  /**
   * @param {string} name
   * @param {(kill?: () => void) => Promise<void>} turn comes before each step
   * @returns {Target}
   */
  targetFor(name, turn) {
    const staging = path.join(folder, name);
    /** @type {Target['read']} */
    const read = async (site, file) => {
      await turn();
      return this.sites.get(site)?.get(file) ?? null;
    };
    return {
      name,
      staging,
      read,
      originOf: (site) => `https://${site}.example`,
      config: async (release) =>
        /** @type {import('../manifest.mjs').ShellConfig} */ (/** @type {unknown} */ ({ release })),
      deployed: async (site) => {
        const content = await read(site, 'deployed.json');
        return content && JSON.parse(Buffer.from(content).toString());
      },
      publish: async (site, from) => {
        const files = readdirSync(from).map(
          (file) => /** @type {const} */ ([file, readFileSync(path.join(from, file))]),
        );
        const replace = () => void this.sites.set(site, new Map(files));
        await turn(); // the upload
        await turn(replace);
        replace();
      },
      lock: {
        read: async () => {
          await turn();
          const { generation, holder, atMs, name: whose } = this.written;
          const ageMs = this.silent.has(whose) ? this.nowMs - atMs : 0;
          return { generation: String(generation), holder, ageMs };
        },
        replace: async (holder, generation) => {
          await turn();
          if (generation !== String(this.written.generation)) return false;
          this.written = { generation: this.written.generation + 1, atMs: this.nowMs, name, holder };
          return true;
        },
        pause: async () => {
          await turn();
          this.nowMs += 20_000;
        },
      },
      missingSites: null,
      keepMaps: async () => {},
      functions: null,
      publishServer: null,
    };
  }
}

/** Someone who changes the shop, one step at a turn. */
class Deployer {
  /** @type {Turn[]} */
  turns = [];
  /** @type {'at work' | 'done' | 'killed' | Error} */
  state = 'at work';

  /** @param {Shop} shop @param {string} name @param {(target: Target) => Promise<void>} work */
  constructor(shop, name, work) {
    this.target = shop.targetFor(
      name,
      (kill = quiet) => new Promise((resolve) => void this.turns.push({ resolve: () => resolve(), kill })),
    );
    work(this.target).then(
      () => (this.state = 'done'),
      (error) => (this.state = error),
    );
  }
}

/**
 * Lets the deployers go on, one step at a time, until all have ended; the first is killed before a step, if one is named.
 * @param {Shop} shop @param {Deployer[]} deployers @param {(below: number) => number} random @param {number | undefined} killedAt
 */
async function alternate(shop, deployers, random, killedAt) {
  for (let step = 0; ;) {
    await setImmediate();
    const atWork = deployers.filter(({ state }) => state === 'at work');
    if (atWork.length === 0) return;
    if (atWork.some(({ turns }) => turns.length === 0)) continue; // with files of its own
    step += 1;
    const [first] = deployers;
    if (first?.state === 'at work' && step === killedAt) {
      first.state = 'killed';
      // What it has started may end by itself.
      if (random(2) === 0) first.turns.forEach(({ kill }) => kill());
      shop.silent.add(first.target.name);
      continue;
    }
    const turns = atWork[random(atWork.length)]?.turns ?? [];
    turns.splice(random(turns.length), 1)[0]?.resolve();
  }
}

const nothing = () => path.join(folder, 'nothing');

/** @type {Sites} */
let begin;
/** @type {import('./air.mjs').Air} */
let begun;
/** @type {Record<'shop1' | 'shop2' | 'shop3' | 'admin1' | 'admin2' | 'shell1' | 'shell2', Build>} */
let builds;

/** @param {Build[]} parts */
const deploys = (...parts) => ({
  changes: parts,
  work: (/** @type {Target} */ target) =>
    carryOut({
      target,
      settings: null,
      parts: parts.map(({ site }) => site),
      builds: new Map(parts.map(({ site, release }) => [site, release])),
      distOf: (site) => parts.find((part) => part.site === site)?.dist ?? nothing(),
      look: null,
      say: quiet,
    }),
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'deployers-'));
  builds = {
    shop1: await aRemote('mf-shop', '1'),
    shop2: await aRemote('mf-shop', '2'),
    shop3: await aRemote('mf-shop', '3'),
    admin1: await aRemote('mf-admin', '1'),
    admin2: await aRemote('mf-admin', '2'),
    shell1: await aShell('00000001'),
    shell2: await aShell('00000002'),
  };
  const shop = new Shop(new Map());
  const target = shop.targetFor('begin', async () => {});
  await deploys(builds.shop1, builds.admin1, builds.shell1).work(target);
  await deploys(builds.shop2).work(target);
  begin = shop.sites;
  begun = await readAir(target);
});
afterAll(() => rm(folder, { recursive: true }));

/** For everybody, or for a share of devices. @param {import('./air.mjs').Air} air @param {Build} build */
const timesOnAir = ({ history, rollouts }, { site, release }) =>
  [...(history[site] ?? []), ...(rollouts[site] ?? []).filter(({ percent }) => percent > 0)].filter(
    (airing) => airing.release === release.id,
  ).length;

/** @param {import('../manifest.mjs').Manifest} manifest @param {import('./releases.mjs').Deployed | null} shell */
function expectWhole({ remotes }, shell) {
  const { history = {}, releases = [] } = shell ?? {};
  const last = (/** @type {string} */ site) => history[site]?.at(-1)?.release;
  const listed = remotes.map(({ name, entry }) => [siteOfEntry(name), releaseOfEntry(entry)]);
  expect([...listed, ['shell', releases[0]?.id]]).toEqual(
    [...listed, ['shell']].map(([site = '']) => [site, last(site)]),
  );
  // A rollback leads back from the release by which it was chosen.
  const shops = history['mf-shop']?.map(({ release }) => release) ?? [];
  const back = shops.lastIndexOf(builds.shop1.release.id);
  if (back > 0) expect(shops[back - 1]).toBe(builds.shop2.release.id);
}

const rollsBack = () => ({
  changes: [builds.shop1],
  work: (/** @type {Target} */ target) => {
    const { site, release } = builds.shop1;
    const from = builds.shop2.release.id;
    return sendBack({ target, settings: null, site, release, from, distOf: nothing, say: quiet });
  },
});

const shares = () => ({
  changes: [builds.shop3],
  work: (/** @type {Target} */ target) => {
    const { site, release, dist } = builds.shop3;
    const line = lineOf(begun.manifest, site);
    const how = { distOf: () => dist, look: null, say: quiet };
    return rollOut({ target, settings: null, site, release, percent: 5, line, ...how });
  },
});

test.each([
  {
    first: () => shares(),
    second: () => deploys(builds.admin2),
    says: 'a rollout and a deploy of another remote',
    mayRefuse: false,
  },
  {
    first: () => shares(),
    second: () => deploys(builds.shop1),
    says: 'a rollout and a deploy of one remote',
    mayRefuse: true,
  },
  {
    first: () => rollsBack(),
    second: () => deploys(builds.admin2),
    says: 'a rollback and a deploy of another remote',
    mayRefuse: false,
  },
  {
    first: () => deploys(builds.shop3),
    second: () => deploys(builds.shell2),
    says: 'a remote and the shell',
    mayRefuse: false,
  },
  {
    first: () => deploys(builds.shop3),
    second: () => rollsBack(),
    says: 'a deploy and a rollback of one remote',
    mayRefuse: true,
  },
  {
    first: () => deploys(builds.shop3, builds.shell2),
    second: () => deploys(builds.admin2),
    says: 'remote with shell, and another remote',
    mayRefuse: false,
  },
])(
  '$says at once: nothing is lost, and what is on the air is whole',
  async ({ first, second, mayRefuse }) => {
    const ends = { done: 0, killed: 0, refused: 0 };
    for (let round = 0; round < rounds / 6; round += 1) {
      const random = randomOf(round);
      const shop = new Shop(begin);
      const plans = [first(), second()];
      const deployers = plans.map(({ work }, index) => new Deployer(shop, `deployer-${index}`, work));
      await alternate(shop, deployers, random, random(2) === 0 ? random(40) : undefined);

      const air = shop.targetFor('look', async () => {});
      const now = await readAir(air);
      const { manifest, history, shell } = now;
      const states = deployers.map(({ state }) => state);
      const facts = { round, states: states.map(String), history };
      expect({ ...facts, wrong: await smokeTest(air, manifest) }).toEqual({ ...facts, wrong: [] });
      expectWhole(manifest, shell);
      plans.forEach(({ changes }, index) => {
        const state = states[index];
        const aired = changes.map((change) => timesOnAir(now, change) - timesOnAir(begun, change));
        // All of its parts or none.
        expect(new Set(aired).size).toBe(1);
        if (state !== 'killed')
          expect({ ...facts, aired: aired[0] }).toEqual({ ...facts, aired: state === 'done' ? 1 : 0 });
        if (state instanceof Error) expect(state.message).toMatch(/ meanwhile\. Nothing was changed/);
        ends[state === 'done' || state === 'killed' ? state : 'refused'] += 1;
      });
    }
    expect(ends.done).toBeGreaterThan(rounds / 12);
    expect(ends.killed).toBeGreaterThan(rounds / 60);
    expect(ends.refused > 0).toBe(mayRefuse);
  },
);

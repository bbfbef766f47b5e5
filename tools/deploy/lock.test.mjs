import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { leaseMs, workAlone } from './lock.mjs';
import { fileRecord, storageRecord } from './lock-records.mjs';

/** @type {string} */
let folder;
beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'lock-'))));
afterEach(() => rm(folder, { recursive: true }));

const aHolder = (/** @type {string} */ id) => ({ id, by: 'asha', what: 'deploy of mf-shop' });

/** One object of Cloud Storage as its XML API answers: https://cloud.google.com/storage/docs/xml-api/reference-headers. */
function aBucket() {
  let generation = 0;
  const object = { meta: /** @type {string | null} */ (null), atMs: 0 };
  const clock = { nowMs: Date.parse('2026-01-01T00:00:00Z') };
  /** @type {{ method: string, url: string, authorization: string | null }[]} */
  const asked = [];
  /** @type {typeof fetch} */
  const send = async (url, { method = 'GET', headers } = {}) => {
    const given = new Headers(headers);
    asked.push({
      method,
      url: String(url instanceof Request ? url.url : url),
      authorization: given.get('authorization'),
    });
    const wanted = given.get('x-goog-if-generation-match');
    const answers = { date: new Date(clock.nowMs).toUTCString() };
    const now = object.meta === null ? '0' : String(generation);
    if (wanted !== null && wanted !== now) return new Response(null, { status: 412, headers: answers });
    if (method === 'PUT') {
      generation += 1;
      Object.assign(object, { meta: given.get('x-goog-meta-holder'), atMs: clock.nowMs });
      return new Response(null, { status: 200, headers: answers });
    }
    if (object.meta === null) return new Response(null, { status: 404, headers: answers });
    if (method === 'DELETE') {
      object.meta = null;
      return new Response(null, { status: 204 });
    }
    const found = {
      'x-goog-generation': now,
      'x-goog-meta-holder': object.meta,
      'last-modified': new Date(object.atMs).toUTCString(),
    };
    return new Response(null, { status: 200, headers: { ...answers, ...found } });
  };
  return { send, clock, asked };
}

describe.each([
  { place: 'files', recordOf: () => fileRecord(path.join(folder, 'record')) },
  {
    place: 'an object in a bucket',
    recordOf: () => storageRecord('a-bucket', { send: aBucket().send, token: async () => 'token' }),
  },
])('a record of $place', ({ recordOf }) => {
  test('is replaced by whoever knows its generation, and by one of many at once', async () => {
    const record = recordOf();
    const first = await record.read();
    expect(first).toMatchObject({ generation: '0', holder: null });
    const tries = Array.from({ length: 20 }, (_, index) => record.replace(aHolder(String(index)), '0'));
    const taken = await Promise.all(tries);
    expect(taken.filter(Boolean)).toHaveLength(1);
    const second = await record.read();
    expect(second.holder).toEqual(aHolder(String(taken.indexOf(true))));
    expect(second.ageMs).toBeLessThan(60_000);
    expect(await record.replace(aHolder('next'), second.generation)).toBe(true);
    expect(await record.replace(aHolder('late'), second.generation)).toBe(false);
    const third = await record.read();
    expect(third.holder).toEqual(aHolder('next'));
    expect(await record.replace(null, second.generation)).toBe(false);
    expect(await record.replace(null, third.generation)).toBe(true);
    expect((await record.read()).holder).toBeNull();
  });
});

test('a late deployer does not fill the place of a generation whose file is gone', async () => {
  const record = fileRecord(path.join(folder, 'record'));
  for (let generation = 0; generation < 5; generation += 1)
    expect(await record.replace(aHolder(String(generation)), String(generation))).toBe(true);
  expect(await record.replace(aHolder('late'), '1')).toBe(false);
  expect((await record.read()).holder).toEqual(aHolder('4'));
  expect(readdirSync(path.join(folder, 'record'))).toEqual(['5.json']);
});

test('the lock of a process that has ended is free at once', async () => {
  const record = fileRecord(path.join(folder, 'record'));
  await record.replace(aHolder('gone'), '0');
  const file = path.join(folder, 'record/1.json');
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), pid }));
  expect((await record.read()).ageMs).toBe(Infinity);
});

test("an object's age is told by the clock of Storage, and its address and identity by the project", async () => {
  const { send, clock, asked } = aBucket();
  const record = storageRecord('a-bucket', { send, token: async () => 'a-token' });
  await record.replace(aHolder('a'), '0');
  clock.nowMs += 45_000;
  expect((await record.read()).ageMs).toBe(45_000);
  expect(asked[0]).toEqual({
    method: 'PUT',
    url: 'https://storage.googleapis.com/a-bucket/deploy-lock',
    authorization: 'Bearer a-token',
  });
});

test('a deployer without the role is told which one', async () => {
  const send = async () => new Response(null, { status: 403 });
  const record = storageRecord('a-bucket', { send, token: async () => 'token' });
  expect((await record.read()).holder).toBeNull();
  await expect(record.replace(aHolder('a'), '0')).rejects.toThrow(
    /answers 403\. It needs the role roles\/storage\.objectUser/,
  );
});

/** A target whose lock is a bucket, and what was published and said. @param {number} [pauseMs] by which a pause moves the clock */
function aPlace(pauseMs = 10_000) {
  const { send, clock } = aBucket();
  const lock = {
    ...storageRecord('a-bucket', { send, token: async () => 'token' }),
    pause: async () => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      clock.nowMs += pauseMs;
    },
  };
  /** @type {string[]} */
  const published = [];
  /** @type {string[]} */
  const said = [];
  const publish = async (/** @type {string} */ site) => void published.push(site);
  const target = /** @type {import('./targets.mjs').Target} */ (/** @type {unknown} */ ({ lock, publish }));
  const say = (/** @type {string} */ text) => void said.push(text);
  return { target, clock, published, said, order: (/** @type {string} */ what) => ({ target, what, say }) };
}

test('two who work alone work one after the other, and the second says whom it waits for', async () => {
  const { order, said } = aPlace(0);
  /** @type {string[]} */
  const steps = [];
  const work = (/** @type {string} */ name) => async () => {
    steps.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    steps.push(`${name} ends`);
  };
  await Promise.all([
    workAlone(order('deploy of mf-shop'), work('first')),
    workAlone(order('rollback of mf-admin'), work('second')),
  ]);
  expect(steps).toHaveLength(4);
  expect(steps[0]?.split(' ')[0]).toBe(steps[1]?.split(' ')[0]);
  expect(said).toEqual([expect.stringMatching(/^Waiting for the (deploy of mf-shop|rollback of mf-admin)/)]);
});

test('work that fails leaves the lock free', async () => {
  const { order, target } = aPlace();
  await expect(workAlone(order('deploy'), async () => Promise.reject(new Error('no build')))).rejects.toThrow(
    'no build',
  );
  expect((await target.lock.read()).holder).toBeNull();
});

test('a deployer who is killed is waited for as long as its upload may take, and then told of', async () => {
  const { order, target, clock, said } = aPlace();
  await target.lock.replace(aHolder('killed'), '0');
  const began = clock.nowMs;
  expect(await workAlone(order('rollback of mf-shop'), async () => 'done')).toBe('done');
  expect(clock.nowMs - began).toBe(leaseMs + 10_000);
  expect(said).toEqual([
    'Waiting for the deploy of mf-shop by asha…',
    'Going on from what is on the air: the deploy of mf-shop by asha stopped in the middle.',
  ]);
});

test('a deployer who does not end is not waited for without an end', async () => {
  const { order, target, clock } = aPlace();
  await target.lock.replace(aHolder('slow'), '0');
  const pause = async () => {
    const { generation, holder } = await target.lock.read();
    await target.lock.replace(holder, generation);
    clock.nowMs += 1000;
  };
  Object.assign(target.lock, { pause });
  await expect(workAlone(order('deploy of mf-admin'), async () => {})).rejects.toThrow(
    'Nothing was changed: the deploy of mf-shop by asha does not end.',
  );
});

test('a deployer who slept while another took over publishes nothing, and says so', async () => {
  const { order, clock, published } = aPlace();
  const slept = workAlone(order('deploy of mf-shop'), async (held) => {
    clock.nowMs += leaseMs + 1000;
    await workAlone(order('rollback of mf-shop'), async (other) => other.publish('shell', '', {}));
    await held.publish('shell', '', {});
  });
  await expect(slept).rejects.toThrow(/^This one was silent for 2 minutes, and another deploy took over/);
  expect(published).toEqual(['shell']);
});

test('a deployer who sleeps while nobody else comes goes on', async () => {
  const { order, clock, published, target } = aPlace();
  await workAlone(order('deploy of mf-shop'), async (held) => {
    clock.nowMs += leaseMs + 1000;
    await held.publish('shell', '', {});
    expect((await target.lock.read()).ageMs).toBe(0);
  });
  expect(published).toEqual(['shell']);
});

import { waitFor } from '@testing-library/react';
import { rolloutArmOf, rolloutBuckets, type ListedRollout } from '@basket/domain';
import type { AreaError } from './area-error';
import type { RemoteInfo } from './manifest';

const exposed = jest.fn<Promise<unknown>, [RemoteInfo, number]>();
jest.mock('./federation', () => ({
  remoteTimeoutMs: 10_000,
  loadExposedRoutes: (...parameters: [RemoteInfo, number]) => exposed(...parameters),
}));

let who: object;
let renderedPage: object | null;
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  currentSession: () => who,
  firstViewPage: () => renderedPage,
}));

const navigation = { contract: 1, label: 'Shop', title: 'Customer', items: [], back: [] };
const site = 'https://shop-mf-shop.web.app';
/** With this release a bucket's place is its number. */
const release = '00000000aaaaaaaa';
const id = `mf_shop.${release}`;
const next: ListedRollout = {
  entry: `${site}/remoteEntry.${release}.js`,
  version: '1.5.0',
  integrity: `sha384-${'B'.repeat(64)}`,
  rendering: null,
  percent: 5,
};
const line = {
  name: 'mf_shop',
  mount: '/home',
  entry: `${site}/remoteEntry.1111111111111111.js`,
  version: '1.4.0',
  integrity: `sha384-${'A'.repeat(64)}`,
};
const other = { ...line, name: 'mf_admin', mount: '/admin' };
const buckets = { next: 4, now: 85, none: 5 } as const;
const key = 'basket-express.rollouts';

let list: unknown;
let ended: () => Promise<Response>;
const asked: string[] = [];
const realFetch = globalThis.fetch;

function answer(url: string): Promise<Response> {
  asked.push(url);
  if (url === '/api/rollouts') return ended();
  if (url === '/remotes.json') return Promise.resolve(Response.json(list));
  return Promise.resolve(new Response(null, { status: 204 }));
}

function keep(bucket: number, ...done: string[]): void {
  localStorage.setItem(key, JSON.stringify({ bucket, done }));
}

/** As browsers have it that forbid a storage. */
function forbid(forbidden: Storage): void {
  for (const method of ['getItem', 'setItem'] as const) {
    const real = Storage.prototype[method] as (this: Storage, ...parameters: string[]) => string | null;
    jest.spyOn(Storage.prototype, method).mockImplementation(function (this: Storage, ...parameters) {
      if (this === forbidden) throw new DOMException('SecurityError');
      return real.apply(this, parameters);
    });
  }
}

/** A new document. */
async function aPage() {
  jest.resetModules();
  return import('./load-area');
}

/** The releases that were loaded. */
const loadedEntries = (): string[] => exposed.mock.calls.map(([{ entry }]) => entry);
const loads = async (mount = '/home') => {
  const page = await aPage();
  await page.loadArea(mount);
  return loadedEntries().at(-1);
};

beforeEach(() => {
  list = { remotes: [{ ...line, rollout: next }, other] };
  ended = () => Promise.resolve(Response.json({ ended: [] }));
  exposed.mockReset().mockResolvedValue({ default: [], navigation });
  asked.length = 0;
  who = { user: null, profile: null };
  renderedPage = null;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/home');
  Object.assign(globalThis, { fetch: answer });
  Object.assign(performance, { getEntriesByType: () => [] });
});
afterEach(() => window.dispatchEvent(new Event('pagehide'))); // ends what is still watched
afterAll(() => Object.assign(globalThis, { fetch: realFetch }));

test.each([
  { arm: 'next', bucket: 0, entry: next.entry, isAsked: true },
  { arm: 'next', bucket: buckets.next, entry: next.entry, isAsked: true },
  { arm: 'none', bucket: buckets.none, entry: line.entry, isAsked: false },
  { arm: 'none', bucket: 84, entry: line.entry, isAsked: false },
  { arm: 'now', bucket: buckets.now, entry: line.entry, isAsked: true },
  { arm: 'now', bucket: 99, entry: line.entry, isAsked: true },
])(
  'bucket $bucket is of arm $arm and loads $entry (rule: rollout-sticky)',
  async ({ bucket, entry, isAsked }) => {
    keep(bucket);
    const page = await aPage();
    await page.loadArea('/home');
    await page.loadArea('/admin');
    expect(loadedEntries()).toEqual([entry, other.entry]);
    expect(asked).toEqual(['/remotes.json', ...(isAsked ? ['/api/rollouts'] : [])]);
  },
);

test('a device of the new release takes its version and hash, and keeps it while the share grows (rule: rollout-sticky)', async () => {
  for (const percent of [5, 20, 100]) {
    keep(buckets.next);
    list = { remotes: [{ ...line, rollout: { ...next, percent } }] };
    await loads();
    const { version, integrity } = next;
    expect(exposed.mock.calls.at(-1)?.[0]).toMatchObject({ entry: next.entry, version, integrity });
  }
});

test('a device draws its bucket once', async () => {
  await loads();
  const first = localStorage.getItem(key);
  const { bucket } = JSON.parse(first ?? '{}') as { bucket: number };
  expect(Number.isInteger(bucket) && bucket >= 0 && bucket < rolloutBuckets).toBe(true);
  const isNext = rolloutArmOf(bucket, { release, percent: 5 }) === 'next';
  expect(loadedEntries()).toEqual([isNext ? next.entry : line.entry]);
  await loads();
  expect(localStorage.getItem(key)).toBe(first);
});

test.each([
  'x',
  '{}',
  'null',
  '{"bucket":100,"done":[]}',
  '{"bucket":1.5,"done":[]}',
  '{"bucket":"1","done":[]}',
])('a bucket is drawn anew in place of %s', async (text) => {
  localStorage.setItem(key, text);
  jest.spyOn(Math, 'random').mockReturnValue(0.999);
  await expect(loads()).resolves.toBe(line.entry);
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({ bucket: 99, done: [] });
});

test('a list without a rollout asks nothing and keeps nothing', async () => {
  list = { remotes: [line, other] };
  await expect(loads()).resolves.toBe(line.entry);
  expect(asked).toEqual(['/remotes.json']);
  expect(localStorage.length).toBe(0);
});

const noAnswer = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
test.each<{ desc: string; arrange: () => void }>([
  {
    desc: 'that has ended',
    arrange: () => (ended = () => Promise.resolve(Response.json({ ended: [id] }))),
  },
  { desc: 'about which nobody answers', arrange: () => (ended = noAnswer) },
  {
    desc: 'about which the answer is no list',
    arrange: () => (ended = () => Promise.resolve(new Response('<h1>Hello</h1>'))),
  },
  {
    desc: 'about which the server fails',
    arrange: () => (ended = () => Promise.resolve(new Response('{"ended":[]}', { status: 503 }))),
  },
  {
    desc: 'that cannot be read',
    arrange: () => (list = { remotes: [{ ...line, rollout: { ...next, percent: 'many' } }] }),
  },
  {
    desc: 'whose entry runs code',
    arrange: () =>
      (list = {
        remotes: [{ ...line, rollout: { ...next, entry: `javascript:remoteEntry.${release}.js` } }],
      }),
  },
  {
    desc: 'without a hash that a browser checks',
    arrange: () => (list = { remotes: [{ ...line, rollout: { ...next, integrity: 'md5-AAAA' } }] }),
  },
  { desc: 'beside a page that the server rendered', arrange: () => (renderedPage = { view: 'customer' }) },
  {
    desc: 'where storage is forbidden',
    arrange: () => forbid(localStorage),
  },
])('a rollout $desc leaves the present release', async ({ arrange }) => {
  keep(buckets.next);
  arrange();
  await expect(loads()).resolves.toBe(line.entry);
});

test('a rollout is left alone where nothing can be kept', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('QuotaExceededError');
  });
  jest.spyOn(Math, 'random').mockReturnValue(0);
  await expect(loads()).resolves.toBe(line.entry);
  expect(asked).toEqual(['/remotes.json']);
});

test('the answer about ended rollouts is waited for two seconds', async () => {
  keep(buckets.next);
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  await loads();
  expect(timeout.mock.calls).toEqual([[10_000], [2_000]]);
});

test('a device remembers that a rollout has ended, and asks no more', async () => {
  keep(buckets.next);
  ended = () => Promise.resolve(Response.json({ ended: [id] }));
  await loads();
  asked.length = 0;
  await expect(loads()).resolves.toBe(line.entry);
  expect(asked).toEqual(['/remotes.json']);
});

test('a device that has reported its visit with the present release asks no more, until it gets the new one', async () => {
  keep(buckets.now, `${id}.now`);
  await expect(loads()).resolves.toBe(line.entry);
  expect(asked).toEqual(['/remotes.json']);
  list = { remotes: [{ ...line, rollout: { ...next, percent: 90 } }] };
  await expect(loads()).resolves.toBe(next.entry);
});

test('a preview that is switched on wins', async () => {
  keep(buckets.next);
  who = { user: { uid: 'a1' }, profile: { role: 'admin' } };
  const integrity = `sha384-${'C'.repeat(64)}`;
  const preview = { uid: 'a1', name: 'mf_shop', release: '0123456789abcdef', integrity };
  localStorage.setItem('basket-express.preview', JSON.stringify(preview));
  await expect(loads()).resolves.toBe(`${site}/remoteEntry.0123456789abcdef.js`);
  window.dispatchEvent(new Event('pagehide'));
  expect(asked).not.toContain('/api/rollout-visits');
});

test('a list that a page of the server carries has the releases that rendered it, and draws the bucket for the next page', async () => {
  renderedPage = { view: 'customer' };
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const { loadArea, takeUpManifest } = await aPage();
  takeUpManifest(list);
  await loadArea('/home');
  expect(loadedEntries()).toEqual([line.entry]);
  await waitFor(() => expect(localStorage.getItem(key)).toBe('{"bucket":0,"done":[]}'));
  expect(asked).toEqual([]);
  renderedPage = null;
  await expect(loads()).resolves.toBe(next.entry);
});

test('a page of the server whose list has no rollout keeps nothing', async () => {
  renderedPage = { view: 'customer' };
  const { takeUpManifest } = await aPage();
  const { afterFirstView } = await import('@basket/web');
  takeUpManifest({ remotes: [line] });
  await new Promise<void>((resolve) => afterFirstView(resolve));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(localStorage.getItem(key)).toBeNull();
});

const failureOf = (area: Promise<unknown>): Promise<string> =>
  area.then(
    () => 'none',
    (error: AreaError) => error.failure,
  );

test('a new release that does not load leads to the present one, by Retry and by a reload of this session', async () => {
  keep(buckets.next);
  exposed.mockRejectedValueOnce(new Error('#RUNTIME-008 ScriptNetworkError'));
  const { forgetArea, listedRemotes, loadArea } = await aPage();
  await expect(failureOf(loadArea('/home'))).resolves.toBe('script');
  // Errors of the page are told of the release that failed.
  expect((await listedRemotes())[0]?.version).toBe(next.version);
  forgetArea('/home');
  await loadArea('/home');
  expect((await listedRemotes())[0]?.version).toBe(line.version);
  await loads();
  expect(loadedEntries()).toEqual([next.entry, line.entry, line.entry]);

  sessionStorage.clear();
  await expect(loads()).resolves.toBe(next.entry);
});

test('a reload without Retry has the present release, too', async () => {
  keep(buckets.next);
  exposed.mockRejectedValueOnce(new Error('x'));
  const { loadArea } = await aPage();
  await failureOf(loadArea('/home'));
  await expect(loads()).resolves.toBe(line.entry);
});

test.each(['forgetArea', 'renewArea'] as const)(
  'a new release that loads, and fails later, leads to the present one: %s',
  async (again) => {
    keep(buckets.next);
    const page = await aPage();
    await page.loadArea('/home');
    await page[again]('/home');
    await page.loadArea('/home');
    expect(loadedEntries()).toEqual([next.entry, line.entry]);
  },
);

test('an area that fails takes no new release from another', async () => {
  keep(buckets.next);
  const { forgetArea, listedRemotes, loadArea } = await aPage();
  await loadArea('/home');
  exposed.mockRejectedValueOnce(new Error('x'));
  await failureOf(loadArea('/admin'));
  forgetArea('/admin');
  await loadArea('/admin');
  expect((await listedRemotes())[0]?.version).toBe(next.version);
});

test('without session storage the page itself remembers what did not load', async () => {
  keep(buckets.next);
  exposed.mockRejectedValueOnce(new Error('x'));
  forbid(sessionStorage);
  const { forgetArea, loadArea } = await aPage();
  await failureOf(loadArea('/home'));
  forgetArea('/home');
  await loadArea('/home');
  expect(loadedEntries()).toEqual([next.entry, line.entry]);
});

import type { AreaError } from './area-error';
import type { RemoteInfo } from './manifest';

type Exposed = (remote: RemoteInfo, attempt: number) => Promise<unknown>;
const exposed = jest.fn<ReturnType<Exposed>, Parameters<Exposed>>();
jest.mock('./federation', () => ({
  remoteTimeoutMs: 40,
  loadExposedRoutes: (...parameters: Parameters<Exposed>) => exposed(...parameters),
}));

let who: object;
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  currentSession: () => who,
}));

const routes = [{ index: true }];
const navigation = { contract: 1, label: 'Shop', title: 'Customer', items: [], back: [] };
const remote: RemoteInfo = {
  name: 'mf_shop',
  mount: '/home',
  entry: 'http://localhost:5005/remoteEntry.js',
  version: '1.0.0',
  integrity: null,
};

let manifest: unknown;
const realFetch = globalThis.fetch;
const fetchManifest = jest.fn(() => {
  if (manifest instanceof Error) return Promise.reject(manifest);
  return Promise.resolve(manifest instanceof Response ? manifest : new Response(JSON.stringify(manifest)));
});

/** A new page, because areas and attempts are stored per page. */
async function aPage() {
  jest.resetModules();
  return import('./load-area');
}

beforeEach(() => {
  manifest = { remotes: [remote] };
  exposed.mockReset().mockResolvedValue({ default: routes, navigation });
  fetchManifest.mockClear();
  Object.assign(globalThis, { fetch: fetchManifest });
  localStorage.clear();
  who = { user: null, profile: null };
});
afterAll(() => Object.assign(globalThis, { fetch: realFetch }));

const failureOf = (area: Promise<unknown>): Promise<string> =>
  area.then(
    () => 'none',
    (error: AreaError) => error.failure,
  );

test('an area is loaded once, with one manifest for all', async () => {
  const { loadArea } = await aPage();
  await expect(loadArea('/home')).resolves.toBe(routes);
  await loadArea('/home');
  await expect(failureOf(loadArea('/admin'))).resolves.toBe('unlisted');
  expect(exposed).toHaveBeenCalledTimes(1);
  expect(exposed).toHaveBeenCalledWith(remote, 0);
  expect(fetchManifest).toHaveBeenCalledTimes(1);
});

const never = new Promise<never>(() => undefined);

test.each([
  { desc: 'no list', break: () => (manifest = new TypeError('Failed to fetch')), failure: 'manifest' },
  {
    desc: 'a list that is not there',
    break: () => (manifest = new Response('Not found', { status: 404 })),
    failure: 'manifest',
  },
  {
    desc: 'a page in place of the list',
    break: () => (manifest = new Response('<h1>Hello</h1>')),
    failure: 'manifest',
  },
  {
    desc: 'a list of another shape',
    break: () => (manifest = { remotes: 'x' }),
    failure: 'manifest',
  },
  {
    desc: 'a list of a later version',
    break: () => (manifest = { version: 2, areas: {} }),
    failure: 'manifest',
  },
  { desc: 'not in the list', break: () => (manifest = { remotes: [] }), failure: 'unlisted' },
  {
    desc: 'an entry of another shape',
    break: () => (manifest = { remotes: [{ mount: '/home' }] }),
    failure: 'unlisted',
  },
  { desc: 'no answer', break: () => exposed.mockReturnValue(never), failure: 'timeout' },
  {
    desc: 'no script',
    break: () =>
      exposed.mockRejectedValue(new Error('[ Federation Runtime ]: ... #RUNTIME-008 ScriptNetworkError')),
    failure: 'script',
  },
  {
    desc: 'an old list, which names a release that is gone',
    break: () => {
      manifest = { remotes: [{ ...remote, entry: 'http://localhost:5005/remoteEntry.0123.js' }] };
      exposed.mockImplementation(({ entry }) =>
        entry === remote.entry
          ? Promise.resolve({ default: routes, navigation })
          : Promise.reject(new Error('#RUNTIME-008 ScriptNetworkError')),
      );
    },
    failure: 'script',
  },
  {
    desc: 'half an entry, or a script that is no remote',
    break: () => exposed.mockRejectedValue(new Error('[ Federation Runtime ]: ... #RUNTIME-001')),
    failure: 'script',
  },
  {
    desc: 'an entry that throws while it starts',
    break: () => exposed.mockRejectedValue(new Error('#RUNTIME-008 ScriptExecutionError')),
    failure: 'script',
  },
  {
    desc: 'another module than promised',
    break: () => exposed.mockRejectedValue(new Error('Module "./routes" does not exist in container.')),
    failure: 'start',
  },
  {
    desc: 'routes of which a file is missing',
    break: () => exposed.mockRejectedValue(new Error('Loading chunk 12 failed.')),
    failure: 'start',
  },
  {
    desc: 'another version of the platform',
    break: () => exposed.mockRejectedValue(new Error('Version 2.0.0 from host of shared singleton module')),
    failure: 'start',
  },
  { desc: 'no routes', break: () => exposed.mockResolvedValue({ navigation }), failure: 'contract' },
  {
    desc: 'routes of another shape',
    break: () => exposed.mockResolvedValue({ default: 'x', navigation }),
    failure: 'contract',
  },
  {
    desc: 'another contract',
    break: () => exposed.mockResolvedValue({ default: routes, navigation: { ...navigation, contract: 2 } }),
    failure: 'contract',
  },
  { desc: 'no navigation', break: () => exposed.mockResolvedValue({ default: routes }), failure: 'contract' },
  { desc: 'nothing exposed', break: () => exposed.mockResolvedValue(null), failure: 'contract' },
])('$desc fails as $failure; a retry works after the cause is gone', async ({ break: breakIt, failure }) => {
  const { loadArea, forgetArea } = await aPage();
  breakIt();
  const area = loadArea('/home');
  await expect(failureOf(area)).resolves.toBe(failure);
  expect(loadArea('/home')).toBe(area);

  manifest = { remotes: [remote] };
  exposed.mockReset().mockResolvedValue({ default: routes, navigation });
  fetchManifest.mockClear();
  forgetArea('/home');
  await expect(loadArea('/home')).resolves.toBe(routes);
  expect(fetchManifest).toHaveBeenCalledTimes(1);
  expect(exposed.mock.calls.map(([present]) => present)).toEqual([remote]);
});

test('an answer in the last moment is an answer', async () => {
  const { loadArea } = await aPage();
  await failureOf(loadArea('/admin')); // the list is there
  jest.useFakeTimers();
  try {
    const answer = { default: routes, navigation };
    exposed.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(answer), 39)));
    const area = loadArea('/home');
    await jest.advanceTimersByTimeAsync(39);
    await expect(area).resolves.toBe(routes);
  } finally {
    jest.useRealTimers();
  }
});

test.each([
  { desc: 'an entry of another shape', other: { mount: '/delivery' } },
  {
    desc: 'an area that the shell does not know',
    other: { ...remote, name: 'mf_shop2', mount: '/home-2' },
  },
])('$desc in the list leaves the other areas alone (rule: remotes-isolated)', async ({ other }) => {
  manifest = { remotes: [other, remote] };
  const { loadArea } = await aPage();
  await expect(loadArea('/home')).resolves.toBe(routes);
  expect(exposed.mock.calls).toEqual([[remote, 0]]);
});

test('a retry has a new attempt number, so that no earlier copy is used', async () => {
  const { loadArea, forgetArea } = await aPage();
  exposed.mockRejectedValueOnce(new Error('x'));
  await failureOf(loadArea('/home'));
  forgetArea('/home');
  await loadArea('/home');
  expect(exposed.mock.calls.map(([, attempt]) => attempt)).toEqual([0, 1]);
});

test('a remote that a pre-rendered page lists needs no request; where that list is outdated, the next attempt asks anew', async () => {
  const { loadArea, forgetArea, takeUpManifest } = await aPage();
  takeUpManifest({ remotes: [{ ...remote, version: '0.9.0' }] });
  exposed.mockRejectedValueOnce(new Error('#RUNTIME-008 ScriptNetworkError'));
  await expect(failureOf(loadArea('/home'))).resolves.toBe('outdated');
  expect(fetchManifest).not.toHaveBeenCalled();

  exposed.mockRejectedValueOnce(new Error('#RUNTIME-008 ScriptNetworkError'));
  forgetArea('/home');
  await expect(failureOf(loadArea('/home'))).resolves.toBe('script');
  expect(fetchManifest).toHaveBeenCalledTimes(1);
  expect(exposed.mock.calls.map(([{ version }]) => version)).toEqual(['0.9.0', '1.0.0']);
});

test('a list of another shape in the page is fetched instead', async () => {
  const { loadArea, takeUpManifest } = await aPage();
  takeUpManifest({ remotes: 'none' });
  await expect(loadArea('/home')).resolves.toBe(routes);
  expect(fetchManifest).toHaveBeenCalledTimes(1);
});

test('leaving forgets an area that has failed, or fails later, and keeps one that runs', async () => {
  const { loadArea, forgetArea, forgetFailedArea } = await aPage();
  const running = loadArea('/home');
  await running;
  forgetFailedArea('/home');
  await running;
  expect(loadArea('/home')).toBe(running);

  const failed = loadArea('/admin');
  forgetFailedArea('/admin');
  expect(loadArea('/admin')).toBe(failed);
  await failureOf(failed);
  const again = loadArea('/admin');
  expect(again).not.toBe(failed);
  await failureOf(again);
  forgetFailedArea('/admin');
  await failureOf(again);
  expect(loadArea('/admin')).not.toBe(again);

  // The area has been loaded anew meanwhile.
  forgetFailedArea('/admin');
  forgetArea('/admin');
  const next = loadArea('/admin');
  await failureOf(next);
  expect(loadArea('/admin')).toBe(next);
});

test('the frame learns what an area says about itself when it is there, and ignores what it does not know', async () => {
  const { areaNavigation, loadArea } = await aPage();
  const heard = jest.fn();
  const stop = (await import('../areas')).onAreas(heard);
  const later = { ...navigation, badge: 3 };
  exposed.mockResolvedValue({ default: routes, navigation: later, help: true });
  expect(areaNavigation('/home')).toBeNull();
  await loadArea('/home');
  expect(areaNavigation('/home')).toBe(later);
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
});

test('a running area is renewed with a new list and attempt, and stays as it is where that fails (rule: file-gone)', async () => {
  const { loadArea, renewArea } = await aPage();
  await loadArea('/home');
  exposed.mockRejectedValueOnce(new Error('no network'));
  await expect(failureOf(renewArea('/home'))).resolves.toBe('start');
  await expect(loadArea('/home')).resolves.toBe(routes);

  const present = [{ index: false }];
  exposed.mockResolvedValueOnce({ default: present, navigation });
  const putInPlace = await renewArea('/home');
  await expect(loadArea('/home')).resolves.toBe(routes);
  putInPlace();
  await expect(loadArea('/home')).resolves.toBe(present);
  expect(fetchManifest).toHaveBeenCalledTimes(3);
  expect(exposed.mock.calls.map(([, attempt]) => attempt)).toEqual([0, 1, 2]);
});

test.each([
  { role: 'admin', entry: 'http://localhost:5005/remoteEntry.0123456789abcdef.js' },
  { role: 'customer', entry: remote.entry },
] as const)('a preview that is kept here is what $role gets: $entry', async ({ role, entry }) => {
  who = { user: { uid: 'a1' }, profile: { role } };
  const preview = { uid: 'a1', name: 'mf_shop', release: '0123456789abcdef' };
  const integrity = `sha384-${'A'.repeat(64)}`;
  localStorage.setItem('basket-express.preview', JSON.stringify({ ...preview, integrity }));
  const { loadArea } = await aPage();
  await loadArea('/home');
  expect(exposed.mock.calls.map(([loaded]) => loaded.entry)).toEqual([entry]);
});

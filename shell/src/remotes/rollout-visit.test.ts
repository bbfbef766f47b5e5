import { rolloutVisitSchema, slowVisitMs, type RolloutArm } from '@basket/domain';
import * as v from 'valibot';
import type { RemoteInfo } from './manifest';

const exposed = jest.fn<Promise<unknown>, [RemoteInfo, number]>();
jest.mock('./federation', () => ({
  remoteTimeoutMs: 10_000,
  loadExposedRoutes: (...parameters: [RemoteInfo, number]) => exposed(...parameters),
}));
const mockTasks: (() => void)[] = [];
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  afterFirstView: (task: () => void) => void mockTasks.push(task),
}));

const release = '00000000aaaaaaaa';
const rolloutId = `mf_shop.${release}`;
const remote = {
  name: 'mf_shop',
  mount: '/home',
  entry: 'https://shop.example/remoteEntry.1111111111111111.js',
  version: '1.4.0',
  integrity: `sha384-${'A'.repeat(64)}`,
};
const rollout = {
  entry: `https://shop.example/remoteEntry.${release}.js`,
  version: '1.5.0',
  integrity: `sha384-${'B'.repeat(64)}`,
  percent: 5,
};
const buckets = { next: 0, now: 99, none: 50 } as const;
const key = 'basket-express.rollouts';

const sent: unknown[] = [];
let isPostLost: boolean;
/** The reports were in local storage when they were sent. */
const notedBefore: boolean[] = [];
const realFetch = globalThis.fetch;
function answer(url: string, init?: { readonly body?: string; readonly keepalive?: boolean }) {
  if (url === '/remotes.json') return Promise.resolve(Response.json({ remotes: [{ ...remote, rollout }] }));
  if (url === '/api/rollouts') return Promise.resolve(Response.json({ ended: [] }));
  const visit = v.parse(rolloutVisitSchema, JSON.parse(init?.body ?? ''));
  expect({ url, keepalive: init?.keepalive }).toEqual({ url: '/api/rollout-visits', keepalive: true });
  notedBefore.push((localStorage.getItem(key) ?? '').includes(`${visit.rolloutId}.${visit.arm}`));
  sent.push(visit);
  return isPostLost
    ? Promise.reject(new TypeError('x'))
    : Promise.resolve(new Response(null, { status: 204 }));
}

let nowMs: number;
let visibility: DocumentVisibilityState;
let earlierStates: { readonly name: string }[];

function keep(bucket: number): void {
  localStorage.setItem(key, JSON.stringify({ bucket, done: [] }));
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask', 'nextTick'] });
  sent.length = 0;
  notedBefore.length = 0;
  mockTasks.length = 0;
  isPostLost = false;
  nowMs = 1_000;
  visibility = 'visible';
  earlierStates = [{ name: 'visible' }];
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/home/orders');
  exposed.mockReset().mockResolvedValue({
    default: [],
    navigation: { contract: 1, label: 'Shop', title: 'Customer', items: [], back: [] },
  });
  Object.assign(globalThis, { fetch: answer });
  Object.assign(performance, { getEntriesByType: () => earlierStates });
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  window.dispatchEvent(new Event('pagehide')); // ends what is still watched
  jest.useRealTimers();
});
afterAll(() => Object.assign(globalThis, { fetch: realFetch }));

/** Opens the area in a new document. */
async function open(bucket: number = buckets.next) {
  if (localStorage.getItem(key) === null) keep(bucket);
  jest.resetModules();
  mockTasks.length = 0;
  const page = await import('./load-area');
  const { tellFault } = await import('./faults');
  await page.loadArea('/home').catch(() => undefined);
  await jest.advanceTimersByTimeAsync(0);
  return { ...page, tellFault };
}
function show(atMs: number): void {
  nowMs = atMs;
  for (const task of mockTasks.splice(0)) task();
}
const leave = () => void window.dispatchEvent(new Event('pagehide'));
function hide(): void {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
}
const visit = (facts: { arm?: RolloutArm; isFailed?: boolean; isSlow?: boolean } = {}) => ({
  rolloutId,
  arm: 'next',
  isFailed: false,
  isSlow: false,
  ...facts,
});

test.each(['next', 'now'] as const)(
  'a device of arm %s reports one visit, which it notes before (rule: rollout-ended)',
  async (arm) => {
    isPostLost = true;
    for (let round = 0; round < 3; round += 1) {
      await open(buckets[arm]);
      show(1_500);
      leave();
      leave();
    }
    expect(sent).toEqual([visit({ arm })]);
    expect(notedBefore).toEqual([true]);
  },
);

test('a device that is not measured reports nothing', async () => {
  await open(buckets.none);
  expect(mockTasks).toEqual([]);
  leave();
  expect(sent).toEqual([]);
});

test('a visit ends 20 seconds after its page is there', async () => {
  const { tellFault } = await open();
  show(2_000);
  await jest.advanceTimersByTimeAsync(19_999);
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  tellFault('mf_shop');
  leave();
  expect(sent).toEqual([visit()]);
});

test.each([
  { desc: 'in time', shownMs: slowVisitMs, isSlow: false },
  { desc: 'late', shownMs: slowVisitMs + 1, isSlow: true },
  {
    desc: 'late, in a document that was hidden before',
    shownMs: 9_000,
    states: ['hidden', 'visible'],
    isSlow: false,
  },
  { desc: 'late, in a document of another part', shownMs: 9_000, path: '/login', isSlow: false },
  { desc: 'late, in a document of a longer name', shownMs: 9_000, path: '/homework', isSlow: false },
])('a page that is there $desc: slow is $isSlow', async ({ shownMs, states, path, isSlow }) => {
  if (states) earlierStates = states.map((name) => ({ name }));
  if (path !== undefined) history.replaceState(null, '', path);
  await open();
  show(shownMs);
  leave();
  expect(sent).toEqual([visit({ isSlow })]);
});

test('a page that is hidden while it loads is not slow', async () => {
  await open();
  hide();
  expect(sent).toEqual([]);
  visibility = 'visible';
  show(9_000);
  leave();
  expect(sent).toEqual([visit()]);
});

test('a page that is hidden once it is there ends the visit', async () => {
  const { tellFault } = await open();
  show(9_000);
  hide();
  tellFault('mf_shop');
  expect(sent).toEqual([visit({ isSlow: true })]);
});

test.each([
  { desc: 'in time says nothing', leftMs: slowVisitMs, reports: [] },
  { desc: 'late is slow', leftMs: slowVisitMs + 1, reports: [visit({ isSlow: true })] },
])('a visit that is left before its page is there, $desc', async ({ leftMs, reports }) => {
  await open();
  nowMs = leftMs;
  leave();
  expect(sent).toEqual(reports);
});

test.each(['next', 'now'] as const)(
  'a remote that does not load for arm %s is a failed visit',
  async (arm) => {
    exposed.mockRejectedValueOnce(new Error('#RUNTIME-008 ScriptNetworkError'));
    const { forgetArea, loadArea } = await open(buckets[arm]);
    expect(sent).toEqual([visit({ arm, isFailed: true })]);
    forgetArea('/home');
    await loadArea('/home');
    show(3_000);
    leave();
    expect(sent).toHaveLength(1);
  },
);

test.each([
  { desc: 'of its code', remoteName: 'mf_shop', isFailed: true },
  { desc: 'of another remote', remoteName: 'mf_admin', isFailed: false },
])('an error $desc: failed is $isFailed', async ({ remoteName, isFailed }) => {
  const { tellFault } = await open();
  show(1_500);
  tellFault(remoteName);
  leave();
  expect(sent).toEqual([visit({ isFailed })]);
});

test('a device without a network reports nothing, and notes nothing', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open();
  show(1_500);
  leave();
  expect(sent).toEqual([]);
  expect(localStorage.getItem(key)).toBe('{"bucket":0,"done":[]}');
});

test('a visit that another tab has reported meanwhile is not reported', async () => {
  await open();
  show(1_500);
  localStorage.setItem(key, JSON.stringify({ bucket: buckets.next, done: [`${rolloutId}.next`] }));
  leave();
  expect(sent).toEqual([]);
});

test('a visit that cannot be noted is not reported', async () => {
  await open();
  show(1_500);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('QuotaExceededError');
  });
  leave();
  expect(sent).toEqual([]);
});

test('an area that is renewed later in a document is not slow', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { renewArea } = await open(buckets.now);
  show(1_500);
  hide();
  online.mockReturnValue(true);
  visibility = 'visible';
  await renewArea('/home');
  await jest.advanceTimersByTimeAsync(0);
  show(60_000);
  leave();
  expect(sent).toEqual([visit({ arm: 'now' })]);
});

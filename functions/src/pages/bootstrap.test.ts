import { createContext, runInContext } from 'node:vm';
import { rolloutArmOf, rolloutBuckets, type Rollout } from '@basket/domain';
import { aRollout } from '@basket/domain/testing';
import { bootstrap, headScript, rolloutScript } from './bootstrap';

interface Visit {
  readonly view: 'visitor' | 'customer';
  /** The code of the language that the page is in. @default English */
  readonly language?: string;
  /** @default '/home' */
  readonly pathname?: string;
  /** That was chosen on the device, as it is stored. */
  readonly chosen?: string;
  readonly hint?: string | null;
  /** Storage and cookies that throw, as browsers have them that forbid both. */
  readonly isForbidden?: boolean;
  readonly hasReloaded?: boolean;
  /** The browser's cookie from before. */
  readonly cookie?: string;
  readonly placeLine?: string;
  readonly bought?: string;
  readonly refusesCookies?: boolean;
  /** That the page's remote has. */
  readonly rollout?: Rollout;
  /** The device's own part in rollouts. */
  readonly rollouts?: string;
  readonly isOnline?: boolean;
}

type Listener = (event: { target: object; preventDefault: () => void }) => void;

const readerName = (view: Visit['view'], language: string | undefined): string =>
  (view === 'visitor' ? '' : 'c') + (language ? `-${language}` : '');

/** Runs the scripts of a page as a browser does. */
function visit({
  view,
  language,
  pathname = '/home',
  chosen,
  hint = null,
  isForbidden = false,
  hasReloaded = false,
  cookie = '',
  placeLine,
  bought,
  refusesCookies = false,
  rollout,
  rollouts,
  isOnline = true,
}: Visit) {
  const kept = new Map<string, string>(hasReloaded ? [['basket-express.reloaded', '1']] : []);
  const forbid = (): never => {
    throw new Error('SecurityError');
  };
  const reader = readerName(view, language);
  const page = { dataset: { view, reader, size: '0' } as { view: string; bought?: string } };
  const root = { hidden: false, textContent: '', querySelectorAll: () => [] };
  const line = { textContent: 'Choose where to deliver' };
  const local = new Map<string, string | null | undefined>([
    ['basket-express.session', hint],
    ['basket-express.language', chosen],
    ['basket-express.place-line', placeLine],
    ['basket-express.recently-bought', bought],
    ['basket-express.rollouts', rollouts],
  ]);
  const steps: string[] = [];
  const reload = jest.fn(() => void steps.push('reload'));
  const cookies: string[] = [];
  let stored = cookie;
  const listeners: Partial<Record<string, Listener[]>> = {};
  const window: { __earlyTaps?: { taps: { button: object }[]; done: string[] } } = {};
  const browser = createContext({
    window,
    MutationObserver: class {
      readonly observe = (): void => undefined;
    },
    document: {
      documentElement: page,
      getElementById: () => root,
      querySelector: () => line,
      get cookie() {
        steps.push('read');
        return stored;
      },
      set cookie(value: string) {
        steps.push('write');
        cookies.push(value);
        if (!refusesCookies) stored = value.includes('Max-Age=0') ? '' : (value.split(';')[0] ?? '');
      },
    },
    localStorage: { getItem: isForbidden ? forbid : (key: string) => local.get(key) ?? null },
    sessionStorage: {
      getItem: isForbidden ? forbid : (key: string) => kept.get(key) ?? null,
      setItem: isForbidden ? forbid : (key: string, value: string) => kept.set(key, value),
      removeItem: isForbidden ? forbid : (key: string) => kept.delete(key),
    },
    location: { reload, pathname },
    navigator: { onLine: isOnline },
    addEventListener: (kind: string, listener: Listener) => void (listeners[kind] ??= []).push(listener),
  });
  runInContext(headScript, browser);
  runInContext(bootstrap, browser);
  if (rollout) runInContext(rolloutScript(rollout), browser);
  return { page, root, line, reload, cookies, steps, listeners, window, kept };
}

const customer = JSON.stringify({ role: 'customer' });
const admin = JSON.stringify({ role: 'admin' });

test.each([
  { desc: 'a visitor', view: 'visitor' as const, hint: null },
  { desc: 'a customer', view: 'customer' as const, hint: customer },
  { desc: 'no hint that can be read', view: 'visitor' as const, hint: '{' },
  { desc: 'forbidden storage', view: 'visitor' as const, isForbidden: true },
  { desc: 'a visitor who reads Hindi', view: 'visitor' as const, language: 'hi', chosen: '"hi"' },
  {
    desc: 'a customer who reads Hindi',
    view: 'customer' as const,
    hint: customer,
    language: 'hi',
    chosen: '"hi"',
  },
  {
    desc: 'whoever opens an address in Hindi and reads English',
    view: 'customer' as const,
    hint: customer,
    language: 'hi',
    pathname: '/hi/home',
    chosen: '"en"',
  },
  {
    desc: 'a visitor whose storage is forbidden, at an address in Hindi',
    view: 'visitor' as const,
    language: 'hi',
    pathname: '/hi/home/products',
    isForbidden: true,
  },
  { desc: 'a choice of English', view: 'visitor' as const, chosen: '"en"' },
  { desc: 'a language that the shop does not speak', view: 'visitor' as const, chosen: '"xx"' },
  { desc: 'something else in the place of a language', view: 'visitor' as const, chosen: '{' },
])('$desc sees the page for them', (facts) => {
  const { page, root, reload, kept } = visit({ hasReloaded: true, ...facts });
  expect(page.dataset.view).toBe(facts.view);
  expect(root.hidden).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  if (!('isForbidden' in facts)) expect([...kept]).toEqual([]);
});

test.each([
  { desc: 'a customer', view: 'visitor' as const, hint: customer, cookie: '__session=c; Max-Age=31536000' },
  { desc: 'staff', view: 'visitor' as const, hint: admin, cookie: '__session=s; Max-Age=31536000' },
  { desc: 'a visitor', view: 'customer' as const, hint: null, cookie: '__session=; Max-Age=0' },
  {
    desc: 'a visitor who reads Hindi',
    view: 'visitor' as const,
    chosen: '"hi"',
    cookie: '__session=-hi; Max-Age=31536000',
  },
  {
    desc: 'a customer who reads English, at an address in Hindi,',
    view: 'visitor' as const,
    language: 'hi',
    pathname: '/hi/home',
    hint: customer,
    cookie: '__session=c; Max-Age=31536000',
  },
  {
    desc: 'a customer who reads English again',
    view: 'customer' as const,
    language: 'hi',
    hint: customer,
    cookie: '__session=c; Max-Age=31536000',
  },
])('$desc with another page than theirs gets the right cookie and one reload', ({ cookie, ...facts }) => {
  const first = visit(facts);
  expect(first.root.hidden).toBe(true);
  expect(first.page.dataset.view).toBe('none');
  expect(first.cookies).toEqual([`${cookie}; Path=/; SameSite=Lax; Secure`]);
  // Read between: the write has ended in the browser's other processes when the request starts.
  expect(first.steps).toEqual(['write', 'read', 'reload']);

  // The same page came again: the shell renders itself.
  const second = visit({ ...facts, hasReloaded: true });
  expect(second.page.dataset.view).toBe('none');
  expect(second.reload).not.toHaveBeenCalled();
});

test.each([
  { desc: 'a customer', view: 'visitor' as const, hint: customer, cookie: 'theme=dark' },
  { desc: 'a visitor', view: 'customer' as const, hint: null, cookie: 'theme=dark; __session=c' },
])('$desc whose browser refuses cookies does not load a page again that would be the same', (facts) => {
  const { page, reload } = visit({ ...facts, refusesCookies: true });
  expect(page.dataset.view).toBe('none');
  expect(reload).not.toHaveBeenCalled();
});

test('the page of a customer is hidden from a visitor whose storage is forbidden, without a reload', () => {
  const { page, root, reload } = visit({ view: 'customer', isForbidden: true });
  expect(page.dataset.view).toBe('none');
  expect(root.hidden).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  { desc: 'the kept place', placeLine: '"Home: 27, 5th Cross"', says: 'Home: 27, 5th Cross' },
  { desc: 'the question while nothing is kept', says: 'Choose where to deliver' },
  { desc: 'the question where something else is kept', placeLine: '{}', says: 'Choose where to deliver' },
  { desc: 'the question where storage is forbidden', isForbidden: true, says: 'Choose where to deliver' },
])('the header says $desc before anything has loaded (rule: place-at-once)', ({ says, ...facts }) => {
  expect(visit({ view: 'visitor', ...facts }).line.textContent).toBe(says);
});

const asha = JSON.stringify({ role: 'customer', uid: 'asha' });
const boughtBy = (owner: string, ...productIds: string[]) => JSON.stringify({ owner, productIds });
test.each([
  { desc: 'what the account bought', hint: asha, bought: boughtBy('asha', 'milk'), isKnown: true },
  { desc: 'what another account bought', hint: asha, bought: boughtBy('imran', 'milk'), isKnown: false },
  { desc: 'that nothing was bought', hint: asha, bought: boughtBy('asha'), isKnown: false },
  { desc: 'nothing', hint: asha, isKnown: false },
  { desc: 'something else', hint: asha, bought: '{"owner":"asha"}', isKnown: false },
  { desc: 'purchases without an account', hint: '{"role":"customer"}', bought: '{}', isKnown: false },
  { desc: 'nothing that may be read', isForbidden: true, isKnown: false },
])('a device that knows $desc: home has a place for it is $isKnown (rule: home-selection)', (facts) => {
  const { isKnown, ...known } = facts;
  expect('bought' in visit({ view: 'customer', ...known }).page.dataset).toBe(isKnown);
});

const rolloutOf = (percent: number) => aRollout({ percent });
const bucketsOf = (percent: number, done: readonly string[] = []) =>
  Array.from({ length: rolloutBuckets }, (_, bucket) => {
    const rollouts = JSON.stringify({ bucket, done });
    const { page, root, cookies, reload } = visit({
      view: 'customer',
      hint: customer,
      rollout: rolloutOf(percent),
      rollouts,
    });
    expect([...cookies, ...reload.mock.calls]).toEqual([]);
    expect(root.hidden).toBe(page.dataset.view === 'none');
    return page.dataset.view;
  });

test.each([1, 5, 20, 25, 26, 60, 100])(
  'with %i percent a page is left to the browser of each bucket of both arms, as rolloutArmOf has them (rule: rollout-sticky)',
  (percent) => {
    const arms = Array.from({ length: rolloutBuckets }, (_, bucket) =>
      rolloutArmOf(bucket, rolloutOf(percent)),
    );
    expect(bucketsOf(percent)).toEqual(arms.map((arm) => (arm ? 'none' : 'customer')));
    const { id } = rolloutOf(percent);
    const reported = [`${id}.now`, `${id}.next`];
    expect(bucketsOf(percent, reported)).toEqual(arms.map((arm) => (arm === 'next' ? 'none' : 'customer')));
    expect(new Set(bucketsOf(percent, [id]))).toEqual(new Set(['customer']));
    expect(bucketsOf(percent, ['mf_shop.fedcba9876543210'])).toEqual(bucketsOf(percent));
  },
);

const inNext = rolloutOf(100);
test.each([
  { desc: 'without a rollout', facts: { rollouts: '{"bucket":1,"done":[]}' } },
  { desc: 'on a device without a bucket', facts: { rollout: inNext } },
  { desc: 'beside something else', facts: { rollout: inNext, rollouts: '{"bucket":"at"}' } },
  { desc: 'beside half a text', facts: { rollout: inNext, rollouts: '{' } },
  {
    desc: 'without a network',
    facts: { rollout: inNext, rollouts: '{"bucket":1,"done":[]}', isOnline: false },
  },
  { desc: 'with forbidden storage', facts: { rollout: inNext, isForbidden: true } },
])('a page $desc is shown', ({ facts }) => {
  expect(visit({ view: 'visitor', ...facts }).page.dataset.view).toBe('visitor');
});

test('keeps taps on buttons until their part listens, and forms without a page from sending themselves', () => {
  const { listeners, window } = visit({ view: 'visitor' });
  const inMain = { closest: (wanted: string) => (wanted === 'main' ? {} : inMain) };
  const inHeader = { closest: (wanted: string) => (wanted === 'main' ? null : inHeader) };
  const nothing = { closest: () => null };
  const preventDefault = jest.fn();
  const press = (target: object) => listeners['click']?.[0]?.({ target, preventDefault });
  press(inMain);
  press(nothing);
  window.__earlyTaps?.done.push('area');
  press(inMain);
  press(inHeader);
  expect(window.__earlyTaps?.taps.map(({ button }) => button)).toEqual([inMain, inHeader]);

  const submit = (hasAction: boolean) =>
    listeners['submit']?.[0]?.({ target: { ...inHeader, hasAttribute: () => hasAction }, preventDefault });
  submit(true);
  expect(preventDefault).not.toHaveBeenCalled();
  submit(false);
  expect(preventDefault).toHaveBeenCalledTimes(1);
  window.__earlyTaps?.done.push('shell');
  submit(false);
  expect(preventDefault).toHaveBeenCalledTimes(1);
});

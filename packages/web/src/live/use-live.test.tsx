import { act, renderHook } from '@testing-library/react';
import * as v from 'valibot';
import { askMeanwhile as mockAskMeanwhile } from '../back-end/documents/ask-meanwhile';
import { failureOf as mockFailureOf } from '../back-end/documents/live-error';
import type { Listener } from '../back-end/documents/firestore-sdk';
import { reportProblem } from '../platform/report-problem';
import type { LiveQuery } from '../back-end/documents/live-query';
import { useLiveDocument, useLiveQuery } from './use-live';

interface Subscription {
  readonly target: string;
  readonly listener: Listener<unknown>;
  isOpen: boolean;
}

let uid: string | null = 'ananya';
const tokens: boolean[] = [];
let canRenew = true;
const mockIdToken = (isFresh = false): Promise<string> => {
  tokens.push(isFresh);
  return canRenew ? Promise.resolve('token') : Promise.reject(new Error('auth/network-request-failed'));
};
jest.mock('../platform/report-problem', () => ({ reportProblem: jest.fn() }));
jest.mock('../session/current-session', () => ({
  session: { idToken: (isFresh?: boolean) => mockIdToken(isFresh) },
  useSession: (select: (state: unknown) => unknown) => select({ user: uid === null ? null : { uid } }),
}));

const subscriptions: Subscription[] = [];
function mockListen(target: string, listener: Listener<unknown>): () => void {
  const subscription: Subscription = { target, listener, isOpen: true };
  subscriptions.push(subscription);
  return () => {
    subscription.isOpen = false;
  };
}
let isOffline = false;
const read = jest.fn<Promise<unknown>, []>();
jest.mock('../back-end/load-back-end', () => ({
  loadBackEnd: () =>
    isOffline
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve({
          askMeanwhile: mockAskMeanwhile,
          failureOf: mockFailureOf,
          readAccountDocument: () => read(),
          readAccountQuery: () => read(),
          loadFirestore: () =>
            Promise.resolve({
              firestore: {},
              sdk: {
                listenToDocument: (
                  _db: unknown,
                  _schema: unknown,
                  path: string,
                  listener: Listener<unknown>,
                ) => mockListen(path, listener),
                listenToQuery: (_db: unknown, query: LiveQuery, listener: Listener<unknown>) =>
                  mockListen(query.collection, listener),
              },
            }),
        }),
}));

const schema = v.object({ total: v.number() });
const aQuery = (limit: number): LiveQuery<typeof schema> => ({ schema, collection: 'orders', limit });
const open = (): Subscription[] => subscriptions.filter(({ isOpen }) => isOpen);
const only = (): Subscription => {
  const [subscription, ...others] = open();
  if (!subscription || others.length > 0) throw new Error(`${open().length} subscriptions`);
  return subscription;
};
const settled = () => act(async () => undefined);
const denied = Object.assign(new Error('denied'), { code: 'permission-denied' });

beforeEach(() => {
  uid = 'ananya';
  isOffline = false;
  canRenew = true;
  tokens.length = 0;
  subscriptions.length = 0;
  read.mockReset();
  jest.mocked(reportProblem).mockClear();
});

test('a document is loading, then ready, then deleted', async () => {
  const { result, unmount } = renderHook(() => useLiveDocument(schema, 'orders/1'));
  expect(result.current).toEqual({ status: 'loading' });
  await settled();
  act(() => only().listener.onData({ id: '1', total: 5 }, true));
  expect(result.current).toEqual({ status: 'ready', data: { id: '1', total: 5 }, isFromCache: true });
  act(() => only().listener.onData(null, false));
  expect(result.current).toEqual({ status: 'missing' });
  unmount();
  expect(open()).toEqual([]);
});

test('the hook does not listen without a path', async () => {
  const { result } = renderHook(() => useLiveDocument(schema, null));
  await settled();
  expect(result.current.status).toBe('loading');
  expect(subscriptions).toEqual([]);
});

test('an equal query does not subscribe again, another one does', async () => {
  const { result, rerender } = renderHook(({ limit }) => useLiveQuery(aQuery(limit)), {
    initialProps: { limit: 5 },
  });
  await settled();
  act(() => only().listener.onData([{ id: '1', total: 5 }], false));
  rerender({ limit: 5 });
  await settled();
  expect(subscriptions).toHaveLength(1);
  expect(result.current.status).toBe('ready');
  rerender({ limit: 10 });
  expect(result.current.status).toBe('loading');
  await settled();
  expect(subscriptions.map(({ isOpen }) => isOpen)).toEqual([false, true]);
});

test("one person's data is never shown to the next", async () => {
  const { result, rerender } = renderHook(() => useLiveQuery(aQuery(5)));
  await settled();
  act(() => only().listener.onData([{ id: '1', total: 5 }], false));
  uid = 'imran';
  rerender();
  expect(result.current.status).toBe('loading');
  await settled();
  expect(subscriptions.map(({ isOpen }) => isOpen)).toEqual([false, true]);
});

test('a denial is retried once with a fresh token, then shown, and is no fault of the page', async () => {
  const { result } = renderHook(() => useLiveDocument(schema, 'orders/1'));
  await settled();
  act(() => subscriptions.at(-1)?.listener.onError(denied));
  await settled();
  expect(tokens).toEqual([false, true]);
  expect(result.current.status).toBe('loading');
  act(() => subscriptions.at(-1)?.listener.onError(denied));
  expect(result.current).toMatchObject({ status: 'error', code: 'permission-denied' });
  expect(reportProblem).not.toHaveBeenCalled();
});

test('a failure is a fault of the page', async () => {
  const { result } = renderHook(() => useLiveDocument(schema, 'orders/1'));
  await settled();
  act(() => subscriptions.at(-1)?.listener.onError(new Error('broken')));
  expect(result.current.status).toBe('error');
  expect(reportProblem).toHaveBeenCalledTimes(1);
});

test('a failure can be retried', async () => {
  isOffline = true;
  const { result } = renderHook(() => useLiveDocument(schema, 'orders/1'));
  await settled();
  if (result.current.status !== 'error') throw new Error('no error');
  expect(result.current.code).toBe('unavailable');
  isOffline = false;
  const { retry } = result.current;
  act(() => retry());
  expect(result.current.status).toBe('loading');
  await settled();
  act(() => only().listener.onData({ id: '1', total: 5 }, false));
  expect(result.current.status).toBe('ready');
});

test.each([
  { isOnLine: false, expected: 1 },
  { isOnLine: true, expected: 0 },
])(
  'a token that cannot be renewed keeps nobody from what this device has (rule: offline-shop): $isOnLine',
  async ({ isOnLine, expected }) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnLine);
    canRenew = false;
    const { unmount } = renderHook(() => useLiveQuery(aQuery(10)));
    await settled();
    expect(open()).toHaveLength(expected);
    unmount();
  },
);

describe('while live data does not come through (rule: live-blocked)', () => {
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const blocked = Object.assign(new Error('Nothing cached, and no server'), { code: 'blocked' });
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  });
  afterEach(() => jest.useRealTimers());

  test('it is asked for every ten seconds, until it comes', async () => {
    const { result } = renderHook(() => useLiveDocument(schema, 'orders/1'));
    await settled();
    read.mockResolvedValueOnce({ id: '1', total: 5 });
    await pass(7_499);
    expect(read).not.toHaveBeenCalled();
    await pass(1);
    expect(result.current).toEqual({ status: 'ready', data: { id: '1', total: 5 }, isFromCache: false });

    // What the channel says meanwhile is older.
    act(() => only().listener.onData({ id: '1', total: 4 }, true));
    act(() => only().listener.onError(blocked));
    expect(result.current).toMatchObject({ status: 'ready', data: { total: 5 } });

    read.mockResolvedValueOnce({ id: '1', total: 6 });
    await pass(10_000);
    expect(result.current).toMatchObject({ data: { total: 6 }, isFromCache: false });
    read.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await pass(10_000);
    expect(result.current).toMatchObject({ data: { total: 6 }, isFromCache: true });

    act(() => only().listener.onData({ id: '1', total: 7 }, false));
    await pass(60_000);
    expect(result.current).toMatchObject({ data: { total: 7 }, isFromCache: false });
    expect(read).toHaveBeenCalledTimes(3);
  });

  test('a list that was live and is no more is asked for, and a failure that was shown is healed', async () => {
    const { result } = renderHook(() => useLiveQuery(aQuery(5)));
    await settled();
    act(() => only().listener.onData([], false));
    await pass(60_000);
    expect(read).not.toHaveBeenCalled();
    read.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    act(() => only().listener.onData([{ id: '1', total: 5 }], true));
    await pass(7_500);
    act(() => only().listener.onError(blocked));
    expect(result.current).toMatchObject({ status: 'error', code: 'blocked' });
    read.mockResolvedValueOnce([{ id: '2', total: 6 }]);
    await pass(10_000);
    expect(result.current).toEqual({ status: 'ready', data: [{ id: '2', total: 6 }], isFromCache: false });
  });

  test.each([
    { desc: 'a page that nobody looks at', seen: 'hidden' as const, isOnLine: true },
    { desc: 'a device without a network', seen: 'visible' as const, isOnLine: false },
  ])('$desc asks nothing', async ({ seen, isOnLine }) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(seen);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnLine);
    renderHook(() => useLiveDocument(schema, 'orders/1'));
    await settled();
    await pass(60_000);
    expect(read).not.toHaveBeenCalled();
  });

  test('a screen that is left asks no more', async () => {
    const { unmount } = renderHook(() => useLiveDocument(schema, 'orders/1'));
    await settled();
    unmount();
    await pass(60_000);
    expect(read).not.toHaveBeenCalled();
  });

  test('a refusal is an answer, after which nothing is asked', async () => {
    const { result } = renderHook(() => useLiveDocument(schema, 'orders/1'));
    await settled();
    act(() => subscriptions.at(-1)?.listener.onError(denied));
    await settled();
    act(() => subscriptions.at(-1)?.listener.onError(denied));
    await pass(60_000);
    expect(result.current.status).toBe('error');
    expect(read).not.toHaveBeenCalled();
  });
});

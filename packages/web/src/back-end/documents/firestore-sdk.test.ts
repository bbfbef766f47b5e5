import * as v from 'valibot';
import type { Firestore } from 'firebase/firestore';
import { listenToQuery } from './firestore-sdk';

type OnSnapshot = (snapshot: unknown) => void;
const mockListeners: { readonly limit: number; readonly onSnapshot: OnSnapshot; isStopped: boolean }[] = [];
jest.mock('firebase/firestore', () => ({
  collection: () => 'orders',
  limit: (limit: number) => limit,
  query: (_collection: unknown, limit: number) => limit,
  onSnapshot: (limit: number, _options: unknown, onSnapshot: OnSnapshot) => {
    const listener = { limit, onSnapshot, isStopped: false };
    mockListeners.push(listener);
    return () => void (listener.isStopped = true);
  },
}));
jest.mock('../../platform/report-problem', () => ({ reportProblem: () => undefined }));

const schema = v.strictObject({ total: v.number() });
const shown: unknown[] = [];
const listener = { onData: (data: unknown) => shown.push(data), onError: fail };
function fail(error: unknown): void {
  throw error;
}

const answer = (...totals: (number | null)[]): void => {
  const docs = totals.map((total) => ({
    id: `${total}`,
    ref: { path: `orders/${total}` },
    data: () => ({ total }),
  }));
  mockListeners.at(-1)?.onSnapshot({ docs, size: docs.length, empty: false, metadata: { fromCache: false } });
};
const listen = (limit: number) =>
  listenToQuery({} as Firestore, { schema, collection: 'orders', limit }, listener);

beforeEach(() => {
  mockListeners.length = 0;
  shown.length = 0;
});

test('a page is full although one of its documents cannot be read (rule: damage-set-aside)', () => {
  const stop = listen(3);
  answer(1, null, 3);
  expect(mockListeners).toMatchObject([{ limit: 3, isStopped: true }, { limit: 4 }]);
  answer(1, null, 3, 4);
  expect(shown.at(-1)).toMatchObject([{ total: 1 }, { total: 3 }, { total: 4 }]);
  answer(1, 2, 3, 4);
  expect(shown.at(-1)).toMatchObject([{ total: 1 }, { total: 2 }, { total: 3 }]);
  expect(mockListeners).toHaveLength(2);
  stop();
  expect(mockListeners).toMatchObject([{ isStopped: true }, { isStopped: true }]);
});

test('a list that ends with the documents that there are asks for no more, nor does one at the limit of the rules', () => {
  listen(3);
  answer(1, null);
  listen(50);
  answer(1, ...Array.from({ length: 49 }, () => null));
  expect(mockListeners).toMatchObject([{ limit: 3 }, { limit: 50 }]);
});

test.each([
  { isOnLine: true, code: 'blocked' },
  { isOnLine: false, code: 'unavailable' },
])('nothing cached and no word of the server is $code, with a network: $isOnLine', ({ isOnLine, code }) => {
  jest.useFakeTimers();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnLine);
  const onError = jest.fn();
  const nothing = { docs: [], size: 0, empty: true, metadata: { fromCache: true } };
  listenToQuery({} as Firestore, { schema, collection: 'orders', limit: 3 }, { ...listener, onError });
  mockListeners.at(-1)?.onSnapshot(nothing);
  jest.advanceTimersByTime(8000);
  jest.useRealTimers();
  expect(onError.mock.calls).toMatchObject([[{ code }]]);
});

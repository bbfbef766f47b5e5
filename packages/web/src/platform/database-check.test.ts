import { checkDatabase, goWithoutDatabase, keepsAccounts } from './database-check';
import { storageKeys } from './storage';

interface Request {
  result?: unknown;
  error?: Error;
  onsuccess?: () => void;
  onerror?: () => void;
}

/** A request that is answered after its listeners are there. */
function answered(answer: 'success' | 'error', result?: unknown): Request {
  const request: Request = { result, error: new Error('full') };
  setTimeout(() => (answer === 'success' ? request.onsuccess : request.onerror)?.(), 1);
  return request;
}
const databaseThat = (put: 'success' | 'error') => ({
  close: () => undefined,
  transaction: () => ({ objectStore: () => ({ put: () => answered(put) }) }),
});
const refuse = (): never => {
  throw new DOMException('Access is denied', 'SecurityError');
};
const setDatabase = (open: () => Request): void =>
  void Object.defineProperty(window, 'indexedDB', { value: { open }, configurable: true, writable: true });

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test.each([
  {
    desc: 'a database that is written',
    open: () => answered('success', databaseThat('success')),
    is: 'kept',
  },
  { desc: 'a full one', open: () => answered('success', databaseThat('error')), is: 'refused' },
  { desc: 'one that is not opened', open: () => answered('error'), is: 'refused' },
  { desc: 'a forbidden one', open: refuse, is: 'refused' },
  { desc: 'one that does not answer', open: () => ({}), is: 'silent' },
])('$desc is $is (rule: storage-told)', async ({ open, is }) => {
  setDatabase(open);
  const check = checkDatabase();
  await jest.advanceTimersByTimeAsync(4000);
  expect(await check).toBe(is);
});

test('without a database the account is kept in local storage, where that can be written', () => {
  expect(keepsAccounts('silent')).toBe(true);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(keepsAccounts('kept')).toBe(true);
  expect(keepsAccounts('refused')).toBe(false);
});

describe('a database that does not answer (rule: storage-told)', () => {
  const account = ['firebase:authUser:key:[DEFAULT]', '{}'] as const;
  const hint = [storageKeys.sessionHint, '{}'] as const;

  test.each([
    { desc: 'for a visitor', kept: [] },
    { desc: 'for whom local storage has kept', kept: [hint, account] },
  ])('is left out $desc', ({ kept }) => {
    setDatabase(() => ({}));
    for (const [key, text] of kept) localStorage.setItem(key, text);
    goWithoutDatabase();
    expect(window.indexedDB).toBeUndefined();
  });

  test('is said to somebody who may be signed in there, and is asked again', () => {
    setDatabase(() => ({}));
    localStorage.setItem(...hint);
    expect(goWithoutDatabase).toThrow(/^The storage of this browser does not answer\./);
    expect(window.indexedDB).toBeDefined();
  });
});

import { storageKeys } from '../platform/storage';
import { idKeptForMs } from '../back-end/calls/operation-ids';
import { hasOpenAttempt, openAttempt, settleAttempt } from './order-attempt';

beforeEach(() => {
  settleAttempt();
  localStorage.clear();
});

test('the id stays until the outcome is known', () => {
  expect(hasOpenAttempt('asha', 1000)).toBe(false);
  const first = openAttempt('asha', 1000);
  expect(first.isOpen).toBe(false);
  expect([hasOpenAttempt('asha', 2000), hasOpenAttempt('imran', 2000)]).toEqual([true, false]);
  expect(openAttempt('asha', 2000)).toEqual({ id: first.id, isOpen: true });
  settleAttempt();
  expect(hasOpenAttempt('asha', 3000)).toBe(false);
  const next = openAttempt('asha', 3000);
  expect(next.isOpen).toBe(false);
  expect(next.id).not.toBe(first.id);
});

test('it expires some time after the first try', () => {
  const first = openAttempt('asha', 1000);
  expect(openAttempt('asha', 999 + idKeptForMs).id).toBe(first.id);
  expect(openAttempt('asha', 1000 + idKeptForMs)).toMatchObject({ isOpen: false });
});

test('two accounts in one browser never share it', () => {
  const first = openAttempt('asha', 1000);
  expect(openAttempt('imran', 2000)).toMatchObject({ isOpen: false });
  expect(openAttempt('imran', 2000).id).not.toBe(first.id);
});

test('all tabs share it, and no address is stored (rule: one-order-per-wish)', () => {
  const { id } = openAttempt('asha', 1000);
  expect(JSON.parse(localStorage.getItem(storageKeys.orderAttempt) ?? 'null')).toEqual({
    asha: { id, at: 1000 },
  });
});

test('without local storage it lasts as long as the page', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const { id } = openAttempt('asha', 1000);
  expect(openAttempt('asha', 2000)).toEqual({ id, isOpen: true });
});

import { storageKeys } from '../platform/storage';
import { forgetTyped, keepTyped, readTyped } from './typed-address';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
const typed = { fields: { address: '99, Residency R', hasReceiver: true }, position: null };

test('what is typed is kept for the tab alone, by form and owner, until it is forgotten (rule: typed-address)', () => {
  keepTyped('checkout', 'asha', typed);
  expect(readTyped('checkout', 'asha')).toEqual(typed);
  expect(readTyped('checkout', 'imran')).toBeNull();
  expect(readTyped('profile', 'asha')).toBeNull();
  expect(localStorage).toHaveLength(0);
  forgetTyped('checkout');
  expect(readTyped('checkout', 'asha')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('damaged data counts as nothing typed', () => {
  const stored = { of: 'asha', typed: { fields: { address: 7 } } };
  sessionStorage.setItem(storageKeys.typedDelivery, JSON.stringify(stored));
  expect(readTyped('checkout', 'asha')).toBeNull();
});

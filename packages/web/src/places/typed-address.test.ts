import { storageKeys } from '../platform/storage';
import { forgetTyped, keepTyped, readTyped } from './typed-address';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
const typed = { fields: { address: '99, Residency R', hasReceiver: true }, position: null };

test('a typed address is kept for the tab alone, by form and owner, until it is forgotten (rule: typed-address)', () => {
  keepTyped('checkout', 'asha', typed);
  expect(readTyped('checkout', 'asha')).toEqual(typed);
  expect(readTyped('checkout', 'imran')).toBeNull();
  expect(readTyped('profile', 'asha')).toBeNull();
  keepTyped('profile', 'asha', { fields: { city: 'Mysuru' } });
  expect(readTyped('checkout', 'asha')).toEqual(typed);
  expect(localStorage).toHaveLength(0);
  forgetTyped('checkout');
  expect(readTyped('profile', 'asha')).toEqual({ fields: { city: 'Mysuru' } });
  forgetTyped('profile');
  expect(readTyped('checkout', 'asha')).toBeNull();
  expect(sessionStorage.getItem(storageKeys.typedAddress)).toBe('{}');
});

test('damaged data counts as nothing typed', () => {
  const stored = { checkout: { of: 'asha', typed: { fields: { address: 7 } } } };
  sessionStorage.setItem(storageKeys.typedAddress, JSON.stringify(stored));
  expect(readTyped('checkout', 'asha')).toBeNull();
});

import { storageKeys } from '../platform/storage';
import { forgetSearches, noteSearch, readRecentSearches, recentSearchesLimit } from './recent-searches';

beforeEach(() => localStorage.clear());

test('lists the latest first, each once in whatever case (rule: recent-searches)', () => {
  for (const text of ['dahi', ' Pyaz ', 'DAHI', '  ']) noteSearch(text);
  expect(readRecentSearches()).toEqual(['DAHI', 'Pyaz']);
});

test('keeps a few only, and none once they are forgotten (rule: recent-searches)', () => {
  for (let index = 0; index < 20; index += 1) noteSearch(`word ${index}`);
  expect(readRecentSearches()).toHaveLength(recentSearchesLimit);
  expect(readRecentSearches()[0]).toBe('word 19');
  forgetSearches();
  expect(localStorage.getItem(storageKeys.recentSearches)).toBeNull();
});

test('ignores damaged data in the storage', () => {
  localStorage.setItem(storageKeys.recentSearches, '["",7]');
  expect(readRecentSearches()).toEqual([]);
});

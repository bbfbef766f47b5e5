import { storageKeys } from '../platform/storage';
import { forgetBought, noteBought, readRecentlyBought, recentlyBoughtLimit } from './recently-bought';

beforeEach(() => localStorage.clear());

test('lists the latest first, each once', () => {
  noteBought('asha', ['rice', 'milk']);
  noteBought('asha', ['tea', 'rice']);
  expect(readRecentlyBought('asha')).toEqual(['tea', 'rice', 'milk']);
});

test('keeps a few only', () => {
  noteBought(
    'asha',
    Array.from({ length: 40 }, (_, index) => `p${index}`),
  );
  expect(readRecentlyBought('asha')).toHaveLength(recentlyBoughtLimit);
});

test('is separate for each account', () => {
  noteBought('asha', ['rice']);
  expect(readRecentlyBought('imran')).toEqual([]);
  noteBought('imran', ['tea']);
  expect(readRecentlyBought('asha')).toEqual([]);
  forgetBought();
  expect(localStorage.getItem(storageKeys.recentlyBought)).toBeNull();
});

test('ignores damaged data in the storage', () => {
  localStorage.setItem(storageKeys.recentlyBought, '{"owner":"asha","productIds":["../x"]}');
  expect(readRecentlyBought('asha')).toEqual([]);
});

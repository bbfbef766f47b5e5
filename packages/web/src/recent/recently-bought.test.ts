import { storageKeys } from '../platform/storage';
import { forgetBought, noteBought, readRecentlyBought, recentlyBoughtLimit } from './recently-bought';

beforeEach(() => localStorage.clear());

test('the latest come first, each once', () => {
  noteBought('asha', ['rice', 'milk']);
  noteBought('asha', ['tea', 'rice']);
  expect(readRecentlyBought('asha')).toEqual(['tea', 'rice', 'milk']);
});

test('a few are enough', () => {
  noteBought(
    'asha',
    Array.from({ length: 40 }, (_, index) => `p${index}`),
  );
  expect(readRecentlyBought('asha')).toHaveLength(recentlyBoughtLimit);
});

test('nobody sees what somebody else bought', () => {
  noteBought('asha', ['rice']);
  expect(readRecentlyBought('imran')).toEqual([]);
  noteBought('imran', ['tea']);
  expect(readRecentlyBought('asha')).toEqual([]);
  forgetBought();
  expect(localStorage.getItem(storageKeys.recentlyBought)).toBeNull();
});

test('what is not ours counts as nothing', () => {
  localStorage.setItem(storageKeys.recentlyBought, '{"owner":"asha","productIds":["../x"]}');
  expect(readRecentlyBought('asha')).toEqual([]);
});

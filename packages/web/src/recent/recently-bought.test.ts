import { storageKeys } from '../platform/storage';
import {
  boughtOrdersLimit,
  forgetBought,
  noteBought,
  noteOrders,
  readOftenBought,
  readRecentlyBought,
  recentlyBoughtLimit,
} from './recently-bought';

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

test('the list is separate for each account', () => {
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

describe('often bought (rule: often-bought)', () => {
  const order = (id: string, ...productIds: string[]) => ({ id, productIds });

  test('lists what is in most orders first, and of equals the latest', () => {
    noteOrders('asha', [order('o3', 'tea', 'milk'), order('o2', 'rice'), order('o1', 'rice', 'eggs')], true);
    expect(readOftenBought('asha')).toMatchObject({
      productIds: ['rice', 'tea', 'milk', 'eggs'],
      isListed: true,
    });
    expect(readRecentlyBought('asha')).toEqual(['tea', 'milk', 'rice', 'eggs']);
    expect(readOftenBought('imran')).toMatchObject({ productIds: [], isListed: false });
  });

  test('counts an order once, when it was placed here and is then listed', () => {
    noteOrders('asha', [order('o1', 'rice')], false);
    expect(readOftenBought('asha').isListed).toBe(false);
    noteOrders('asha', [order('o1', 'rice')], false);
    noteOrders('asha', [order('o2', 'tea'), order('o0', 'tea'), order('o1', 'rice')], true);
    expect(readOftenBought('asha').productIds).toEqual(['tea', 'rice']);
  });

  test('keeps the latest orders only', () => {
    for (let index = 0; index < 15; index += 1) noteOrders('asha', [order(`o${index}`, `p${index}`)], false);
    expect(readOftenBought('asha').productIds).toHaveLength(boughtOrdersLimit);
    expect(readOftenBought('asha').productIds[0]).toBe('p14');
  });

  test('notes of an older version of the shop keep the orders', () => {
    noteOrders('asha', [order('o1', 'rice')], true);
    noteBought('asha', ['tea']);
    expect(readOftenBought('asha')).toMatchObject({ productIds: ['rice'], isListed: true });
  });
});

describe('options of what was bought last (rule: usual-size)', () => {
  const latest = (owner = 'asha') => Object.fromEntries(readOftenBought(owner).latestOptions ?? []);
  const older = { id: 'o1', productIds: ['milk', 'rice'], optionIds: [['half-litre'], ['5-kg', 'raw']] };

  test('the latest order says them, of its first line with the product', () => {
    noteOrders('asha', [older], true);
    expect(latest()).toEqual({ milk: ['half-litre'], rice: ['5-kg', 'raw'] });
    const productIds = ['milk', 'milk', 'tea'];
    noteOrders('asha', [{ id: 'o2', productIds, optionIds: [['litre'], ['half-litre'], []] }], false);
    expect(latest()).toEqual({ milk: ['litre'], rice: ['5-kg', 'raw'], tea: [] });
    expect(readOftenBought('asha').productIds).toEqual(['milk', 'tea', 'rice']);
  });

  test('an order that an older shop noted says none, and one before it does', () => {
    noteOrders('asha', [{ id: 'o2', productIds: ['milk', 'tea'] }, older], true);
    expect(latest()).toEqual({ milk: ['half-litre'], rice: ['5-kg', 'raw'] });
  });

  test('another account has none, and they are forgotten with the list', () => {
    noteOrders('asha', [older], true);
    expect(latest('imran')).toEqual({});
    forgetBought();
    expect(latest()).toEqual({});
  });
});

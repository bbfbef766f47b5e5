import type { PublishedProduct } from '@basket/domain';
import { aLine, anOption, aProduct } from '../testing/builders';
import { mergeIntoCart, planReorder, reorderNote } from './reorder';

const small = anOption('Size', 'Small');
const large = anOption('Size', 'Large', 50_00);

const product = (id: string, change: Partial<PublishedProduct> = {}) =>
  aProduct({ id, name: id, pricePaise: 100_00, originalPricePaise: 100_00, ...change });
const item = (productId: string, quantity = 1, options: (typeof small)[] = []) => ({
  productId,
  name: `${productId} of then`,
  options,
  quantity,
});
const plan = (items: ReturnType<typeof item>[], products: PublishedProduct[]) =>
  planReorder(items, new Map(products.map((sold) => [sold.id, sold])), () => 'dairy');

describe('planReorder', () => {
  test("uses today's price and name", () => {
    const { lines, missing, fewer } = plan([item('rice', 2)], [product('rice', { pricePaise: 12300 })]);
    expect(lines).toMatchObject([
      { quantity: 2, line: { name: 'rice', finalPricePaise: 12300, tint: 'dairy' } },
    ]);
    expect([missing, fewer]).toEqual([[], []]);
  });

  test.each([
    { desc: 'is not sold any more', items: [item('gone')], products: [] },
    { desc: 'is sold out', items: [item('rice')], products: [product('rice', { stockQuantity: 0 })] },
    {
      desc: 'lost its option',
      items: [item('rice', 1, [large])],
      products: [product('rice', { options: [small] })],
    },
    {
      desc: 'needs an option now',
      items: [item('rice')],
      products: [product('rice', { options: [small, large] })],
    },
  ])('omits a product that $desc', ({ items, products }) => {
    const { lines, missing } = plan(items, products);
    expect(lines).toEqual([]);
    expect(missing).toEqual([items[0]?.name]);
  });

  test("keeps the options, at today's prices", () => {
    const dearer = { ...large, adjustmentPaise: 9000 };
    const { lines } = plan([item('rice', 1, [large])], [product('rice', { options: [small, dearer] })]);
    expect(lines[0]?.line).toMatchObject({ finalPricePaise: 19000, options: [dearer] });
  });

  test('adds what is left in stock and says so', () => {
    const { lines, fewer } = plan([item('rice', 8)], [product('rice', { stockQuantity: 3 })]);
    expect(lines[0]?.quantity).toBe(3);
    expect(fewer).toEqual(['rice of then']);
  });
});

describe('mergeIntoCart', () => {
  const inCart = (key: string, quantity: number) => aLine({ key, productId: key, quantity });

  test('orders again what was short then, as much as was ordered', () => {
    const short = { ...item('rice', 0), orderedQuantity: 2 };
    expect(plan([short], [product('rice')]).lines).toMatchObject([{ quantity: 2 }]);
  });

  test('adds to equal lines up to their limit and keeps the others', () => {
    const { lines } = plan(
      [item('rice', 4), item('milk', 2)],
      [product('rice', { stockQuantity: 6 }), product('milk')],
    );
    const merged = mergeIntoCart([inCart('rice', 5), inCart('salt', 1)], lines);
    expect(merged.map(({ key, quantity }) => `${key} ${quantity}`)).toEqual(['rice 6', 'salt 1', 'milk 2']);
  });
});

test('says what has changed', () => {
  expect(reorderNote({ missing: [], fewer: [] })).toBeNull();
  expect(reorderNote({ missing: ['Rice', 'Milk'], fewer: ['Salt'] })).toBe(
    'Not available now: Rice, Milk. Fewer than last time: Salt.',
  );
});

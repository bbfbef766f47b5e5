import type { PublishedProduct } from '@basket/domain';
import type { CartLine } from '@basket/web';
import { aLine, anOption, aProduct } from '../../testing/builders';
import { isStale, refreshLines } from './refresh-lines';

const option = anOption('Size', '5 kg', 300_00);

const rice = (change: Partial<PublishedProduct> = {}) =>
  aProduct({
    id: 'rice',
    name: 'Rice',
    pricePaise: 100_00,
    originalPricePaise: 120_00,
    stockQuantity: 20,
    imageIds: ['front'],
    ...change,
  });

const line = (change: Partial<CartLine> = {}) =>
  aLine({
    key: 'rice',
    productId: 'rice',
    name: 'Rice',
    imageId: 'front',
    pricePaise: 100_00,
    finalPricePaise: 100_00,
    originalPricePaise: 120_00,
    quantity: 3,
    maxQuantity: 20,
    ...change,
  });

const refresh = (before: CartLine, products: PublishedProduct[]) => {
  const [first] = refreshLines([before], new Map(products.map((sold) => [sold.id, sold])), () => null);
  if (!first) throw new Error('a line stays a line');
  return first;
};

test.each([
  { desc: 'nothing new', before: line(), products: [rice()], note: null, isBlocked: false },
  {
    desc: 'dearer',
    before: line(),
    products: [rice({ pricePaise: 11000 })],
    note: 'Now ₹110, was ₹100',
    isBlocked: false,
  },
  { desc: 'gone', before: line(), products: [], note: 'No longer sold', isBlocked: true },
  {
    desc: 'sold out',
    before: line(),
    products: [rice({ stockQuantity: 0 })],
    note: 'Out of stock',
    isBlocked: true,
  },
  {
    desc: 'fewer left',
    before: line(),
    products: [rice({ stockQuantity: 2 })],
    note: 'Only 2 left',
    isBlocked: true,
  },
  {
    desc: 'its option gone',
    before: line({ options: [option] }),
    products: [rice()],
    note: 'This option is no longer offered',
    isBlocked: true,
  },
  {
    desc: 'its option dearer',
    before: line({ options: [option], finalPricePaise: 40000 }),
    products: [rice({ options: [{ ...option, adjustmentPaise: 35000 }] })],
    note: 'Now ₹450, was ₹400',
    isBlocked: false,
  },
])('$desc', ({ before, products, note, isBlocked }) => {
  expect(refresh(before, products)).toMatchObject({ note, isBlocked });
});

test("more than the store's limit of a product is said in the cart (rule: units-limit)", () => {
  const products = new Map([['rice', rice({ stockQuantity: 50 })]]);
  const before = line({ quantity: 21, maxQuantity: 50 });
  expect(refreshLines([before], products, () => null, 20)).toMatchObject([
    { note: 'At most 20 can be ordered', isBlocked: true, isGone: false, line: { maxQuantity: 20 } },
  ]);
});

test('keeps key and quantity', () => {
  expect(refresh(line({ key: 'rice|x' }), [rice({ pricePaise: 1 })]).line).toMatchObject({
    key: 'rice|x',
    quantity: 3,
  });
});

test('a line is stale only when something shown has changed', () => {
  const before = line();
  expect(isStale([before], [refresh(before, [rice()])])).toBe(false);
  expect(isStale([before], [refresh(before, [rice({ pricePaise: 9000 })])])).toBe(true);
  expect(isStale([before], [refresh(before, [])])).toBe(false);
});

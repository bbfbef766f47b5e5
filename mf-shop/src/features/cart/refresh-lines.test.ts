import type { PublishedProduct } from '@basket/domain';
import type { CartLine } from '@basket/web';
import { isStale, refreshLines } from './refresh-lines';

const option = { optionId: '5kg', group: 'Size', value: '5 kg', adjustmentPaise: 30000 };

function rice(change: Partial<PublishedProduct> = {}): PublishedProduct {
  return {
    id: 'rice',
    name: 'Rice',
    description: '',
    categoryId: null,
    unit: '1 kg',
    pricePaise: 10000,
    originalPricePaise: 12000,
    badge: '',
    rating: null,
    reviews: 0,
    isFeatured: false,
    stockQuantity: 20,
    imageIds: ['front'],
    options: [],
    ...change,
  };
}

function line(change: Partial<CartLine> = {}): CartLine {
  return {
    key: 'rice',
    productId: 'rice',
    name: 'Rice',
    unit: '1 kg',
    imageId: 'front',
    tint: null,
    options: [],
    pricePaise: 10000,
    finalPricePaise: 10000,
    originalPricePaise: 12000,
    quantity: 3,
    maxQuantity: 20,
    ...change,
  };
}

const refresh = (before: CartLine, products: PublishedProduct[]) => {
  const [first] = refreshLines([before], new Map(products.map((each) => [each.id, each])), () => null);
  if (!first) throw new Error('a line stays a line');
  return first;
};

it.each([
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

it('keeps key and quantity', () => {
  expect(refresh(line({ key: 'rice|x' }), [rice({ pricePaise: 1 })]).line).toMatchObject({
    key: 'rice|x',
    quantity: 3,
  });
});

it('is stale only when something shown has changed', () => {
  const before = line();
  expect(isStale([before], [refresh(before, [rice()])])).toBe(false);
  expect(isStale([before], [refresh(before, [rice({ pricePaise: 9000 })])])).toBe(true);
  expect(isStale([before], [refresh(before, [])])).toBe(false);
});

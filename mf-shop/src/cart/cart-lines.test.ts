import { newCartLine } from '@basket/domain';
import { firstItems, lineKeyOf, optionsText, savedPaise } from './cart-lines';
import { anOption, aProduct } from '../testing/builders';

const option = (optionId: string, group: string, adjustmentPaise = 0) =>
  anOption(group, optionId, adjustmentPaise);
const rice = aProduct({
  id: 'rice',
  imageIds: ['front', 'back'],
  pricePaise: 9900,
  originalPricePaise: 12000,
  stockQuantity: 24,
});

describe('newCartLine', () => {
  test('adds the extras of the chosen options to both prices', () => {
    const line = newCartLine(rice, 'veg', [option('5kg', 'Size', 38000), option('raw', 'Kind', -500)]);
    expect(line).toMatchObject({
      pricePaise: 9900,
      finalPricePaise: 47400,
      originalPricePaise: 49500,
      imageId: 'front',
    });
  });

  test.each([
    { stockQuantity: 24, maxQuantity: 24 },
    { stockQuantity: 500, maxQuantity: 99 },
    { stockQuantity: 0, maxQuantity: 0 },
  ])('allows at most the stock, and 99: $stockQuantity', ({ stockQuantity, maxQuantity }) => {
    expect(newCartLine({ ...rice, stockQuantity }, null, []).maxQuantity).toBe(maxQuantity);
  });

  test("allows at most what the store's settings say of a product (rule: units-limit)", () => {
    expect(newCartLine({ ...rice, stockQuantity: 500 }, null, [], 20).maxQuantity).toBe(20);
    expect(newCartLine({ ...rice, stockQuantity: 7 }, null, [], 20).maxQuantity).toBe(7);
  });

  test('never shows a struck price below the price', () => {
    expect(newCartLine({ ...rice, originalPricePaise: 0 }, null, []).originalPricePaise).toBe(9900);
  });

  test('keeps only the fields of an option that the cart needs', () => {
    const extra = { ...option('1kg', 'Size'), secret: true };
    expect(newCartLine(rice, null, [extra]).options).toEqual([option('1kg', 'Size')]);
  });
});

describe('options', () => {
  test('puts the same options in any order on one line', () => {
    expect(lineKeyOf('rice', [option('a', 'A'), option('b', 'B')])).toBe(
      lineKeyOf('rice', [option('b', 'B'), option('a', 'A')]),
    );
    expect(lineKeyOf('rice', [option('a', 'A')])).not.toBe(lineKeyOf('rice', []));
  });

  test('returns options as text', () => {
    expect(optionsText([option('5 kg', 'Size'), option('Brown', 'Kind')])).toBe('Size: 5 kg, Kind: Brown');
  });
});

describe('sums', () => {
  test('counts a saving once per unit and never below zero', () => {
    expect(
      savedPaise([
        { originalPricePaise: 12000, finalPricePaise: 9900, quantity: 2 },
        { originalPricePaise: 0, finalPricePaise: 9900, quantity: 5 },
      ]),
    ).toBe(4200);
  });

  test.each([
    { count: 0, more: null },
    { count: 3, more: null },
    { count: 4, more: '+1 more item' },
    { count: 9, more: '+6 more items' },
  ])('shows three of $count (rule: list-three-items)', ({ count, more }) => {
    const items = Array.from({ length: count }, (_, index) => index);
    expect(firstItems(items)).toEqual({ shown: items.slice(0, 3), more });
  });
});

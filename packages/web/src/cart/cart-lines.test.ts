import fc from 'fast-check';
import {
  addLine,
  cartItemCount,
  cartSubtotalPaise,
  keyOf,
  lineQuantity,
  removeLine,
  setLineQuantity,
  withoutOrdered,
  type CartLine,
  type CartLineDraft,
} from './cart-lines';

const aDraft = (changes: Partial<CartLineDraft> = {}): CartLineDraft => ({
  productId: 'bananas',
  name: 'Bananas',
  unit: '1 dozen',
  imageId: null,
  tint: 'veg',
  options: [],
  pricePaise: 60_00,
  finalPricePaise: 60_00,
  originalPricePaise: 70_00,
  maxQuantity: 10,
  ...changes,
});

const anOption = (optionId: string) => ({ optionId, group: 'Size', value: optionId, adjustmentPaise: 0 });

const drafts = fc.record({
  productId: fc.constantFrom('bananas', 'milk', 'bread', 'eggs'),
  optionId: fc.constantFrom(null, 'small', 'large'),
  finalPricePaise: fc.integer({ min: 0, max: 1_000_00 }),
  maxQuantity: fc.integer({ min: 1, max: 99 }),
});
const steps = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('add' as const),
      draft: drafts,
      quantity: fc.integer({ min: -5, max: 200 }),
    }),
    fc.record({
      kind: fc.constant('set' as const),
      draft: drafts,
      quantity: fc.integer({ min: -5, max: 200 }),
    }),
    fc.record({ kind: fc.constant('remove' as const), draft: drafts, quantity: fc.constant(0) }),
  ),
  { maxLength: 40 },
);

function play(
  path: readonly { kind: string; draft: fc.RandomType | object; quantity: number }[],
): readonly CartLine[] {
  return path.reduce<readonly CartLine[]>((lines, step) => {
    const { productId, optionId, finalPricePaise, maxQuantity } = step.draft as {
      productId: string;
      optionId: string | null;
      finalPricePaise: number;
      maxQuantity: number;
    };
    const options = optionId === null ? [] : [anOption(optionId)];
    const draft = aDraft({ productId, options, finalPricePaise, maxQuantity });
    if (step.kind === 'add') return addLine(lines, draft, step.quantity).lines;
    if (step.kind === 'set') return setLineQuantity(lines, keyOf(draft), step.quantity);
    return removeLine(lines, keyOf(draft));
  }, []);
}

describe('invariants of a cart', () => {
  test('each combination of product and options is one line, within its limit (rules: cart-line, cart-limits)', () => {
    fc.assert(
      fc.property(steps, (path) => {
        const lines = play(path);
        expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
        for (const line of lines) {
          expect(line.key).toBe(keyOf(line));
          expect(Number.isInteger(line.quantity)).toBe(true);
          expect(line.quantity).toBeGreaterThanOrEqual(1);
          expect(line.quantity).toBeLessThanOrEqual(line.maxQuantity);
        }
      }),
    );
  });

  test('count and subtotal are the sums of the lines', () => {
    fc.assert(
      fc.property(steps, (path) => {
        const lines = play(path);
        expect(cartItemCount(lines)).toBe(lines.reduce((sum, { key }) => sum + lineQuantity(lines, key), 0));
        expect(Number.isSafeInteger(cartSubtotalPaise(lines))).toBe(true);
      }),
    );
  });
});

describe('adding', () => {
  test.each([
    { desc: 'a new line', before: 0, add: 2, quantity: 2, kind: 'added' },
    { desc: 'to an equal line', before: 2, add: 3, quantity: 5, kind: 'updated' },
    { desc: 'up to the limit', before: 8, add: 2, quantity: 10, kind: 'updated' },
    { desc: 'beyond the limit', before: 8, add: 3, quantity: 10, kind: 'capped' },
    { desc: 'at the limit', before: 10, add: 1, quantity: 10, kind: 'capped' },
    { desc: 'nothing counts as one', before: 0, add: 0, quantity: 1, kind: 'added' },
  ])('$desc', ({ before, add, quantity, kind }) => {
    const draft = aDraft();
    const lines = before === 0 ? [] : addLine([], draft, before).lines;
    const result = addLine(lines, draft, add);
    expect(result.kind).toBe(kind);
    expect(lineQuantity(result.lines, keyOf(draft))).toBe(quantity);
  });

  test('other options make another line; their order does not matter', () => {
    const one = addLine([], aDraft({ options: [anOption('large'), anOption('ripe')] }), 1).lines;
    const two = addLine(one, aDraft({ options: [anOption('ripe'), anOption('large')] }), 1).lines;
    expect(two).toHaveLength(1);
    expect(addLine(two, aDraft({ options: [anOption('small')] }), 1).lines).toHaveLength(2);
  });

  test('replaces older facts, and applies a lower limit', () => {
    const before = addLine([], aDraft(), 8).lines;
    const { lines } = addLine(before, aDraft({ finalPricePaise: 55_00, maxQuantity: 3 }), 1);
    expect(lines).toMatchObject([{ finalPricePaise: 55_00, quantity: 3 }]);
  });
});

describe('setting a quantity', () => {
  const lines = addLine([], aDraft(), 4).lines;
  test.each([
    { quantity: 7, left: 7 },
    { quantity: 99, left: 10 },
    { quantity: 2.9, left: 2 },
    { quantity: 0.5, left: 1 },
    { quantity: 0, left: 0 },
    { quantity: -1, left: 0 },
    { quantity: Number.NaN, left: 0 },
  ])('to $quantity leaves $left', ({ quantity, left }) => {
    expect(cartItemCount(setLineQuantity(lines, keyOf(aDraft()), quantity))).toBe(left);
  });
});

describe('lines that were ordered (rule: order-empties-cart)', () => {
  const line = (productId: string, quantity: number): CartLine => ({
    ...aDraft({ productId }),
    key: productId,
    quantity,
  });
  test.each([
    { desc: 'the whole cart', cart: [line('a', 2)], ordered: [line('a', 2)], left: [] },
    {
      desc: 'a line that came later',
      cart: [line('a', 2), line('c', 1)],
      ordered: [line('a', 2)],
      left: ['c 1'],
    },
    { desc: 'a line that grew', cart: [line('a', 5)], ordered: [line('a', 2)], left: ['a 3'] },
    { desc: 'a line that shrank', cart: [line('a', 1)], ordered: [line('a', 2)], left: [] },
  ])('leaves the cart: $desc', ({ cart, ordered, left }) => {
    expect(withoutOrdered(cart, ordered).map(({ key, quantity }) => `${key} ${quantity}`)).toEqual(left);
  });
});

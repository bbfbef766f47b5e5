import type { ProductOption } from '../catalogue/product';
import { cardChoice, choicesText, combinationOf, sizesFirst } from './card-choice';
import { cartLineKey } from '../cart/cart-lines';

const anOption = (group: string, value: string, adjustmentPaise = 0): ProductOption => ({
  ...{ optionId: value.toLowerCase().replace(' ', '-'), group, value },
  adjustmentPaise,
});
const idsOf = (options: readonly ProductOption[]) => options.map(({ optionId }) => optionId);

const [half, litre, cream, toned] = [
  anOption('Pack size', '500 ml'),
  anOption('Pack size', '1 litre', 26_00),
  anOption('Kind', 'Full cream', 4_00),
  anOption('Kind', 'Toned'),
] as const;
const milk = { id: 'milk', options: [half, litre, cream, toned] };
const line = (options: (typeof half)[], quantity: number) => ({
  key: cartLineKey('milk', idsOf(options)),
  options,
  quantity,
});

test.each([
  { desc: 'nothing is known: the first of each group', expected: [half, cream] },
  { desc: 'bought last', usual: [toned, litre], expected: [litre, toned] },
  { desc: 'bought before a group was added', usual: [litre], expected: [half, cream] },
  { desc: 'one of the options is gone', usual: [litre, anOption('Kind', 'A2')], expected: [half, cream] },
  { desc: 'two of one group', usual: [half, litre], expected: [half, cream] },
  {
    desc: 'in the cart, whatever was bought last',
    usual: [litre, cream],
    cart: [line([half, toned], 2)],
    expected: [half, toned],
    quantity: 2,
  },
  {
    desc: 'in the cart with an option that is gone: its line is counted',
    cart: [line([litre, anOption('Kind', 'A2')], 2)],
    expected: [half, cream],
    quantity: 2,
  },
  {
    desc: 'several in the cart: the last',
    cart: [line([half, toned], 2), line([litre, toned], 1)],
    expected: [litre, toned],
    quantity: 3,
    isMixed: true,
  },
])('$desc (rule: usual-size)', ({ usual, cart = [], expected, quantity = 0, isMixed = false }) => {
  const inCart = cart.at(-1);
  const usualIds = usual && idsOf(usual);
  expect(cardChoice(milk, inCart, quantity, usualIds)).toEqual({
    options: expected,
    key: inCart?.key ?? cartLineKey('milk', idsOf(expected)),
    quantity,
    isMixed,
  });
});

test('a product without options is added as it is', () => {
  const eggs = { id: 'eggs', options: [] };
  expect(cardChoice(eggs, undefined, 0)).toEqual({ options: [], key: 'eggs', quantity: 0, isMixed: false });
  const inCart = { key: 'eggs', quantity: 3, options: [] };
  expect(cardChoice(eggs, inCart, 3, ['litre'])).toMatchObject({ key: 'eggs', quantity: 3, isMixed: false });
});

test('the combination of ids is in the order of the product, and none once a group is gone', () => {
  const ids = idsOf([toned, half]);
  expect(combinationOf(milk.options, ids)).toEqual([half, toned]);
  expect(combinationOf([half, litre], ids)).toBeNull();
  expect(combinationOf([], [])).toEqual([]);
});

test('a size stands before what else is chosen', () => {
  expect(sizesFirst([toned, half])).toEqual([half, toned]);
  expect(sizesFirst([half, toned])).toEqual([half, toned]);
});

test.each([
  { options: [], text: undefined },
  { options: [half], text: undefined },
  { options: [half, litre], text: '2 sizes' },
  { options: [toned, cream], text: '2 choices' },
  { options: milk.options, text: '4 choices' },
  { options: [half, litre, anOption('Weight', '1 kg'), anOption('Weight', '2 kg')], text: '4 sizes' },
])('there are $text (rule: usual-size)', ({ options, text }) => {
  expect(choicesText(options)).toBe(text);
});

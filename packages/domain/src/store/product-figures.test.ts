import { moveProducts, productMove } from './product-figures';

const active = { isActive: true };
const hidden = { isActive: false };

test.each([
  { desc: 'a new product on sale', before: null, after: active, expected: { all: 1, active: 1 } },
  { desc: 'a new hidden product', before: null, after: hidden, expected: { all: 1, active: 0 } },
  { desc: 'a product that is hidden', before: active, after: hidden, expected: { all: 0, active: -1 } },
  { desc: 'a product that is shown', before: hidden, after: active, expected: { all: 0, active: 1 } },
  { desc: 'an edit', before: active, after: active, expected: { all: 0, active: 0 } },
  { desc: 'a deletion', before: active, after: null, expected: { all: -1, active: -1 } },
  { desc: 'a deletion of a hidden product', before: hidden, after: null, expected: { all: -1, active: 0 } },
])('$desc moves the counts', ({ before, after, expected }) => {
  expect(productMove(before, after)).toEqual(expected);
});

test('changes add up and never count below nothing', () => {
  const moves = [productMove(null, active), productMove(null, hidden), productMove(active, hidden)];
  expect(moveProducts({ all: 3, active: 3 }, moves)).toEqual({ all: 5, active: 3 });
  expect(moveProducts({ all: 0, active: 0 }, [productMove(active, null)])).toEqual({ all: 0, active: 0 });
});

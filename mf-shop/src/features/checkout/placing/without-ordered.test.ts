import { aLine } from '../../../testing/builders';
import { withoutOrdered } from './without-ordered';

const line = (key: string, quantity: number) => aLine({ key, quantity });

test.each([
  {
    desc: 'the whole cart',
    cart: [line('a', 2), line('b', 1)],
    ordered: [line('a', 2), line('b', 1)],
    left: [],
  },
  {
    desc: 'a line that came later',
    cart: [line('a', 2), line('c', 1)],
    ordered: [line('a', 2)],
    left: ['c 1'],
  },
  { desc: 'a line that grew', cart: [line('a', 5)], ordered: [line('a', 2)], left: ['a 3'] },
  { desc: 'a line that shrank', cart: [line('a', 1)], ordered: [line('a', 2)], left: [] },
])('$desc', ({ cart, ordered, left }) => {
  expect(withoutOrdered(cart, ordered).map(({ key, quantity }) => `${key} ${quantity}`)).toEqual(left);
});

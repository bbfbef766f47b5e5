import { aLine } from '../../testing/builders';
import { wayOn } from './way-on';

const fine = null;
const gone = { isBlocked: true, isGone: true };
const tooMany = { isBlocked: true, isGone: false };
const changedPrice = { isBlocked: false, isGone: false };

test.each([
  { desc: 'nothing new', news: [fine, fine], closed: null, way: { kind: 'open' }, left: undefined },
  { desc: 'a new price', news: [changedPrice, fine], closed: null, way: { kind: 'open' }, left: undefined },
  {
    desc: 'a sold-out line of two units',
    ...{ news: [fine, gone], closed: null },
    way: { kind: 'fix', reason: '2 items not available', label: 'Remove and go on' },
    left: [['a', 2]],
  },
  {
    desc: 'a line of more than is left',
    ...{ news: [tooMany, fine], closed: null },
    way: { kind: 'fix', reason: 'Fewer left of 1 product', label: 'Change and go on' },
    left: [
      ['a', 1],
      ['b', 2],
    ],
  },
  {
    desc: 'both',
    ...{ news: [gone, tooMany], closed: null },
    way: { kind: 'fix', reason: '2 items not available, fewer left of 1 product', label: 'Change and go on' },
    left: [['b', 1]],
  },
  {
    desc: 'nothing that can be had',
    ...{ news: [gone, gone], closed: null },
    way: { kind: 'shut', reason: 'Nothing here can be ordered now', label: 'Proceed to Checkout' },
    left: undefined,
  },
  {
    desc: 'a closed store, whatever the lines are',
    ...{ news: [gone, fine], closed: 'Back at 5:00 pm: no orders right now' },
    way: { kind: 'shut', reason: 'Back at 5:00 pm: no orders right now', label: 'Store closed' },
    left: undefined,
  },
])('$desc: $way (rule: cart-bar)', ({ news, closed, way, left }) => {
  const lines = ['a', 'b'].map((key) => aLine({ key, quantity: 2, maxQuantity: 1 }));
  const newsOf = new Map(['a', 'b'].flatMap((key, at) => (news[at] ? [[key, news[at]] as const] : [])));
  const found = wayOn(lines, newsOf, closed);
  expect(found).toMatchObject(way);
  expect(found.kind === 'fix' ? found.lines.map(({ key, quantity }) => [key, quantity]) : undefined).toEqual(
    left,
  );
});

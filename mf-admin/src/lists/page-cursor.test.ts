import { cursorText, readCursor, readTrail } from './page-cursor';

test('a cursor reads back what was written', () => {
  const cursor = { createdAt: 1_763_600_000_000, id: 'a_b-1' };
  expect(readCursor(cursorText(cursor))).toEqual(cursor);
});

test.each([null, '', '12', 'abc_x', '1_', '1_a/b'])('%j is no cursor', (text) => {
  expect(readCursor(text)).toBeNull();
});

describe('the trail of earlier pages', () => {
  test('comes from the state of the history', () => {
    expect(readTrail({ trail: ['', 'after=1_a'] })).toEqual(['', 'after=1_a']);
  });

  test.each([null, undefined, 'x', {}, { trail: 'x' }, { trail: [1] }])('is unknown for %j', (state) => {
    expect(readTrail(state)).toBeNull();
  });
});

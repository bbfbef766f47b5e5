import { minuteMs } from '../time/india';
import { expectedReadyAt, readinessOf, usualLineMs, type OrderPacking } from './order-packing';

const picked = (lines: number, ms: number) => ({
  picked: Array.from({ length: lines }, () => true),
  startedAt: 1_000,
  packedAt: 1_000 + ms,
});

describe('the time that the store usually takes for a line', () => {
  test.each([
    ['nothing was packed yet', [], null],
    ['two orders say too little', [picked(2, 60_000), picked(1, 30_000)], null],
    ['the median of the orders', [picked(2, 60_000), picked(1, 20_000), picked(4, 400_000)], 30_000],
    [
      'an order that waited overnight does not count for more than another',
      [picked(1, 20_000), picked(1, 30_000), picked(1, 40_000_000)],
      30_000,
    ],
    [
      'what was never packed, or packed in no time, says nothing',
      [
        picked(1, 20_000),
        picked(1, 30_000),
        { ...picked(1, 1), packedAt: null },
        { ...picked(1, 1), packedAt: 1_000 },
      ],
      null,
    ],
  ])('%s', (_desc, packed, lineMs) => {
    expect(usualLineMs(packed)).toBe(lineMs);
  });
});

test('the bags are ready when the lines that are left are picked at the usual pace', () => {
  expect(expectedReadyAt(4, 20_000.4, 1_000)).toBe(81_002);
  expect(expectedReadyAt(0, 20_000, 1_000)).toBe(1_000);
  expect(expectedReadyAt(4, null, 1_000)).toBeNull();
});

describe('the words of a partner for the goods (rule: packed-told)', () => {
  const now = 10 * minuteMs;
  const packing = (facts: Partial<OrderPacking>): OrderPacking => ({
    startedAt: 0,
    readyAt: null,
    packedAt: null,
    ...facts,
  });
  test.each([
    ['nobody has begun', null, null],
    ['the pace of the store is not known', packing({}), null],
    ['packed', packing({ packedAt: 1 }), { kind: 'packed' }],
    ['packed, whatever was expected', packing({ packedAt: 1, readyAt: now + minuteMs }), { kind: 'packed' }],
    ['a moment left', packing({ readyAt: now + 1 }), { kind: 'soon', minutes: 1 }],
    ['two minutes and a bit', packing({ readyAt: now + 2 * minuteMs + 1 }), { kind: 'soon', minutes: 3 }],
    ['the estimate has passed', packing({ readyAt: now }), null],
  ])('%s', (_desc, facts, told) => {
    expect(readinessOf(facts, now)).toEqual(told);
  });
});

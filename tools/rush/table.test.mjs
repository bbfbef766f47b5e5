import { expect, test } from '@jest/globals';
import { figure, median, percentile, table } from './table.mjs';

test('the median leaves out what was not measured', () => {
  expect(median([5, 1, 9])).toBe(5);
  expect(median([4, NaN, 2])).toBe(3);
  expect(median([])).toBeNaN();
});

test('a percentile is one of the measured values', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(values, 0.95)).toBe(95);
  expect(percentile([7], 0.95)).toBe(7);
  expect(percentile([], 0.95)).toBeNaN();
});

test('a table aligns names left and figures right; what is missing is a dash', () => {
  expect(
    table(
      ['page', 'ms'],
      [
        ['home', figure(1234.4)],
        ['list', figure(undefined)],
      ],
    ),
  ).toBe(['| page |   ms |', '|------|-----:|', '| home | 1234 |', '| list |    – |'].join('\n'));
});

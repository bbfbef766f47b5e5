import { rowsSummary } from './rows-summary';

test('a page is summed up as the rows that are shown', () => {
  expect(rowsSummary('order', 1, 25)).toBe('1 to 25');
  expect(rowsSummary('order', 26, 3, '28')).toBe('26 to 28 of 28');
  expect(rowsSummary('order', null, 25)).toBe('25 orders');
  expect(rowsSummary('account', null, 25, '1,284')).toBe('25 of 1,284');
  expect(rowsSummary('order', 26, 0)).toBe('0 orders');
});

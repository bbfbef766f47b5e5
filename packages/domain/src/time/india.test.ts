import { drawOrderNumber } from '../orders/order-number';
import { indiaMinuteOfDay } from './india';
import {
  indiaDate,
  indiaDateDigits,
  parseIndiaDate,
  startOfIndiaDay,
  startOfIndiaMonth,
  startOfIndiaWeek,
} from './india-days';

test.each([
  { utc: '2026-11-20T18:29:59.999Z', digits: '261120' },
  { utc: '2026-11-20T18:30:00.000Z', digits: '261121' },
  { utc: '2026-12-31T18:30:00.000Z', digits: '270101' },
])('at $utc India writes $digits', ({ utc, digits }) => {
  expect(indiaDateDigits(Date.parse(utc))).toBe(digits);
});

test('the day in India starts at 18:30 UTC', () => {
  expect(new Date(startOfIndiaDay(Date.parse('2026-11-20T18:29:00Z'))).toISOString()).toBe(
    '2026-11-19T18:30:00.000Z',
  );
  expect(new Date(startOfIndiaDay(Date.parse('2026-11-20T18:31:00Z'))).toISOString()).toBe(
    '2026-11-20T18:30:00.000Z',
  );
});

test('months go back over the turn of a year', () => {
  const january = Date.parse('2027-01-15T00:00:00Z');
  expect(new Date(startOfIndiaMonth(january)).toISOString()).toBe('2026-12-31T18:30:00.000Z');
  expect(new Date(startOfIndiaMonth(january, 1)).toISOString()).toBe('2026-11-30T18:30:00.000Z');
});

test.each([
  { utc: '2026-11-22T18:29:59.999Z', back: 0, monday: '2026-11-16' },
  { utc: '2026-11-22T18:30:00.000Z', back: 0, monday: '2026-11-23' },
  { utc: '2026-11-20T12:00:00.000Z', back: 0, monday: '2026-11-16' },
  { utc: '2027-01-01T12:00:00.000Z', back: 1, monday: '2026-12-21' },
])('$back weeks before $utc a week began on $monday', ({ utc, back, monday }) => {
  expect(indiaDate(startOfIndiaWeek(Date.parse(utc), back))).toBe(monday);
});

test('a date field holds the day in India', () => {
  const at = Date.parse('2026-11-20T18:30:00Z');
  expect(indiaDate(at)).toBe('2026-11-21');
  expect(indiaDate(at - 1)).toBe('2026-11-20');
  expect(parseIndiaDate('2026-11-21')).toBe(at);
});

test.each(['', '21/11/2026', '2026-02-30', '2026-13-01', '2026-11-21T00:00'])('%j is no date', (text) => {
  expect(parseIndiaDate(text)).toBeNull();
});

test('minutes of the day', () => {
  expect(indiaMinuteOfDay(Date.parse('2026-11-20T01:30:00Z'))).toBe(7 * 60);
});

test('an order number is BE, the date in India and the drawn digits (rule: order-number)', () => {
  const at = Date.parse('2026-11-20T20:00:00Z');
  expect(drawOrderNumber(at, 4, () => 7)).toBe('BE2611210007');
  expect(drawOrderNumber(at, 5, (below) => below - 1)).toBe('BE26112199999');
});

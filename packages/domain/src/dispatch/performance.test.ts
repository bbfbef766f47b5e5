import { indiaDate } from '../time/india-days';
import { acceptanceOf, performancePeriods } from './performance';

const now = Date.parse('2026-11-22T21:00:00+05:30'); // a Sunday

test('seven days and six weeks end with today, without a gap (rule: own-performance)', () => {
  const { days, weeks, offersFromAt } = performancePeriods(now);
  expect(days.map(({ fromAt }) => indiaDate(fromAt))).toEqual([
    ...['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'],
  ]);
  expect(weeks.map(({ fromAt }) => indiaDate(fromAt))).toEqual([
    ...['2026-10-12', '2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'],
  ]);
  for (const periods of [days, weeks]) {
    expect(periods.slice(1).map(({ fromAt }) => fromAt)).toEqual(
      periods.slice(0, -1).map(({ untilAt }) => untilAt),
    );
    expect(periods.at(-1)?.untilAt).toBeGreaterThan(now);
  }
  expect(indiaDate(offersFromAt)).toBe('2026-10-26');
});

test.each([
  { offers: { accepted: 0, rejected: 0, unanswered: 0 }, part: null },
  { offers: { accepted: 3, rejected: 1, unanswered: 0 }, part: 0.75 },
  { offers: { accepted: 1, rejected: 0, unanswered: 1 }, part: 0.5 },
])('the accepted part of $offers is $part', ({ offers, part }) => {
  expect(acceptanceOf(offers)).toBe(part);
});

import { dayMs, startOfIndiaDay } from '@basket/domain';
import { someInstant } from '@basket/domain/testing';
import { chartDaysOf, shortAmount } from './chart-days';

const today = startOfIndiaDay(someInstant);
const day = (back: number, orders: number) => ({
  dayAt: today - back * dayMs,
  orders,
  revenuePaise: orders * 100_00,
});

test('a period ends today and stands beside the days before it; unknown days are null', () => {
  const days = chartDaysOf([day(13, 1), day(6, 2), day(0, 3)], 7, someInstant);
  expect(days).toHaveLength(7);
  expect(days[0]).toMatchObject({ dayAt: today - 6 * dayMs, figures: { orders: 2 }, before: { orders: 1 } });
  expect(days[6]).toEqual({ dayAt: today, beforeAt: today - 7 * dayMs, figures: day(0, 3), before: null });
});

test.each([
  [0, '0'],
  [950, '950'],
  [20_000, '20k'],
  [1_50_000, '1.5L'],
  [2_00_00_000, '2Cr'],
])('%d is %s at the axis', (value, text) => {
  expect(shortAmount(value)).toBe(text);
});

import { dayMs } from '../time/india';
import { startOfIndiaDay } from '../time/india-days';
import {
  customersOfDays,
  firstCustomerDay,
  moveCustomer,
  sumCustomerDays,
  type CustomerFigures,
} from './customer-figures';

const today = startOfIndiaDay(Date.UTC(2026, 10, 20, 6, 30));
const daysAgo = (days: number): number => today - days * dayMs;

const figures: CustomerFigures = {
  customers: 100,
  closedUntil: today,
  days: { '261119': 2, '261118': 3, '261001': 4 },
};

test('the days of this month and of the last one are counted one by one', () => {
  expect(firstCustomerDay(today)).toBe(startOfIndiaDay(Date.UTC(2026, 9, 1)));
});

test('days without a registration are left out', () => {
  const days = [
    { dayAt: daysAgo(2), customers: 0 },
    { dayAt: daysAgo(1), customers: 2 },
  ];
  expect(sumCustomerDays(98, days, today)).toEqual({
    customers: 100,
    closedUntil: today,
    days: { '261119': 2 },
  });
});

test.each([
  { desc: 'two days', fromAt: daysAgo(2), untilAt: today, expected: 5 },
  { desc: 'a day that ends where the next one begins', fromAt: daysAgo(2), untilAt: daysAgo(1), expected: 3 },
  { desc: 'days that are not closed', fromAt: daysAgo(1), untilAt: daysAgo(-5), expected: 2 },
  { desc: 'nothing before the closed days end', fromAt: today, untilAt: daysAgo(-5), expected: 0 },
])('customers of $desc', ({ fromAt, untilAt, expected }) => {
  expect(customersOfDays(figures, fromAt, untilAt)).toBe(expected);
});

test.each<{ desc: string; registeredAt: number; by: 1 | -1; expected: CustomerFigures | null }>([
  {
    desc: 'leaves a recent day',
    registeredAt: daysAgo(1) + 3_600_000,
    by: -1,
    expected: { ...figures, customers: 99, days: { ...figures.days, '261119': 1 } },
  },
  {
    desc: 'comes to a recent day without others',
    registeredAt: daysAgo(3),
    by: 1,
    expected: { ...figures, customers: 101, days: { ...figures.days, '261117': 1 } },
  },
  {
    desc: 'leaves a day before the last month',
    registeredAt: Date.UTC(2026, 8, 29),
    by: -1,
    expected: { ...figures, customers: 99 },
  },
  { desc: 'registered today', registeredAt: today, by: -1, expected: null },
])('a customer who $desc', ({ registeredAt, by, expected }) => {
  expect(moveCustomer(figures, registeredAt, by)).toEqual(expected);
});

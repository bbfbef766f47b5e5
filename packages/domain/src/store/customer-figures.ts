import * as v from 'valibot';
import { kind } from '../basics/kind';
import { countSchema, instantSchema } from '../basics/schema';
import { dayMs } from '../time/india';
import { indiaDateDigits, startOfIndiaDay, startOfIndiaMonth } from '../time/india-days';

/**
 * `storeFigures/customers`: how many customers there are that registered before `closedUntil`, counted once a day
 * (rule: figures-computed). Closed to every browser.
 */
export const customerFiguresSchema = v.strictObject({
  customers: countSchema,
  /** Where the first day begins whose customers have not been counted. */
  closedUntil: instantSchema,
  /** Customers who registered in the last two months, by the day in India (yyMMdd); a day without any is missing. */
  days: v.record(v.string(), countSchema),
});
export type CustomerFigures = v.InferOutput<typeof customerFiguresSchema>;

export const customerFigures = kind('storeFigures', customerFiguresSchema, () => 'customers');

/** The first of the days that are counted one by one when the days before `closedUntil` are closed. */
export const firstCustomerDay = (closedUntil: number): number => startOfIndiaMonth(closedUntil, 1);

/** The figures of the customers that registered before the first day, and of each day from it on. */
export function sumCustomerDays(
  before: number,
  days: readonly { readonly dayAt: number; readonly customers: number }[],
  closedUntil: number,
): CustomerFigures {
  const counted = days.filter(({ customers }) => customers > 0);
  return {
    customers: counted.reduce((sum, { customers }) => sum + customers, before),
    closedUntil,
    days: Object.fromEntries(counted.map(({ dayAt, customers }) => [indiaDateDigits(dayAt), customers])),
  };
}

/** How many registered on the counted days that begin from one time until another. */
export function customersOfDays(
  { closedUntil, days }: CustomerFigures,
  fromAt: number,
  untilAt: number,
): number {
  let sum = 0;
  for (let dayAt = fromAt; dayAt < Math.min(untilAt, closedUntil); dayAt += dayMs)
    sum += days[indiaDateDigits(dayAt)] ?? 0;
  return sum;
}

/** The figures with one customer more (1) or less (-1); null if they do not hold the day of the registration yet. */
export function moveCustomer(
  figures: CustomerFigures,
  registeredAt: number,
  by: 1 | -1,
): CustomerFigures | null {
  if (registeredAt >= figures.closedUntil) return null;
  const day = indiaDateDigits(startOfIndiaDay(registeredAt));
  const isRecent = startOfIndiaDay(registeredAt) >= firstCustomerDay(figures.closedUntil);
  return {
    ...figures,
    customers: Math.max(0, figures.customers + by),
    days: isRecent ? { ...figures.days, [day]: Math.max(0, (figures.days[day] ?? 0) + by) } : figures.days,
  };
}

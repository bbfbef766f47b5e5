import * as v from 'valibot';
import { kind } from '../basics/kind';
import { countSchema, idSchema, instantSchema, paiseSchema } from '../basics/schema';
import { dayMs } from '../time/india';
import { indiaDateDigits, startOfIndiaDay, startOfIndiaMonth } from '../time/india-days';

/** Sums over the orders that were placed in a time: how many there are, and what they brought, net of refunds (`orderValuePaise`). */
export const orderFiguresSchema = v.strictObject({ orders: countSchema, revenuePaise: paiseSchema });
export type OrderFigures = v.InferOutput<typeof orderFiguresSchema>;

export const noFigures: OrderFigures = { orders: 0, revenuePaise: 0 };

export const addFigures = (a: OrderFigures, b: OrderFigures): OrderFigures => ({
  orders: a.orders + b.orders,
  revenuePaise: a.revenuePaise + b.revenuePaise,
});

export const subtractFigures = (a: OrderFigures, b: OrderFigures): OrderFigures => ({
  orders: a.orders - b.orders,
  revenuePaise: a.revenuePaise - b.revenuePaise,
});

/** The figures of a day in India, which begins at `dayAt`. */
export const dayFiguresSchema = v.strictObject({ dayAt: instantSchema, ...orderFiguresSchema.entries });
export type DayFigures = v.InferOutput<typeof dayFiguresSchema>;

/** The longest period of the dashboard's chart. */
export const longestChartDays = 30;

/** Where the days begin that the chart may show: the longest period and the one before it, until today. */
export const chartDays = (now: number): readonly number[] =>
  Array.from(
    { length: 2 * longestChartDays },
    (_, index) => startOfIndiaDay(now) - (2 * longestChartDays - 1 - index) * dayMs,
  );

/** As far into the last month as now is into this one; its end, if it is shorter. */
export const sameMomentOfLastMonth = (now: number): number => {
  const thisMonthAt = startOfIndiaMonth(now);
  return Math.min(thisMonthAt, startOfIndiaMonth(now, 1) + (now - thisMonthAt));
};

/**
 * `storeFigures/closed`: the sum of all days that are over and have been summed (rule: figures-computed). Closed to every
 * browser, like all of these.
 */
export const closedFiguresSchema = v.strictObject({
  ...orderFiguresSchema.entries,
  /** Where the first day begins that has not been summed. */
  closedUntil: instantSchema,
});
export type ClosedFigures = v.InferOutput<typeof closedFiguresSchema>;

/** `storeFigures/{yyMM}`: the summed days of a month in India, by the day of the month (01 to 31). */
export const monthFiguresSchema = v.strictObject({ days: v.record(v.string(), orderFiguresSchema) });
export type MonthFigures = v.InferOutput<typeof monthFiguresSchema>;

/**
 * `changedDays/{id}`: what an order of a day that was over brought has changed: it was delivered, its delivery was undone, or money
 * went back. Written in the commit of that change, deleted once the day has been summed again. Each change has a document of its
 * own, so that no two wait for each other.
 */
export const changedDaySchema = v.strictObject({ dayAt: instantSchema, orderId: idSchema });
export type ChangedDay = v.InferOutput<typeof changedDaySchema>;

export const closedFigures = kind('storeFigures', closedFiguresSchema, () => 'closed');
export const monthFigures = kind('storeFigures', monthFiguresSchema, (at: number) =>
  indiaDateDigits(at).slice(0, 4),
);
export const dayOfMonth = (at: number): string => indiaDateDigits(at).slice(4);

export const changedDays = kind('changedDays', changedDaySchema);

/** The sum of a month's days that begin before `closedUntil`. */
export const closedPartOf = (
  month: MonthFigures | null,
  monthAt: number,
  closedUntil: number,
): OrderFigures =>
  Object.entries(month?.days ?? {})
    .filter(([day]) => monthAt + (Number(day) - 1) * dayMs < closedUntil)
    .reduce((sum, [, figures]) => addFigures(sum, figures), noFigures);

/** The mark that a change of an order leaves for the sums of its day; null while that day is not over. */
export const changedDayOf = (
  { id, createdAt }: { readonly id: string; readonly createdAt: number },
  now: number,
): ChangedDay | null => {
  const dayAt = startOfIndiaDay(createdAt);
  return dayAt < startOfIndiaDay(now) ? { dayAt, orderId: id } : null;
};

import {
  addFigures,
  changedDays,
  chartDays,
  closedFigures,
  closedPartOf,
  dayMs,
  dayOfMonth,
  hourMs,
  instantSchema,
  monthFigures,
  noFigures,
  orders,
  sameMomentOfLastMonth,
  startOfIndiaDay,
  startOfIndiaMonth,
  subtractFigures,
  type ClosedFigures,
  type DayFigures,
  type OrderFigures,
} from '@basket/domain';
import * as v from 'valibot';
import { atomically } from '../platform/database/atomically';
import { RefusedError } from '../platform/errors';
import type { DatabaseQuery } from '../platform/database/aggregates';
import type { Services } from '../platform/services';
import type { UnitOfWork } from '../platform/database/unit-of-work';

/** A day is summed this long after its end: longer than any request takes that began in it and any clock is wrong. */
export const closingDelayMs = hourMs;
const mostChangesAtOnce = 200;

/** Sums over the orders placed from one time to another (`null`: until now), counted where they are. Revenue is net (rule: revenue-net). */
async function measure(unit: UnitOfWork, fromAt: number, untilAt: number | null): Promise<OrderFigures> {
  const placed = (query: DatabaseQuery): DatabaseQuery => {
    const since = query.where('createdAt', '>=', fromAt);
    return untilAt === null ? since : since.where('createdAt', '<', untilAt);
  };
  const [all, delivered] = await Promise.all([
    unit.tally(orders, placed),
    unit.tally(orders, (all) => placed(all.where('status', '==', 'delivered')), 'valuePaise'),
  ]);
  return { orders: all.count, revenuePaise: delivered.sum };
}

/** Stores the sums of a day, in its month and in the sum of all closed days. */
async function writeDay(unit: UnitOfWork, dayAt: number, closed: ClosedFigures): Promise<void> {
  const [month, figures] = await Promise.all([
    unit.get(monthFigures, dayAt),
    measure(unit, dayAt, dayAt + dayMs),
  ]);
  const before = month?.days[dayOfMonth(dayAt)] ?? noFigures;
  unit.put(monthFigures.path(dayAt), { days: { ...month?.days, [dayOfMonth(dayAt)]: figures } });
  unit.put(closedFigures.path(), {
    ...addFigures(closed, subtractFigures(figures, before)),
    closedUntil: Math.max(closed.closedUntil, dayAt + dayMs),
  } satisfies ClosedFigures);
}

/** The closed days' sum; before the first is closed, nothing, up to the day of the oldest order. Null without any order. */
async function readClosed(unit: UnitOfWork): Promise<ClosedFigures | null> {
  const stored = await unit.get(closedFigures);
  if (stored)
    return { orders: stored.orders, revenuePaise: stored.revenuePaise, closedUntil: stored.closedUntil };
  const [oldest] = await unit.query(
    { ...orders, schema: v.looseObject({ createdAt: instantSchema }) },
    (all) => all.orderBy('createdAt').limit(1),
  );
  return oldest ? { ...noFigures, closedUntil: startOfIndiaDay(oldest.createdAt) } : null;
}

/** Sums the first day that is over and has not been summed; returns whether there was one. */
async function closeNextDay(run: Services): Promise<boolean> {
  const { value } = await atomically(run, null, async (unit) => {
    const closed = await readClosed(unit);
    if (!closed || closed.closedUntil + dayMs + closingDelayMs > run.now()) return false;
    await writeDay(unit, closed.closedUntil, closed);
    return true;
  });
  return value;
}

/**
 * Sums the oldest closed day again in which orders have changed since; returns whether there was one. The changes are
 * read before the orders: one that comes later leaves its own mark.
 */
async function sumChangedDay(run: Services): Promise<boolean> {
  const { value } = await atomically(run, null, async (unit) => {
    const [first] = await changesOf(unit, (changes) => changes.orderBy('dayAt').limit(1));
    if (!first) return false;
    const closed = await readClosed(unit);
    if (!closed || first.dayAt >= closed.closedUntil) return false;
    const changes = await changesOf(unit, (all) =>
      all.where('dayAt', '==', first.dayAt).limit(mostChangesAtOnce),
    );
    await writeDay(unit, first.dayAt, closed);
    for (const { id } of changes) unit.delete(changedDays.path(id));
    return true;
  });
  return value;
}

const changesOf = (unit: UnitOfWork, build: (changes: DatabaseQuery) => DatabaseQuery) =>
  unit.query(changedDays, build);

/** Brings the sums of days up to date: at most so many of those that are over, then of those that have changed. */
export async function closeDays(run: Services, mostDays: number): Promise<void> {
  for (let days = 0; days < mostDays && (await closeNextDay(run)); days += 1);
  for (let days = 0; days < mostDays && (await sumChangedDay(run)); days += 1);
}

/** The same for who only looks: days whose sums are damaged stay as they are until they are repaired. */
export async function closeSoundDays(run: Services, mostDays: number): Promise<void> {
  try {
    await closeDays(run, mostDays);
  } catch (error) {
    if (!(error instanceof RefusedError) || error.refusal.code !== 'damaged_record') throw error;
  }
}

/** The sums over the orders placed from one time until another: a whole day that is closed has been summed already. */
export async function readFiguresOf(
  unit: UnitOfWork,
  fromAt: number,
  untilAt: number,
): Promise<OrderFigures> {
  const isWholeDay = startOfIndiaDay(fromAt) === fromAt && untilAt === fromAt + dayMs;
  const month = isWholeDay ? await unit.getSound(monthFigures, fromAt) : null;
  return month?.days[dayOfMonth(fromAt)] ?? measure(unit, fromAt, untilAt);
}

export interface StoreFigures {
  readonly ever: OrderFigures;
  /** The last month until the same moment of it as now. */
  readonly lastMonth: OrderFigures;
  readonly thisMonth: OrderFigures;
  /** The days of the chart that are known, the oldest first. */
  readonly days: readonly DayFigures[];
}

/** The chart counts at most so many days that have no sum yet, and omits the others until they have one. */
const mostOpenDays = 3;

/** The stored sums of the days that are closed, with what was placed since, counted now. */
export async function readFigures(unit: UnitOfWork, now: number): Promise<StoreFigures> {
  // Without them, or while they are damaged, every order is counted where it is.
  const closed = (await unit.getSound(closedFigures)) ?? { ...noFigures, closedUntil: 0 };
  const { closedUntil } = closed;
  const thisMonthAt = startOfIndiaMonth(now);
  const lastMonthAt = startOfIndiaMonth(now, 1);
  // Read after `closed`: they know at least the days that it has, and later ones are left out.
  const monthAts = [startOfIndiaMonth(now, 2), lastMonthAt, thisMonthAt];
  const stored = await unit.getEach(monthFigures, monthAts);
  const months = new Map(monthAts.map((at, index) => [at, stored[index] ?? null]));
  // Of a damaged month, the orders are counted where they are.
  const closedOf = async (monthAt: number, untilAt: number): Promise<OrderFigures> => {
    const month = months.get(monthAt) ?? null;
    if (month !== 'damaged') return closedPartOf(month, monthAt, untilAt);
    return monthAt < untilAt ? measure(unit, monthAt, untilAt) : noFigures;
  };

  const sameMomentAt = sameMomentOfLastMonth(now);
  // Its last day counts only as far as today has come.
  const lastMonthOpenAt = Math.max(lastMonthAt, Math.min(closedUntil, startOfIndiaDay(sameMomentAt)));
  const isLastMonthClosed = closedUntil >= thisMonthAt;
  const openDaysAts = chartDays(now)
    .slice(-mostOpenDays)
    .filter((dayAt) => dayAt >= closedUntil);
  // Usually those days are all that is open.
  const isOpenInDays = openDaysAts[0] === closedUntil;
  const [openOfAll, openOfLastMonth, openOfThisMonth, openDays] = await Promise.all([
    isOpenInDays ? null : measure(unit, closedUntil, null),
    lastMonthOpenAt < sameMomentAt ? measure(unit, lastMonthOpenAt, sameMomentAt) : noFigures,
    isLastMonthClosed ? null : measure(unit, thisMonthAt, null),
    measureDays(unit, openDaysAts),
  ]);
  const open = openOfAll ?? openDays.reduce<OrderFigures>(addFigures, noFigures);
  const known = new Map(openDays.map((day) => [day.dayAt, day]));
  const dayOf = (dayAt: number): DayFigures | null => {
    if (dayAt >= closedUntil) return known.get(dayAt) ?? null;
    const month = months.get(startOfIndiaMonth(dayAt)) ?? null;
    return month === 'damaged' ? null : { dayAt, ...(month?.days[dayOfMonth(dayAt)] ?? noFigures) };
  };
  const [closedOfLastMonth, closedOfThisMonth] = await Promise.all([
    closedOf(lastMonthAt, lastMonthOpenAt),
    closedOf(thisMonthAt, closedUntil),
  ]);
  return {
    ever: addFigures(closed, open),
    lastMonth: addFigures(closedOfLastMonth, openOfLastMonth),
    thisMonth: addFigures(closedOfThisMonth, openOfThisMonth ?? open),
    days: chartDays(now)
      .map(dayOf)
      .filter((day) => day !== null),
  };
}

/** Days that have not been summed, counted one by one. */
const measureDays = (unit: UnitOfWork, dayAts: readonly number[]): Promise<DayFigures[]> =>
  Promise.all(dayAts.map(async (dayAt) => ({ dayAt, ...(await measure(unit, dayAt, dayAt + dayMs)) })));

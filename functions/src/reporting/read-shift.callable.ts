import {
  maxSummaryOrders,
  maxSummaryRefunds,
  orders,
  readShift,
  refunds,
  summariseShift,
} from '@basket/domain';
import type { DatabaseQuery } from '../platform/database/aggregates';
import { query } from '../platform/operation';
import { readStoreSettings } from '../platform/store-settings';
import { closeSoundDays, readFiguresOf } from './order-figures';

/** Days that are left wait for the next request or hour. */
const mostDaysAtOnce = 3;

/** Reads the settings and at most {@link maxSummaryOrders} and {@link maxSummaryRefunds} documents, whatever happened (rule: bounded-work). */
export const readShiftOperation = query(readShift, ['admin'], async ({ input, services, unit, now }) => {
  const { fromAt, untilAt } = input;
  const during = (all: DatabaseQuery): DatabaseQuery =>
    all.where('createdAt', '>=', fromAt).where('createdAt', '<', untilAt).orderBy('createdAt', 'desc');
  await closeSoundDays(services, mostDaysAtOnce);
  const [settings, figures, placed, owed] = await Promise.all([
    readStoreSettings(unit),
    readFiguresOf(unit, fromAt, untilAt),
    unit.query(orders, (all) => during(all).limit(maxSummaryOrders)),
    unit.query(refunds, (all) => during(all).limit(maxSummaryRefunds)),
  ]);
  const due = owed.filter(({ status }) => status !== 'withdrawn');
  return {
    countedAt: now,
    ...figures,
    examined: placed.length,
    ...summariseShift(placed, settings, now),
    refunds: due.length,
    refundsPaise: due.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
  };
});

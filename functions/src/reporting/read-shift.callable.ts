import {
  maxSummaryOrders,
  maxSummaryRefunds,
  ordersCollection,
  orderSchema,
  readShift,
  refundsCollection,
  refundSchema,
  summariseShift,
} from '@basket/domain';
import type { Database, DatabaseQuery } from '../platform/database/aggregates';
import { query } from '../platform/operation';
import { readStoreSettings } from '../platform/store-settings';
import { closeSoundDays, readFiguresOf } from './order-figures';

/** What is left is done by the next request, or every hour. */
const mostDaysAtOnce = 3;

/** Reads the settings and at most {@link maxSummaryOrders} and {@link maxSummaryRefunds} documents, whatever happened (rule: bounded-work). */
export const readShiftOperation = query(readShift, ['admin'], async ({ input, services, unit, now }) => {
  const { fromAt, untilAt } = input;
  const during = (db: Database, collection: string): DatabaseQuery =>
    db
      .collection(collection)
      .where('createdAt', '>=', fromAt)
      .where('createdAt', '<', untilAt)
      .orderBy('createdAt', 'desc');
  await closeSoundDays(services, mostDaysAtOnce);
  const [settings, figures, orders, refunds] = await Promise.all([
    readStoreSettings(unit),
    readFiguresOf(unit, fromAt, untilAt),
    unit.query(orderSchema, (db) => during(db, ordersCollection).limit(maxSummaryOrders)),
    unit.query(refundSchema, (db) => during(db, refundsCollection).limit(maxSummaryRefunds)),
  ]);
  const due = refunds.filter(({ status }) => status !== 'withdrawn');
  return {
    countedAt: now,
    ...figures,
    examined: orders.length,
    ...summariseShift(orders, settings, now),
    refunds: due.length,
    refundsPaise: due.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
  };
});

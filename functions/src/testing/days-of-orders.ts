import { expect } from '@jest/globals';
import { dayMs, startOfIndiaDay } from '@basket/domain';
import { anOrder, someInstant } from '@basket/domain/testing';
import { closeDays } from '../reporting';
import { orderDocument, profileDocument, type Harness } from './harness';

export const today = startOfIndiaDay(someInstant);
/** Late enough for the figures of yesterday to be summed. */
export const lateEnough = today + 10 * 3_600_000;

/** The days from today back. */
export const upTo = (days: number): number[] => Array.from({ length: days }, (_, back) => back);

/** Stores so many orders a day, for the given numbers of days before today; every second one is delivered and costs ₹100. */
export async function seedDays(
  harness: Harness,
  daysBack: readonly number[],
  ordersADay: number,
): Promise<void> {
  const documents = daysBack.flatMap((back) =>
    Array.from({ length: ordersADay }, (_, index) => {
      const createdAt = today - back * dayMs + index * 1000;
      const status = index % 2 === 0 ? 'delivered' : 'cancelled';
      return orderDocument(anOrder({ id: `d${back}-${index}`, createdAt, status, totalPaise: 100_00 }));
    }),
  );
  for (let at = 0; at < documents.length; at += 400)
    await harness.seed(Object.assign({}, ...documents.slice(at, at + 400)) as Record<string, object>);
}

interface Dashboard {
  readonly totalOrders: number;
  readonly reads: number | undefined;
}

/** Fifty days of orders cost the dashboard no more reads than a hundred orders. @param look the dashboard, counted now */
export async function expectSameReads(
  harness: Harness,
  ordersADay: number,
  look: () => Promise<Dashboard>,
): Promise<void> {
  const readsAt = async (orders: number): Promise<number | undefined> => {
    await seedDays(harness, upTo(51).slice(1), orders);
    await closeDays(harness.services, 100);
    return (await look()).reads;
  };
  const few = await readsAt(2);
  await harness.clear();
  await harness.seed(profileDocument('admin1', { role: 'admin' }));
  const many = await readsAt(ordersADay);
  expect((await look()).totalOrders).toBe(50 * ordersADay);
  // Two to see that all days are summed; the actor, the closed days, three months; two counts each, of today and of this day of
  // the last month; ten of other things, as no figures of customers and products are kept.
  expect(few).toBe(20);
  expect(many).toBe(few);
}

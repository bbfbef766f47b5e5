import { countOrders, mostCountedOrders, orderConditions, orders, orderStatuses } from '@basket/domain';
import type { DatabaseQuery } from '../platform/database/aggregates';
import { query } from '../platform/operation';

/**
 * Reads: the profile, and for each of the seven statuses one for each thousand orders, at most five: 8 in a small store,
 * at most 36 in any (rule: bounded-work).
 */
export const countOrdersOperation = query(countOrders, ['admin'], async ({ input, unit }) => {
  const conditions = orderConditions(input);
  const counts = await Promise.all(
    orderStatuses.map(async (status) => {
      const { count } = await unit.tally(orders, (all) => {
        const ofStatus: DatabaseQuery = all.where('status', '==', status);
        const filtered = conditions.reduce((built, condition) => built.where(...condition), ofStatus);
        // By the same indexes as the list.
        const isTimed = conditions.some(([field]) => field === 'createdAt');
        return (isTimed ? filtered.orderBy('createdAt', 'desc') : filtered).limit(mostCountedOrders);
      });
      return [status, count] as const;
    }),
  );
  return { counts: Object.fromEntries(counts) };
});

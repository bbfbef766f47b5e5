import { orders } from '@basket/domain';
import type { LiveQuery } from '@basket/web';

/** Every list that this area listens to. Rules let customers list their own documents only, at most 50 at a time. */

/** Orders per page: a screen or two, far below what the rules allow in one read. */
export const ordersPerPage = 10;

/**
 * A page of the customer's orders, newest first.
 *
 * @param before the time of the last order of the page before; null for the first page
 */
export const myOrders = (uid: string, before: number | null): LiveQuery<typeof orders.schema> => ({
  ...orders,
  where: [['customerId', '==', uid]],
  orderBy: [['createdAt', 'desc']],
  // One more says whether there are older ones.
  limit: ordersPerPage + 1,
  ...(before !== null && { startAfter: [before] }),
});

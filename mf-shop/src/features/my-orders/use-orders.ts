import { orderSchema, ordersCollection, type Order, type Stored } from '@basket/domain';
import { useLiveQuery, type Live } from '@basket/web';

/** Orders per page: a screen or two, far below what the rules allow in one read. */
export const ordersPerPage = 10;

/**
 * A page of the customer's orders, newest first, live.
 *
 * @param before the time of the last order of the page before; null for the first page
 */
export function useOrders(uid: string, before: number | null): Live<Stored<Order>[]> {
  return useLiveQuery({
    schema: orderSchema,
    collection: ordersCollection,
    where: [['customerId', '==', uid]],
    orderBy: [['createdAt', 'desc']],
    limit: ordersPerPage,
    ...(before !== null && { startAfter: [before] }),
  });
}

import type { Order, Stored } from '@basket/domain';
import { useLiveQuery, type Live } from '@basket/web';
import { myOrders } from '../../queries';

/** A page of the customer's orders, live; see the query for its parameters. */
export const useOrders = (uid: string, before: number | null): Live<Stored<Order>[]> =>
  useLiveQuery(myOrders(uid, before));

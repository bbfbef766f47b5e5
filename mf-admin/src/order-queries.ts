import {
  anyOrder,
  deliveryPartners,
  orderConditions,
  orders,
  profiles,
  type OrderFilter,
  type OrderSearch,
  type OrderStatus,
} from '@basket/domain';
import type { Filter, LiveQuery } from '@basket/web';
import { listOf, newestFirst, sortedBy } from '@basket/web/lists';

/** The queries of the list of orders; part of `queries.ts`. */

export const ordersPerPage = 25;
/** As many as the rules allow at a time. */
export const exportBatch = 200;
export const mostExportedOrders = 10_000;
/** One more than are shown, because the order itself may be among them. */
const maxOrdersOfCustomer = 6;
const maxPartnersToFilterBy = 200;

/** The choice of orders in the table: null shows all, from the first page on. A search is across all orders. */
export interface OrdersShown {
  readonly status: OrderStatus | null;
  /** @default any order */
  readonly filter?: OrderFilter;
  readonly search: OrderSearch | null;
  readonly after: { readonly createdAt: number; readonly id: string } | null;
}

/**
 * One page of the orders table, newest first. Reads one order more than the page shows, to know whether another
 * page follows. The id breaks ties within a millisecond, so that no page skips an order.
 */
export function ordersPage({
  status,
  filter = anyOrder,
  search,
  after,
}: OrdersShown): LiveQuery<typeof orders.schema> {
  if (search && 'orderNumber' in search)
    return { ...orders, where: [['orderNumber', '==', search.orderNumber]], limit: 1 };
  const byStatus: Filter[] = status ? [['status', '==', status]] : [];
  return {
    ...orders,
    where: search
      ? [['searchKeys', 'array-contains', search.key]]
      : [...byStatus, ...orderConditions(filter)],
    ...sortedBy('createdAt', 'desc', after),
    limit: ordersPerPage + 1,
  };
}

/** The orders that the palette offers for a number or phone. */
export const ordersOfPalette = (search: OrderSearch): LiveQuery<typeof orders.schema> => ({
  ...ordersPage({ status: null, search, after: null }),
  limit: 5,
});

/** A batch of the same list, for a file of it. */
export const ordersToExport = (shown: OrdersShown): LiveQuery<typeof orders.schema> => {
  const page = ordersPage(shown);
  return { ...page, limit: page.orderBy ? exportBatch : page.limit };
};

/** The latest orders of a customer. */
export const ordersOfCustomer = (customerId: string) =>
  listOf(orders, {
    where: [['customerId', '==', customerId]],
    orderBy: newestFirst,
    limit: maxOrdersOfCustomer,
  });

/** The most accounts that an order by phone offers for one number. */
const maxCustomersOfPhone = 10;

/** The accounts with a phone number, which older profiles hold as it was typed. */
export const customersOfPhone = (phone: string) =>
  listOf(profiles, {
    where: [['phone', 'in', [phone, `0${phone}`, `91${phone}`, `+91${phone}`, `+91 ${phone}`]]],
    limit: maxCustomersOfPhone,
  });

/** The partners by whom orders can be filtered, by name. */
export const partnersToFilterBy = listOf(deliveryPartners, {
  orderBy: [['name', 'asc']],
  limit: maxPartnersToFilterBy,
});

import type { Order, Stored } from '@basket/domain';
import { noteOrders, type BoughtOrder } from '@basket/web';
import { ordersPerPage } from '../queries';

/** The products of the account's latest orders. A cancelled order was not bought. */
export const boughtOrders = (orders: readonly Stored<Order>[]): BoughtOrder[] =>
  orders
    .slice(0, ordersPerPage)
    .filter(({ status }) => status !== 'cancelled')
    .map(({ id, items }) => ({ id, productIds: items.map(({ productId }) => productId) }));

/** Keeps that on the device, to offer it again. */
export const noteListed = (uid: string, orders: readonly Stored<Order>[]): void =>
  noteOrders(uid, boughtOrders(orders), true);

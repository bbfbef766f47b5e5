import type { ChosenOption, Order, Stored } from '@basket/domain';
import { noteOrders, type BoughtOrder } from '@basket/web';
import { rereadUsualOptions } from '../cart/usual-options';
import { ordersPerPage } from '../queries';

interface BoughtLine {
  readonly productId: string;
  readonly options: readonly Pick<ChosenOption, 'optionId'>[];
}

const boughtOrder = (id: string, lines: readonly BoughtLine[]): BoughtOrder => ({
  id,
  productIds: lines.map(({ productId }) => productId),
  optionIds: lines.map(({ options }) => options.map(({ optionId }) => optionId)),
});

/** The products of the account's latest orders. A cancelled order was not bought. */
export const boughtOrders = (orders: readonly Stored<Order>[]): BoughtOrder[] =>
  orders
    .slice(0, ordersPerPage)
    .filter(({ status }) => status !== 'cancelled')
    .map(({ id, items }) => boughtOrder(id, items));

/** Keeps that on the device, to offer it again. */
export function noteListed(uid: string, orders: readonly Stored<Order>[]): void {
  noteOrders(uid, boughtOrders(orders), true);
  rereadUsualOptions();
}

/** The same of an order that was placed just now. */
export function notePlaced(uid: string, orderId: string, lines: readonly BoughtLine[]): void {
  noteOrders(uid, [boughtOrder(orderId, lines)], false);
  rereadUsualOptions();
}

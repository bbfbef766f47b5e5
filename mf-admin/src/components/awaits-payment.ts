import type { Order } from '@basket/domain';

/** An online payment that has not arrived: the server assigns such an order to nobody. */
export const awaitsPayment = (order: Pick<Order, 'paymentMethod' | 'paymentStatus'>): boolean =>
  order.paymentMethod === 'online' && order.paymentStatus !== 'paid';

import type { Order } from '@basket/domain';

/** Whether an order still waits for its online payment. The server does not assign such an order. */
export const awaitsPayment = (order: Pick<Order, 'paymentMethod' | 'paymentStatus'>): boolean =>
  order.paymentMethod === 'online' && order.paymentStatus !== 'paid';

import type { Order } from './order';

/** The person at the door: the receiver that the customer has named, else the customer (rule: receiver). */
export const receiverOf = ({
  customerName,
  delivery,
}: Pick<Order, 'customerName' | 'delivery'>): {
  readonly name: string;
  readonly phone: string;
  readonly isNamed: boolean;
} => ({
  name: delivery.receiverName || customerName,
  phone: delivery.receiverPhone || delivery.phone,
  isNamed: Boolean(delivery.receiverName),
});

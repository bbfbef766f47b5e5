import type { Assignment } from '../dispatch/assignment';
import type { Order } from '../orders/order';

type Delivered = Pick<Assignment, 'state' | 'earningPaise' | 'cashCollectedPaise'>;

/** The partner's credit for an order: it exists while the order is delivered (rule: credit-while-delivered). */
export const creditedPaise = (
  { credit }: Pick<Order, 'credit'>,
  assignment: Delivered | null,
): number | null =>
  credit?.amountPaise ?? (assignment?.state === 'delivered' ? assignment.earningPaise : null);

/** Cash that the partner collected for an order. */
export const collectedPaise = (
  { cashCollectedPaise = 0 }: Pick<Order, 'cashCollectedPaise'>,
  assignment: Delivered | null,
): number => cashCollectedPaise || (assignment?.cashCollectedPaise ?? 0);

/** Cash that handing the order over puts into the partner's hands. */
export const cashOf = ({ paymentMethod, totalPaise }: Pick<Order, 'paymentMethod' | 'totalPaise'>): number =>
  paymentMethod === 'cod' ? totalPaise : 0;

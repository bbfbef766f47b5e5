import { orders, type Order } from '@basket/domain';
import type { UnitOfWork } from '../platform/database/unit-of-work';
import { changeOrderStatus } from './order-step';
import { bySystem } from './write-order';

/** Waits for a payment that has not come in time. Holds whenever it is read, whether or not a timer has fired. */
export const isPaymentOverdue = (
  { status, paymentStatus, paymentDueAt }: Pick<Order, 'status' | 'paymentStatus' | 'paymentDueAt'>,
  now: number,
): boolean =>
  status === 'pending' && paymentStatus === 'pending' && paymentDueAt !== null && now >= paymentDueAt;

/** Cancels an order that was not paid in time; its stock returns. False when there was nothing to cancel. */
export async function expireUnpaidOrder(unit: UnitOfWork, orderId: string, now: number): Promise<boolean> {
  const order = await unit.get(orders, orderId);
  if (!order || !isPaymentOverdue(order, now)) return false;
  await changeOrderStatus(unit, order, {
    to: 'cancelled',
    changed: { paymentStatus: 'failed' },
    ...bySystem({ code: 'not_paid_in_time' }, now),
  });
  return true;
}

import { refundId, type Order, type OrderStatus, type Refund, type Stored } from '@basket/domain';

/** What a change of status does to the refund that an order owes. */
export type RefundMove =
  | { readonly kind: 'owe'; readonly id: string; readonly refund: Refund }
  | { readonly kind: 'withdraw'; readonly id: string; readonly refund: Pick<Refund, 'status' | 'updatedAt'> };

/**
 * Cancelling an order that was paid online owes its total; taking it back while the money is still here withdraws
 * that again (decisions 5). Cash is never owed: it is collected at the door.
 */
export function moveRefund(order: Stored<Order>, to: OrderStatus, now: number): RefundMove | null {
  const isPaidOnline = order.paymentMethod === 'online' && order.paymentStatus === 'paid';
  if (!isPaidOnline || (order.status === 'cancelled') === (to === 'cancelled')) return null;
  if (to !== 'cancelled')
    return order.refundId === null
      ? null
      : { kind: 'withdraw', id: order.refundId, refund: { status: 'withdrawn', updatedAt: now } };
  return {
    kind: 'owe',
    id: refundId(order.id, order.historySeq + 1),
    refund: {
      orderId: order.id,
      orderNumber: order.orderNumber,
      customerId: order.customerId,
      paymentId: order.paymentId,
      amountPaise: order.totalPaise,
      status: 'owed',
      createdAt: now,
      updatedAt: now,
    },
  };
}

import {
  asksForAdmin,
  awaitsPayment,
  orderStatusFacts,
  type Order,
  type PublicStoreSettings,
  type WaitingOrder,
} from '@basket/domain';

/**
 * The news in the latest change of an order for people in the store (rules: new-orders-told, asks-for-admin): it was placed, or
 * paid, or went to cash, and can be delivered; or from now on only an admin offers it. Null for any other change.
 */
export function newsOf(
  order: WaitingOrder & Pick<Order, 'statusTimes' | 'createdAt' | 'updatedAt' | 'paidAt' | 'cashSince'>,
  settings: Pick<PublicStoreSettings, 'automaticDispatch'>,
  now: number,
): 'new' | 'asks' | null {
  const { status, statusTimes, createdAt, updatedAt, paidAt, cashSince } = order;
  if (awaitsPayment(order) || orderStatusFacts[status].isFinal) return null;
  // An order that went to cash is new then, and no more when its payment comes all the same.
  const newSince = cashSince ?? (order.paymentMethod === 'online' ? paidAt : createdAt);
  if (newSince === updatedAt) return 'new';
  return statusTimes[status] === updatedAt && asksForAdmin(order, settings, now) ? 'asks' : null;
}

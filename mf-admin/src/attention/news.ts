import {
  asksForAdmin,
  awaitsPayment,
  orderStatusFacts,
  type Order,
  type PublicStoreSettings,
  type WaitingOrder,
} from '@basket/domain';

/**
 * What the latest change of an order tells whoever is in the store (rules: new-orders-told, asks-for-admin): it was placed, or
 * paid, and can be delivered; or from now on only an admin offers it. Null for any other change.
 */
export function newsOf(
  order: WaitingOrder & Pick<Order, 'statusTimes' | 'createdAt' | 'updatedAt' | 'paidAt'>,
  settings: Pick<PublicStoreSettings, 'automaticDispatch'>,
  now: number,
): 'new' | 'asks' | null {
  const { status, statusTimes, createdAt, updatedAt, paidAt } = order;
  if (awaitsPayment(order) || orderStatusFacts[status].isFinal) return null;
  const isPlacedNow = order.paymentMethod === 'online' ? paidAt === updatedAt : createdAt === updatedAt;
  if (isPlacedNow) return 'new';
  return statusTimes[status] === updatedAt && asksForAdmin(order, settings, now) ? 'asks' : null;
}

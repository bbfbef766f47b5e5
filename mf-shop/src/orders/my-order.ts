import { orders, type Order, type Stored } from '@basket/domain';
import { useLiveDocument, useSession, type Live } from '@basket/web';

/** A document id; anything else in an address is not an order. */
const idPattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/;

/**
 * One of the customer's orders, live. Another customer's order is 'missing': the rules refuse to read it, and the page
 * does not reveal whether it exists (rule: own-orders).
 *
 * @param orderId from the address
 */
export function useMyOrder(orderId: string): Live<Stored<Order>> {
  const uid = useSession((state) => state.user?.uid ?? null);
  const isId = idPattern.test(orderId);
  const live = useLiveDocument(orders.schema, uid === null || !isId ? null : orders.path(orderId));
  if (!isId) return { status: 'missing' };
  if (live.status === 'error' && live.code === 'permission-denied') return { status: 'missing' };
  if (live.status === 'ready' && live.data.customerId !== uid) return { status: 'missing' };
  return live;
}

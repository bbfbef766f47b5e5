import { orders, type Order, type Stored } from '@basket/domain';
import { useSession, type Live } from '@basket/web';
import { useStored } from '@basket/web/stored';

/**
 * One of the customer's orders, live. Another customer's order is 'missing': the rules refuse to read it, and the page
 * does not reveal whether it exists (rule: own-orders).
 *
 * @param orderId from the address
 */
export function useMyOrder(orderId: string): Live<Stored<Order>> {
  const uid = useSession((state) => state.user?.uid ?? null);
  const live = useStored(orders, uid && orderId);
  if (live.status === 'error' && live.code === 'permission-denied') return { status: 'missing' };
  if (live.status === 'ready' && live.data.customerId !== uid) return { status: 'missing' };
  return live;
}

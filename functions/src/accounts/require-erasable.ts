import {
  deliveryPartners,
  orders,
  orderStatusFacts,
  refunds,
  unsettledRefundStatuses,
  type Profile,
  type Stored,
} from '@basket/domain';
import type { UnitOfWork } from '../platform/database/unit-of-work';
import { refused } from '../platform/errors';

/** Orders among which one can be under way: nobody has so many open ones. */
const latestOrders = 30;

/**
 * Refuses to erase a person who works here, has an order under way or has money with the shop (rule: person-erased).
 *
 * @throws refusals `works_here`, `orders_under_way`, `money_open`
 */
export async function requireErasable(unit: UnitOfWork, { id, role }: Stored<Profile>): Promise<void> {
  if (role !== 'customer') throw refused('works_here');
  const latest = await unit.queryGuarded(orders, (all) =>
    all.where('customerId', '==', id).orderBy('createdAt', 'desc').limit(latestOrders),
  );
  const open = latest.filter(({ status }) => !orderStatusFacts[status].isFinal);
  if (open.length > 0) throw refused('orders_under_way', { orders: open.length });
  const partner = await unit.get(deliveryPartners, id);
  if (partner && (partner.walletBalancePaise > 0 || partner.cashInHandPaise > 0)) throw refused('money_open');
  // Nobody could be asked any more where to send it (rule: paid-by-hand).
  const owed = await unit.queryGuarded(refunds, (all) =>
    all.where('customerId', '==', id).where('status', 'in', unsettledRefundStatuses).limit(1),
  );
  if (owed.length > 0) throw refused('money_open');
}

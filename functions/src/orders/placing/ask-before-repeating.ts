import { orders, type AccountCart, type CartRequestLine } from '@basket/domain';
import { refused } from '../../platform/errors';
import type { UnitOfWork } from '../../platform/database/unit-of-work';
import { holdsLines, justOrdered, justOrderedMs } from './just-ordered.decision';

const mostLookedAt = 5;

interface Wish {
  readonly uid: string;
  readonly lines: readonly CartRequestLine[];
  readonly cart: AccountCart | null;
  readonly now: number;
}

/**
 * Refuses what another device of the account has just ordered (rule: ordered-just-now): the account's cart holds it no longer. Reads
 * nothing while the cart holds it, else the latest orders. To be called once the account's counters are read, which every order
 * changes: an order that comes after this look makes the commit fail.
 */
export async function askBeforeRepeating(unit: UnitOfWork, { uid, lines, cart, now }: Wish): Promise<void> {
  if (cart && holdsLines(cart.lines, lines)) return;
  const latest = await unit.query(orders, (all) =>
    all
      .where('customerId', '==', uid)
      .where('createdAt', '>=', now - justOrderedMs)
      .orderBy('createdAt', 'desc')
      .limit(mostLookedAt),
  );
  const order = justOrdered(lines, latest, now);
  if (!order) return;
  const seconds = Math.max(1, Math.round((now - order.createdAt) / 1000));
  throw refused('ordered_just_now', { orderId: order.id, orderNumber: order.orderNumber, seconds });
}

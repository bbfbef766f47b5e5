import { payInCash } from '@basket/domain';
import { checkCash } from '../limits';
import { authorOf, readOrder, requireCustomer, writeOrder } from '../orders';
import { refused } from '../platform/errors';
import { operation, orRefuse, requireOtherOwner } from '../platform/operation';
import { readStoreSettings } from '../platform/store-settings';
import { decideCash } from './pay-in-cash.decision';

/**
 * A customer changes an own order, an admin that of a customer on the phone, to whom the limits of the account do not apply (rule: phone-orders).
 * The gateway is not asked, because it may be what does not answer: a payment that is already there counts when it is heard of.
 */
export const payInCashOperation = operation(
  payInCash,
  ['customer', 'admin'],
  async ({ input, actor, unit, now }) => {
    const isAdmin = actor.role === 'admin';
    const [order, settings] = await Promise.all([readOrder(unit, input.orderId), readStoreSettings(unit)]);
    // Somebody else's order looks like no order at all.
    if (!isAdmin && order.customerId !== actor.uid) throw refused('unknown_order');
    if (isAdmin) {
      requireOtherOwner(actor, order.customerId);
      await requireCustomer(unit, order);
    }
    const changed = orRefuse(
      decideCash(order, { settings, expectedTotalPaise: input.expectedTotalPaise }, now),
    );
    if (!changed) return { totalPaise: order.totalPaise };
    const { totalPaise } = changed;
    orRefuse(checkCash({ totalPaise, isVerified: isAdmin || actor.isVerified }, settings));
    await writeOrder(unit, order, changed, {
      author: authorOf(actor),
      facts: { code: 'paid_in_cash' },
      now,
    });
    return { totalPaise };
  },
);

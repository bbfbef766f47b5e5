import { isPersonRemoved, profiles, refunds, type Order, type OwedRefund, type Refund } from '@basket/domain';
import type { UnitOfWork } from '../platform/database/unit-of-work';
import { refused } from '../platform/errors';
import { payRefundMessage } from '../platform/gateway/payment-messages';

/** Writes a refund and has the gateway asked for it; one that waits for who pays it by hand asks nobody (rule: small-sums). */
export function oweRefund(unit: UnitOfWork, { id, refund }: OwedRefund): void {
  unit.create(refunds.path(id), refund);
  if (refund.nextTryAt !== null)
    unit.send(payRefundMessage(id, refund.round, refund.tries, refund.nextTryAt));
}

/**
 * Refuses to owe a refund that somebody has to pay by hand to an account that is closed: nobody could be asked where to send it. Closing
 * the account reads the refunds, and this the account, so that only one of both commits (rules: person-erased, paid-by-hand).
 *
 * @throws refusal `customer_closed`
 */
export async function requirePayee(
  unit: UnitOfWork,
  order: Pick<Order, 'customerId' | 'delivery'>,
  { nextTryAt }: Pick<Refund, 'nextTryAt'>,
): Promise<void> {
  // The gateway pays it back to where it came from.
  if (nextTryAt !== null) return;
  const customer = await unit.get(profiles, order.customerId);
  // The profile of an erased person is gone; some accounts never had one (rule: profile-role).
  if (customer ? customer.disabledAt !== null : isPersonRemoved(order)) throw refused('customer_closed');
}

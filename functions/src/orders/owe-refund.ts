import { refundPath } from '@basket/domain';
import type { UnitOfWork } from '../platform/database/unit-of-work';
import { payRefundMessage } from '../platform/gateway/payment-messages';
import type { OwedRefund } from './refund-owed.decision';

/** Writes a refund and has the gateway asked for it; one that waits for who pays it by hand asks nobody (rule: small-sums). */
export function oweRefund(unit: UnitOfWork, { id, refund }: OwedRefund): void {
  unit.create(refundPath(id), refund);
  if (refund.nextTryAt !== null)
    unit.send(payRefundMessage(id, refund.round, refund.tries, refund.nextTryAt));
}

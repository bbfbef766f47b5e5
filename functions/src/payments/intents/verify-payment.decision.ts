import type { Order, VerifyPaymentRequest } from '@basket/domain';

/**
 * The gateway order that must have been paid: the one that this shop stored. The one that the client names could be of another,
 * cheaper order, with a genuine signature.
 */
export const intentToVerify = (order: Order, _request: VerifyPaymentRequest): string | null =>
  order.payment.intentId;

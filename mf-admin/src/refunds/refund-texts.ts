import {
  isGatewaySum,
  unknownPaymentError,
  type Refund,
  type RefundCause,
  type RefundStatus,
  type SurplusReason,
} from '@basket/domain';

export const refundStatusLabels: Readonly<Record<RefundStatus, string>> = {
  owed: 'Refund owed',
  withdrawn: 'Refund withdrawn',
  requested: 'Refund on its way',
  refunded: 'Refunded',
  failed: 'Refund failed',
};

const causeTexts: Readonly<Record<RefundCause, string>> = {
  cancellation: 'The order was cancelled',
  short: 'A part of the order was not in the store',
  surplus: 'The payment pays for no order',
  requested: 'Decided by an admin',
  external: 'Made at the payment gateway',
};

/** Why the refund is paid: the reason that was given, or what caused it. */
export const refundReason = ({ reason, cause }: Pick<Refund, 'reason' | 'cause'>): string =>
  reason || causeTexts[cause];

/** Why a payment that was received pays for no order. */
export const surplusTexts: Readonly<Record<SurplusReason, string>> = {
  already_paid: 'the order had been paid before',
  order_ended: 'the order had ended',
  wrong_amount: 'the amount is not what was asked for',
  wrong_currency: 'the currency is not what was asked for',
  unknown_order: 'no order asked for it',
};

/** Whether an admin can have a refund tried again: until it has been paid or withdrawn, if it is not too little for the gateway. */
export const isRetryable = ({
  status,
  source,
  amountPaise,
}: Pick<Refund, 'status' | 'source' | 'amountPaise'>): boolean =>
  source === 'online' &&
  isGatewaySum(amountPaise) &&
  (status === 'owed' || status === 'requested' || status === 'failed');

/** Whether an admin can settle it by hand: not while the gateway may be paying it. */
export const canBePaidByHand = ({ status }: Pick<Refund, 'status'>): boolean =>
  status === 'owed' || status === 'failed';

/** Why it was not paid yet, in words of the shop: the gateway's own sentence is for its support. */
export function refundTrouble(
  refund: Pick<Refund, 'status' | 'source' | 'amountPaise' | 'lastError'>,
): string | null {
  const { status, source, amountPaise, lastError } = refund;
  if (source === 'online' && canBePaidByHand(refund) && !isGatewaySum(amountPaise))
    return 'The payment gateway pays back ₹1 and more. Pay it out by hand.';
  if (lastError === null) return null;
  if (status === 'withdrawn') return lastError;
  if (status === 'failed' && lastError.startsWith(unknownPaymentError))
    return `${unknownPaymentError}: it was made with other keys. A retry cannot help; pay it out by hand and note the reference of the transfer.`;
  return status === 'failed'
    ? 'The payment gateway refused it. Retry, or pay it out by hand.'
    : 'The payment gateway has not answered yet. It is asked again by itself.';
}

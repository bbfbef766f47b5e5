import {
  isGatewaySum,
  unknownPaymentError,
  type Refund,
  type RefundCause,
  type RefundStatus,
  type SurplusReason,
} from '@basket/domain';
import { t } from '../texts';

export const refundStatusLabels: Readonly<Record<RefundStatus, () => string>> = {
  owed: () => t('refunds.owed'),
  withdrawn: () => t('refunds.withdrawn'),
  requested: () => t('refunds.onItsWay'),
  refunded: () => t('refunds.refunded'),
  failed: () => t('refunds.failed'),
};

const causeTexts: Readonly<Record<RefundCause, () => string>> = {
  cancellation: () => t('refunds.orderCancelled'),
  short: () => t('refunds.orderShort'),
  surplus: () => t('refunds.paymentSurplus'),
  requested: () => t('refunds.decidedByAdmin'),
  external: () => t('refunds.madeAtGateway'),
};

/** Why the refund is paid: the reason that was given, or what caused it. */
export const refundReason = ({ reason, cause }: Pick<Refund, 'reason' | 'cause'>): string =>
  reason || causeTexts[cause]();

/** Says of a payment that was received why it pays for no order. */
export const surplusTexts: Readonly<Record<SurplusReason, () => string>> = {
  already_paid: () => t('refunds.surplusAlreadyPaid'),
  order_ended: () => t('refunds.surplusOrderEnded'),
  wrong_amount: () => t('refunds.surplusWrongAmount'),
  wrong_currency: () => t('refunds.surplusWrongCurrency'),
  unknown_order: () => t('refunds.surplusUnknownOrder'),
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
    return t('refunds.belowGatewaySum');
  if (lastError === null) return null;
  if (status === 'withdrawn') return lastError;
  if (status === 'failed' && lastError.startsWith(unknownPaymentError))
    return t('refunds.unknownPayment', { error: unknownPaymentError });
  return t(status === 'failed' ? 'refunds.gatewayRefused' : 'refunds.gatewaySilent');
}

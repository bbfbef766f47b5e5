import {
  isGatewaySum,
  isOfUnknownPayment,
  refundErrorWords,
  type Refund,
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
  refund: Pick<Refund, 'status' | 'source' | 'amountPaise' | 'lastError' | 'errorFacts'>,
): string | null {
  const { status, source, amountPaise } = refund;
  if (source === 'online' && canBePaidByHand(refund) && !isGatewaySum(amountPaise))
    return t('refunds.belowGatewaySum');
  const error = refundErrorWords(refund);
  if (error === null || status === 'withdrawn') return error || null;
  if (status === 'failed' && isOfUnknownPayment(refund)) return t('refunds.unknownPayment', { error });
  return t(status === 'failed' ? 'refunds.gatewayRefused' : 'refunds.gatewaySilent');
}

import * as v from 'valibot';
import { fact } from '../basics/facts';
import { t } from '../texts';
import { surplusReasons, type SurplusReason } from './payment';

/**
 * - cancellation: the paid order was cancelled
 * - short: a part of the paid order was not in the store
 * - surplus: the money paid for no order (twice, too late, wrong amount …)
 * - requested: an admin decided it
 * - external: it was made at the gateway, not here
 */
export const refundCauses = ['cancellation', 'short', 'surplus', 'requested', 'external'] as const;
export const refundCauseSchema = v.picklist(refundCauses);
export type RefundCause = v.InferOutput<typeof refundCauseSchema>;

/** Why money goes back, as far as the cause does not say it (rule: recorded-facts). */
export const refundReasonFactsSchema = v.variant('code', [
  fact('surplus', { why: v.picklist([...surplusReasons, 'paid_in_cash']) }),
  /** The money that a cancelled order had kept beside an earlier refund. */
  fact('rest_of_cancelled', {}),
  fact('pays_for_nothing', {}),
]);
export type RefundReasonFacts = v.InferOutput<typeof refundReasonFactsSchema>;

/** Why a refund is not paid, where the gateway's words alone do not say it (rule: recorded-facts). */
export const refundErrorFactsSchema = v.variant('code', [
  /** It was made with other keys or for another account: asking again cannot help. `lastError`: the gateway's words. */
  fact('unknown_payment', {}),
  fact('no_payment', {}),
  fact('failed_at_gateway', {}),
  /** Somebody has paid it back on the gateway's own pages (rule: settled-elsewhere). */
  fact('paid_elsewhere', {}),
]);
export type RefundErrorFacts = v.InferOutput<typeof refundErrorFactsSchema>;

const causeWords: Readonly<Record<RefundCause, () => string>> = {
  cancellation: () => t('refund.orderCancelled'),
  short: () => t('refund.orderShort'),
  surplus: () => t('refund.paymentSurplus'),
  requested: () => t('refund.decidedByAdmin'),
  external: () => t('refund.madeAtGateway'),
};

/** Why a payment goes back, as the end of a sentence. */
export const surplusWords: Readonly<Record<SurplusReason | 'paid_in_cash', string>> = {
  get already_paid() {
    return t('history.surplusAlreadyPaid');
  },
  get order_ended() {
    return t('history.surplusOrderEnded');
  },
  get wrong_amount() {
    return t('history.surplusWrongAmount');
  },
  get wrong_currency() {
    return t('history.surplusWrongCurrency');
  },
  get unknown_order() {
    return t('history.surplusUnknownOrder');
  },
  get paid_in_cash() {
    return t('history.surplusPaidInCash');
  },
};

/** Why money goes back, in the reader's language: the reason that somebody typed, the facts of it, or what caused it. */
export function refundReasonWords({
  cause,
  reason,
  reasonFacts,
}: {
  readonly cause: RefundCause;
  readonly reason: string;
  readonly reasonFacts: RefundReasonFacts | null;
}): string {
  switch (reasonFacts?.code) {
    case undefined:
      return reason || causeWords[cause]();
    case 'surplus':
      return t('refund.surplus', { why: surplusWords[reasonFacts.why] });
    case 'rest_of_cancelled':
      return t('refund.restOfCancelled');
    case 'pays_for_nothing':
      return t('refund.paysForNothing');
  }
}

interface RefundError {
  readonly lastError: string | null;
  readonly errorFacts: RefundErrorFacts | null;
}

/** How `lastError` of a refund from before `errorFacts` begins when the gateway does not know its payment. */
const unknownPaymentBefore = 'The payment gateway does not know this payment';

/** Whether the gateway knows no such payment: it was made with other keys. */
export const isOfUnknownPayment = ({ lastError, errorFacts }: RefundError): boolean =>
  errorFacts?.code === 'unknown_payment' || lastError?.startsWith(unknownPaymentBefore) === true;

/** Why a refund is not paid, in the reader's language; the gateway's words where there are no others, null when there is nothing to say. */
export function refundErrorWords(error: RefundError): string | null {
  if (isOfUnknownPayment(error)) return t('refund.unknownPayment');
  switch (error.errorFacts?.code) {
    case 'no_payment':
      return t('refund.noPayment');
    case 'failed_at_gateway':
      return t('refund.failedAtGateway');
    case 'paid_elsewhere':
      return t('refund.paidElsewhere');
    default:
      return error.lastError;
  }
}

import { undeliveredReasonLabels } from '../dispatch/assignment';
import { surplusWords } from '../payments/refund-facts';
import { t } from '../texts';
import { rupeesText } from '../texts/written-numbers';
import type { HistoryCode, HistoryFacts } from './history-facts';
import type { OrderHistory } from './order-history';

type FactsOf<Code extends HistoryCode> = Extract<HistoryFacts, { readonly code: Code }>;

/** Words with a note behind them, as their reason; without one if there is none. */
const because = (words: string, note: string): string =>
  note ? t('history.because', { words, note }) : words;
/** Words and a note, each as a sentence. */
const added = (words: string, note: string): string => (note ? t('history.added', { words, note }) : words);

function disputeWords(
  { state, amountPaise, disputeId, respondByAt }: FactsOf<'dispute'>,
  note: string,
): string {
  const amount = rupeesText(amountPaise);
  const words = because(t('history.dispute', { state, amount, dispute: disputeId }), note);
  if (state !== 'open' || respondByAt === null) return words;
  const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });
  return t('history.answerBy', { words, day: day.format(respondByAt) });
}

const putBackWords = (lost: FactsOf<'put_back'>['lost']): string =>
  lost.length === 0
    ? t('history.backOnShelf')
    : t('history.backOnShelfBut', {
        lost: lost.map(({ itemName, quantity }) => `${quantity} × ${itemName}`).join(', '),
      });

function shortWords({
  itemName: item,
  unit,
  found,
  wanted,
  totalPaise,
  refundPaise,
}: FactsOf<'line_short'>): string {
  if (totalPaise === null) return t('history.shortAll', { item, unit, found, wanted });
  const total = rupeesText(totalPaise);
  if (refundPaise <= 0) return t('history.short', { item, unit, found, wanted, total });
  const refund = rupeesText(refundPaise);
  return t('history.shortRefunded', { item, unit, found, wanted, total, refund });
}

function refundedWords({
  amountPaise,
  refundId: refund,
  isMadeAtGateway,
  notOwedPaise,
}: FactsOf<'refunded'>): string {
  const amount = rupeesText(amountPaise);
  const where = isMadeAtGateway ? 'gateway' : 'here';
  if (notOwedPaise <= 0) return t('history.refunded', { amount, where, refund });
  return t('history.refundedTwice', { amount, where, refund, notOwed: rupeesText(notOwedPaise) });
}

const wordsOf: { readonly [Code in HistoryCode]: (facts: FactsOf<Code>, note: string) => string } = {
  ordered_by_phone: () => t('history.orderedByPhone'),
  cancelled_by_customer: () => t('history.cancelledByCustomer'),
  not_paid_in_time: () => t('history.notPaidInTime'),
  taken_back_with_goods: (_, note) => {
    const words = t('history.takenBackWithGoods');
    return note ? added(note, words) : words;
  },

  offered: ({ partnerName }) => t('history.offered', { partner: partnerName }),
  offer_accepted: () => t('history.offerAccepted'),
  offer_rejected: () => t('history.offerRejected'),
  offer_unanswered: () => t('history.offerUnanswered'),
  offer_taken_back: ({ partnerName }) => t('history.offerTakenBack', { partner: partnerName }),
  partner_offline: () => t('history.partnerOffline'),
  partner_disabled: () => t('history.partnerDisabled'),
  partner_left: () => t('history.partnerLeft'),
  partner_changed: ({ partnerName }, note) =>
    because(t('history.partnerChanged', { partner: partnerName }), note),

  picking_started: () => t('history.pickingStarted'),
  picking_taken_over: ({ pickerName }) => t('history.pickingTakenOver', { picker: pickerName }),
  line_short: shortWords,
  packed: ({ bags }) => (bags === null ? t('history.packed') : t('history.packedIn', { bags })),
  put_back: ({ lost }, note) => because(putBackWords(lost), note),

  handed_to_partner: ({ partnerName }) => t('history.handedToPartner', { partner: partnerName }),
  picked_up: () => t('history.pickedUp'),
  delivered: ({ isPaymentUnknown }) => t(isPaymentUnknown ? 'history.deliveredUnknown' : 'history.delivered'),
  undelivered: ({ reason }, note) =>
    because(t('history.undelivered', { reason: undeliveredReasonLabels[reason] }), note),
  to_be_tried_again: (_, note) => added(t('history.toBeTriedAgain'), note),
  back_to_store: (_, note) => added(t('history.backToStore'), note),

  paid: ({ amountPaise, paymentId, isAtDoor }) =>
    t(isAtDoor ? 'history.paidAtDoor' : 'history.paidOnline', {
      amount: rupeesText(amountPaise),
      payment: paymentId,
    }),
  payment_failed: ({ paymentId }, note) => because(t('history.paymentFailed', { payment: paymentId }), note),
  surplus: ({ amountPaise, paymentId, reason }) =>
    t('history.surplus', {
      amount: rupeesText(amountPaise),
      payment: paymentId,
      why: surplusWords[reason],
    }),
  paid_in_cash: () => t('history.paidInCash'),
  dispute: disputeWords,

  refund_decided: ({ amountPaise }, note) =>
    because(t('history.refundDecided', { amount: rupeesText(amountPaise) }), note),
  refund_retried: ({ amountPaise }) => t('history.refundRetried', { amount: rupeesText(amountPaise) }),
  refund_refused: ({ amountPaise }) => t('history.refundRefused', { amount: rupeesText(amountPaise) }),
  refunded: refundedWords,
  refunded_by_hand: ({ amountPaise }, note) =>
    t('history.refundedByHand', { amount: rupeesText(amountPaise), reference: note }),
  not_owed: ({ amountPaise }) => t('history.notOwed', { amount: rupeesText(amountPaise) }),
};

/** An entry of an order's history as people read it; empty where its status says everything (rule: history-facts). */
export function historyWords({ facts, note }: Pick<OrderHistory, 'facts' | 'note'>): string {
  if (facts === null) return note;
  // Each code's words take the facts of that code, which the compiler does not follow through the union.
  const tell = wordsOf[facts.code] as (facts: HistoryFacts, note: string) => string;
  return tell(facts, note);
}

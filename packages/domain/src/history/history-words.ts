import { undeliveredReasonLabels } from '../dispatch/assignment';
import { rupeesText } from '../money/written-numbers';
import type { DisputeState } from '../payments/dispute';
import type { HistoryCode, HistoryFacts } from './history-facts';
import type { OrderHistory } from './order-history';

type FactsOf<Code extends HistoryCode> = Extract<HistoryFacts, { readonly code: Code }>;

/** A note behind the words of its code, as their reason; nothing if there is none. */
const because = (note: string, before = ': '): string => note && `${before}${note}`;

/** Why a payment goes back, as the end of a sentence. */
export const surplusWords: Readonly<Record<FactsOf<'surplus'>['reason'], string>> = {
  already_paid: 'the order was paid already',
  order_ended: 'the order had ended',
  wrong_amount: 'the amount differs from the order',
  wrong_currency: 'the currency differs from the order',
  unknown_order: 'no order asked for it',
  paid_in_cash: 'the order is paid in cash',
};

const disputeWords: Readonly<Record<DisputeState, string>> = {
  open: 'The bank asks back',
  under_review: "The bank reads the store's answer about",
  won: 'The bank has decided for the store about',
  lost: 'The bank has decided for the customer about',
  closed: 'The bank has closed the dispute about',
};

function answerBy(at: number): string {
  const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });
  return `. Answer by ${day.format(at)}`;
}

const notOwed = (paise: number): string =>
  `${rupeesText(paise)} are not owed any more: paid back on the gateway's pages`;

const lostWords = (lost: FactsOf<'put_back'>['lost']): string =>
  lost.length === 0
    ? ''
    : `, but for ${lost.map(({ itemName, quantity }) => `${quantity} × ${itemName}`).join(', ')}`;

function shortWords({
  itemName,
  unit,
  found,
  wanted,
  totalPaise,
  refundPaise,
}: FactsOf<'line_short'>): string {
  const words = `Short: ${itemName} (${unit}), ${found} of ${wanted} found.`;
  if (totalPaise === null) return `${words} Nothing is left of the order`;
  const refund = refundPaise > 0 ? `, ${rupeesText(refundPaise)} to be refunded` : '';
  return `${words} New total ${rupeesText(totalPaise)}${refund}`;
}

function refundedWords({
  amountPaise,
  refundId,
  isMadeAtGateway,
  notOwedPaise,
}: FactsOf<'refunded'>): string {
  const where = isMadeAtGateway ? ' at the gateway' : '';
  const rest = notOwedPaise > 0 ? `; ${notOwed(notOwedPaise)}` : '';
  return `Refunded ${rupeesText(amountPaise)}${where} (${refundId})${rest}`;
}

const wordsOf: { readonly [Code in HistoryCode]: (facts: FactsOf<Code>, note: string) => string } = {
  ordered_by_phone: () => 'Ordered by phone',
  cancelled_by_customer: () => 'Cancelled by the customer',
  not_paid_in_time: () => 'Not paid in time',
  taken_back_with_goods: (_, note) => [note, 'Taken back with its goods'].filter(Boolean).join('. '),

  offered: ({ partnerName }) => `Offered to ${partnerName}`,
  offer_accepted: () => 'Accepted',
  offer_rejected: () => 'Rejected',
  offer_unanswered: () => 'No answer in time',
  offer_taken_back: ({ partnerName }) => `Offer to ${partnerName} taken back`,
  partner_offline: () => 'The partner went offline',
  partner_disabled: () => 'The account was disabled',
  partner_left: () => 'No longer a delivery partner',
  partner_changed: ({ partnerName }, note) => `Taken from ${partnerName}${because(note)}`,

  picking_started: () => 'Picking started',
  picking_taken_over: ({ pickerName }) => `Picking taken over from ${pickerName}`,
  line_short: shortWords,
  packed: ({ bags }) => (bags === null ? 'Packed' : `Packed in ${bags} ${bags === 1 ? 'bag' : 'bags'}`),
  put_back: ({ lost }, note) => `Back on the shelf${lostWords(lost)}${because(note)}`,

  handed_to_partner: ({ partnerName }) => `Given to ${partnerName}`,
  picked_up: () => 'Picked up',
  delivered: ({ isPaymentUnknown }) =>
    isPaymentUnknown ? 'Handed over for cash; the gateway did not say whether UPI was paid' : 'Handed over',
  undelivered: ({ reason }, note) => `Could not deliver. ${undeliveredReasonLabels[reason]}${because(note)}`,
  to_be_tried_again: (_, note) => `To be tried again${because(note, '. ')}`,
  back_to_store: (_, note) => `Back to the store${because(note, '. ')}`,

  paid: ({ amountPaise, paymentId, isAtDoor }) =>
    `Paid ${rupeesText(amountPaise)} ${isAtDoor ? 'by UPI at the door' : 'online'} (${paymentId})`,
  payment_failed: ({ paymentId }, note) => `A payment failed (${paymentId})${because(note)}`,
  surplus: ({ amountPaise, paymentId, reason }) =>
    `Received ${rupeesText(amountPaise)} (${paymentId}), to be refunded: ${surplusWords[reason]}`,
  paid_in_cash: () => 'To be paid in cash in place of online',
  dispute: ({ state, amountPaise, disputeId, respondByAt }, note) =>
    `${disputeWords[state]} ${rupeesText(amountPaise)} (${disputeId})${because(note)}` +
    (state === 'open' && respondByAt !== null ? answerBy(respondByAt) : ''),

  refund_decided: ({ amountPaise }, note) => `Refund of ${rupeesText(amountPaise)}${because(note)}`,
  refund_retried: ({ amountPaise }) => `Refund of ${rupeesText(amountPaise)} tried again`,
  refund_refused: ({ amountPaise }) => `The payment gateway refused to refund ${rupeesText(amountPaise)}`,
  refunded: refundedWords,
  refunded_by_hand: ({ amountPaise }, note) => `Refunded ${rupeesText(amountPaise)} by hand (${note})`,
  not_owed: ({ amountPaise }) => notOwed(amountPaise),
};

/** An entry of an order's history as people read it; empty where its status says everything (rule: history-facts). */
export function historyWords({ facts, note }: Pick<OrderHistory, 'facts' | 'note'>): string {
  if (facts === null) return note;
  // Each code's words take the facts of that code, which the compiler does not follow through the union.
  const tell = wordsOf[facts.code] as (facts: HistoryFacts, note: string) => string;
  return tell(facts, note);
}

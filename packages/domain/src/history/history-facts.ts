import * as v from 'valibot';
import { fact } from '../basics/facts';
import { countSchema, instantSchema, paiseSchema, textSchema } from '../basics/schema';
import { maxLinesPerOrder } from '../cart/order-size';
import { undeliveredReasonSchema } from '../dispatch/assignment';
import { disputeStateSchema } from '../payments/dispute';
import { surplusReasons } from '../payments/payment';

const partner = { partnerName: textSchema(100) };
const amount = { amountPaise: paiseSchema };
/** The gateway's ids, which its pages find. */
const gatewayId = textSchema(100);

/**
 * Everything that the server does with an order, by its code, with the facts of it (rule: history-facts). `note` of the entry has what
 * somebody wrote about it, if anything: the reason of a refund, the bank's words.
 */
export const historyFactsSchema = v.variant('code', [
  fact('ordered_by_phone', {}),
  fact('cancelled_by_customer', {}),
  fact('not_paid_in_time', {}),
  fact('taken_back_with_goods', {}),

  fact('offered', partner),
  fact('offer_accepted', {}),
  fact('offer_rejected', {}),
  fact('offer_unanswered', {}),
  fact('offer_taken_back', partner),
  fact('partner_offline', {}),
  fact('partner_disabled', {}),
  fact('partner_left', {}),
  /** `note`: why. */
  fact('partner_changed', partner),

  fact('picking_started', {}),
  fact('picking_taken_over', { pickerName: textSchema(100) }),
  fact('line_short', {
    itemName: textSchema(120),
    unit: textSchema(30),
    found: countSchema,
    wanted: countSchema,
    /** The new total; null when nothing is left of the order. */
    totalPaise: v.nullable(paiseSchema),
    refundPaise: paiseSchema,
  }),
  /** Null when nobody counted the bags. */
  fact('packed', { bags: v.nullable(countSchema) }),
  /** Units that came back to no shelf, by name; `note`: why. */
  fact('put_back', {
    lost: v.pipe(
      v.array(v.strictObject({ itemName: textSchema(120), quantity: countSchema })),
      v.maxLength(maxLinesPerOrder),
    ),
  }),

  fact('handed_to_partner', partner),
  fact('picked_up', {}),
  /** Whether cash was taken although the gateway did not say if a code at the door was paid. */
  fact('delivered', { isPaymentUnknown: v.boolean() }),
  /** `note`: the partner's words. */
  fact('undelivered', { reason: undeliveredReasonSchema }),
  /** `note`: the admin's words to the partner. */
  fact('to_be_tried_again', {}),
  fact('back_to_store', {}),

  fact('paid', { ...amount, paymentId: gatewayId, isAtDoor: v.boolean() }),
  /** `note`: why, in the gateway's words. */
  fact('payment_failed', { paymentId: gatewayId }),
  /** Money that pays for nothing and goes back. */
  fact('surplus', {
    ...amount,
    paymentId: gatewayId,
    reason: v.picklist([...surplusReasons, 'paid_in_cash']),
  }),
  fact('paid_in_cash', {}),
  /** `note`: the bank's reason. */
  fact('dispute', {
    ...amount,
    disputeId: gatewayId,
    state: disputeStateSchema,
    /** Null when the gateway does not say. */
    respondByAt: v.nullable(instantSchema),
  }),

  /** An admin decided it; `note`: the reason. */
  fact('refund_decided', amount),
  fact('refund_retried', amount),
  fact('refund_refused', amount),
  /** `notOwedPaise`: as in `not_owed`. */
  fact('refunded', {
    ...amount,
    refundId: gatewayId,
    isMadeAtGateway: v.boolean(),
    notOwedPaise: paiseSchema,
  }),
  /** `note`: the reference of the transfer. */
  fact('refunded_by_hand', amount),
  /** A refund of the shop's own that somebody has paid on the gateway's pages. */
  fact('not_owed', amount),
]);
export type HistoryFacts = v.InferOutput<typeof historyFactsSchema>;
export type HistoryCode = HistoryFacts['code'];

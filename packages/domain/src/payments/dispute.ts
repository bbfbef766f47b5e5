import * as v from 'valibot';
import { kind } from '../basics/kind';
import { idSchema, instantSchema, paiseSchema, textSchema } from '../basics/schema';

/** States of a dispute at the gateway, in the order in which they may follow each other; the last three are its ends. */
export const disputeStates = ['open', 'under_review', 'won', 'lost', 'closed'] as const;
export const disputeStateSchema = v.picklist(disputeStates);
export type DisputeState = v.InferOutput<typeof disputeStateSchema>;

/** Disputes that somebody has to answer, or whose answer the bank reads. */
export const unsettledDisputeStates = ['open', 'under_review'] as const satisfies readonly DisputeState[];

const disputeRanks: Readonly<Record<DisputeState, number>> = {
  open: 0,
  under_review: 1,
  won: 2,
  lost: 2,
  closed: 2,
};

/** Whether the news is newer than what is known: events come in any order, and an end stays. */
export const isNewerDispute = (known: DisputeState | null, state: DisputeState): boolean =>
  known === null || disputeRanks[state] > disputeRanks[known];

/** Facts of a dispute, as the payment gateway tells them: a customer's bank asks for money back. */
export const disputeFactsSchema = v.strictObject({
  disputeId: idSchema,
  paymentId: idSchema,
  amountPaise: paiseSchema,
  /** The bank's reason, in words: 'goods or services not received'; '' when it gives none. */
  reason: textSchema(80),
  /** By when the store has to answer; null when the gateway does not say. */
  respondByAt: v.nullable(instantSchema),
  state: disputeStateSchema,
});
export type DisputeFacts = v.InferOutput<typeof disputeFactsSchema>;

/** `disputes/{the gateway's dispute id}`. Closed to browsers: admins read it in the diagnostics and in the order's history. */
export const disputeSchema = v.strictObject({
  /** Null when no payment of this shop is disputed. */
  orderId: v.nullable(idSchema),
  orderNumber: v.nullable(textSchema(20)),
  paymentId: idSchema,
  amountPaise: paiseSchema,
  reason: textSchema(80),
  respondByAt: v.nullable(instantSchema),
  state: disputeStateSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Dispute = v.InferOutput<typeof disputeSchema>;

export const disputes = kind('disputes', disputeSchema);

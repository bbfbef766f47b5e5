import * as v from 'valibot';
import { factsField } from '../basics/facts';
import { kind } from '../basics/kind';
import {
  countSchema,
  idSchema,
  instantSchema,
  paiseSchema,
  signedPaiseSchema,
  textSchema,
} from '../basics/schema';
import { walletFactsSchema } from './wallet-facts';

export const walletTransactionTypes = ['credit', 'debit', 'withdrawal'] as const;

/**
 * `walletTransactions/{deterministic id}`. Append-only; a mistake is corrected by
 * another row. The balance is always the sum of the amounts and never negative (rule: ledger-sum).
 */
export const walletTransactionSchema = v.strictObject({
  deliveryPartnerId: idSchema,
  /** 1, 2, 3 … without a gap per partner. */
  seq: v.pipe(countSchema, v.minValue(1)),
  transactionType: v.picklist(walletTransactionTypes),
  /** Signed: credits are positive, debits and withdrawals negative. */
  amountPaise: signedPaiseSchema,
  balanceAfterPaise: paiseSchema,
  orderId: v.nullable(idSchema),
  orderNumber: v.nullable(textSchema(20)),
  /** In an admin's words; '' where `facts` say everything. Rows from before `facts` have the server's sentence here. */
  description: textSchema(200),
  facts: factsField(walletFactsSchema),
  createdAt: instantSchema,
});
export type WalletTransaction = v.InferOutput<typeof walletTransactionSchema>;

export const walletTransactions = kind('walletTransactions', walletTransactionSchema);

/** Ids say what a row is for, so that nothing can be posted twice. */
export const earningRowId = (orderId: string, deliverySeq: number): string =>
  `${orderId}_${deliverySeq}_earning`;
export const reversalRowId = (orderId: string, deliverySeq: number): string =>
  `${orderId}_${deliverySeq}_reversal`;

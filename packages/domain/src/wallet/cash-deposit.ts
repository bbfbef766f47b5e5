import * as v from 'valibot';
import { kind } from '../basics/kind';
import { idSchema, instantSchema, paiseSchema, signedPaiseSchema, textSchema } from '../basics/schema';

/** `cashDeposits/{id}`: cash that a partner handed in, as an admin recorded it (rule: cash-in-hand). Append-only. */
export const cashDepositSchema = v.strictObject({
  deliveryPartnerId: idSchema,
  amountPaise: paiseSchema,
  /** The amount that a row takes back, below zero: its `amountPaise` is 0 then. 0 for a deposit (rule: deposit-corrected). */
  correctionPaise: v.optional(v.pipe(signedPaiseSchema, v.maxValue(0)), 0),
  /** The deposit that this row takes back; null for a deposit. */
  correctsId: v.optional(v.nullable(idSchema), null),
  cashInHandAfterPaise: paiseSchema,
  note: textSchema(200),
  recordedBy: idSchema,
  createdAt: instantSchema,
});
export type CashDeposit = v.InferOutput<typeof cashDepositSchema>;

export const cashDeposits = kind('cashDeposits', cashDepositSchema);
/** A deposit is taken back once. */
export const depositCorrectionId = (depositId: string): string => `${depositId}_correction`;

import * as v from 'valibot';
import { idSchema, instantSchema, paiseSchema, textSchema } from '../basics/schema';

/** `cashDeposits/{id}`: cash that a partner handed in, as an admin recorded it (rule: cash-in-hand). Append-only. */
export const cashDepositSchema = v.strictObject({
  deliveryPartnerId: idSchema,
  amountPaise: paiseSchema,
  cashInHandAfterPaise: paiseSchema,
  note: textSchema(200),
  recordedBy: idSchema,
  createdAt: instantSchema,
});
export type CashDeposit = v.InferOutput<typeof cashDepositSchema>;

export const cashDepositsCollection = 'cashDeposits';
export const cashDepositPath = (id: string): string => `${cashDepositsCollection}/${id}`;

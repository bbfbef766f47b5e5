import * as v from 'valibot';
import { kind } from '../basics/kind';
import { toLatinDigits } from '../basics/latin-digits';
import {
  idSchema,
  instantSchema,
  paiseSchema,
  patternSchema,
  requiredTextSchema,
  textSchema,
} from '../basics/schema';
import type { FieldMessage } from '../basics/field-messages';

export const minWithdrawalPaise = 100_00;

export const withdrawalStatuses = ['pending', 'approved', 'rejected'] as const;
export const withdrawalStatusSchema = v.picklist(withdrawalStatuses);

/** Where the money goes. Kept with the request; never logged. */
export const bankDetailsSchema = v.strictObject({
  accountHolderName: requiredTextSchema(100),
  bankAccountNumber: patternSchema(/^\d{6,18}$/, 'accountNumber'),
  /** Four letters, a zero, six letters or digits (Reserve Bank of India). */
  ifscCode: v.pipe(
    textSchema(20),
    v.transform(toLatinDigits),
    v.toUpperCase(),
    v.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'ifscCode' satisfies FieldMessage),
  ),
});
export type BankDetails = v.InferOutput<typeof bankDetailsSchema>;

/** `withdrawalRequests/{id}`. The amount is held from the request on (rule: withdrawal-held). */
export const withdrawalRequestSchema = v.strictObject({
  deliveryPartnerId: idSchema,
  partnerName: textSchema(100),
  amountPaise: paiseSchema,
  ...bankDetailsSchema.entries,
  status: withdrawalStatusSchema,
  adminNotes: textSchema(300),
  processedAt: v.nullable(instantSchema),
  processedBy: v.nullable(idSchema),
  createdAt: instantSchema,
});
export type WithdrawalRequest = v.InferOutput<typeof withdrawalRequestSchema>;

export const withdrawalRequests = kind('withdrawalRequests', withdrawalRequestSchema);

export const withdrawalRowId = (requestId: string): string => `${requestId}_withdrawal`;
export const releaseRowId = (requestId: string): string => `${requestId}_release`;

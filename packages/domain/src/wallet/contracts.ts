import * as v from 'valibot';
import { defineContract } from '../basics/contract';
import {
  idSchema,
  maxAmountPaise,
  paiseSchema,
  requiredTextSchema,
  signedPaiseSchema,
  textSchema,
  wholeNumberSchema,
} from '../basics/schema';
import { bankDetailsSchema, withdrawalStatusSchema } from './withdrawal-request';
import type { FieldMessage } from '../basics/field-messages';

const positivePaiseSchema = wholeNumberSchema(1, maxAmountPaise);

/** A partner asks for money; the amount is held at once (rule: withdrawal-held). */
export const requestWithdrawal = defineContract('wallet', 'requestWithdrawal', {
  request: v.strictObject({ amountPaise: positivePaiseSchema, ...bankDetailsSchema.entries }),
  response: v.strictObject({ requestId: idSchema, balancePaise: paiseSchema }),
  refusals: ['unknown_partner', 'insufficient_balance', 'withdrawal_too_small', 'too_many_withdrawals_today'],
});

/**
 * An admin approves (the money was paid out) or rejects (it returns to the wallet) with a reason
 * (rule: withdrawal-held).
 */
export const resolveWithdrawal = defineContract('wallet', 'resolveWithdrawal', {
  request: v.variant('decision', [
    v.strictObject({
      requestId: idSchema,
      decision: v.literal('approved'),
      reason: v.exactOptional(textSchema(300)),
    }),
    v.strictObject({ requestId: idSchema, decision: v.literal('rejected'), reason: requiredTextSchema(300) }),
  ]),
  response: v.strictObject({ status: withdrawalStatusSchema }),
  refusals: ['unknown_withdrawal', 'withdrawal_already_processed', 'own_money'],
});

/** An admin credits (positive) or debits (negative) a wallet with a reason (rule: adjust-with-reason). */
export const adjustWallet = defineContract('wallet', 'adjustWallet', {
  request: v.strictObject({
    deliveryPartnerId: idSchema,
    amountPaise: v.pipe(
      signedPaiseSchema,
      v.minValue(-1_00_000_00),
      v.maxValue(1_00_000_00),
      v.check((amount) => amount !== 0, 'zero' satisfies FieldMessage),
    ),
    reason: requiredTextSchema(150),
  }),
  response: v.strictObject({ balancePaise: paiseSchema }),
  refusals: ['unknown_partner', 'insufficient_balance', 'own_money'],
});

/** An admin records cash that a partner handed in (rule: cash-in-hand). */
export const recordCashDeposit = defineContract('wallet', 'recordCashDeposit', {
  request: v.strictObject({
    deliveryPartnerId: idSchema,
    amountPaise: positivePaiseSchema,
    note: v.exactOptional(textSchema(200)),
  }),
  response: v.strictObject({ cashInHandPaise: paiseSchema }),
  refusals: ['unknown_partner', 'more_than_cash_in_hand', 'own_money'],
});

/** An admin takes a wrong deposit back, with a reason; the right one is recorded anew (rule: deposit-corrected). */
export const correctCashDeposit = defineContract('wallet', 'correctCashDeposit', {
  request: v.strictObject({ depositId: idSchema, reason: requiredTextSchema(200) }),
  response: v.strictObject({ cashInHandPaise: paiseSchema }),
  refusals: ['unknown_deposit', 'deposit_corrected', 'own_money'],
});

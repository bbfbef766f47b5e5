import {
  fieldErrors,
  minWithdrawalPaise,
  parseRupees,
  refusalText,
  requestWithdrawal,
  type BankDetails,
  type FieldWords,
  type RequestOf,
} from '@basket/domain';
import type { FormErrors } from '@basket/ui';

/** The values in the dialog of a withdrawal. */
export interface WithdrawalForm extends BankDetails {
  /** Rupees as typed. */
  readonly amount: string;
}

const words: FieldWords<keyof BankDetails> = {
  texts: {
    accountHolderName: {
      missing: 'Please fill in the account holder name',
      tooLong: 'Please shorten the account holder name',
    },
    bankAccountNumber: {
      missing: 'Please fill in the bank account number',
      invalid: 'Bank account number must be 6 to 18 digits',
    },
    ifscCode: {
      missing: 'Please fill in the IFSC code',
      tooLong: 'IFSC code must be like HDFC0001234',
      invalid: 'IFSC code must be like HDFC0001234',
    },
  },
};

/** The error in an amount; undefined when it can be withdrawn (rule: withdrawal-minimum). */
function amountError(amount: string, balancePaise: number): string | undefined {
  const paise = parseRupees(amount);
  if (amount.trim() === '') return 'Please fill in the amount';
  if (paise === null) return 'Enter rupees with at most two decimals, such as 500.50';
  if (paise < minWithdrawalPaise) return refusalText('withdrawal_too_small');
  return paise > balancePaise ? refusalText('insufficient_balance') : undefined;
}

/** The errors of the form; the server checks all of it again. */
export function checkWithdrawal(
  { amount, ...bankDetails }: WithdrawalForm,
  balancePaise: number,
): FormErrors<WithdrawalForm> {
  const wrongAmount = amountError(amount, balancePaise);
  return {
    ...(wrongAmount !== undefined && { amount: wrongAmount }),
    ...fieldErrors(requestWithdrawal.request, bankDetails, words),
  };
}

/** The request of a form without errors. */
export const withdrawalRequestOf = ({
  amount,
  ...bankDetails
}: WithdrawalForm): RequestOf<typeof requestWithdrawal> => ({
  ...bankDetails,
  amountPaise: parseRupees(amount) ?? 0,
});

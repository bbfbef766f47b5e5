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
import { t } from '../../texts';

/** The values in the dialog of a withdrawal. */
export interface WithdrawalForm extends BankDetails {
  /** Rupees as typed. */
  readonly amount: string;
}

const words = (): FieldWords<keyof BankDetails> => ({
  texts: {
    accountHolderName: {
      missing: t('wallet.holderMissing'),
      tooLong: t('wallet.holderTooLong'),
    },
    bankAccountNumber: {
      missing: t('wallet.accountMissing'),
      invalid: t('wallet.accountInvalid'),
    },
    ifscCode: {
      missing: t('wallet.ifscMissing'),
      tooLong: t('wallet.ifscInvalid'),
      invalid: t('wallet.ifscInvalid'),
    },
  },
});

/** The error in an amount; undefined when it can be withdrawn (rule: withdrawal-minimum). */
function amountError(amount: string, balancePaise: number): string | undefined {
  const paise = parseRupees(amount);
  if (amount.trim() === '') return t('wallet.amountMissing');
  if (paise === null) return t('wallet.amountInvalid');
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
    ...fieldErrors(requestWithdrawal.request, bankDetails, words()),
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

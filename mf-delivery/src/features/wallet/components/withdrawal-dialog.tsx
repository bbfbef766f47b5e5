import {
  limitsOf,
  minAssignableBalancePaise,
  parseRupees,
  requestWithdrawal,
  toLatinDigits,
  type BankDetails,
} from '@basket/domain';
import { Field, FormDialog, InlineAlert, RupeeField, rupees, useForm } from '@basket/ui';
import { useTold } from '@basket/web/told';
import { checkWithdrawal, withdrawalRequestOf, type WithdrawalForm } from '../withdrawal-form';
import { t } from '../../../texts';

export interface WithdrawalDialogProps {
  /** Live: a delivery that is credited meanwhile can be withdrawn too. */
  readonly balancePaise: number;
  readonly lastBankDetails: BankDetails | null;
  readonly onClose: () => void;
}

const noBankDetails: BankDetails = { accountHolderName: '', bankAccountNumber: '', ifscCode: '' };
const withoutSpaces = (text: string): string => toLatinDigits(text).replace(/\s/g, '');

/** Asks for a withdrawal. A refusal is shown in the dialog, which keeps what was typed (rule: failures-told). */
export function WithdrawalDialog({ balancePaise, lastBankDetails, onClose }: WithdrawalDialogProps) {
  const { run, failure } = useTold(requestWithdrawal, {
    done: t('wallet.requested'),
    failed: t('wallet.requestFailed'),
  });
  const { accountHolderName, bankAccountNumber, ifscCode } = lastBankDetails ?? noBankDetails;
  const form = useForm<WithdrawalForm>({
    initial: { amount: '', accountHolderName, bankAccountNumber, ifscCode },
    idPrefix: 'withdrawal-',
    check: (values) => checkWithdrawal(values, balancePaise),
    send: (values) => run(withdrawalRequestOf(values), onClose),
  });
  return (
    <FormDialog
      form={form}
      size="s"
      title={t('wallet.requestWithdrawal')}
      description={t('wallet.available', { amount: rupees(balancePaise) })}
      submitLabel={t('wallet.submitRequest')}
      busyLabel={t('wallet.submitting')}
      failure={failure}
      onClose={onClose}
    >
      <RupeeField
        {...form.control('amount')}
        label={t('wallet.amount')}
        autoComplete="off"
        hint={t('wallet.amountHint')}
        data-autofocus=""
      />
      <Field
        {...form.control('accountHolderName')}
        label={t('wallet.accountHolderName')}
        autoComplete="name"
        maxLength={limitsOf(requestWithdrawal.request.entries.accountHolderName).maxLength}
      />
      <Field
        {...form.control('bankAccountNumber', withoutSpaces)}
        label={t('wallet.bankAccountNumber')}
        inputMode="numeric"
        isNumeric
        autoComplete="off"
      />
      <Field
        {...form.control('ifscCode', (text) => withoutSpaces(text).toUpperCase())}
        label={t('wallet.ifscCode')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <WhatIsLeft balancePaise={balancePaise} amount={form.values.amount} />
    </FormDialog>
  );
}

interface WhatIsLeftProps extends Pick<WithdrawalDialogProps, 'balancePaise'> {
  /** Rupees as typed. */
  readonly amount: string;
}

/** Warns of a balance with which no offers come (rule: no-offers-told). */
function WhatIsLeft({ balancePaise, amount }: WhatIsLeftProps) {
  const leftPaise = balancePaise - (parseRupees(amount) ?? 0);
  const isWarned = leftPaise >= 0 && leftPaise < minAssignableBalancePaise && parseRupees(amount) !== null;
  return isWarned ? (
    <InlineAlert tone="warning">
      {t('wallet.tooLittleLeft', { left: rupees(leftPaise), least: rupees(minAssignableBalancePaise) })}
    </InlineAlert>
  ) : null;
}

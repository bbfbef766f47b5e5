import { fieldErrors, limitsOf, parseRupees, recordCashDeposit } from '@basket/domain';
import { Field, FormDialog, ledgerRupees, RupeeField, useForm, type FormErrors } from '@basket/ui';
import { useTold } from '@basket/web/told';
import { rupeesError, rupeesText } from '../../../forms/rupees-text';
import { t } from '../../../texts';
import type { PartnerDialogProps } from './adjust-wallet-dialog';

interface Deposit {
  readonly amount: string;
  readonly note: string;
}

function check({ amount, note }: Deposit, cashInHandPaise: number): FormErrors<Deposit> {
  const wrongAmount =
    rupeesError(amount) ??
    ((parseRupees(amount) ?? 0) > cashInHandPaise
      ? t('deliveryPartners.onlyInHand', { cash: ledgerRupees(cashInHandPaise) })
      : undefined);
  return {
    ...(wrongAmount !== undefined && { amount: wrongAmount }),
    ...fieldErrors(recordCashDeposit.request, { note }, { whose: 'the' }),
  };
}

/** Records cash that a partner hands in (rule: cash-in-hand). All of it is filled in. */
export function CashDepositDialog({ partner, onClose }: PartnerDialogProps) {
  const { cashInHandPaise } = partner;
  const { run, failure } = useTold(recordCashDeposit, {
    done: (answer) => t('deliveryPartners.depositRecorded', { cash: ledgerRupees(answer.cashInHandPaise) }),
    failed: t('deliveryPartners.recordDepositFailed'),
  });
  const form = useForm<Deposit>({
    initial: { amount: cashInHandPaise === 0 ? '' : rupeesText(cashInHandPaise), note: '' },
    idPrefix: 'deposit-',
    check: (values) => check(values, cashInHandPaise),
    send: ({ amount, note }) =>
      run({ deliveryPartnerId: partner.id, amountPaise: parseRupees(amount) ?? 0, note }, onClose),
  });
  return (
    <FormDialog
      form={form}
      size="s"
      title={t('deliveryPartners.recordCashDeposit')}
      description={partner.name}
      submitLabel={t('deliveryPartners.recordDeposit')}
      failure={failure}
      onClose={onClose}
    >
      <RupeeField
        {...form.control('amount')}
        label={t('deliveryPartners.cashHandedIn')}
        autoComplete="off"
        data-autofocus=""
        hint={t('deliveryPartners.depositHint', { cash: ledgerRupees(cashInHandPaise) })}
      />
      <Field
        {...form.control('note')}
        label={t('deliveryPartners.note')}
        isOptional
        placeholder={t('deliveryPartners.depositNoteExample')}
        maxLength={limitsOf(recordCashDeposit.request.entries.note).maxLength}
      />
    </FormDialog>
  );
}

import { fieldErrors, limitsOf, parseRupees, recordCashDeposit } from '@basket/domain';
import { Field, FormDialog, ledgerRupees, RupeeField, useForm, type FormErrors } from '@basket/ui';
import { useTold } from '@basket/web/told';
import { rupeesError, rupeesText } from '../../../forms/rupees-text';
import type { PartnerDialogProps } from './adjust-wallet-dialog';

interface Deposit {
  readonly amount: string;
  readonly note: string;
}

function check({ amount, note }: Deposit, cashInHandPaise: number): FormErrors<Deposit> {
  const wrongAmount =
    rupeesError(amount) ??
    ((parseRupees(amount) ?? 0) > cashInHandPaise
      ? `Only ${ledgerRupees(cashInHandPaise)} are in hand`
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
    done: (answer) =>
      `Cash deposit recorded successfully! ${ledgerRupees(answer.cashInHandPaise)} left in hand`,
    failed: 'Failed to record cash deposit',
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
      title="Record cash deposit"
      description={partner.name}
      submitLabel="Record deposit"
      failure={failure}
      onClose={onClose}
    >
      <RupeeField
        {...form.control('amount')}
        label="Cash handed in"
        autoComplete="off"
        data-autofocus=""
        hint={`${ledgerRupees(cashInHandPaise)} in hand. Count the money before you record it.`}
      />
      <Field
        {...form.control('note')}
        label="Note"
        isOptional
        placeholder="Evening shift"
        maxLength={limitsOf(recordCashDeposit.request.entries.note).maxLength}
      />
    </FormDialog>
  );
}

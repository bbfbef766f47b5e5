import { useState } from 'react';
import { correctCashDeposit, fieldErrors, limitsOf, type CashDeposit, type Stored } from '@basket/domain';
import { Button, Field, FormDialog, IconUndo, ledgerRupees, Small, useForm } from '@basket/ui';
import { useTold } from '@basket/web/told';

export interface CorrectDepositProps {
  readonly deposit: Stored<CashDeposit>;
  readonly isCorrected: boolean;
}

/** Takes a wrong deposit back, with a reason (rule: deposit-corrected). Renders nothing for what was, or takes, back. */
export function CorrectDeposit({ deposit, isCorrected }: CorrectDepositProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (deposit.correctsId !== null) return null;
  if (isCorrected) return <Small isNumeric>Taken back</Small>;
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        leading={<IconUndo />}
        aria-label={`Take back deposit of ${ledgerRupees(deposit.amountPaise)}`}
        onClick={() => setIsOpen(true)}
      >
        Take back
      </Button>
      {isOpen && <CorrectDialog deposit={deposit} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function CorrectDialog({
  deposit,
  onClose,
}: Pick<CorrectDepositProps, 'deposit'> & { readonly onClose: () => void }) {
  const { run, failure } = useTold(correctCashDeposit, {
    done: ({ cashInHandPaise }) =>
      `The deposit was taken back! ${ledgerRupees(cashInHandPaise)} in hand. Record the right one.`,
    failed: 'Failed to take the deposit back',
  });
  const form = useForm({
    initial: { reason: '' },
    idPrefix: 'correct-deposit-',
    check: ({ reason }) => fieldErrors(correctCashDeposit.request, { reason }, { whose: 'the' }),
    send: ({ reason }) => run({ depositId: deposit.id, reason }, onClose),
  });
  return (
    <FormDialog
      form={form}
      size="s"
      title={`Take back ${ledgerRupees(deposit.amountPaise)}`}
      description="The cash is in the partner’s hands again, and the partner sees the reason."
      submitLabel="Take back"
      failure={failure}
      onClose={onClose}
    >
      <Field
        {...form.control('reason')}
        label="Reason"
        placeholder="It was ₹160, not ₹1,600"
        maxLength={limitsOf(correctCashDeposit.request.entries.reason).maxLength}
      />
    </FormDialog>
  );
}

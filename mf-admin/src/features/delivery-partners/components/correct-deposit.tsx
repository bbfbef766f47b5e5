import { useState } from 'react';
import { correctCashDeposit, fieldErrors, limitsOf, type CashDeposit, type Stored } from '@basket/domain';
import { Button, Field, FormDialog, IconUndo, ledgerRupees, Small, useForm } from '@basket/ui';
import { useTold } from '@basket/web/told';
import { t } from '../../../texts';

export interface CorrectDepositProps {
  readonly deposit: Stored<CashDeposit>;
  readonly isCorrected: boolean;
}

/** Takes a wrong deposit back, with a reason (rule: deposit-corrected). Renders nothing for what was, or takes, back. */
export function CorrectDeposit({ deposit, isCorrected }: CorrectDepositProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (deposit.correctsId !== null) return null;
  if (isCorrected) return <Small isNumeric>{t('deliveryPartners.takenBack')}</Small>;
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        leading={<IconUndo />}
        aria-label={t('deliveryPartners.takeBackDeposit', { amount: ledgerRupees(deposit.amountPaise) })}
        onClick={() => setIsOpen(true)}
      >
        {t('deliveryPartners.takeBack')}
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
      t('deliveryPartners.depositTakenBack', { cash: ledgerRupees(cashInHandPaise) }),
    failed: t('deliveryPartners.takeBackFailed'),
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
      title={t('deliveryPartners.takeBackAmount', { amount: ledgerRupees(deposit.amountPaise) })}
      description={t('deliveryPartners.takeBackText')}
      submitLabel={t('deliveryPartners.takeBack')}
      failure={failure}
      onClose={onClose}
    >
      <Field
        {...form.control('reason')}
        label={t('deliveryPartners.reason')}
        placeholder={t('deliveryPartners.takeBackExample')}
        maxLength={limitsOf(correctCashDeposit.request.entries.reason).maxLength}
      />
    </FormDialog>
  );
}

import { useState } from 'react';
import { fieldErrors, limitsOf, payOutRefund, type Refund, type Stored } from '@basket/domain';
import { Button, Field, FormDialog, IconBanknote, ledgerRupees, useForm } from '@basket/ui';
import { useTold } from '@basket/web/told';
import { t } from '../../texts';
import { canBePaidByHand } from '../refund-texts';

/** Notes that a refund was paid by hand, with the transfer's reference. Renders nothing where the gateway decides. */
export function PayOutRefund({ refund }: { refund: Stored<Refund> }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!canBePaidByHand(refund)) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        leading={<IconBanknote />}
        aria-label={t('refunds.paidByHandOf', { amount: ledgerRupees(refund.amountPaise) })}
        onClick={() => setIsOpen(true)}
      >
        {t('refunds.paidByHand')}
      </Button>
      {isOpen && <PayOutDialog refund={refund} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function PayOutDialog({
  refund,
  onClose,
}: {
  readonly refund: Stored<Refund>;
  readonly onClose: () => void;
}) {
  const { run, failure } = useTold(payOutRefund, {
    done: t('refunds.settled'),
    failed: t('refunds.settleFailed'),
  });
  const form = useForm({
    initial: { reference: '' },
    idPrefix: 'pay-out-',
    check: ({ reference }) => fieldErrors(payOutRefund.request, { reference }, { whose: 'the' }),
    send: ({ reference }) => run({ refundId: refund.id, reference }, onClose),
  });
  return (
    <FormDialog
      form={form}
      size="s"
      title={t('refunds.payOutTitle', { amount: ledgerRupees(refund.amountPaise) })}
      description={t('refunds.payOutText')}
      submitLabel={t('refunds.settle')}
      failure={failure}
      onClose={onClose}
    >
      <Field
        {...form.control('reference')}
        label={t('refunds.reference')}
        placeholder={t('refunds.referencePlaceholder')}
        maxLength={limitsOf(payOutRefund.request.entries.reference).maxLength}
      />
    </FormDialog>
  );
}

import { useState } from 'react';
import { fieldErrors, limitsOf, payOutRefund, type Refund, type Stored } from '@basket/domain';
import { Button, Field, FormDialog, IconBanknote, ledgerRupees, useForm } from '@basket/ui';
import { useTold } from '@basket/web/told';
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
        aria-label={`Paid by hand: refund of ${ledgerRupees(refund.amountPaise)}`}
        onClick={() => setIsOpen(true)}
      >
        Paid by hand
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
    done: 'The refund is settled',
    failed: 'Failed to settle refund',
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
      title={`Paid ${ledgerRupees(refund.amountPaise)} by hand`}
      description="Send the money first, by UPI or bank transfer. The gateway will not pay this refund any more."
      submitLabel="Settle refund"
      failure={failure}
      onClose={onClose}
    >
      <Field
        {...form.control('reference')}
        label="Reference of the transfer"
        placeholder="UPI or bank reference"
        maxLength={limitsOf(payOutRefund.request.entries.reference).maxLength}
      />
    </FormDialog>
  );
}

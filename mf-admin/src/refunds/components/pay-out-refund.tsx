import { useState } from 'react';
import { fieldErrors, limitsOf, payOutRefund, type Refund, type Stored } from '@basket/domain';
import { Button, Field, IconBanknote, ledgerRupees, useForm } from '@basket/ui';
import { failureText, toast, useOperation } from '@basket/web';
import { FormDialog } from '../../forms/form-dialog';
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
  const paying = useOperation(payOutRefund);
  const form = useForm({
    initial: { reference: '' },
    idPrefix: 'pay-out-',
    check: ({ reference }) => fieldErrors(payOutRefund.request, { reference }, { whose: 'the' }),
    async send({ reference }) {
      try {
        await paying.run({ refundId: refund.id, reference });
        toast.success('The refund is settled');
        onClose();
      } catch (error) {
        toast.error(failureText('Failed to settle refund', error));
      }
    },
  });
  return (
    <FormDialog
      form={form}
      id="pay-out-form"
      size="s"
      title={`Paid ${ledgerRupees(refund.amountPaise)} by hand`}
      description="Send the money first, by UPI or bank transfer. The gateway will not pay this refund any more."
      submitLabel="Settle refund"
      className={undefined}
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

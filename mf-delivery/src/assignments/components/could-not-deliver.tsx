import { useState } from 'react';
import {
  limitsOf,
  reportUndelivered,
  undeliveredReasonLabels,
  undeliveredReasons,
  type Assignment,
  type Stored,
  type UndeliveredReason,
} from '@basket/domain';
import { Button, ConfirmDialog, Field, InlineAlert, RadioGroup, Stack } from '@basket/ui';
import { toast } from '@basket/web';
import { useToldRun } from '@basket/web/told';
import { useStep } from '../../waiting-steps/use-steps';

const { maxLength: maxNoteLength } = limitsOf(reportUndelivered.request.entries.note);
const options = undeliveredReasons.map((value) => ({ value, label: undeliveredReasonLabels[value] }));

/** Reports that the order could not be handed over. The order stays with the partner until the store decides. */
export function CouldNotDeliver({ assignment }: { readonly assignment: Stored<Assignment> }) {
  const [isAsking, setIsAsking] = useState(false);
  const [reason, setReason] = useState<UndeliveredReason | null>(null);
  const [note, setNote] = useState('');
  const reporting = useToldRun(useStep(), {
    done: (outcome) => (outcome === 'sent' ? 'The store has been told' : null),
    failed: 'Failed to report',
  });
  const { orderId, orderNumber } = assignment;

  function report(): void {
    if (reason === null) return toast.error('Please choose what happened');
    const input = { orderId, reason, note };
    void reporting.run({ operation: 'reportUndelivered', orderNumber, input }, () => setIsAsking(false));
  }

  return (
    <>
      <Button variant="ghost" size="m" isBlock onClick={() => setIsAsking(true)}>
        Could not deliver
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="What happened?"
        text={`Order ${orderNumber}. Call the customer first. You keep the order until the store decides.`}
        confirmLabel="Tell the store"
        cancelLabel="Go back"
        isBusy={reporting.isBusy}
        onConfirm={report}
        onClose={() => setIsAsking(false)}
      >
        <Stack gap={3}>
          <RadioGroup
            legend="What happened"
            isLegendHidden
            options={options}
            value={reason}
            onChange={setReason}
          />
          <Field
            label="Note"
            isOptional
            maxLength={maxNoteLength}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          {reporting.failure !== null && <InlineAlert>{reporting.failure}</InlineAlert>}
        </Stack>
      </ConfirmDialog>
    </>
  );
}

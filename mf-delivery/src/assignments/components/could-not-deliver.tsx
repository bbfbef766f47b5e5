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
import { t } from '../../texts';

const { maxLength: maxNoteLength } = limitsOf(reportUndelivered.request.entries.note);
const options = () => undeliveredReasons.map((value) => ({ value, label: undeliveredReasonLabels[value] }));

/** Reports that the order could not be handed over. The order stays with the partner until the store decides. */
export function CouldNotDeliver({ assignment }: { readonly assignment: Stored<Assignment> }) {
  const [isAsking, setIsAsking] = useState(false);
  const [reason, setReason] = useState<UndeliveredReason | null>(null);
  const [note, setNote] = useState('');
  const reporting = useToldRun(useStep(), {
    done: (outcome) => (outcome === 'sent' ? t('assignments.storeTold') : null),
    failed: t('assignments.reportFailed'),
  });
  const { orderId, orderNumber } = assignment;

  function report(): void {
    if (reason === null) return toast.error(t('assignments.chooseWhatHappened'));
    const input = { orderId, reason, note };
    void reporting.run({ operation: 'reportUndelivered', orderNumber, input }, () => setIsAsking(false));
  }

  return (
    <>
      <Button variant="ghost" size="m" isBlock onClick={() => setIsAsking(true)}>
        {t('common.couldNotDeliver')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('assignments.whatHappenedTitle')}
        text={t('assignments.reportText', { number: orderNumber })}
        confirmLabel={t('assignments.tellStore')}
        cancelLabel={t('assignments.goBack')}
        isBusy={reporting.isBusy}
        onConfirm={report}
        onClose={() => setIsAsking(false)}
      >
        <Stack gap={3}>
          <RadioGroup
            legend={t('assignments.whatHappened')}
            isLegendHidden
            options={options()}
            value={reason}
            onChange={setReason}
          />
          <Field
            label={t('assignments.note')}
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

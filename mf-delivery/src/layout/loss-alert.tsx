import { acknowledgeLoss, type Assignment, type Stored } from '@basket/domain';
import { Button } from '@basket/ui';
import { failureText, toast, useLiveQuery, useOperation } from '@basket/web';
import { useAlarm } from '../alarm/use-alarm';
import { lossText } from '../assignments/loss-text';
import { addressLine } from '../assignments/assignment-facts';
import { UrgentNotice } from '../components/urgent-notice';
import { unseenLosses } from '../queries';

/** Tells a partner loudly, on every screen, that an order was cancelled or taken back, until they confirm (rule: loss-told). */
export function LossAlert({ uid }: { readonly uid: string }) {
  const losses = useLiveQuery(uid === '' ? null : unseenLosses(uid));
  const latest = losses.status === 'ready' ? losses.data[0] : undefined;
  useAlarm('loss', latest?.id ?? null);
  return latest?.lost ? <Loss key={latest.id} assignment={latest} lost={latest.lost} /> : null;
}

interface LossProps {
  readonly assignment: Stored<Assignment>;
  readonly lost: NonNullable<Assignment['lost']>;
}

function Loss({ assignment, lost }: LossProps) {
  const acknowledging = useOperation(acknowledgeLoss);
  const { title, todo } = lossText(lost);
  const { orderId, attempt, orderNumber, customerName } = assignment;

  async function acknowledge(): Promise<void> {
    try {
      await acknowledging.run({ orderId, attempt });
    } catch (error) {
      toast.error(failureText('Failed to confirm', error));
    }
  }

  return (
    <UrgentNotice
      title={title}
      orderNumber={orderNumber}
      text={`${customerName}, ${addressLine(assignment)}`}
      todo={todo}
      footer={
        <Button size="l" isBlock isBusy={acknowledging.isBusy} onClick={() => void acknowledge()}>
          I have read this
        </Button>
      }
    />
  );
}

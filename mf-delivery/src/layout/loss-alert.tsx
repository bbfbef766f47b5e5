import { acknowledgeLoss, type Assignment, type Stored } from '@basket/domain';
import { Button } from '@basket/ui';
import { useLiveQuery } from '@basket/web';
import { useTold } from '@basket/web/told';
import { useAlarm } from '../alarm/use-alarm';
import { lossText, undoneText } from '../assignments/loss-text';
import { addressLine } from '../assignments/assignment-facts';
import { UrgentNotice } from '../components/urgent-notice';
import { unseenLosses } from '../queries';
import { t } from '../texts';

export interface LossAlertProps {
  readonly uid: string;
  /** The orders in hand, as the server has them. */
  readonly inHand: readonly Stored<Assignment>[];
}

/**
 * Tells a partner loudly, on every screen and on the next visit, that an order was cancelled or taken back, or that its delivery was
 * undone, until they confirm (rules: loss-told, undo-told).
 */
export function LossAlert({ uid, inHand }: LossAlertProps) {
  const losses = useLiveQuery(uid === '' ? null : unseenLosses(uid));
  const lost = losses.status === 'ready' ? losses.data[0] : undefined;
  const latest = lost?.lost ? lost : inHand.find(({ undoneAt }) => undoneAt !== null);
  useAlarm('loss', latest?.id ?? null);
  if (!latest) return null;
  const words = latest.lost ? lossText(latest.lost) : undoneText(latest);
  return <Loss key={latest.id} assignment={latest} {...words} />;
}

interface LossProps {
  readonly assignment: Stored<Assignment>;
  readonly title: string;
  readonly todo: string;
}

function Loss({ assignment, title, todo }: LossProps) {
  const acknowledging = useTold(acknowledgeLoss, { failed: t('layout.confirmFailed') });
  const { orderId, attempt, orderNumber, customerName } = assignment;
  return (
    <UrgentNotice
      title={title}
      orderNumber={orderNumber}
      text={`${customerName}, ${addressLine(assignment)}`}
      todo={todo}
      footer={
        <Button
          size="l"
          isBlock
          isBusy={acknowledging.isBusy}
          onClick={() => void acknowledging.run({ orderId, attempt })}
        >
          {t('common.haveRead')}
        </Button>
      }
    />
  );
}

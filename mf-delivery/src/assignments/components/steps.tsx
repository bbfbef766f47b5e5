import {
  undeliveredReasonLabels,
  type Assignment,
  type PublicStoreSettings,
  type Stored,
} from '@basket/domain';
import { Banner } from '@basket/ui';
import { cashToCollectPaise } from '../assignment-facts';
import { t } from '../../texts';
import { CollectCash } from './collect-cash';
import { CouldNotDeliver } from './could-not-deliver';
import { MarkDelivered } from './mark-delivered';
import { PickUp } from './pick-up';
import { useHandedOver, useWaitingStep } from '../../waiting-steps/use-steps';
import { WaitingNote } from '../../waiting-steps/waiting-note';
import styles from './steps.module.css';
import { UpiCode } from './upi-code';

export interface StepsProps {
  readonly assignment: Stored<Assignment>;
  readonly store: PublicStoreSettings | null;
  /** The next step stays in reach of the thumb: of one order on a screen. @default true */
  readonly isSticky?: boolean;
}

/** The partner's next step with an accepted order: pick it up, then deliver it or say why not. */
export function Steps({ assignment, store, isSticky = true }: StepsProps) {
  const waiting = useWaitingStep(assignment);
  const isHandedOver = useHandedOver(assignment);
  if (assignment.state !== 'accepted') return null;
  const note = waiting && <WaitingNote step={waiting} />;
  if (isHandedOver) return note;
  const cashPaise = cashToCollectPaise(assignment);
  const nextClass = isSticky ? styles.sticky : undefined;
  if (assignment.orderStatus !== 'out_for_delivery')
    return (
      <div className={nextClass}>
        <PickUp assignment={assignment} />
      </div>
    );
  return (
    <div className={styles.all}>
      {note}
      <Reported assignment={assignment} />
      {cashPaise > 0 && <CollectCash paise={cashPaise} />}
      <UpiCode assignment={assignment} store={store} />
      <div className={nextClass}>
        <MarkDelivered assignment={assignment} />
      </div>
      {!assignment.awaitsDecision && <CouldNotDeliver assignment={assignment} />}
    </div>
  );
}

/** The store's answer to a report: it has not decided, or asks for a new try. */
function Reported({ assignment: { undelivered, awaitsDecision } }: { readonly assignment: Assignment }) {
  if (!undelivered) return null;
  return awaitsDecision ? (
    <Banner
      tone="warning"
      title={t('assignments.reported', { reason: undeliveredReasonLabels[undelivered.reason] })}
      text={t('assignments.keepOrder')}
    />
  ) : (
    <Banner
      tone="info"
      title={t('assignments.tryAgain')}
      text={undelivered.answer || t('assignments.tryAgainText')}
    />
  );
}

import { laterThanPromised, minuteMs, type Assignment, type PublicStoreSettings } from '@basket/domain';
import { bold, DueBadge, formatSlot, formatTime } from '@basket/ui';
import { useServerNow } from '@basket/web';
import { rich } from '../../texts';
import styles from './due.module.css';

/** When the customer was promised the order; older assignments are due the store's delivery time after the acceptance. */
function dueAtOf(
  { dueAt, answeredAt }: Pick<Assignment, 'dueAt' | 'answeredAt'>,
  store: Pick<PublicStoreSettings, 'deliveryTimeMinutes'> | null,
): number | null {
  if (dueAt !== null) return dueAt;
  return store && answeredAt !== null ? answeredAt + store.deliveryTimeMinutes * minuteMs : null;
}

export interface DueProps {
  readonly assignment: Pick<Assignment, 'dueAt' | 'expectedAt' | 'answeredAt' | 'slot'>;
  readonly store: PublicStoreSettings | null;
}

/** The time that the customer was promised, counting down, and the later one that the customer reads beside it. */
export function Due({ assignment, store }: DueProps) {
  const now = useServerNow(15_000);
  const dueAt = dueAtOf(assignment, store);
  if (dueAt === null) return null;
  const later = assignment.slot ? null : laterThanPromised(assignment.expectedAt, dueAt);
  return (
    <p className={styles.due}>
      <span>
        {assignment.slot
          ? rich('assignments.deliverIn', { slot: formatSlot(assignment.slot, now), b: bold })
          : rich('assignments.deliverBy', { time: formatTime(dueAt), b: bold })}
        {later && later.at > now && rich('assignments.expectedBy', { time: formatTime(later.at), b: bold })}
      </span>
      <DueBadge size="m" dueAt={dueAt} nowAt={now} />
    </p>
  );
}

import { minuteMs, type Assignment, type PublicStoreSettings } from '@basket/domain';
import { DueBadge, formatSlot, formatTime } from '@basket/ui';
import { useServerNow } from '@basket/web';
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
  readonly assignment: Pick<Assignment, 'dueAt' | 'answeredAt' | 'slot'>;
  readonly store: PublicStoreSettings | null;
}

/** The time that the customer was promised, counting down. */
export function Due({ assignment, store }: DueProps) {
  const now = useServerNow(15_000);
  const dueAt = dueAtOf(assignment, store);
  if (dueAt === null) return null;
  return (
    <p className={styles.due}>
      <span>
        {assignment.slot ? (
          <>
            Deliver <b>{formatSlot(assignment.slot, now)}</b>
          </>
        ) : (
          <>
            Deliver by <b>{formatTime(dueAt)}</b>
          </>
        )}
      </span>
      <DueBadge size="m" dueAt={dueAt} nowAt={now} />
    </p>
  );
}

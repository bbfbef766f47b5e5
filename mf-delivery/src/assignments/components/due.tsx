import type { Assignment, PublicStoreSettings } from '@basket/domain';
import { DueBadge, formatSlot, formatTime } from '@basket/ui';
import { useServerNow } from '@basket/web';
import { dueAtOf } from '../due-at';
import styles from './due.module.css';

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

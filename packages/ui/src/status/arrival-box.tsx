import type { ReactNode } from 'react';
import { bold } from '../texts/rich-say';
import { cx } from '../lib/cx';
import { rich, t } from '../texts';
import styles from './arrival-box.module.css';

export interface ArrivalBoxProps {
  /** Minutes until arrival; null if unknown, which shows `title`. */
  readonly minutes: number | null;
  /** The promised time has passed. @default false */
  readonly isLate?: boolean | undefined;
  /** Shown instead of the minutes: 'Looking for a delivery partner'. */
  readonly title?: string | undefined;
  /** The hour, as the headline: 'Arriving by 9:18 pm'. The minutes, or `title`, stand below it then. */
  readonly by?: ReactNode;
  /** The PageHeader, if the band begins the page. */
  readonly head?: ReactNode;
  /** Above: 'Order BE2611204821'. */
  readonly above?: ReactNode;
  /** Below: the ProgressBar and what happened last. */
  readonly children?: ReactNode;
  /** First on its page: reaches up to the header on phones. */
  readonly isAtTop?: boolean | undefined;
}

/** 'Arriving by 9:18 pm', or 'Arriving in 14 min', on the deep green band. */
export function ArrivalBox({
  minutes,
  isLate = false,
  title = t('status.received'),
  by,
  head,
  above,
  children,
  isAtTop = false,
}: ArrivalBoxProps) {
  const standing = minutes === null ? title : arrival(minutes, isLate);
  return (
    <section className={cx(styles.box, isAtTop && styles.atTop)}>
      {head && <div className={styles.head}>{head}</div>}
      {above && <p className={styles.above}>{above}</p>}
      <h2 className={styles.title} aria-live="polite">
        {by ?? standing}
      </h2>
      {by != null && <p className={styles.standing}>{standing}</p>}
      {children && <div className={styles.below}>{children}</div>}
    </section>
  );
}

const arrival = (n: number, isLate: boolean): ReactNode =>
  n > 0
    ? rich('status.arrivingIn', { n, b: bold })
    : rich(isLate ? 'status.lateAnyMoment' : 'status.anyMoment', { b: bold });

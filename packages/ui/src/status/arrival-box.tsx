import type { ReactNode } from 'react';
import { cx } from '../lib/cx';
import styles from './arrival-box.module.css';

export interface ArrivalBoxProps {
  /** Minutes until arrival; null if unknown, which shows `title`. */
  readonly minutes: number | null;
  /** Shown instead of the minutes: 'Looking for a delivery partner'. */
  readonly title?: string | undefined;
  /** The PageHeader, if the band begins the page. */
  readonly head?: ReactNode;
  /** Above: 'Order BE2611204821'. */
  readonly above?: ReactNode;
  /** Below: the ProgressBar and what happened last. */
  readonly children?: ReactNode;
  /** First on its page: reaches up to the header on phones. */
  readonly isAtTop?: boolean | undefined;
}

/** 'Arriving in 14 min' on the deep green band. */
export function ArrivalBox({
  minutes,
  title = 'Order received',
  head,
  above,
  children,
  isAtTop = false,
}: ArrivalBoxProps) {
  return (
    <section className={cx(styles.box, isAtTop && styles.atTop)}>
      {head && <div className={styles.head}>{head}</div>}
      {above && <p className={styles.above}>{above}</p>}
      <h2 className={styles.title} aria-live="polite">
        {minutes === null ? title : <Arrival minutes={minutes} />}
      </h2>
      {children && <div className={styles.below}>{children}</div>}
    </section>
  );
}

function Arrival({ minutes }: { minutes: number }) {
  return minutes > 0 ? (
    <>
      Arriving in <b>{minutes} min</b>
    </>
  ) : (
    <>
      Arriving <b>any moment</b>
    </>
  );
}

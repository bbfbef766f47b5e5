import type { ReactNode } from 'react';
import { cx } from '../lib/cx';
import { Heading, type HeadingLevel } from '../lib/heading';
import styles from './arrival-box.module.css';

export interface ArrivalBoxProps {
  /** Minutes until arrival (domain: etaMinutes); null when nobody can say, then `title` is shown. */
  minutes: number | null;
  /** Shown while there are no minutes: 'Looking for a delivery partner'. */
  title?: string | undefined;
  /** The PageHeader, where the band begins the page. */
  head?: ReactNode;
  /** Above: 'Order BE2611204821'. */
  above?: ReactNode;
  /** Below: the ProgressBar and what happened last. */
  children?: ReactNode;
  headingLevel?: HeadingLevel | undefined;
  /** First on its page: reaches up to the header on phones. */
  isAtTop?: boolean | undefined;
}

/** 'Arriving in 14 min' on the deep green band. */
export function ArrivalBox({
  minutes,
  title = 'Order received',
  head,
  above,
  children,
  headingLevel = 2,
  isAtTop = false,
}: ArrivalBoxProps) {
  return (
    <section className={cx(styles.box, isAtTop && styles.atTop)}>
      {head && <div className={styles.head}>{head}</div>}
      {above && <p className={styles.above}>{above}</p>}
      <Heading level={headingLevel} className={styles.title} aria-live="polite">
        {minutes === null ? title : <Arrival minutes={minutes} />}
      </Heading>
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

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { IconChevronDown } from '../icons';
import { cx } from '../lib/cx';
import styles from './disclosure.module.css';

export interface DisclosureProps extends Omit<ComponentPropsWithRef<'details'>, 'open'> {
  /** What is always seen and opens the rest. */
  summary: ReactNode;
  /** At the right of the summary, before the chevron: how many are chosen. */
  trailing?: ReactNode;
  /** Whether it starts open; afterwards it is the reader's. */
  isInitiallyOpen?: boolean | undefined;
  /** Lines above and below, for a list of questions; without them for filters in a panel. */
  isLined?: boolean | undefined;
  children: ReactNode;
}

/** Shows and hides its content; the browser's own `<details>`. A shared `name` lets only one of several be open. */
export function Disclosure(props: DisclosureProps) {
  const {
    summary,
    trailing,
    isInitiallyOpen = false,
    isLined = false,
    className,
    children,
    ...details
  } = props;
  return (
    <details
      {...details}
      open={isInitiallyOpen}
      className={cx(styles.disclosure, isLined && styles.lined, className)}
    >
      <summary className={styles.summary}>
        <span className={styles.text}>{summary}</span>
        {trailing !== undefined && <span className={styles.trailing}>{trailing}</span>}
        <IconChevronDown className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

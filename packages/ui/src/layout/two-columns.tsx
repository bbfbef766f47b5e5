import type { ReactNode } from 'react';
import { cx } from '../lib/cx';
import styles from './two-columns.module.css';

export interface TwoColumnsProps {
  children: ReactNode;
  /** The narrow column; below the main one on phones and tablets, or above it with `asideAt="start"`. */
  aside: ReactNode;
  /** `end`: at the right (where not told); `start`: at the left, for filters. */
  asideAt?: 'start' | 'end' | undefined;
  /** 232 px (filters), 304 (where not told) or 384 (a bill). */
  asideWidth?: 's' | 'm' | 'l' | undefined;
  /** The aside stays in sight while the main column scrolls. */
  isAsideSticky?: boolean | undefined;
}

/** A wide and a narrow column from 1024 px on; one below the other before. */
export function TwoColumns(props: TwoColumnsProps) {
  const { children, aside, asideAt = 'end', asideWidth = 'm', isAsideSticky = false } = props;
  const side = (
    <div className={styles.aside}>
      <div className={cx(styles.column, isAsideSticky && styles.sticky)}>{aside}</div>
    </div>
  );
  return (
    <div className={cx(styles.columns, styles[asideAt], styles[asideWidth])}>
      {asideAt === 'start' && side}
      <div className={styles.column}>{children}</div>
      {asideAt === 'end' && side}
    </div>
  );
}

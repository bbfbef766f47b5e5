import type { ReactNode } from 'react';
import { cx } from '../lib/cx';
import styles from './two-columns.module.css';

export interface TwoColumnsProps {
  readonly children: ReactNode;
  /** The narrow column: at the right on desktops, below the main column on phones and tablets. */
  readonly aside: ReactNode;
  /** 304 px or 384, for a bill. @default m */
  readonly asideWidth?: 'm' | 'l' | undefined;
  /** Keeps the aside visible while the main column scrolls. */
  readonly isAsideSticky?: boolean | undefined;
}

/** A wide and a narrow column on desktops; one below the other on smaller screens. */
export function TwoColumns({ children, aside, asideWidth = 'm', isAsideSticky = false }: TwoColumnsProps) {
  return (
    <div className={cx(styles.columns, styles[asideWidth])}>
      <div className={styles.column}>{children}</div>
      <div>
        <div className={cx(styles.column, isAsideSticky && styles.sticky)}>{aside}</div>
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { cx } from '../lib/cx';
import styles from './key-figure.module.css';

export interface KeyFigureProps {
  readonly label: string;
  /** '₹450', '9', '94%'. */
  readonly value: ReactNode;
}

/** A figure with its label below; a cell of KeyFigures. */
export function KeyFigure({ label, value }: KeyFigureProps) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

export interface KeyFiguresProps {
  /** Two to four KeyFigures. */
  readonly children: ReactNode;
  /** On the deep green band. */
  readonly isOnBrand?: boolean | undefined;
  /** Accessible name, if there is no heading above. */
  readonly label?: string | undefined;
}

/** Figures side by side, separated by lines. */
export function KeyFigures({ children, isOnBrand = false, label }: KeyFiguresProps) {
  return (
    <dl className={cx(styles.figures, isOnBrand && styles.onBrand)} aria-label={label}>
      {children}
    </dl>
  );
}

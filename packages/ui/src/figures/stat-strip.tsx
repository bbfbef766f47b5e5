import type { ReactNode } from 'react';
import styles from './stat-strip.module.css';

export interface StatStripProps {
  /** StatCards. */
  readonly children: ReactNode;
  /** Names the figures: 'Figures of the store'. */
  readonly label: string;
  /** On phones label and figure share a line: for figures above the work itself. */
  readonly isDense?: boolean | undefined;
}

/** Figures in one panel, separated by lines: one row on desktops, two columns on phones. */
export function StatStrip({ children, label, isDense = false }: StatStripProps) {
  return (
    <section className={styles.place} aria-label={label} data-dense={isDense || undefined}>
      <dl className={styles.strip}>{children}</dl>
    </section>
  );
}

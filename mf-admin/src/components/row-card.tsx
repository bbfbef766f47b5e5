import type { ReactNode } from 'react';
import styles from './row-card.module.css';

export interface RowCardProps {
  /** Names the card. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A row of a table as a card, on phones and tablets. */
export const RowCard = ({ label, children }: RowCardProps) => (
  <article className={styles.card} aria-label={label}>
    {children}
  </article>
);

/** A line of the card: the first part takes the room, the others stand at the end. */
export const CardLine = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.line}>{children}</div>
);

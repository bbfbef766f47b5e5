import type { ReactNode } from 'react';
import styles from './card-figures.module.css';

export interface CardFiguresProps {
  readonly figures: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** The cells of a table row, shown as labelled figures on a card. */
export function CardFigures({ figures }: CardFiguresProps) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { ReactNode } from 'react';
import styles from './card-figures.module.css';

export interface CardFiguresProps {
  readonly figures: readonly { readonly label: string; readonly value: ReactNode }[];
  readonly columns: 2 | 3;
}

/** The cells of a table row, shown as labelled figures on a card. */
export function CardFigures({ figures, columns }: CardFiguresProps) {
  return (
    <dl className={styles.figures} data-columns={columns}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

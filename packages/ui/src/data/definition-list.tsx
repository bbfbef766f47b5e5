import type { ReactNode } from 'react';
import styles from './definition-list.module.css';

export interface Definition {
  readonly label: string;
  readonly value: ReactNode;
}

export interface DefinitionListProps {
  readonly items: readonly Definition[];
}

/** Labels and values in rows, such as the specifications of a product. */
export function DefinitionList({ items }: DefinitionListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { ReactNode } from 'react';
import { cx } from '../lib/cx';
import styles from './definition-list.module.css';

export interface Definition {
  label: string;
  value: ReactNode;
}

export interface DefinitionListProps {
  items: readonly Definition[];
  /** `rows`: label beside value, parted by lines; `stacked`: label above value, in columns where there is room. */
  layout?: 'rows' | 'stacked' | undefined;
}

/** What something has: specifications of a product, facts of an account. */
export function DefinitionList({ items, layout = 'rows' }: DefinitionListProps) {
  return (
    <dl className={cx(styles.list, styles[layout])}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

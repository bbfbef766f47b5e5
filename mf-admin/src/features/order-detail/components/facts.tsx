import type { ReactNode } from 'react';
import styles from '../order-detail.module.css';

export interface Fact {
  readonly label: string;
  /** Null, false or '' omits the line. */
  readonly value: ReactNode;
}

/** Labels above values in one narrow column. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value !== null && value !== false && value !== '')
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** A phone number as a link that calls it. */
export const Phone = ({ number, text }: { number: string; text: string }) => (
  <a href={`tel:${number}`} className={styles.phone}>
    {text}
  </a>
);

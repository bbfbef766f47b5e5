import type { ReactNode } from 'react';
import { Skeleton } from '../loading';
import { Anchor, type LinkLike } from '../lib/anchor';
import styles from './stat-card.module.css';

export interface StatCardProps {
  readonly label: string;
  /** The formatted figure: '1,284', '₹6,63,318.50' (with small paise); null while loading. */
  readonly value: string | null;
  /** A TrendText or a few words: '5 without a partner'. Null keeps their place while they load. */
  readonly note?: ReactNode;
  /** Link to the source of the figure. */
  readonly to?: string | undefined;
  readonly as?: LinkLike | undefined;
}

/** One figure; a cell of a StatStrip. */
export function StatCard({ label, value, note, to, as }: StatCardProps) {
  return (
    <div className={styles.stat} data-loading={value === null ? '' : undefined}>
      <dt className={styles.label}>
        {to === undefined ? (
          label
        ) : (
          <Anchor to={to} as={as} className={styles.link}>
            {label}
          </Anchor>
        )}
      </dt>
      <dd>
        <span className={styles.value}>
          {value === null ? <Skeleton size="l" width="half" /> : <Figure text={value} />}
        </span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </dd>
    </div>
  );
}

/** Rupees in full size, their paise small. */
function Figure({ text }: { text: string }) {
  const [, rupees, paise] = /^(.*₹.*)(\.\d\d)$/.exec(text) ?? [];
  return paise === undefined ? (
    <>{text}</>
  ) : (
    <>
      {rupees}
      <small className={styles.paise}>{paise}</small>
    </>
  );
}

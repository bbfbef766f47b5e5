import type { ReactNode } from 'react';
import { VisuallyHidden } from '../feedback';
import { formatPercent } from '../formats';
import { IconArrowDown, IconArrowUp } from '../icons';
import { cx } from '../lib/cx';
import { t } from '../texts';
import styles from './trend-text.module.css';

export interface TrendTextProps {
  /** The relative change: 0.12 is up 12 %; null without a former value. */
  readonly change?: number | null | undefined;
  /** The comparison, or a note: 'vs previous 14 days'. */
  readonly children?: ReactNode;
}

/** '↑ 12% vs previous 14 days', or '0% …' if nothing moved. The arrow and a hidden word give the direction, so that colour is not the only cue. */
export function TrendText({ change, children }: TrendTextProps) {
  const isKnown = change !== undefined && change !== null;
  const hasMoved = isKnown && Math.round(change * 1000) !== 0;
  return (
    <span className={styles.trend}>
      {hasMoved && (
        <b className={cx(styles.change, change < 0 && styles.bad)}>
          {change > 0 ? (
            <IconArrowUp size={12} strokeWidth={2.5} />
          ) : (
            <IconArrowDown size={12} strokeWidth={2.5} />
          )}
          <VisuallyHidden>{`${t(change > 0 ? 'figures.up' : 'figures.down')} `}</VisuallyHidden>
          {formatPercent(Math.abs(change))}
        </b>
      )}
      {isKnown && !hasMoved && <b className={styles.same}>{formatPercent(0)}</b>}
      {children}
    </span>
  );
}

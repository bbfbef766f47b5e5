import type { ReactNode } from 'react';
import { cx } from '../lib/cx';
import styles from './badge.module.css';

export type BadgeTone = 'neutral' | 'offer' | 'save' | 'new' | 'danger';

export interface BadgeProps {
  /** offer: saffron, money off; save: pale green; new: solid green, for counts that wait and words such as Fresh. */
  readonly tone?: BadgeTone | undefined;
  /** A number in a round badge: give the number alone and say around it what it counts. */
  readonly isCount?: boolean | undefined;
  /** Sits flush in the top left corner of a picture tile. */
  readonly isCorner?: boolean | undefined;
  readonly children: ReactNode;
}

/** One or two words, or a count. A status of an order, a payment or a partner has its own badge. */
export function Badge({ tone = 'neutral', isCount = false, isCorner = false, children }: BadgeProps) {
  return (
    <span className={cx(styles.badge, styles[tone], isCount && styles.count, isCorner && styles.corner)}>
      {children}
    </span>
  );
}

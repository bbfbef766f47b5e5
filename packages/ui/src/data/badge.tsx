import type { ReactNode } from 'react';
import { cx } from '../lib/cx';
import styles from './badge.module.css';

export type BadgeTone = 'neutral' | 'offer' | 'save' | 'new' | 'danger';

export interface BadgeProps {
  /** offer: saffron, for discounts; save: pale green; new: solid green, for counts and words such as Fresh. */
  readonly tone?: BadgeTone | undefined;
  /** A number in a round badge; the text around it says what it counts. */
  readonly isCount?: boolean | undefined;
  /** Sits flush in the top left corner of a picture tile. */
  readonly isCorner?: boolean | undefined;
  readonly children: ReactNode;
}

/** One or two words, or a count. Orders, payments and partners have their own badges for their status. */
export function Badge({ tone = 'neutral', isCount = false, isCorner = false, children }: BadgeProps) {
  return (
    <span className={cx(styles.badge, styles[tone], isCount && styles.count, isCorner && styles.corner)}>
      {children}
    </span>
  );
}

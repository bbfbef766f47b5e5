import { cx } from '../lib/cx';
import styles from './due-badge.module.css';
import { latenessOf } from './lateness';

export interface DueBadgeProps {
  readonly dueAt: number;
  /** The server's time; the badge follows it. */
  readonly nowAt: number;
  /** @default 's' */
  readonly size?: 's' | 'm' | undefined;
}

/** The time left until a promise, or how late it is; late in red. */
export function DueBadge({ dueAt, nowAt, size = 's' }: DueBadgeProps) {
  const { level, text } = latenessOf(dueAt, nowAt);
  return <span className={cx(styles.due, styles[level], styles[size])}>{text}</span>;
}

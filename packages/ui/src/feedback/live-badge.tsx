import { cx } from '../lib/cx';
import styles from './live-badge.module.css';

export interface LiveBadgeProps {
  /** `live`: changes arrive as they happen; `connecting`: they will again; `offline`: what is shown may be old. */
  state?: 'live' | 'connecting' | 'offline' | undefined;
  /** Instead of 'Live', 'Connecting' or 'Offline'. */
  text?: string | undefined;
  /** `onBrand` on the deep green band. */
  tone?: 'plain' | 'onBrand' | undefined;
  className?: string | undefined;
}

const words = { live: 'Live', connecting: 'Connecting', offline: 'Offline' } as const;

/** Whether what is on the screen follows the server. */
export function LiveBadge({
  state = 'live',
  text = words[state],
  tone = 'plain',
  className,
}: LiveBadgeProps) {
  return (
    <span
      role="status"
      className={cx(styles.badge, styles[state], tone === 'onBrand' && styles.onBrand, className)}
    >
      <span className={styles.dot} />
      {/* As wide as its longest word: what stands beside it stays when the state changes. */}
      <span className={styles.word} data-longest={words.connecting}>
        {text}
      </span>
    </span>
  );
}

import { cx } from '../lib/cx';
import { t } from '../texts';
import styles from './live-badge.module.css';

export interface LiveBadgeProps {
  /** `live`: changes appear at once; `connecting`: reconnecting; `offline`: the screen may be out of date. */
  readonly state?: 'live' | 'connecting' | 'offline' | undefined;
  /** `onBrand` on the deep green band. */
  readonly tone?: 'plain' | 'onBrand' | undefined;
}

const words = {
  live: () => t('feedback.live'),
  connecting: () => t('feedback.connecting'),
  offline: () => t('feedback.offline'),
} as const;

/** Whether the screen shows changes of the server. */
export function LiveBadge({ state = 'live', tone = 'plain' }: LiveBadgeProps) {
  return (
    <span role="status" className={cx(styles.badge, styles[state], tone === 'onBrand' && styles.onBrand)}>
      <span className={styles.dot} />
      {/* As wide as the longest word, so that nothing beside it moves when the state changes. */}
      <span className={styles.word} data-longest={words.connecting()}>
        {words[state]()}
      </span>
    </span>
  );
}

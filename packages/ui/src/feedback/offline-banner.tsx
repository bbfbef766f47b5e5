import { formatShortDateTime } from '../formats';
import { IconWifiOff } from '../icons';
import { t } from '../texts';
import styles from './offline-banner.module.css';

export interface OfflineBannerProps {
  readonly isOffline: boolean;
  /** Epoch milliseconds of the prices and the stock that are shown; null if unknown or not shown. @default null */
  readonly asOf?: number | null;
}

/** A line above the page while there is no connection. Announced when it appears. */
export function OfflineBanner({ isOffline, asOf = null }: OfflineBannerProps) {
  // A live region must exist before its message, or it is not announced.
  return (
    <div role="status">
      {isOffline && (
        <p className={styles.banner}>
          <IconWifiOff />
          <span>
            {asOf === null
              ? t('feedback.offlineOld')
              : t('feedback.offlineAsOf', { time: formatShortDateTime(asOf) })}
          </span>
        </p>
      )}
    </div>
  );
}

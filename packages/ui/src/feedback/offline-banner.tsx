import { IconWifiOff } from '../icons';
import styles from './offline-banner.module.css';

export interface OfflineBannerProps {
  readonly isOffline: boolean;
}

/** A line above the page while there is no connection. Announced when it appears. */
export function OfflineBanner({ isOffline }: OfflineBannerProps) {
  // A live region must exist before its message, or it is not announced.
  return (
    <div role="status">
      {isOffline && (
        <p className={styles.banner}>
          <IconWifiOff />
          <span>You are offline. Showing what was loaded last.</span>
        </p>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { IconWifiOff } from '../icons';
import styles from './offline-banner.module.css';

export interface OfflineBannerProps {
  isOffline: boolean;
  /** 'You are offline. Showing what was loaded last.' where not told. */
  text?: ReactNode;
}

/** A line over the whole page while there is no connection; announced when it comes. */
export function OfflineBanner(props: OfflineBannerProps) {
  const { isOffline, text = 'You are offline. Showing what was loaded last.' } = props;
  // The region is there before the message, or nobody hears it.
  return (
    <div role="status">
      {isOffline && (
        <p className={styles.banner}>
          <IconWifiOff />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}

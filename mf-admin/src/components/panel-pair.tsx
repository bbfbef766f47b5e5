import type { ReactNode } from 'react';
import styles from './panel-pair.module.css';

export interface PanelPairProps {
  /** The first takes two thirds. @default false */
  readonly isFirstWide?: boolean | undefined;
  /** Two panels. */
  readonly children: ReactNode;
}

/** Two panels beside each other on desktops, each as high as its content. */
export const PanelPair = ({ isFirstWide = false, children }: PanelPairProps) => (
  <div className={isFirstWide ? `${styles.pair} ${styles.wideFirst}` : styles.pair}>{children}</div>
);

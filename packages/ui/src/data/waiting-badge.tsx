import type { ReactNode } from 'react';
import styles from './waiting-badge.module.css';

/** A Badge in pale saffron: what is pending or runs low. Apart from Badge, as the shop's first view needs none. */
export const WaitingBadge = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.badge}>{children}</span>
);

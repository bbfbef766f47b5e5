import type { ReactNode } from 'react';
import styles from './shop-surface.module.css';

/** Wraps pages for browsing: gives the whole window the colour of a surface. */
export function ShopSurface({ children }: { children: ReactNode }) {
  return <div className={styles.surface}>{children}</div>;
}

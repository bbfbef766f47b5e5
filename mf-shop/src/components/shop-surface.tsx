import type { ReactNode } from 'react';
import styles from './shop-surface.module.css';

/** Around pages for browsing: the whole window takes the colour of a surface, header and edges included. */
export function ShopSurface({ children }: { children: ReactNode }) {
  return <div className={styles.surface}>{children}</div>;
}

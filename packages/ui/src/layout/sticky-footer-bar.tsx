import type { ReactNode } from 'react';
import { cx } from '../lib/cx';
import styles from './sticky-footer-bar.module.css';

export interface StickyFooterBarProps {
  /** A Price, or a total with its label. Takes the remaining width. */
  readonly children?: ReactNode;
  /** The main Button of the screen, `size="l"`. */
  readonly action: ReactNode;
  /** Names the bar: 'Place order'. */
  readonly label?: string | undefined;
  /** Desktops show it too, at the end of the content: for a page without an aside. @default false */
  readonly isOnDesktop?: boolean | undefined;
}

/** The action of a screen at the bottom edge of phones and tablets; desktops have it in the aside of the page. */
export function StickyFooterBar({ children, action, label, isOnDesktop = false }: StickyFooterBarProps) {
  return (
    <aside className={cx(styles.bar, isOnDesktop && styles.everywhere)} aria-label={label}>
      {children != null && <div className={styles.what}>{children}</div>}
      <div className={cx(styles.action, children == null && styles.wide)}>{action}</div>
    </aside>
  );
}

import type { ReactNode } from 'react';
import { cx } from '../lib/cx';
import styles from './sticky-footer-bar.module.css';

export interface StickyFooterBarProps {
  /** What is about to happen: a Price, a total with its word. Takes the room that is left. */
  children?: ReactNode;
  /** The one Button of the screen, `size="l"`. */
  action: ReactNode;
  /** Also on desktops; where not told only below 1024 px, as wider screens have the action in their aside. */
  isAlwaysShown?: boolean | undefined;
  /** Names the bar: 'Place order'. */
  label?: string | undefined;
}

/** The action of a screen at the bottom edge of phones. It keeps its own place free at the end of the page. */
export function StickyFooterBar({ children, action, isAlwaysShown = false, label }: StickyFooterBarProps) {
  return (
    <aside className={cx(styles.bar, isAlwaysShown && styles.always)} aria-label={label}>
      {children != null && <div className={styles.what}>{children}</div>}
      <div className={cx(styles.action, children == null && styles.wide)}>{action}</div>
    </aside>
  );
}

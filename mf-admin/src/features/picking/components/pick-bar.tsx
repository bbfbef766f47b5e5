import type { ReactNode } from 'react';
import styles from '../picking.module.css';

export interface PickBarProps {
  /** How far it is, beside the action. */
  readonly children?: ReactNode;
  /** The main Button of the screen, `size="l"`. */
  readonly action: ReactNode;
}

/** The action of the screen at its lower edge, under the thumb; on every width, because pickers look at the list above it. */
export function PickBar({ children, action }: PickBarProps) {
  return (
    <div className={styles.bar}>
      {children != null && <div className={styles.far}>{children}</div>}
      <div className={styles.action}>{action}</div>
    </div>
  );
}

import { cx } from '../lib/cx';
import styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden';

export interface SpinnerProps {
  /** What is awaited ('Loading orders'). */
  label: string;
  /** The label is shown too. */
  isLabelShown?: boolean | undefined;
  /** 16, 24 or 40 px; `m` where not told. */
  size?: 's' | 'm' | 'l' | undefined;
  /** In the middle of a page or panel that has no shape yet. Where the shape is known, use a skeleton. */
  isCentred?: boolean | undefined;
  className?: string | undefined;
}

/** Something takes a moment. Takes the colour of the text around it. */
export function Spinner({ label, isLabelShown, size = 'm', isCentred, className }: SpinnerProps) {
  return (
    <span role="status" className={cx(styles.spinner, isCentred && styles.centred, className)}>
      <span className={cx(styles.ring, styles[size])} />
      {isLabelShown ? (
        <span className={styles.label}>{label}</span>
      ) : (
        <VisuallyHidden>{label}</VisuallyHidden>
      )}
    </span>
  );
}

import { VisuallyHidden } from '../feedback/visually-hidden';
import { cx } from '../lib/cx';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** The announcement for screen readers ('Loading orders'). */
  readonly label: string;
  /** 24 or 40 px. @default m */
  readonly size?: 'm' | 'l' | undefined;
  /** Centred in a page or panel of unknown shape. If the shape is known, use a skeleton. */
  readonly isCentred?: boolean | undefined;
}

/** A turning ring in the colour of the text. */
export function Spinner({ label, size = 'm', isCentred }: SpinnerProps) {
  return (
    <span role="status" className={cx(styles.spinner, isCentred && styles.centred)}>
      <span className={cx(styles.ring, styles[size])} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

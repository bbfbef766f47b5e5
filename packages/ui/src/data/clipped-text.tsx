import styles from './clipped-text.module.css';

export interface ClippedTextProps {
  readonly text: string;
  /** Number of visible lines. @default 1 */
  readonly lines?: 1 | 2 | undefined;
}

/**
 * Typed text of any length: it is cut with '…' and the tooltip has the rest. In a DataTable
 * such a cell shrinks first; elsewhere it has the width of its container.
 */
export const ClippedText = ({ text, lines = 1 }: ClippedTextProps) => (
  <span className={styles.clipped} data-lines={lines} title={text}>
    {text}
  </span>
);

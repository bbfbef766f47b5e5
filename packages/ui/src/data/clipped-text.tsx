import styles from './clipped-text.module.css';

export interface ClippedTextProps {
  readonly text: string;
  /** How many lines of it are shown. @default 1 */
  readonly lines?: 1 | 2 | undefined;
}

/**
 * Words that somebody typed, of any length: what does not fit ends in '…' and is told by the tooltip. In a DataTable
 * such a cell gives way before a column is cut off; elsewhere it takes the width of its place.
 */
export const ClippedText = ({ text, lines = 1 }: ClippedTextProps) => (
  <span className={styles.clipped} data-lines={lines} title={text}>
    {text}
  </span>
);

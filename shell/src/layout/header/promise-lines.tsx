import { IconChevronDown } from '@basket/ui';
import styles from './shop-header.module.css';

export interface PromiseLinesProps {
  /** The second part is the one that stands out. */
  readonly title: readonly [string, string];
  readonly line: string;
}

/** The header's lines about the next delivery: when, and below it where to. */
export function PromiseLines({ title, line }: PromiseLinesProps) {
  return (
    <>
      <span className={styles.eta}>
        {title[0]} <b>{title[1]}</b>
      </span>{' '}
      <span className={styles.line}>
        {/* The script of a pre-rendered page puts the kept place in here, and React renders the line anew with what it knows. */}
        <span className={styles.place} data-place-line suppressHydrationWarning>
          {line}
        </span>
        <IconChevronDown aria-hidden />
      </span>
    </>
  );
}

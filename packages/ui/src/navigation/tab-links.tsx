import { useEffect, useRef } from 'react';
import { formatNumber } from '../formats';
import { Anchor, type LinkLike } from '../lib/anchor';
import styles from './tab-links.module.css';

interface TabLink {
  readonly key: string;
  readonly label: string;
  readonly to: string;
  /** Number of entries, shown after the label; a text where only a bound is known: '5,000+'. */
  readonly count?: number | string | undefined;
}

export interface TabLinksProps {
  /** Names the row for screen readers. */
  readonly label: string;
  readonly items: readonly TabLink[];
  /** Key of the current tab. */
  readonly current: string;
  readonly as?: LinkLike | undefined;
}

/** Tabs with addresses, such as the filters of a list: links in a row, the current one marked and in view. */
export function TabLinks({ label, items, current, as }: TabLinksProps) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]');
    // Only the row: `scrollIntoView` would move the page as well.
    if (row.current && tab) row.current.scrollLeft = middleOf(tab) - row.current.clientWidth / 2;
  }, [current]);
  return (
    <nav ref={row} className={styles.tabs} aria-label={label}>
      {items.map(({ key, label: text, to, count }) => (
        <Anchor
          key={key}
          to={to}
          as={as}
          className={styles.tab}
          aria-current={key === current ? 'page' : undefined}
        >
          {text}{' '}
          {count !== undefined && (
            <span className={styles.count}>{typeof count === 'number' ? formatNumber(count) : count}</span>
          )}
        </Anchor>
      ))}
    </nav>
  );
}

const middleOf = ({ offsetLeft, offsetWidth }: HTMLElement): number => offsetLeft + offsetWidth / 2;

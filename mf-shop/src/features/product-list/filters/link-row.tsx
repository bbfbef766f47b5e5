import { useLayoutEffect, useRef } from 'react';
import { Link } from '@basket/web';
import styles from './link-row.module.css';

interface RowEntry {
  /** Unlike that of the others. */
  readonly id: string;
  readonly name: string;
  readonly to: string;
  readonly isCurrent: boolean;
  /** Shown on desktops, formatted. */
  readonly count?: string;
}

export interface LinkRowProps {
  readonly label: string;
  /** `column`: a rail on phones, a column on desktops. `chips`: smaller ones, which take several lines on desktops. */
  readonly look: 'column' | 'chips';
  readonly entries: readonly RowEntry[];
  readonly onFollow?: () => void;
}

/** Links to parts of the products; where they scroll, the chosen one is brought into the middle. */
export function LinkRow({ label, look, entries, onFollow }: LinkRowProps) {
  const row = useCentred(entries.find(({ isCurrent }) => isCurrent)?.id);
  return (
    <nav aria-label={label} className={styles[look]}>
      <ul ref={row} className={styles.entries}>
        {entries.map(({ id, name, to, isCurrent, count }) => (
          <li key={id}>
            <Link
              to={to}
              className={styles.entry}
              onClick={onFollow}
              aria-current={isCurrent ? 'true' : undefined}
            >
              {name}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The list whose current entry is kept in the middle: at once when it comes, afterwards as the style sheet says. */
function useCentred(current: string | undefined) {
  const row = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const list = row.current;
    const chosen = list?.querySelector('[aria-current]');
    if (!list || !chosen) return;
    const [outer, inner] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()];
    list.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
    list.dataset['moves'] = '';
  }, [current]);
  return row;
}

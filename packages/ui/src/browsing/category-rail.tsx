import { Children, type ReactNode } from 'react';
import styles from './category-rail.module.css';

export interface CategoryRailProps {
  /** CategoryTiles, each with its key. */
  readonly children: ReactNode;
  /** Names the list: 'Categories'. */
  readonly label?: string | undefined;
  readonly isBusy?: boolean | undefined;
}

/** Categories in one row: a rail to swipe on phones, all of them visible on desktops. */
export function CategoryRail({ children, label, isBusy = false }: CategoryRailProps) {
  return (
    <ul className={styles.rail} aria-label={label} aria-busy={isBusy}>
      {Children.map(children, (child) => child && <li>{child}</li>)}
    </ul>
  );
}

import { Children, type ReactNode } from 'react';
import styles from './category-grid.module.css';

export interface CategoryGridProps {
  /** CategoryTiles, each with its key. */
  readonly children: ReactNode;
  /** Names the list: 'Categories'. */
  readonly label?: string | undefined;
  readonly isBusy?: boolean | undefined;
}

/** Categories, all of them visible: eight are two rows on phones, and one from tablets on. */
export function CategoryGrid({ children, label, isBusy = false }: CategoryGridProps) {
  return (
    <ul className={styles.grid} aria-label={label} aria-busy={isBusy}>
      {Children.map(children, (child) => child && <li>{child}</li>)}
    </ul>
  );
}

import { Children, type ReactNode } from 'react';
import styles from './product-grid.module.css';

export interface ProductGridProps {
  /** ProductCards (or their skeletons) in a grid or on a shelf, ProductRows in a list; each with its key, not in a fragment. */
  readonly children: ReactNode;
  readonly view?: 'grid' | 'list' | 'shelf' | undefined;
  /** Accessible name, if there is no heading above. */
  readonly label?: string | undefined;
  /** Its content is loading. */
  readonly isBusy?: boolean | undefined;
}

/** Products in as many columns as fit: 2 on a phone, 5 beside filters, 6 on a whole desktop. A shelf is one row that scrolls. */
export function ProductGrid({ children, view = 'grid', label, isBusy = false }: ProductGridProps) {
  return (
    <div className={styles.place}>
      <ul className={styles[view]} aria-label={label} aria-busy={isBusy}>
        {Children.map(children, (child) => child && <li>{child}</li>)}
      </ul>
    </div>
  );
}

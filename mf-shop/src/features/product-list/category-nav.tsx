import type { PublishedCategory } from '@basket/domain';
import { formatNumber } from '@basket/ui';
import { Link } from '@basket/web';
import { paths } from '../../paths';
import { changeQuery, writeProductQuery, type ProductQuery } from './product-query';
import styles from './category-nav.module.css';

export interface CategoryNavProps {
  readonly categories: readonly PublishedCategory[];
  readonly query: ProductQuery;
  /** Products over all categories. */
  readonly total: number;
}

/** The categories, one tap away: a rail on phones, a column beside the products on desktops. */
export function CategoryNav({ categories, query, total }: CategoryNavProps) {
  const entries = [
    { id: '', name: 'All', count: total },
    ...categories.map(({ id, name, productCount }) => ({ id, name, count: productCount })),
  ];
  return (
    <nav aria-label="Categories">
      <ul className={styles.entries}>
        {entries.map(({ id, name, count }) => (
          <li key={id}>
            <Link
              to={`${paths.products}?${writeProductQuery(changeQuery(query, { category: id })).toString()}`}
              className={styles.entry}
              aria-current={query.category === id ? 'true' : undefined}
            >
              {name}
              <span className={styles.count}>{formatNumber(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

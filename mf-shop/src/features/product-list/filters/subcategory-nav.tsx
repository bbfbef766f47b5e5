import type { PublishedCategory } from '@basket/domain';
import { Link } from '@basket/web';
import { paths } from '../../../paths';
import { changeQuery, writeProductQuery, type ProductQuery } from '../product-query';
import styles from './subcategory-nav.module.css';

export interface SubcategoryNavProps {
  readonly category: Pick<PublishedCategory, 'name' | 'subcategories'> | undefined;
  readonly query: ProductQuery;
}

/** The groups of the chosen category, above its products. They come with the category: a part of its products has not all of them. */
export function SubcategoryNav({ category, query }: SubcategoryNavProps) {
  if (!category || category.subcategories.length < 2) return null;
  const entries = [
    { label: 'All', name: '' },
    ...category.subcategories.map((name) => ({ label: name, name })),
  ];
  return (
    <nav aria-label={`Kinds of ${category.name}`} className={styles.nav}>
      <ul className={styles.entries}>
        {entries.map(({ label, name }) => (
          <li key={name}>
            <Link
              to={`${paths.products}?${writeProductQuery(changeQuery(query, { subcategory: name })).toString()}`}
              className={styles.entry}
              aria-current={query.subcategory === name ? 'true' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

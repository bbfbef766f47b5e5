import type { PublishedCategory } from '@basket/domain';
import { formatNumber } from '@basket/ui';
import { paths } from '../../../paths';
import { changeQuery, writeProductQuery, type ProductQuery } from '../product-query';
import { t } from '../../../texts';
import { LinkRow } from './link-row';

export interface CategoryNavProps {
  readonly categories: readonly PublishedCategory[];
  readonly query: ProductQuery;
  /** Number of products in all categories. */
  readonly total: number;
  readonly favouriteCount: number;
}

/** The row stays in reach while a list is scrolled: another list begins at its top. */
const toTop = (): void => {
  document.documentElement.scrollTop = 0;
};

/** The categories: a rail on phones, a column beside the products on desktops. */
export function CategoryNav({ categories, query, total, favouriteCount }: CategoryNavProps) {
  const ofCategory = (id: string, name: string, count: number) => ({
    name,
    count,
    query: { category: id, favourites: false },
    isCurrent: !query.favourites && query.category === id,
  });
  const entries = [
    ofCategory('', t('list.all'), total),
    {
      name: t('list.favourites'),
      count: favouriteCount,
      query: { category: '', favourites: true },
      isCurrent: query.favourites,
    },
    ...categories.map(({ id, name, productCount }) => ofCategory(id, name, productCount)),
  ];
  return (
    <LinkRow
      label={t('list.categories')}
      look="column"
      entries={entries.map(({ name, count, query: to, isCurrent }) => ({
        id: `${to.category} ${name}`,
        name,
        to: `${paths.products}?${writeProductQuery(changeQuery(query, to)).toString()}`,
        isCurrent,
        count: formatNumber(count),
      }))}
      onFollow={toTop}
    />
  );
}

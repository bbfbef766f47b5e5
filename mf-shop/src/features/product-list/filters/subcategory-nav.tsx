import type { PublishedCategory } from '@basket/domain';
import { paths } from '../../../paths';
import { changeQuery, writeProductQuery, type ProductQuery } from '../product-query';
import { t } from '../../../texts';
import { LinkRow } from './link-row';

export interface SubcategoryNavProps {
  readonly category: Pick<PublishedCategory, 'name' | 'subcategories' | 'subcategoryNames'> | undefined;
  readonly query: ProductQuery;
}

/** The groups of the chosen category, above its products. They come with the category: a part of its products has not all of them. */
export function SubcategoryNav({ category, query }: SubcategoryNavProps) {
  if (!category || category.subcategories.length < 2) return null;
  return (
    <LinkRow
      key={category.name}
      label={t('list.kindsOf', { category: category.name })}
      look="chips"
      entries={['', ...category.subcategories].map((name, at) => ({
        id: name,
        name: category.subcategoryNames?.[at - 1] ?? (name || t('list.all')),
        to: `${paths.products}?${writeProductQuery(changeQuery(query, { subcategory: name })).toString()}`,
        isCurrent: query.subcategory === name,
      }))}
    />
  );
}

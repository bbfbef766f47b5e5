import type { Category, Stored } from '@basket/domain';
import { SearchField, Select } from '@basket/ui';
import {
  byLanguageFilter,
  productFilters,
  productSorts,
  type ProductFilter,
  type ProductSort,
} from '../products-address';
import { useTyped } from '../../../forms/use-typed';
import type { Products } from '../use-products';
import { t } from '../../../texts';
import styles from './product-look.module.css';

const filterLabels: Readonly<Record<ProductFilter, () => string>> = {
  active: () => t('states.active'),
  inactive: () => t('states.inactive'),
  low: () => t('products.lowStock'),
  out: () => t('products.outOfStock'),
  featured: () => t('products.featured'),
  ...byLanguageFilter(
    ({ name }) =>
      () =>
        t('products.without', { language: name }),
  ),
};

const sortLabels: Readonly<Record<ProductSort, () => string>> = {
  name: () => t('products.byName'),
  price: () => t('products.cheapestFirst'),
  '-price': () => t('products.dearestFirst'),
  stock: () => t('products.leastStockFirst'),
  '-stock': () => t('products.mostStockFirst'),
};

export interface ProductFiltersProps extends Pick<Products, 'view' | 'show'> {
  readonly categories: readonly Stored<Category>[];
}

/** Search, category, state and order of the table. */
export function ProductFilters({ view, show, categories }: ProductFiltersProps) {
  const [typed, setTyped] = useTyped(view.search, (search) => show({ search }));
  return (
    <div className={styles.tools}>
      <SearchField
        className={styles.search}
        isDense
        label={t('products.searchLabel')}
        placeholder={t('products.searchPlaceholder')}
        value={typed}
        onChange={setTyped}
      />
      <Select
        className={styles.filter}
        isDense
        isLabelHidden
        label={t('products.category')}
        placeholder={t('products.allCategories')}
        value={view.categoryId}
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => show({ categoryId: target.value })}
      />
      <Select
        className={styles.filter}
        isDense
        isLabelHidden
        label={t('products.state')}
        placeholder={t('products.everyState')}
        value={view.filter}
        options={productFilters.map((value) => ({ value, label: filterLabels[value]() }))}
        onChange={({ target }) =>
          show({ filter: productFilters.find((filter) => filter === target.value) ?? '' })
        }
      />
      <Select
        className={styles.filter}
        isDense
        isLabelHidden
        label={t('products.sort')}
        value={view.sort}
        options={productSorts.map((value) => ({ value, label: sortLabels[value]() }))}
        onChange={({ target }) =>
          show({ sort: productSorts.find((sort) => sort === target.value) ?? 'name' })
        }
      />
    </div>
  );
}

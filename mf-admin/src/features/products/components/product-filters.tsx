import type { Category, Stored } from '@basket/domain';
import { SearchField, Select } from '@basket/ui';
import { productFilters, productSorts, type ProductFilter, type ProductSort } from '../products-address';
import { useTyped } from '../../../forms/use-typed';
import type { Products } from '../use-products';
import styles from './product-look.module.css';

const filterLabels: Readonly<Record<ProductFilter, string>> = {
  active: 'Active',
  inactive: 'Inactive',
  low: 'Low stock',
  out: 'Out of stock',
  featured: 'Featured',
};

const sortLabels: Readonly<Record<ProductSort, string>> = {
  name: 'By name',
  price: 'Cheapest first',
  '-price': 'Dearest first',
  stock: 'Least stock first',
  '-stock': 'Most stock first',
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
        label="Search products by name"
        placeholder="Search by name"
        value={typed}
        onChange={setTyped}
      />
      <Select
        className={styles.filter}
        isDense
        isLabelHidden
        label="Category"
        placeholder="All categories"
        value={view.categoryId}
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => show({ categoryId: target.value })}
      />
      <Select
        className={styles.filter}
        isDense
        isLabelHidden
        label="State"
        placeholder="Every state"
        value={view.filter}
        options={productFilters.map((value) => ({ value, label: filterLabels[value] }))}
        onChange={({ target }) =>
          show({ filter: productFilters.find((filter) => filter === target.value) ?? '' })
        }
      />
      <Select
        className={styles.filter}
        isDense
        isLabelHidden
        label="Sort"
        value={view.sort}
        options={productSorts.map((value) => ({ value, label: sortLabels[value] }))}
        onChange={({ target }) =>
          show({ sort: productSorts.find((sort) => sort === target.value) ?? 'name' })
        }
      />
    </div>
  );
}

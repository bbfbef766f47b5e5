import {
  Badge,
  Button,
  IconFilters,
  IconLayoutGrid,
  IconList,
  IconSort,
  Segmented,
  Select,
  type ButtonProps,
} from '@basket/ui';
import { sortKeys, type ListView, type ProductQuery, type SortKey } from '../product-query';
import type { Step } from '../use-product-query';
import { t } from '../../../texts';
import styles from './list-toolbar.module.css';

const sortLabels: Readonly<Record<SortKey, () => string>> = {
  match: () => t('list.sortMatch'),
  popular: () => t('list.sortPopular'),
  name: () => t('list.sortName'),
  'price-low': () => t('list.sortPriceLow'),
  'price-high': () => t('list.sortPriceHigh'),
  rating: () => t('list.rating'),
};

const views = () => [
  { value: 'grid' as const, label: t('list.gridView'), icon: <IconLayoutGrid size={16} /> },
  { value: 'list' as const, label: t('list.listView'), icon: <IconList size={16} /> },
];

export interface ListToolbarProps {
  readonly query: ProductQuery;
  readonly onChange: (part: Partial<ProductQuery>, step?: Step) => void;
  readonly filterCount: number;
  readonly isOpenOnDesktop: boolean;
  readonly onOpenPhone: () => void;
  readonly onToggleDesktop: () => void;
}

/** Filters, sort and view. Phones open the filters in a sheet, desktops show them beside the products. */
export function ListToolbar(props: ListToolbarProps) {
  const { query, onChange, filterCount } = props;
  const isSearching = query.search.trim() !== '';
  return (
    <div className={styles.toolbar}>
      <FiltersButton
        className={styles.onPhone}
        count={filterCount}
        aria-haspopup="dialog"
        onClick={props.onOpenPhone}
      />
      <FiltersButton
        className={styles.onDesktop}
        count={filterCount}
        aria-expanded={props.isOpenOnDesktop}
        aria-controls="product-filters"
        onClick={props.onToggleDesktop}
      />
      <Select
        label={t('list.sortBy')}
        isLabelHidden
        isDense
        leading={<IconSort size={16} />}
        className={styles.sort}
        value={query.sort}
        onChange={(event) =>
          onChange({ sort: sortKeys.find((key) => key === event.target.value) ?? 'popular' })
        }
        options={sortKeys
          .filter((key) => key !== 'match' || isSearching)
          .map((key) => ({ value: key, label: sortLabels[key]() }))}
      />
      <Segmented<ListView>
        label={t('list.view')}
        isIconOnly
        options={views()}
        value={query.view}
        onChange={(view) => onChange({ view, page: query.page }, 'replace')}
      />
    </div>
  );
}

interface FiltersButtonProps extends Pick<
  ButtonProps,
  'className' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls' | 'onClick'
> {
  readonly count: number;
}

function FiltersButton({ count, ...button }: FiltersButtonProps) {
  return (
    <Button variant="quiet" size="s" leading={<IconFilters size={16} className={styles.sign} />} {...button}>
      {t('list.filters')}
      {count > 0 && (
        <Badge tone="new" isCount>
          {count}
        </Badge>
      )}
    </Button>
  );
}

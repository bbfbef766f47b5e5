import { Badge, Button, IconFilters, IconLayoutGrid, IconList, Segmented, Select } from '@basket/ui';
import { sortKeys, type ListView, type ProductQuery, type SortKey } from '../product-query';
import type { Step } from '../use-product-query';
import styles from './list-toolbar.module.css';

const sortLabels: Readonly<Record<SortKey, string>> = {
  match: 'Relevance',
  name: 'Name',
  'price-low': 'Price: Low to High',
  'price-high': 'Price: High to Low',
  rating: 'Rating',
};

const views = [
  { value: 'grid' as const, label: 'Grid view', icon: <IconLayoutGrid size={16} /> },
  { value: 'list' as const, label: 'List view', icon: <IconList size={16} /> },
];

export interface ListToolbarProps {
  readonly query: ProductQuery;
  readonly onChange: (part: Partial<ProductQuery>, step?: Step) => void;
  readonly filterCount: number;
  readonly isOpenOnPhone: boolean;
  readonly isOpenOnDesktop: boolean;
  readonly onTogglePhone: () => void;
  readonly onToggleDesktop: () => void;
}

/** Filters, sort and view. Phones and desktops have different buttons for the filters, because the initial state differs. */
export function ListToolbar(props: ListToolbarProps) {
  const { query, onChange, filterCount } = props;
  const isSearching = query.search.trim() !== '';
  return (
    <div className={styles.toolbar}>
      <FiltersButton
        className={styles.onPhone}
        isOpen={props.isOpenOnPhone}
        count={filterCount}
        onToggle={props.onTogglePhone}
      />
      <FiltersButton
        className={styles.onDesktop}
        isOpen={props.isOpenOnDesktop}
        count={filterCount}
        onToggle={props.onToggleDesktop}
      />
      <Select
        label="Sort by"
        isLabelHidden
        isDense
        className={styles.sort}
        value={query.sort}
        onChange={(event) => onChange({ sort: sortKeys.find((key) => key === event.target.value) ?? 'name' })}
        options={sortKeys
          .filter((key) => key !== 'match' || isSearching)
          .map((key) => ({ value: key, label: sortLabels[key] }))}
      />
      <Segmented<ListView>
        label="View"
        isIconOnly
        options={views}
        value={query.view}
        onChange={(view) => onChange({ view, page: query.page }, 'replace')}
      />
    </div>
  );
}

interface FiltersButtonProps {
  readonly className: string | undefined;
  readonly isOpen: boolean;
  readonly count: number;
  readonly onToggle: () => void;
}

function FiltersButton({ className, isOpen, count, onToggle }: FiltersButtonProps) {
  return (
    <Button
      variant="quiet"
      size="s"
      className={className}
      leading={<IconFilters size={16} />}
      aria-expanded={isOpen}
      aria-controls="product-filters"
      onClick={onToggle}
    >
      Filters
      {count > 0 && (
        <Badge tone="new" isCount>
          {count}
        </Badge>
      )}
    </Button>
  );
}

import { TextButton } from '@basket/ui';
import { activeFilterCount } from '../product-query';
import { t } from '../../../texts';
import { FilterFields, type FilterFieldsProps } from './filter-fields';
import styles from './filter-panel.module.css';

export interface FilterPanelProps extends FilterFieldsProps {
  readonly onClear: () => void;
}

/** The filters beside the products, on desktops. */
export function FilterPanel({ onClear, ...fields }: FilterPanelProps) {
  return (
    <section className={styles.panel} aria-labelledby="filters-title">
      <div className={styles.head}>
        <h2 id="filters-title" className={styles.title}>
          {t('list.filters')}
        </h2>
        {activeFilterCount(fields.query) > 0 && <TextButton onClick={onClear}>{t('list.clear')}</TextButton>}
      </div>
      <FilterFields {...fields} />
    </section>
  );
}

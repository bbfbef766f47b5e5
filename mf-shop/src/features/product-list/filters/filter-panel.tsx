import type { PublishedCategory } from '@basket/domain';
import { Field, IconSearch, InlineAlert, Select, TextButton } from '@basket/ui';
import { activeFilterCount, priceRange, ratingSteps, type ProductQuery } from '../product-query';
import { useDraft } from './use-draft';
import type { Step } from '../use-product-query';
import styles from './filter-panel.module.css';

export interface FilterPanelProps {
  readonly query: ProductQuery;
  readonly categories: readonly PublishedCategory[];
  readonly onChange: (part: Partial<ProductQuery>, step?: Step) => void;
  readonly onClear: () => void;
}

/** Search text, category and prices; changes apply at once. */
export function FilterPanel({ query, categories, onChange, onClear }: FilterPanelProps) {
  const [search, setSearch] = useDraft(query.search, (text) => onChange({ search: text }, 'replace'));
  const [min, setMin] = useDraft(query.min, (text) => onChange({ min: text }, 'replace'));
  const [max, setMax] = useDraft(query.max, (text) => onChange({ max: text }, 'replace'));
  const { problem } = priceRange({ min, max });
  const price = {
    isDense: true,
    isNumeric: true,
    inputMode: 'decimal',
    autoComplete: 'off',
    leading: '₹',
  } as const;
  return (
    <section className={styles.panel} aria-labelledby="filters-title">
      <div className={styles.head}>
        <h2 id="filters-title" className={styles.title}>
          Filters
        </h2>
        {activeFilterCount(query) > 0 && <TextButton onClick={onClear}>Clear Filters</TextButton>}
      </div>
      <Field
        isDense
        type="search"
        label="Search"
        leading={<IconSearch size={16} />}
        placeholder="Name or description"
        autoComplete="off"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Select
        label="Category"
        isDense
        className={styles.category}
        value={query.category}
        onChange={(event) => onChange({ category: event.target.value })}
        options={[
          { value: '', label: 'All categories' },
          ...categories.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <fieldset className={styles.prices}>
        <legend className={styles.legend}>Price</legend>
        <Field
          {...price}
          label="Lowest price"
          isLabelHidden
          placeholder="Min"
          value={min}
          onChange={(event) => setMin(event.target.value)}
          aria-invalid={problem !== null}
        />
        <span aria-hidden="true">to</span>
        <Field
          {...price}
          label="Highest price"
          isLabelHidden
          placeholder="Max"
          value={max}
          onChange={(event) => setMax(event.target.value)}
          aria-invalid={problem !== null}
        />
      </fieldset>
      {problem && <InlineAlert>{problem}</InlineAlert>}
      <Select
        label="Rating"
        isDense
        value={query.rating}
        onChange={(event) =>
          onChange({ rating: ratingSteps.find((step) => step === event.target.value) ?? '' })
        }
        options={ratingSteps.map((step) => ({
          value: step,
          label: step === '' ? 'Any rating' : `${step} stars and more`,
        }))}
      />
    </section>
  );
}

import {
  Checkbox,
  Field,
  IconSearch,
  InlineAlert,
  RupeeField,
  Segmented,
  Select,
  type SegmentedOption,
} from '@basket/ui';
import { priceRange, ratingSteps, type MarkChoice, type ProductQuery } from '../product-query';
import type { Step } from '../use-product-query';
import { useDraft } from './use-draft';
import styles from './filter-fields.module.css';

const markOptions: readonly SegmentedOption<MarkChoice>[] = [
  { value: '', label: 'All' },
  { value: 'veg', label: 'Veg' },
  { value: 'non-veg', label: 'Non-veg' },
];

export interface FilterFieldsProps {
  readonly query: ProductQuery;
  /** Brands to choose from. */
  readonly brands: readonly string[];
  readonly onChange: (part: Partial<ProductQuery>, step?: Step) => void;
}

/** Search text, prices, offers, food mark, brand and rating; changes apply at once. */
export function FilterFields({ query, brands, onChange }: FilterFieldsProps) {
  const [search, setSearch] = useDraft(query.search, (text) => onChange({ search: text }, 'replace'));
  return (
    <>
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
      <Prices query={query} onChange={onChange} />
      <Checkbox
        label="Only offers"
        checked={query.offers}
        onChange={(event) => onChange({ offers: event.target.checked })}
      />
      <fieldset>
        <legend className={styles.legend}>Food</legend>
        <Segmented
          label="Food mark"
          isBlock
          options={markOptions}
          value={query.mark}
          onChange={(mark) => onChange({ mark })}
        />
      </fieldset>
      <Select
        label="Brand"
        isDense
        value={query.brand}
        onChange={(event) => onChange({ brand: event.target.value })}
        options={[
          { value: '', label: 'Any brand' },
          ...withChosen(brands, query.brand).map((brand) => ({ value: brand, label: brand })),
        ]}
      />
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
    </>
  );
}

/** The brand of the address stays chosen, also where the list has none of it. */
const withChosen = (brands: readonly string[], chosen: string): readonly string[] =>
  chosen === '' || brands.includes(chosen) ? brands : [chosen, ...brands];

function Prices({ query, onChange }: Omit<FilterFieldsProps, 'brands'>) {
  const [min, setMin] = useDraft(query.min, (text) => onChange({ min: text }, 'replace'));
  const [max, setMax] = useDraft(query.max, (text) => onChange({ max: text }, 'replace'));
  const { problem } = priceRange({ min, max });
  const price = {
    isDense: true,
    isLabelHidden: true,
    autoComplete: 'off',
    'aria-invalid': problem !== null,
  } as const;
  return (
    <>
      <fieldset className={styles.prices}>
        <legend className={styles.legend}>Price</legend>
        <RupeeField
          {...price}
          label="Lowest price"
          placeholder="Min"
          value={min}
          onChange={(event) => setMin(event.target.value)}
        />
        <span aria-hidden="true">to</span>
        <RupeeField
          {...price}
          label="Highest price"
          placeholder="Max"
          value={max}
          onChange={(event) => setMax(event.target.value)}
        />
      </fieldset>
      {problem && <InlineAlert>{problem}</InlineAlert>}
    </>
  );
}

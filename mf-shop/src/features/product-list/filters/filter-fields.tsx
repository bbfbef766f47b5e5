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
import { t } from '../../../texts';
import { useDraft } from './use-draft';
import styles from './filter-fields.module.css';

const markOptions = (): readonly SegmentedOption<MarkChoice>[] => [
  { value: '', label: t('list.all') },
  { value: 'veg', label: t('list.veg') },
  { value: 'non-veg', label: t('list.nonVeg') },
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
        label={t('list.search')}
        leading={<IconSearch size={16} />}
        placeholder={t('list.searchPlaceholder')}
        autoComplete="off"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Prices query={query} onChange={onChange} />
      <Checkbox
        label={t('list.onlyOffers')}
        checked={query.offers}
        onChange={(event) => onChange({ offers: event.target.checked })}
      />
      <fieldset>
        <legend className={styles.legend}>{t('list.food')}</legend>
        <Segmented
          label={t('list.foodMark')}
          isBlock
          options={markOptions()}
          value={query.mark}
          onChange={(mark) => onChange({ mark })}
        />
      </fieldset>
      <Select
        label={t('list.brand')}
        isDense
        value={query.brand}
        onChange={(event) => onChange({ brand: event.target.value })}
        options={[
          { value: '', label: t('list.anyBrand') },
          ...withChosen(brands, query.brand).map((brand) => ({ value: brand, label: brand })),
        ]}
      />
      <Select
        label={t('list.rating')}
        isDense
        value={query.rating}
        onChange={(event) =>
          onChange({ rating: ratingSteps.find((step) => step === event.target.value) ?? '' })
        }
        options={ratingSteps.map((step) => ({
          value: step,
          label: step === '' ? t('list.anyRating') : t('list.starsAndMore', { stars: step }),
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
    autoComplete: 'off',
    'aria-invalid': problem !== null,
  } as const;
  return (
    <>
      <fieldset className={styles.prices}>
        <legend className={styles.legend}>{t('list.price')}</legend>
        <RupeeField
          {...price}
          label={t('list.min')}
          value={min}
          onChange={(event) => setMin(event.target.value)}
        />
        <RupeeField
          {...price}
          label={t('list.max')}
          value={max}
          onChange={(event) => setMax(event.target.value)}
        />
      </fieldset>
      {problem && <InlineAlert>{problem}</InlineAlert>}
    </>
  );
}

/** Lazy chunk: names, categories, their parts and brands of the catalogue, suggested while typing. */
import { useMemo, type RefObject } from 'react';
import { buildSuggester, byPopularity, type Suggestion, type TextPart } from '@basket/domain';
import { IconTag, Suggestions, type SuggestionItem } from '@basket/ui';
import { useCatalogue, useNavigate, type Catalogue } from '@basket/web';
import { filtered } from '@basket/web/found-pages';
import { t } from '../../texts';
import { useRecentSearches } from './use-recent-searches';
import { useSuggestedProducts, type LinkItem, type SuggestedProducts } from './use-suggested-products';
import styles from './product-search.module.css';

export { noteSearch } from '@basket/web/recent-searches';

export interface ProductSuggestionsProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** The typed text; no suggestions if it is empty. */
  readonly text: string;
  /** Whether the field has no text: the list of results keeps what was searched for in it. */
  readonly isEmpty: boolean;
}

const Marked = ({ parts }: { parts: readonly TextPart[] }) =>
  parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));

function itemsOf(suggestion: Suggestion, products: SuggestedProducts | null): LinkItem | [] {
  const label = <Marked parts={suggestion.parts} />;
  switch (suggestion.kind) {
    case 'category': {
      const { id, productCount } = suggestion.category;
      const detail = t('header.categoryOf', { n: productCount });
      return groupOf({ id: `category:${id}`, query: { category: id }, label, detail });
    }
    case 'subcategory': {
      const { category, subcategory } = suggestion;
      const query = { category: category.id, subcategory };
      return groupOf({
        id: `subcategory:${category.id}:${subcategory}`,
        query,
        label,
        detail: t('header.inCategory', { category: category.name }),
      });
    }
    case 'brand':
      return groupOf({
        id: `brand:${suggestion.brand}`,
        query: { brand: suggestion.brand },
        label,
        detail: t('header.brand'),
      });
    case 'product':
      return products ? { ...products.itemOf(suggestion.product), label } : [];
  }
}

type GroupItem = Pick<SuggestionItem, 'id' | 'label' | 'detail'> & {
  /** The filters of the product list that it leads to. */
  readonly query: Readonly<Record<string, string>>;
};

const groupOf = ({ query, ...item }: GroupItem) => ({
  ...item,
  to: filtered(query),
  leading: <IconTag />,
});

const brandsOf = ({ products }: Catalogue): string[] => [
  ...new Set(products.flatMap(({ brand }) => (brand === '' ? [] : brand))),
];

export function ProductSuggestions({ inputRef, text, isEmpty }: ProductSuggestionsProps) {
  const loaded = useCatalogue();
  const catalogue = loaded.status === 'ready' ? loaded.data : null;
  const navigate = useNavigate();
  const suggester = useMemo(
    () => catalogue && buildSuggester(byPopularity(catalogue), catalogue.categories, brandsOf(catalogue)),
    [catalogue],
  );
  const suggested = useMemo(() => suggester?.suggest(text) ?? [], [suggester, text]);
  const products = useSuggestedProducts(catalogue);
  const recent = useRecentSearches(inputRef);
  const linked = isEmpty
    ? (products?.first ?? [])
    : suggested.flatMap((suggestion) => itemsOf(suggestion, products));
  const items = isEmpty ? [...recent.items, ...linked] : linked;
  return (
    <Suggestions
      key={isEmpty ? 'first' : 'typed'}
      inputRef={inputRef}
      label={t('header.suggestions')}
      buttonsName={t('header.add')}
      className={styles.suggestions}
      items={items}
      isAsked={isEmpty ? items.length > 0 : suggester !== null && text.trim() !== ''}
      opensOnFocus={isEmpty}
      onChoose={(chosen) => {
        const item = linked.find(({ id }) => id === chosen);
        if (item) void navigate(item.to);
        else recent.choose(chosen);
      }}
    />
  );
}

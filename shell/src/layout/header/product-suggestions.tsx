/** Lazy chunk: names and categories of the catalogue, suggested while typing. */
import { useMemo, type RefObject } from 'react';
import { buildSuggester, type Suggestion, type TextPart } from '@basket/domain';
import { formatCount, IconTag, ProductImage, rupees, Suggestions, type SuggestionItem } from '@basket/ui';
import { productImageUrl, useCatalogue, useNavigate, type Catalogue } from '@basket/web';
import { useRecentSearches } from './use-recent-searches';
import styles from './product-search.module.css';

export interface ProductSuggestionsProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** The typed text; no suggestions if it is empty. */
  readonly text: string;
  /** Whether the field has no text: the list of results keeps what was searched for in it. */
  readonly isEmpty: boolean;
}

const Marked = ({ parts }: { parts: readonly TextPart[] }) =>
  parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));

function itemOf(suggestion: Suggestion, catalogue: Catalogue): SuggestionItem & { readonly to: string } {
  const label = <Marked parts={suggestion.parts} />;
  if (suggestion.kind === 'category') {
    const { id, productCount } = suggestion.category;
    return {
      id: `category ${id}`,
      to: `/home/products?category=${encodeURIComponent(id)}`,
      label,
      detail: `Category, ${formatCount(productCount, 'product')}`,
      leading: <IconTag />,
    };
  }
  const { id, unit, pricePaise, imageIds, categoryId } = suggestion.product;
  const tint = categoryId === null ? null : (catalogue.categoryById.get(categoryId)?.colour ?? null);
  return {
    id: `product ${id}`,
    to: `/home/products/${encodeURIComponent(id)}`,
    label,
    detail: unit,
    leading: (
      <ProductImage src={productImageUrl(id, imageIds[0] ?? null, 'card')} alt="" tint={tint} size="mini" />
    ),
    trailing: rupees(pricePaise),
  };
}

export function ProductSuggestions({ inputRef, text, isEmpty }: ProductSuggestionsProps) {
  const loaded = useCatalogue();
  const catalogue = loaded.status === 'ready' ? loaded.data : null;
  const navigate = useNavigate();
  const suggester = useMemo(
    () => catalogue && buildSuggester(catalogue.products, catalogue.categories),
    [catalogue],
  );
  const items = useMemo(
    () =>
      catalogue && suggester
        ? suggester.suggest(text).map((suggestion) => itemOf(suggestion, catalogue))
        : [],
    [catalogue, suggester, text],
  );
  const recent = useRecentSearches(inputRef);
  if (isEmpty)
    return (
      <Suggestions
        key="recent"
        inputRef={inputRef}
        label="Recent searches"
        className={styles.suggestions}
        items={recent.items}
        isAsked={false}
        opensOnFocus
        onChoose={recent.choose}
      />
    );
  return (
    <Suggestions
      key="suggestions"
      inputRef={inputRef}
      label="Suggestions"
      className={styles.suggestions}
      items={items}
      isAsked={suggester !== null && text.trim() !== ''}
      onChoose={(chosen) => {
        const item = items.find(({ id }) => id === chosen);
        if (item) void navigate(item.to);
      }}
    />
  );
}

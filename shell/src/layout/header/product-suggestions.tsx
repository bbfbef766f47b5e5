/** Lazy chunk: names, categories, their parts and brands of the catalogue, suggested while typing. */
import { useMemo, type RefObject } from 'react';
import {
  buildSuggester,
  byPopularity,
  type PublishedProduct,
  type Suggestion,
  type TextPart,
} from '@basket/domain';
import { formatCount, IconTag, ProductImage, rupees, Suggestions, type SuggestionItem } from '@basket/ui';
import { productImageUrl, useCatalogue, useNavigate, type Catalogue } from '@basket/web';
import { useRecentSearches } from './use-recent-searches';
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

function itemOf(suggestion: Suggestion, catalogue: Catalogue): SuggestionItem & { readonly to: string } {
  const label = <Marked parts={suggestion.parts} />;
  switch (suggestion.kind) {
    case 'category': {
      const { id, productCount } = suggestion.category;
      const detail = `Category, ${formatCount(productCount, 'product')}`;
      return groupOf({ id: `category ${id}`, query: { category: id }, label, detail });
    }
    case 'subcategory': {
      const { category, subcategory } = suggestion;
      const query = { category: category.id, subcategory };
      return groupOf({
        id: `subcategory ${category.id} ${subcategory}`,
        query,
        label,
        detail: `In ${category.name}`,
      });
    }
    case 'brand':
      return groupOf({
        id: `brand ${suggestion.brand}`,
        query: { brand: suggestion.brand },
        label,
        detail: 'Brand',
      });
    case 'product':
      return { ...productItem(suggestion.product, catalogue), label };
  }
}

type GroupItem = Pick<SuggestionItem, 'id' | 'label' | 'detail'> & {
  /** The filters of the product list that it leads to. */
  readonly query: Readonly<Record<string, string>>;
};

const groupOf = ({ query, ...item }: GroupItem) => ({
  ...item,
  to: `/home/products?${new URLSearchParams(query).toString()}`,
  leading: <IconTag />,
});

function productItem(product: PublishedProduct, catalogue: Catalogue) {
  const { id, unit, pricePaise, imageIds, categoryId } = product;
  const tint = categoryId === null ? null : (catalogue.categoryById.get(categoryId)?.colour ?? null);
  return {
    id: `product ${id}`,
    to: `/home/products/${encodeURIComponent(id)}`,
    detail: unit,
    leading: (
      <ProductImage src={productImageUrl(id, imageIds[0] ?? null, 'card')} alt="" tint={tint} size="mini" />
    ),
    trailing: rupees(pricePaise),
  };
}

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

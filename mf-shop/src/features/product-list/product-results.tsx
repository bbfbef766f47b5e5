import { useRef } from 'react';
import type { PublishedProduct, SearchResult } from '@basket/domain';
import {
  Button,
  EmptyState,
  ErrorPanel,
  LoadingRegion,
  LoadMore,
  ProductGrid,
  VisuallyHidden,
} from '@basket/ui';
import type { Catalogue, Loadable } from '@basket/web';
import { tintOf } from '../../catalogue/tint-of';
import { ShopProduct } from '../../components/products/shop-product';
import { t } from '../../texts';
import { ProductsComing } from './product-list-skeleton';
import { productLooks } from './product-looks';
import { activeFilterCount, type ProductQuery } from './product-query';
import { NothingFound } from './search/nothing-found';
import { useMarkedMatches } from './search/use-marked-matches';
import { useGrowing } from './use-growing';
import type { Step } from './use-product-query';

/** Products per page: a multiple of every number of columns, so that rows are full. */
const pageSize = 60;
const firstScreen = 4;

/**
 * While typing, only the products that fit the screen are rendered with every letter: sixty cards take a slow phone longer
 * than the time between two letters. The rest is rendered after a pause.
 */
const inSight = (): number => (window.innerWidth < 1024 ? 8 : 20);

export interface ProductResultsProps {
  readonly catalogue: Catalogue;
  readonly products: readonly PublishedProduct[];
  readonly query: ProductQuery;
  /** The matches; null where nobody searches. */
  readonly search: Loadable<SearchResult | null>;
  /** Whether typing has paused. */
  readonly isSettled: boolean;
  readonly onChange: (part: Partial<ProductQuery>, step?: Step) => void;
  readonly onClear: () => void;
}

/** The products, or what the search for them is waiting for. */
export function ProductResults({ search, ...rest }: ProductResultsProps) {
  if (search.status === 'loading')
    return (
      <LoadingRegion label={t('list.loadingSearch')}>
        <ProductsComing />
      </LoadingRegion>
    );
  if (search.status === 'error')
    return <ErrorPanel title={t('list.notSearched')} text={search.message} onRetry={() => search.retry()} />;
  return <Found {...rest} found={search.data} />;
}

type FoundProps = Omit<ProductResultsProps, 'search'> & { readonly found: SearchResult | null };

/** The matching products, page below page; the address has the number of pages. */
function Found({ catalogue, products, query, found, isSettled, onChange, onClear }: FoundProps) {
  const place = useRef<HTMLDivElement>(null);
  const limit = Math.min(products.length, query.page * pageSize);
  const [count, end] = useGrowing(limit);
  const shown = products.slice(0, isSettled ? count : Math.min(count, inSight()));
  useMarkedMatches(place, query.search, found, shown);
  if (products.length === 0 && query.favourites && activeFilterCount(query) === 1)
    return (
      <EmptyState
        art="basket"
        title={t('list.noFavourites')}
        text={t('list.noFavouritesText')}
        action={
          <Button variant="quiet" onClick={onClear}>
            {t('list.allProducts')}
          </Button>
        }
      />
    );
  if (products.length === 0)
    return (
      <NothingFound
        catalogue={catalogue}
        typed={found?.scores.size === 0 ? query.search.trim() : ''}
        near={found?.near ?? []}
        view={query.view}
        onClear={onClear}
      />
    );
  return (
    <div ref={place}>
      <VisuallyHidden as="h2">{t('list.title')}</VisuallyHidden>
      <ProductGrid view={query.view} label={t('list.title')}>
        {shown.map((product, index) => (
          <ShopProduct
            key={product.id}
            product={product}
            tint={tintOf(catalogue, product.categoryId)}
            Look={productLooks[query.view]}
            isPriority={index < firstScreen}
          />
        ))}
      </ProductGrid>
      <div ref={end} />
      {isSettled && count === limit && products.length > pageSize && (
        <LoadMore
          summary={t('list.shown', { shown: shown.length, total: products.length })}
          onMore={
            shown.length < products.length ? () => onChange({ page: query.page + 1 }, 'replace') : undefined
          }
        />
      )}
    </div>
  );
}

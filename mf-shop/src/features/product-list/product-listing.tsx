import { useMemo, useState } from 'react';
import { byPopularity } from '@basket/domain';
import { promiseWords } from '@basket/ui';
import { useDeliveryPromise, useSession, type Catalogue } from '@basket/web';
import { t } from '../../texts';
import { CategoryNav } from './filters/category-nav';
import { useFilterPanel } from './filters/use-filter-panel';
import { useFilterSheet } from './filters/use-filter-sheet';
import { ListToolbar } from './filters/list-toolbar';
import { SubcategoryNav } from './filters/subcategory-nav';
import { activeFilterCount, clearFilters, withKnownCategory, type ProductQuery } from './product-query';
import { ProductResults } from './product-results';
import { brandsOf, selectProducts } from './select-products';
import { useProductQuery, type Step } from './use-product-query';
import { useProductSearch } from './search/use-product-search';
import { useSettled } from './search/use-settled';
import styles from './product-listing.module.css';

const none: readonly string[] = [];
/** In place of the number of products, while nobody knows it. */
const countWords = { loading: () => t('list.searching'), error: () => t('list.notSearched') };

/** Title, filters and matching products. */
export function ProductListing({ catalogue }: { catalogue: Catalogue }) {
  const { query: asked, change } = useProductQuery();
  const query = useMemo(() => withKnownCategory(asked, catalogue.categories), [asked, catalogue.categories]);
  // Phones start with the products, desktops have room for both.
  const sheet = useFilterSheet();
  const [isOpenOnDesktop, setIsOpenOnDesktop] = useState(true);
  const { search, category } = query;
  const settledSearch = useSettled(search);
  const { search: searched, selected, brands, favouriteIds } = useListed(catalogue, query);
  const promise = useDeliveryPromise();
  const filters = useFilterPanel();
  const clear = (step?: Step) => change(clearFilters(query), step);
  const count = countOf(selected.length, category, catalogue);
  return (
    <div className={styles.layout} data-wide={isOpenOnDesktop ? undefined : ''}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title} tabIndex={-1}>
            {listTitle(query, catalogue)}
          </h1>
          <p className={styles.count} role="status">
            {searched.status === 'ready' ? t('list.count', { n: count }) : countWords[searched.status]()}
            {promise.kind !== 'now' && <b> · {promiseWords(promise).title.join(' ')}</b>}
          </p>
        </div>
        <ListToolbar
          query={query}
          onChange={change}
          filterCount={activeFilterCount(query)}
          isOpenOnDesktop={isOpenOnDesktop}
          onOpenPhone={sheet.open}
          onToggleDesktop={() => setIsOpenOnDesktop((before) => !before)}
        />
      </header>
      <div className={styles.aside}>
        <CategoryNav
          categories={catalogue.categories}
          // Changing the addresses of links is slow, so they are updated after a pause in typing.
          query={{ ...query, search: settledSearch }}
          total={catalogue.total}
          favouriteCount={favouriteIds.filter((id) => catalogue.productById.has(id)).length}
        />
        <div id="product-filters" className={styles.panel}>
          {filters.Panel && (
            <filters.Panel query={query} brands={brands} onChange={change} onClear={() => clear()} />
          )}
        </div>
      </div>
      {sheet.Opened && (
        <sheet.Opened
          query={query}
          brands={brands}
          categories={catalogue.categories}
          count={count}
          onChange={change}
          onClear={clear}
          onClose={sheet.close}
        />
      )}
      <div className={styles.results}>
        <SubcategoryNav
          category={catalogue.categoryById.get(category)}
          query={{ ...query, search: settledSearch }}
        />
        <ProductResults
          catalogue={catalogue}
          products={selected}
          query={query}
          search={searched}
          isSettled={settledSearch === search}
          onChange={change}
          onClear={() => clear()}
        />
      </div>
    </div>
  );
}

/** The products to show, and what of the list can be filtered by. */
function useListed(catalogue: Catalogue, query: ProductQuery) {
  const { products, total } = catalogue;
  const popular = useMemo(() => byPopularity(catalogue), [catalogue]);
  const listed = query.sort === 'name' ? products : popular;
  const search = useProductSearch(catalogue, query.search);
  const favouriteIds = useSession(({ profile }) => profile?.favouriteProductIds ?? none);
  const favourites = useMemo(
    () => (query.favourites ? new Set(favouriteIds) : null),
    [query.favourites, favouriteIds],
  );
  const selected = useMemo(
    () => (search.status === 'ready' ? selectProducts(listed, query, search.data, favourites) : []),
    [listed, query, search, favourites],
  );
  const isWhole = products.length === total;
  const brands = useMemo(
    () => (isWhole ? brandsOf(products, query.category) : none),
    [isWhole, products, query.category],
  );
  return { search, selected, brands, favouriteIds };
}

/** A pre-rendered page has only the first of its products, and is not filtered by more than a category. */
function countOf(selected: number, category: string, { products, total, categoryById }: Catalogue): number {
  if (products.length === total) return selected;
  return category === '' ? total : (categoryById.get(category)?.productCount ?? selected);
}

function listTitle({ search, category, favourites }: ProductQuery, { categoryById }: Catalogue): string {
  const name = categoryById.get(category)?.name;
  const text = search.trim();
  if (text !== '') return name ? t('list.resultsIn', { text, category: name }) : t('list.results', { text });
  if (favourites) return name ? t('list.favouritesIn', { category: name }) : t('list.favourites');
  return name ?? t('list.allProducts');
}

import { useState } from 'react';
import type { Product, Stored } from '@basket/domain';
import {
  Button,
  EmptyState,
  formatNumber,
  IconPlus,
  InlineAlert,
  Page,
  PageHeader,
  Pager,
  Panel,
  SearchField,
} from '@basket/ui';
import { prepareImageUrls, useLiveQuery, useLoaded, usePageTitle } from '@basket/web';
import { LiveState } from '../../components/live-state';
import { LoadFailed } from '../../components/load-failed';
import { maxSearchedProducts, allCategories } from '../../queries';
import { DeleteProduct } from './components/delete-product';
import { ProductDialog } from './components/product-dialog';
import { ProductsTable } from './components/products-table';
import { StockDialog } from './components/stock-dialog';
import styles from './components/product-look.module.css';
import { useProducts } from './use-products';

type Row = Stored<Product>;

/** What is open above the table. */
type Open = { readonly kind: 'new' } | { readonly kind: 'edit' | 'stock' | 'delete'; readonly product: Row };

/** /admin/products: everything that is sold, live (checklist A2). */
export function ProductsPage() {
  usePageTitle('Products');
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<Open | null>(null);
  const products = useProducts(search);
  const categories = useLiveQuery(allCategories);
  // Without it the table has no pictures; everything else is there.
  useLoaded('pictures', prepareImageUrls, 'The pictures could not be loaded.');

  const { live, rows, firstRow, next, previous } = products;
  const known = categories.status === 'ready' ? categories.data : [];
  const failed = [live, categories].find(({ status }) => status === 'error');
  // Names of categories decide how wide the columns are: rows and pager wait for them.
  const isLoading = live.status === 'loading' || categories.status === 'loading';
  const close = (): void => setOpen(null);
  return (
    <Page rhythm="panels">
      <PageHeader
        title="Products"
        badge={<LiveState of={[live, categories]} />}
        actions={
          <Button
            leading={<IconPlus />}
            disabled={categories.status !== 'ready'}
            onClick={() => setOpen({ kind: 'new' })}
          >
            Add product
          </Button>
        }
      />
      <Panel padding="none" label="Products">
        <div className={styles.tools}>
          <SearchField
            className={styles.search}
            isDense
            label="Search products by name"
            placeholder="Search by name"
            value={search}
            onChange={setSearch}
          />
        </div>
        {products.isSearchCut && (
          <div className={styles.notice}>
            <InlineAlert tone="info">
              Only the newest {formatNumber(maxSearchedProducts)} products are searched.
            </InlineAlert>
          </div>
        )}
        {failed?.status === 'error' ? (
          <LoadFailed title="Failed to load products" of={failed} />
        ) : (
          <ProductsTable
            rows={rows}
            isLoading={isLoading}
            categoryName={(categoryId) => known.find(({ id }) => id === categoryId)?.name ?? null}
            empty={
              search.trim() === '' ? (
                <EmptyState isCompact title="No products yet" />
              ) : (
                <EmptyState isCompact art="search" title="No products found" />
              )
            }
            onEdit={(product) => setOpen({ kind: 'edit', product })}
            onDelete={(product) => setOpen({ kind: 'delete', product })}
            onAdjustStock={(product) => setOpen({ kind: 'stock', product })}
          />
        )}
        {!isLoading && !failed && (next || previous) && (
          <Pager
            summary={`${formatNumber(firstRow)} to ${formatNumber(firstRow + rows.length - 1)}`}
            onPrevious={previous}
            onNext={next}
          />
        )}
      </Panel>
      {open?.kind === 'new' && <ProductDialog product={null} categories={known} onClose={close} />}
      {open?.kind === 'edit' && <ProductDialog product={open.product} categories={known} onClose={close} />}
      {open?.kind === 'stock' && (
        <StockDialog
          product={rows.find(({ id }) => id === open.product.id) ?? open.product}
          onClose={close}
        />
      )}
      {open?.kind === 'delete' && <DeleteProduct product={open.product} onClose={close} />}
    </Page>
  );
}

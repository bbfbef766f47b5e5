import { useState } from 'react';
import type { Category, Product, Stored } from '@basket/domain';
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
import { LoadFailed, prepareImageUrls, useLiveQuery, useLoaded, usePageTitle } from '@basket/web';
import { LiveState } from '../../components/live-state';
import { maxSearchedProducts, allCategories } from '../../queries';
import { DeleteProduct } from './components/delete-product';
import { ProductDialog } from './components/product-dialog';
import { ProductsTable } from './components/products-table';
import { StockDialog } from './components/stock-dialog';
import styles from './components/product-look.module.css';
import { useProducts } from './use-products';

type Row = Stored<Product>;

/** The open dialog. */
type Open = { readonly kind: 'new' } | { readonly kind: 'edit' | 'stock' | 'delete'; readonly product: Row };

/** /admin/products: every product, live. */
export function ProductsPage() {
  usePageTitle('Products');
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<Open | null>(null);
  const categories = useLiveQuery(allCategories);
  // The table is shown without pictures until these are known.
  useLoaded('pictures', prepareImageUrls, 'The pictures could not be loaded.');

  const { live, rows, pager, isSearchCut } = useProducts(search);
  const known = categories.status === 'ready' ? categories.data : [];
  const failed = [live, categories].find(({ status }) => status === 'error');
  // The names of categories decide the column widths, so that rows and pager wait for them.
  const isLoading = live.status === 'loading' || categories.status === 'loading';
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
        {isSearchCut && (
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
            empty={<NoProducts isSearch={search.trim() !== ''} />}
            onEdit={(product) => setOpen({ kind: 'edit', product })}
            onDelete={(product) => setOpen({ kind: 'delete', product })}
            onAdjustStock={(product) => setOpen({ kind: 'stock', product })}
          />
        )}
        {!isLoading && !failed && pager && <Pager {...pager} />}
      </Panel>
      {open && <OpenDialog open={open} rows={rows} categories={known} onClose={() => setOpen(null)} />}
    </Page>
  );
}

const NoProducts = ({ isSearch }: { isSearch: boolean }) =>
  isSearch ? (
    <EmptyState isCompact art="search" title="No products found" />
  ) : (
    <EmptyState isCompact title="No products yet" />
  );

interface OpenDialogProps {
  readonly open: Open;
  readonly rows: readonly Row[];
  readonly categories: readonly Stored<Category>[];
  readonly onClose: () => void;
}

function OpenDialog({ open, rows, categories, onClose }: OpenDialogProps) {
  switch (open.kind) {
    case 'new':
      return <ProductDialog product={null} categories={categories} onClose={onClose} />;
    case 'edit':
      return <ProductDialog product={open.product} categories={categories} onClose={onClose} />;
    case 'stock':
      return (
        <StockDialog
          product={rows.find(({ id }) => id === open.product.id) ?? open.product}
          onClose={onClose}
        />
      );
    case 'delete':
      return <DeleteProduct product={open.product} onClose={onClose} />;
  }
}

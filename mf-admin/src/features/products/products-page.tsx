import { useState } from 'react';
import type { Category, Product, Stored } from '@basket/domain';
import {
  Button,
  ButtonLink,
  EmptyState,
  IconPlus,
  InlineAlert,
  Page,
  PageHeader,
  Pager,
  Panel,
} from '@basket/ui';
import { Link, LoadFailed, prepareImageUrls, useLiveQuery, useLoaded, usePageTitle } from '@basket/web';
import { LiveState } from '../../components/state-badges';
import { otherLanguages } from '../../forms/other-texts';
import { paths } from '../../paths';
import { allCategories, maxInactiveProducts } from '../../queries';
import { t } from '../../texts';
import { BulkBar } from './components/bulk-bar';
import { BulkDialog } from './components/bulk-dialog';
import { DeleteProduct } from './components/delete-product';
import { ExportProducts } from './components/export-products';
import { ImportProducts } from './components/import-products';
import { ProductDialog } from './components/product-dialog';
import { ProductFilters } from './components/product-filters';
import { ProductsTable } from './components/products-table';
import { StockDialog } from './components/stock-dialog';
import styles from './components/product-look.module.css';
import type { BulkKind } from './bulk-form';
import type { ProductEntry } from './product-entries';
import { useSelection } from './use-selection';
import { useProducts, type Products } from './use-products';

type Row = Stored<Product>;

/** The open dialog. */
type Open =
  | { readonly kind: 'new' | 'import' | 'export' }
  | { readonly kind: 'bulk'; readonly change: BulkKind; readonly products: readonly ProductEntry[] }
  | { readonly kind: 'edit' | 'stock' | 'delete'; readonly product: Row };

/** /admin/products: every product. Search, filters, order and page are in the address (rule: filters-in-address). */
export function ProductsPage() {
  usePageTitle(t('products.title'));
  const [open, setOpen] = useState<Open | null>(null);
  const categories = useLiveQuery(allCategories);
  // The table is shown without pictures until these are known.
  useLoaded('pictures', prepareImageUrls, t('products.picturesNotLoaded'));

  const known = categories.status === 'ready' ? categories.data : [];
  const products = useProducts(known);
  const { view, live, rows, pager, isCut } = products;
  const selection = useSelection(products.entries);
  const failed = categories.status === 'error' ? categories : products.failed;
  // The names of categories decide the column widths, so that rows and pager wait for them.
  const isLoading = products.isLoading || categories.status === 'loading';
  return (
    <Page rhythm="panels">
      <PageHeader
        title={t('products.title')}
        badge={<LiveState of={[live, categories]} />}
        actions={<Actions isReady={categories.status === 'ready'} onOpen={(kind) => setOpen({ kind })} />}
      />
      <Panel padding="none" label={t('products.title')}>
        <ProductFilters view={view} show={products.show} categories={known} />
        {!failed && (
          <BulkBar
            selected={selection.selected.length}
            found={isLoading ? null : products.found.length}
            onSelectAll={() => selection.set(products.found.map(({ id }) => id))}
            onClear={() => selection.set([])}
            onChange={(change) => setOpen({ kind: 'bulk', change, products: selection.selected })}
          />
        )}
        {isCut && (
          <div className={styles.notice}>
            <InlineAlert tone="info">{t('products.cut', { n: maxInactiveProducts })}</InlineAlert>
          </div>
        )}
        {failed ? (
          <LoadFailed title={t('products.loadFailed')} of={failed} />
        ) : (
          <ProductsTable
            rows={rows}
            isLoading={isLoading}
            categoryName={(categoryId) => known.find(({ id }) => id === categoryId)?.name ?? null}
            empty={
              <NoProducts
                isNarrowed={view.search.trim() !== '' || view.categoryId !== '' || view.filter !== ''}
              />
            }
            onEdit={(product) => setOpen({ kind: 'edit', product })}
            onDelete={(product) => setOpen({ kind: 'delete', product })}
            onAdjustStock={(product) => setOpen({ kind: 'stock', product })}
            isSelected={({ id }) => selection.has(id)}
            onSelect={({ id }, isSelected) => selection.toggle(id, isSelected)}
          />
        )}
        {!isLoading && !failed && pager && <Pager {...pager} />}
      </Panel>
      {open && (
        <OpenDialog
          open={open}
          rows={rows}
          products={products.entries}
          categories={known}
          onClose={() => setOpen(null)}
        />
      )}
    </Page>
  );
}

interface ActionsProps {
  readonly isReady: boolean;
  readonly onOpen: (kind: 'new' | 'import' | 'export') => void;
}

const Actions = ({ isReady, onOpen }: ActionsProps) => (
  <>
    {otherLanguages.length > 0 && (
      <ButtonLink variant="quiet" size="s" to={paths.words} as={Link}>
        {t('products.words')}
      </ButtonLink>
    )}
    <Button variant="quiet" size="s" disabled={!isReady} onClick={() => onOpen('export')}>
      {t('products.export')}
    </Button>
    <Button variant="quiet" size="s" disabled={!isReady} onClick={() => onOpen('import')}>
      {t('products.import')}
    </Button>
    <Button size="s" leading={<IconPlus />} disabled={!isReady} onClick={() => onOpen('new')}>
      {t('products.addProduct')}
    </Button>
  </>
);

const NoProducts = ({ isNarrowed }: { isNarrowed: boolean }) =>
  isNarrowed ? (
    <EmptyState isCompact art="search" title={t('products.noneFound')} />
  ) : (
    <EmptyState isCompact title={t('products.noneYet')} />
  );

interface OpenDialogProps {
  readonly open: Open;
  readonly rows: readonly Row[];
  readonly products: Products['entries'];
  readonly categories: readonly Stored<Category>[];
  readonly onClose: () => void;
}

function OpenDialog({ open, rows, categories, products, onClose }: OpenDialogProps) {
  switch (open.kind) {
    case 'new':
      return <ProductDialog product={null} {...{ categories, products, onClose }} />;
    case 'import':
      return <ImportProducts {...{ categories, products, onClose }} />;
    case 'export':
      return <ExportProducts {...{ categories, onClose }} />;
    case 'bulk':
      return <BulkDialog kind={open.change} products={open.products} onClose={onClose} />;
    case 'edit':
      return <ProductDialog product={open.product} {...{ categories, products, onClose }} />;
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

import type { ReactNode } from 'react';
import type { Product, Stored } from '@basket/domain';
import { DataTable, type DataTableColumn } from '@basket/ui';
import { InactiveBadge } from '../../../components/state-badges';
import { t } from '../../../texts';
import {
  AdjustStock,
  CategoryName,
  ProductName,
  RowActions,
  SelectProduct,
  StockFigure,
  type ProductActions,
} from './product-cells';
import { PriceCell } from './price-cell';
import { ProductCard } from './product-card';
import styles from './product-look.module.css';

type Row = Stored<Product>;

export interface ProductsTableProps extends ProductActions {
  readonly rows: readonly Row[];
  readonly isLoading: boolean;
  /** Returns null if the product's category does not exist. */
  readonly categoryName: (categoryId: string | null) => string | null;
  readonly empty: ReactNode;
}

/** A table on desktops, cards on phones. */
export function ProductsTable({ rows, isLoading, categoryName, empty, ...actions }: ProductsTableProps) {
  const columns: readonly DataTableColumn<Row>[] = [
    {
      header: t('products.select'),
      isHeaderHidden: true,
      width: 56,
      cell: (product) => <SelectProduct product={product} {...actions} />,
    },
    { header: t('products.product'), cell: (product) => <ProductName product={product} /> },
    {
      header: t('products.category'),
      cell: ({ categoryId }) => <CategoryName name={categoryName(categoryId)} />,
    },
    { header: t('products.price'), align: 'end', cell: (product) => <PriceCell product={product} /> },
    {
      header: t('products.stock'),
      align: 'end',
      cell: (product) => (
        <span className={styles.stock}>
          <StockFigure product={product} />
          <AdjustStock product={product} text={t('products.adjust')} {...actions} />
        </span>
      ),
    },
    { header: t('products.status'), cell: ({ isActive }) => <InactiveBadge isActive={isActive} /> },
    {
      header: t('products.actions'),
      isHeaderHidden: true,
      align: 'end',
      cell: (product) => <RowActions product={product} {...actions} />,
    },
  ];
  return (
    <DataTable
      caption={t('products.title')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      isLoading={isLoading}
      onOpenRow={actions.onEdit}
      empty={empty}
      cardsBelowPx={900}
      cardPx={136}
      renderCard={(product) => (
        <ProductCard product={product} category={categoryName(product.categoryId)} {...actions} />
      )}
    />
  );
}

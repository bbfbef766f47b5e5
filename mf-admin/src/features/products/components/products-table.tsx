import type { ReactNode } from 'react';
import type { Product, Stored } from '@basket/domain';
import { DataTable, type DataTableColumn } from '@basket/ui';
import { InactiveBadge } from '../../../components/state-badges';
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
      header: 'Select',
      isHeaderHidden: true,
      width: 56,
      cell: (product) => <SelectProduct product={product} {...actions} />,
    },
    { header: 'Product', cell: (product) => <ProductName product={product} /> },
    { header: 'Category', cell: ({ categoryId }) => <CategoryName name={categoryName(categoryId)} /> },
    { header: 'Price', align: 'end', cell: (product) => <PriceCell product={product} /> },
    {
      header: 'Stock',
      align: 'end',
      cell: (product) => (
        <span className={styles.stock}>
          <StockFigure product={product} />
          <AdjustStock product={product} text="Adjust" {...actions} />
        </span>
      ),
    },
    { header: 'Status', cell: ({ isActive }) => <InactiveBadge isActive={isActive} /> },
    {
      header: 'Actions',
      isHeaderHidden: true,
      align: 'end',
      cell: (product) => <RowActions product={product} {...actions} />,
    },
  ];
  return (
    <DataTable
      caption="Products"
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

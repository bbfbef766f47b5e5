import type { Product, Stored } from '@basket/domain';
import { ledgerRupees } from '@basket/ui';
import { ActiveBadge } from '../../../components/active-badge';
import { CardFigures } from '../../../components/card-figures';
import {
  AdjustStock,
  CategoryName,
  ProductName,
  RowActions,
  StockFigure,
  type ProductActions,
} from './product-cells';
import styles from './product-look.module.css';

export interface ProductCardProps extends ProductActions {
  readonly product: Stored<Product>;
  readonly category: string | null;
}

/** A product as a card, on phones. */
export function ProductCard({ product, category, ...actions }: ProductCardProps) {
  const figures = [
    { label: 'Category', value: <CategoryName name={category} /> },
    { label: 'Price', value: ledgerRupees(product.pricePaise) },
    { label: 'Stock', value: <StockFigure product={product} /> },
  ];
  return (
    <article className={styles.card} aria-label={product.name}>
      <div className={styles.row}>
        <ProductName product={product} />
        <ActiveBadge isActive={product.isActive} />
      </div>
      <CardFigures figures={figures} columns={3} />
      <div className={styles.row}>
        <AdjustStock product={product} text="Adjust stock" {...actions} />
        <RowActions product={product} {...actions} />
      </div>
    </article>
  );
}

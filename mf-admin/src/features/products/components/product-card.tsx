import type { Product, Stored } from '@basket/domain';
import { ActiveBadge } from '../../../components/active-badge';
import { CardFigures } from '../../../components/card-figures';
import { PriceCell } from './price-cell';
import {
  AdjustStock,
  CategoryName,
  ProductName,
  RowActions,
  SelectProduct,
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
    { label: 'Price', value: <PriceCell product={product} /> },
    { label: 'Stock', value: <StockFigure product={product} /> },
  ];
  return (
    <article className={styles.card} aria-label={product.name}>
      <div className={styles.row}>
        <SelectProduct product={product} {...actions} />
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

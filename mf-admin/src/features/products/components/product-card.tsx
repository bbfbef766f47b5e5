import type { Product, Stored } from '@basket/domain';
import { Row, Stack, VisuallyHidden } from '@basket/ui';
import { InactiveBadge } from '../../../components/state-badges';
import { t } from '../../../texts';
import { PriceCell } from './price-cell';
import {
  AdjustStock,
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
  return (
    <Stack as="article" gap={1} isInset isSmall aria-label={product.name}>
      <Row gap={3} rowGap={1}>
        <SelectProduct product={product} {...actions} />
        <ProductName product={product} category={category ?? t('products.uncategorized')} />
        <InactiveBadge isActive={product.isActive} />
      </Row>
      <div className={styles.facts}>
        <PriceCell product={product} />
        <span className={styles.stockFact}>
          <VisuallyHidden>{t('products.stock')}</VisuallyHidden>
          <StockFigure product={product} />
          <AdjustStock product={product} text={t('products.adjustStock')} {...actions} />
        </span>
        <RowActions product={product} {...actions} />
      </div>
    </Stack>
  );
}

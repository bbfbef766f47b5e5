import type { PublishedProduct } from '@basket/domain';
import { ProductGrid, Section } from '@basket/ui';
import type { Catalogue } from '@basket/web';
import { tintOf } from '../../catalogue/tint-of';
import { ShopProduct } from '../../components/products/shop-product';
import { t } from '../../texts';
import { similarLimit, similarProducts } from './similar-products';

export interface SimilarProductsProps {
  readonly product: PublishedProduct;
  readonly catalogue: Catalogue;
}

/** The products in stock instead of one that is sold out (rule: similar-products). */
export function SimilarProducts({ product, catalogue }: SimilarProductsProps) {
  const similar = similarProducts(product, catalogue.products, similarLimit);
  if (similar.length === 0) return null;
  return (
    <Section title={t('detail.similarNow')}>
      <ProductGrid label={t('detail.similar')}>
        {similar.map((one) => (
          <ShopProduct key={one.id} product={one} tint={tintOf(catalogue, one.categoryId)} />
        ))}
      </ProductGrid>
    </Section>
  );
}

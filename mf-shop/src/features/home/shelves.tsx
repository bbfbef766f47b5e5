import { useMemo } from 'react';
import type { PublishedCategory } from '@basket/domain';
import { ProductGrid, Section } from '@basket/ui';
import { Link, type Catalogue } from '@basket/web';
import { tintOf } from '../../catalogue/tint-of';
import { ShopProduct } from '../../components/products/shop-product';
import { paths } from '../../paths';
import { homeCategoryLimit } from './home-selection';
import { shelfProducts } from './shelf-products';
import { useNear } from './use-near';
import styles from './shelves.module.css';

/** A shelf for each category, once the whole catalogue is there: what people buy often, in one tap. */
export function Shelves({ catalogue }: { catalogue: Catalogue }) {
  if (catalogue.total > catalogue.products.length) return null;
  return catalogue.categories
    .slice(0, homeCategoryLimit)
    .map((category) => <Shelf key={category.id} category={category} catalogue={catalogue} />);
}

/** Rendered when it comes near: eight shelves at once would keep a slow phone busy after the first view. */
function Shelf({ category, catalogue }: { category: PublishedCategory; catalogue: Catalogue }) {
  const [place, isNear] = useNear();
  const products = useMemo(
    () => shelfProducts(catalogue.products, category.id),
    [catalogue.products, category.id],
  );
  if (products.length === 0) return null;
  return (
    <div ref={place} className={styles.shelf}>
      {isNear && (
        <Section title={category.name} link={{ to: paths.category(category.id), as: Link, label: 'See all' }}>
          <ProductGrid view="shelf" label={category.name}>
            {products.map((product) => (
              <ShopProduct key={product.id} product={product} tint={tintOf(catalogue, product.categoryId)} />
            ))}
          </ProductGrid>
        </Section>
      )}
    </div>
  );
}

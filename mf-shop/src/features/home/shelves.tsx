import { useMemo } from 'react';
import { ProductGrid, Section } from '@basket/ui';
import { Link, type Catalogue } from '@basket/web';
import { tintOf } from '../../catalogue/tint-of';
import { ShopProduct } from '../../components/products/shop-product';
import { paths } from '../../paths';
import { t } from '../../texts';
import { shelvesOf, type ShelfOfProducts } from './shelves-of';
import { useNear } from './use-near';
import styles from './shelves.module.css';

/** Shelves of what people buy, once the whole catalogue is there. */
export function Shelves({ catalogue }: { catalogue: Catalogue }) {
  const isWhole = catalogue.total === catalogue.products.length;
  const shelves = useMemo(() => (isWhole ? shelvesOf(catalogue) : []), [isWhole, catalogue]);
  return shelves.map((shelf) => (
    <Shelf key={`${shelf.categoryId} ${shelf.group}`} shelf={shelf} catalogue={catalogue} />
  ));
}

interface ShelfProps {
  readonly shelf: ShelfOfProducts;
  readonly catalogue: Catalogue;
}

/** Rendered when it comes near: all shelves at once would keep a slow phone busy after the first view. */
function Shelf({ shelf: { categoryId, group, title, products }, catalogue }: ShelfProps) {
  const [place, isNear] = useNear();
  const inGroup = group && `&${new URLSearchParams({ subcategory: group }).toString()}`;
  const to = paths.category(categoryId) + inGroup;
  return (
    <div ref={place} className={styles.shelf}>
      {isNear && (
        <Section title={title} link={{ to, as: Link, label: t('home.seeAll') }}>
          <ProductGrid view="shelf" label={title}>
            {products.map((product) => (
              <ShopProduct key={product.id} product={product} tint={tintOf(catalogue, categoryId)} />
            ))}
          </ProductGrid>
        </Section>
      )}
    </div>
  );
}

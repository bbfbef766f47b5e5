import { useMemo } from 'react';
import type { PublishedProduct } from '@basket/domain';
import { LoadingRegion, ProductCardSkeleton, ProductGrid, Section } from '@basket/ui';
import { Link, readRecentlyBought, useIsTakenOver, useSession, type Catalogue } from '@basket/web';
import { ShopProduct } from '../../components/products/shop-product';
import { tintOf } from '../../catalogue/tint-of';
import { paths } from '../../paths';
import { t } from '../../texts';
import styles from './customer-home.module.css';
import { homeAgainLimit, homeFeaturedLimit } from './home-selection';

export interface FirstShelfProps {
  /** Null while it loads. */
  readonly catalogue: Catalogue | null;
  readonly featured: readonly PublishedProduct[];
}

/**
 * The first products of home: those that this customer bought on this device, to buy again, and the featured ones. A page that the server
 * rendered has a place for both, and its script says whether the first is drawn (`data-bought`): nothing changes when it is taken over.
 */
export function FirstShelf({ catalogue, featured }: FirstShelfProps) {
  const isTakenOver = useIsTakenOver();
  const uid = useSession((state) => state.user?.uid ?? '');
  const ids = useMemo(() => (isTakenOver ? readRecentlyBought(uid) : []), [isTakenOver, uid]);
  const isWhole = catalogue?.total === catalogue?.products.length;
  const again = ids
    .flatMap((id) => catalogue?.productById.get(id) ?? [])
    .filter(({ stockQuantity }) => stockQuantity > 0)
    .slice(0, homeAgainLimit);
  const isAgain = ids.length > 0 && (catalogue === null || !isWhole || again.length > 0);
  const cards = (products: readonly PublishedProduct[]) =>
    products.map((product) => (
      <ShopProduct
        key={product.id}
        product={product}
        tint={catalogue && tintOf(catalogue, product.categoryId)}
        isPriority
      />
    ));
  return (
    <div className={styles.shelves}>
      <div className={isTakenOver ? undefined : styles.perhaps} hidden={isTakenOver && !isAgain}>
        <Section title={t('home.buyAgain')} link={{ to: paths.orders, as: Link, label: t('home.myOrders') }}>
          {isAgain && isWhole && catalogue ? (
            <ProductGrid view="shelf" label={t('home.buyAgain')}>
              {cards(again)}
            </ProductGrid>
          ) : (
            <Placeholder isBusy={isAgain} />
          )}
        </Section>
      </div>
      <Section title={t('home.featured')} link={{ to: paths.products, as: Link, label: t('home.seeAll') }}>
        {catalogue ? (
          <ProductGrid view="shelf" label={t('home.featuredProducts')}>
            {cards(featured)}
          </ProductGrid>
        ) : (
          <Placeholder isBusy={!isAgain} />
        )}
      </Section>
    </div>
  );
}

/** Cards to come, in their place. */
function Placeholder({ isBusy }: { isBusy: boolean }) {
  const grid = (
    <ProductGrid view="shelf" isBusy={isBusy}>
      {Array.from({ length: homeFeaturedLimit }, (_, index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </ProductGrid>
  );
  return isBusy ? <LoadingRegion label={t('home.loadingProducts')}>{grid}</LoadingRegion> : grid;
}

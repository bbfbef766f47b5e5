import { useEffect, useMemo, useState } from 'react';
import { LoadingRegion, ProductCardSkeleton, ProductGrid, Section } from '@basket/ui';
import {
  Link,
  oftenIn,
  readOftenBought,
  useCatalogue,
  useLiveQuery,
  useSession,
  type Catalogue,
  type CartLine,
} from '@basket/web';
import { ShopProduct } from '../../components/products/shop-product';
import { tintOf } from '../../catalogue/tint-of';
import { boughtOrders, noteListed } from '../../orders/note-listed';
import { paths } from '../../paths';
import { myOrders } from '../../queries';
import { t } from '../../texts';
import { forgottenLimit, forgottenProducts } from './forgotten-products';
import styles from './often-bought.module.css';

/** Products of the account's latest orders. The device knows them from orders that it has seen, or asks once (rule: often-bought). */
function useOftenBought(uid: string): readonly string[] {
  const [known] = useState(() => readOftenBought(uid));
  const live = useLiveQuery(known.isListed || uid === '' ? null : myOrders(uid, null));
  const orders = live.status === 'ready' && !live.isFromCache ? live.data : null;
  useEffect(() => {
    if (orders) noteListed(uid, orders);
  }, [uid, orders]);
  return orders ? oftenIn(boughtOrders(orders)) : known.productIds;
}

/** Products that this customer buys often and has not put into the cart: 'You may have forgotten', and below an empty cart 'Buy again'. */
export function OftenBought({ lines }: { lines: readonly CartLine[] }) {
  const uid = useSession((state) => state.user?.uid ?? '');
  const catalogue = useCatalogue();
  const productIds = useOftenBought(uid);
  if (catalogue.status === 'loading') return <Coming productIds={productIds} lines={lines} />;
  if (catalogue.status !== 'ready' || productIds.length === 0) return null;
  return (
    <Products key={productIds.join()} catalogue={catalogue.data} productIds={productIds} lines={lines} />
  );
}

/** As high as what comes: nothing below it moves. */
function Coming({ productIds, lines }: Omit<ProductsProps, 'catalogue'>) {
  const coming = productIds.filter((id) => lines.every(({ productId }) => productId !== id));
  if (coming.length === 0) return null;
  return (
    <LoadingRegion label={t('cart.loadingProducts')} className={styles.again}>
      <Section title={titleOf(lines)}>
        <ProductGrid view="shelf" isBusy>
          {coming.slice(0, forgottenLimit).map((id) => (
            <ProductCardSkeleton key={id} />
          ))}
        </ProductGrid>
      </Section>
    </LoadingRegion>
  );
}

const titleOf = (lines: readonly CartLine[]): string =>
  t(lines.length === 0 ? 'cart.buyAgain' : 'cart.forgotten');

interface ProductsProps {
  readonly catalogue: Catalogue;
  readonly productIds: readonly string[];
  readonly lines: readonly CartLine[];
}

function Products({ catalogue, productIds, lines }: ProductsProps) {
  // What was in the cart when the page was opened: a product that is added here stays in its place, with its stepper.
  const [inCart] = useState(() => new Set(lines.map(({ productId }) => productId)));
  const products = useMemo(
    () => forgottenProducts(productIds, catalogue.productById, inCart),
    [productIds, catalogue, inCart],
  );
  if (products.length === 0) return null;
  const title = titleOf(lines);
  return (
    <div className={styles.again}>
      <Section title={title} link={{ to: paths.orders, as: Link, label: t('cart.myOrders') }}>
        <ProductGrid view="shelf" label={title}>
          {products.map((product) => (
            <ShopProduct key={product.id} product={product} tint={tintOf(catalogue, product.categoryId)} />
          ))}
        </ProductGrid>
      </Section>
    </div>
  );
}

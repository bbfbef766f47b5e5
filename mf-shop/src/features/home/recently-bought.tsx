import { useMemo } from 'react';
import { ProductGrid, Section } from '@basket/ui';
import { Link, readRecentlyBought, useSession, type Catalogue } from '@basket/web';
import { ShopProduct } from '../../components/products/shop-product';
import { tintOf } from '../../catalogue/tint-of';
import { paths } from '../../paths';

const limit = 6;

/** Products that this customer bought on this device, to buy again. */
export function RecentlyBought({ catalogue }: { catalogue: Catalogue }) {
  const uid = useSession((state) => state.user?.uid ?? '');
  const ids = useMemo(() => readRecentlyBought(uid), [uid]);
  const products = ids.flatMap((id) => catalogue.productById.get(id) ?? []).slice(0, limit);
  if (products.length === 0) return null;
  return (
    <Section title="Recently bought" link={{ to: paths.orders, as: Link, label: 'My Orders' }}>
      <ProductGrid label="Recently bought">
        {products.map((product) => (
          <ShopProduct key={product.id} product={product} tint={tintOf(catalogue, product.categoryId)} />
        ))}
      </ProductGrid>
    </Section>
  );
}

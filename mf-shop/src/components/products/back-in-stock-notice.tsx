import { Fragment, useEffect } from 'react';
import type { PublishedProduct } from '@basket/domain';
import { Banner, IconBellRing, TextLink } from '@basket/ui';
import { Link, useSession, type Catalogue } from '@basket/web';
import {
  dismissBackInStockNews,
  announceBackInStock,
  useBackInStockNews,
} from '../../account/back-in-stock-news';
import { paths } from '../../paths';
import { t } from '../../texts';
import styles from './back-in-stock-notice.module.css';

export interface BackInStockProps {
  readonly catalogue: Catalogue;
}

const none: readonly string[] = [];

/** Which awaited products are in stock again, until it is dismissed or the visit ends. */
export function BackInStockNotice({ catalogue: { productById } }: BackInStockProps) {
  const uid = useSession(({ user }) => user?.uid ?? '');
  const awaited = useSession(({ profile }) => profile?.awaitedProductIds ?? none);
  const shown = useBackInStockNews();
  const shownIds = shown.uid === uid ? shown.productIds : none;
  const isBack = (id: string): boolean => (productById.get(id)?.stockQuantity ?? 0) > 0;
  const news = awaited.filter((id) => isBack(id) && !shownIds.includes(id)).join(' ');
  useEffect(() => {
    if (news !== '') void announceBackInStock(uid, news.split(' '));
  }, [uid, news]);
  const products = shownIds.flatMap((id) => productById.get(id) ?? []);
  if (shown.isDismissed || products.length === 0) return null;
  return (
    <div className={styles.notice}>
      <Banner
        tone="success"
        icon={<IconBellRing />}
        title={t('shopProduct.backInStock')}
        text={<Links products={products} />}
        onDismiss={dismissBackInStockNews}
      />
    </div>
  );
}

const Links = ({ products }: { readonly products: readonly PublishedProduct[] }) =>
  products.map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 && ' · '}
      <TextLink to={paths.product(id)} as={Link}>
        {name}
      </TextLink>
    </Fragment>
  ));

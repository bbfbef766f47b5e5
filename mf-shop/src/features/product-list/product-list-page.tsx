import { ErrorPanel, Page } from '@basket/ui';
import { useCatalogue, usePageTitle, useSession } from '@basket/web';
import { BackInStock } from '../../components/products/back-in-stock';
import { ShopCartBar } from '../../components/products/shop-cart-bar';
import { ShopSurface } from '../../components/shop-surface';
import { SignInRequired } from '../../components/sign-in/sign-in-required';
import { t } from '../../texts';
import { ProductListSkeleton } from './product-list-skeleton';
import { ProductListing } from './product-listing';

/** /home/products, for customers. */
export function ProductListPage() {
  usePageTitle(t('list.title'));
  const isSignedIn = useSession((state) => state.status === 'signed-in');
  return (
    <ShopSurface>
      <Page>{isSignedIn ? <Products /> : <SignInRequired text={t('list.signIn')} />}</Page>
      {isSignedIn && <ShopCartBar />}
    </ShopSurface>
  );
}

function Products() {
  const catalogue = useCatalogue();
  if (catalogue.status === 'loading') return <ProductListSkeleton />;
  if (catalogue.status === 'error')
    return (
      <ErrorPanel
        headingLevel={1}
        title={t('list.loadFailed')}
        text={catalogue.message}
        onRetry={() => catalogue.retry()}
      />
    );
  return (
    <>
      <BackInStock catalogue={catalogue.data} />
      <ProductListing catalogue={catalogue.data} />
    </>
  );
}

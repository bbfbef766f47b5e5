import { ButtonLink, EmptyState, ErrorPanel, IconArrowLeft, Page } from '@basket/ui';
import { Link, useCatalogue, useParams, usePageTitle } from '@basket/web';
import { ShopSurface } from '../../components/shop-surface';
import { paths } from '../../paths';
import { t } from '../../texts';
import { ProductSkeleton } from './product-skeleton';
import { ProductView } from './product-view';

/** /home/products/{id} */
export function ProductDetailPage() {
  const { productId = '' } = useParams();
  const catalogue = useCatalogue();
  const product = catalogue.status === 'ready' ? catalogue.data.productById.get(productId) : undefined;
  usePageTitle(product?.name ?? t(catalogue.status === 'ready' ? 'detail.notFound' : 'detail.title'));
  return (
    <ShopSurface>
      <Page>
        {catalogue.status === 'loading' ? (
          <ProductSkeleton />
        ) : catalogue.status === 'error' ? (
          <ErrorPanel headingLevel={1} text={catalogue.message} onRetry={() => catalogue.retry()} />
        ) : product ? (
          <ProductView key={product.id} product={product} catalogue={catalogue.data} />
        ) : (
          <ProductNotFound />
        )}
      </Page>
    </ShopSurface>
  );
}

function ProductNotFound() {
  return (
    <EmptyState
      art="search"
      headingLevel={1}
      title={t('detail.notFound')}
      text={t('detail.notFoundText')}
      action={
        <ButtonLink to={paths.products} as={Link} leading={<IconArrowLeft />}>
          {t('detail.back')}
        </ButtonLink>
      }
    />
  );
}

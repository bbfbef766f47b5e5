import { ButtonLink, EmptyState, Page } from '@basket/ui';
import { Link } from '@basket/web';
import { paths } from '../../paths';
import { t } from '../../texts';

/** The page for an order that does not exist or belongs to someone else. */
export function OrderNotFound() {
  return (
    <Page width="reading">
      <EmptyState
        art="orders"
        headingLevel={1}
        title={t('orders.notFound')}
        text={t('orders.notFoundText')}
        action={
          <ButtonLink to={paths.orders} as={Link}>
            {t('orders.backToList')}
          </ButtonLink>
        }
      />
    </Page>
  );
}

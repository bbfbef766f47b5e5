import { ButtonLink, EmptyState } from '@basket/ui';
import { Link } from '@basket/web';
import { paths } from '../../paths';
import { t } from '../../texts';

/** The cart without a line, on its page and in its drawer, which has a title already. */
export function EmptyCart({ isInDrawer = false }: { readonly isInDrawer?: boolean }) {
  return (
    <EmptyState
      art="basket"
      headingLevel={isInDrawer ? 3 : 1}
      title={t('cart.emptyTitle')}
      text={t('cart.emptyText')}
      action={
        <ButtonLink to={paths.products} as={Link}>
          {t('cart.continueShopping')}
        </ButtonLink>
      }
    />
  );
}

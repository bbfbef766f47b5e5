import { ButtonLink, EmptyState } from '@basket/ui';
import { Link } from '@basket/web';
import { paths } from '../../paths';

/** The cart without a line, on its page and in its drawer, which has a title already. */
export function EmptyCart({ isInDrawer = false }: { readonly isInDrawer?: boolean }) {
  return (
    <EmptyState
      art="basket"
      headingLevel={isInDrawer ? 3 : 1}
      title="Your cart is empty"
      text="Add what you need, it will be at your door before you miss it."
      action={
        <ButtonLink to={paths.products} as={Link}>
          Continue Shopping
        </ButtonLink>
      }
    />
  );
}

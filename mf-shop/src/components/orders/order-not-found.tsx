import { ButtonLink, EmptyState, Page } from '@basket/ui';
import { Link } from '@basket/web';
import { paths } from '../../paths';

/** The page for an order that does not exist or belongs to someone else. */
export function OrderNotFound() {
  return (
    <Page width="reading">
      <EmptyState
        art="orders"
        headingLevel={1}
        title="Order Not Found"
        text="There is no such order in your account."
        action={
          <ButtonLink to={paths.orders} as={Link}>
            Back to My Orders
          </ButtonLink>
        }
      />
    </Page>
  );
}

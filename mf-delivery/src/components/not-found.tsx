import { ButtonLink, EmptyState, Page } from '@basket/ui';
import { Link, usePageTitle } from '@basket/web';
import { paths } from '../paths';

/** An address below /delivery that leads nowhere. */
export function NotFound() {
  usePageTitle('Page not found');
  return (
    <Page width="reading">
      <EmptyState
        art="search"
        headingLevel={1}
        title="Page not found"
        text="There is nothing at this address."
        action={
          <ButtonLink to={paths.dashboard} as={Link}>
            Back to the dashboard
          </ButtonLink>
        }
      />
    </Page>
  );
}

import { ButtonLink, EmptyState, Page } from '@basket/ui';
import { Link, usePageTitle } from '@basket/web';
import { paths } from '../paths';

/** An address below /home that leads nowhere. */
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
          <ButtonLink to={paths.home} as={Link}>
            Back to home
          </ButtonLink>
        }
      />
    </Page>
  );
}

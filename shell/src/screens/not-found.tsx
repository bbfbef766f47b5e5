import { ButtonLink, EmptyState, Page } from '@basket/ui';
import { Link, usePageTitle } from '@basket/web';

export function NotFound() {
  usePageTitle('Page not found');
  return (
    <Page width="reading">
      <EmptyState
        art="search"
        headingLevel={1}
        title="Page not found"
        text="There is nothing at this address. It may have moved, or the link has a slip in it."
        action={
          <ButtonLink as={Link} to="/">
            Go to the start page
          </ButtonLink>
        }
      />
    </Page>
  );
}

import { ButtonLink } from '../actions';
import { EmptyState } from '../feedback';
import type { LinkTarget } from '../lib/anchor';
import { Page } from './page';

export interface PageNotFoundProps extends LinkTarget {
  /** Text of the link: 'Back to home'. */
  readonly label: string;
}

/** The page for an unknown address. */
export function PageNotFound({ to, as, label }: PageNotFoundProps) {
  return (
    <Page width="reading">
      <EmptyState
        art="search"
        headingLevel={1}
        title="Page not found"
        text="There is nothing at this address. It may have moved, or the link has a slip in it."
        action={
          <ButtonLink to={to} as={as}>
            {label}
          </ButtonLink>
        }
      />
    </Page>
  );
}

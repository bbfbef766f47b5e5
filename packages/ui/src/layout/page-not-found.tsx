import { ButtonLink } from '../actions';
import { EmptyState } from '../feedback';
import type { LinkTarget } from '../lib/anchor';
import { t } from '../texts';
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
        title={t('layout.notFound')}
        text={t('layout.notFoundText')}
        action={
          <ButtonLink to={to} as={as}>
            {label}
          </ButtonLink>
        }
      />
    </Page>
  );
}

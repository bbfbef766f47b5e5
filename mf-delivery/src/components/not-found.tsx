import { PageNotFound } from '@basket/ui';
import { Link, usePageTitle } from '@basket/web';
import { paths } from '../paths';

/** An address below /delivery that leads nowhere. */
export function NotFound() {
  usePageTitle('Page not found');
  return <PageNotFound to={paths.dashboard} as={Link} label="Back to the dashboard" />;
}

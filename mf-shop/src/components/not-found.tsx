import { PageNotFound } from '@basket/ui';
import { Link, usePageTitle } from '@basket/web';
import { paths } from '../paths';

/** An address below /home that leads nowhere. */
export function NotFound() {
  usePageTitle('Page not found');
  return <PageNotFound to={paths.home} as={Link} label="Back to home" />;
}

import { PageNotFound } from '@basket/ui';
import { Link, usePageTitle } from '@basket/web';
import { paths } from '../paths';

/** The page for an unknown address below /home. */
export function NotFound() {
  usePageTitle('Page not found');
  return <PageNotFound to={paths.home} as={Link} label="Back to home" />;
}

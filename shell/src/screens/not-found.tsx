import { PageNotFound } from '@basket/ui';
import { Link, usePageTitle } from '@basket/web';

export function NotFound() {
  usePageTitle('Page not found');
  return <PageNotFound to="/" as={Link} label="Go to the start page" />;
}

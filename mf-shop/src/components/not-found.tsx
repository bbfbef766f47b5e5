import { PageNotFound } from '@basket/ui';
import { Link, usePageTitle } from '@basket/web';
import { paths } from '../paths';
import { t } from '../texts';

/** The page for an unknown address below /home. */
export function NotFound() {
  usePageTitle(t('notFound.title'));
  return <PageNotFound to={paths.home} as={Link} label={t('notFound.back')} />;
}

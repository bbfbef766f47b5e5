import { Spinner } from '@basket/ui';
import { Navigate, useLocation, useSession } from '@basket/web';
import { paths } from '../../paths';
import { t } from '../../texts';

/**
 * Redirects a visitor from a page for customers to sign-in, and back afterwards. Waits until the session is known
 * (after a reload it may still be loading).
 */
export function RedirectToLogin() {
  const { status, isProvisional, error } = useSession();
  const { pathname, search, hash } = useLocation();
  const isCertain = status === 'signed-out' && (!isProvisional || error !== null);
  if (!isCertain) return <Spinner label={t('signIn.loading')} isCentred />;
  return <Navigate to={paths.login} replace state={{ from: pathname + search + hash }} />;
}

import { Spinner } from '@basket/ui';
import { Navigate, useLocation, useSession } from '@basket/web';
import { paths } from '../../paths';

/**
 * In place of a page that is for customers only: to the sign-in and back, once it is certain that nobody is signed in
 * (right after a reload the session may still be on its way).
 */
export function RedirectToLogin() {
  const { status, isProvisional, error } = useSession();
  const { pathname, search, hash } = useLocation();
  const isCertain = status === 'signed-out' && (!isProvisional || error !== null);
  if (!isCertain) return <Spinner label="Loading" isCentred />;
  return <Navigate to={paths.login} replace state={{ from: pathname + search + hash }} />;
}

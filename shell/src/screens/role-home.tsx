import { homePathOf } from '@basket/domain';
import { Spinner } from '@basket/ui';
import { Navigate, useSession } from '@basket/web';
import { t } from '../texts';
import { ConnectionError } from './connection-error';

/** Shown until it is known who is there. */
export function LoadingSession() {
  return <Spinner isCentred size="l" label={t('screens.loadingSession')} />;
}

/** `/` redirects to the home of the role. */
export function RoleHome() {
  const { status, profile, isProvisional, error } = useSession();
  if (error !== null) return <ConnectionError message={error} />;
  if (status === 'loading' || isProvisional) return <LoadingSession />;
  if (status === 'signed-in') return <Navigate to={homePathOf(profile?.role ?? null)} replace />;
  return <Navigate to="/login" replace />;
}

import { homePathOf } from '@basket/domain';
import { Spinner } from '@basket/ui';
import { Navigate, useSession } from '@basket/web';
import { ConnectionError } from './connection-error';

/** `/` redirects to the home of the role. */
export function RoleHome() {
  const { status, profile, isProvisional, error } = useSession();
  if (error !== null) return <ConnectionError message={error} />;
  if (status === 'loading' || isProvisional)
    return <Spinner isCentred size="l" label="Loading your session" />;
  if (status === 'signed-in') return <Navigate to={homePathOf(profile?.role ?? null)} replace />;
  return <Navigate to="/login" replace />;
}

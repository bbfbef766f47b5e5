import type { ReactNode } from 'react';
import { homePathOf, type Role } from '@basket/domain';
import { useSession } from '../browser-state';
import { Navigate, useLocation } from '../router/router';

export interface RequireRoleProps {
  readonly role: Role;
  readonly children: ReactNode;
  /** Shown while it is not known who is there. */
  readonly pending: ReactNode;
  /** Shown when that could not be found out. */
  readonly failed?: (message: string) => ReactNode;
}

/**
 * Route guard (spec section 2): a visitor goes to /login and comes back after signing in, another role goes to its own
 * home. It decides what is shown; what may be read and done is decided by rules and functions.
 */
export function RequireRole({ role, children, pending, failed }: RequireRoleProps): ReactNode {
  const { status, profile, isProvisional, error } = useSession();
  const { pathname, search, hash } = useLocation();
  if (status === 'signed-in') {
    if (profile?.role === role) return children;
    // Before the stored profile is there, only a remembered role is known: nobody is sent away on its word, and where
    // it does not come, nobody waits for it for ever.
    if (isProvisional) return error !== null && failed ? failed(error) : pending;
    return <Navigate to={homePathOf(profile?.role ?? null)} replace />;
  }
  if (error !== null && failed) return failed(error);
  if (status === 'loading' || isProvisional) return pending;
  return <Navigate to="/login" replace state={{ from: pathname + search + hash }} />;
}

import type { ReactNode } from 'react';
import { homePathOf, type Role } from '@basket/domain';
import { useSession } from '../session/current-session';
import { Navigate, useLocation } from '../router/router';
import { StaffOnly } from './staff-only';

export interface RequireRoleProps {
  readonly role: Role;
  readonly children: ReactNode;
  /** Shown until the session is known. */
  readonly pending: ReactNode;
  /** Shown when that could not be found out. */
  readonly failed?: (message: string) => ReactNode;
}

/**
 * Route guard (rule: role-guard): a visitor goes to /login and comes back after signing in, another role goes to its
 * own home. It decides what is shown; what may be read and done is decided by rules and functions.
 */
export function RequireRole({ role, children, pending, failed }: RequireRoleProps): ReactNode {
  const { status, profile, isProvisional, error } = useSession();
  const { pathname, search, hash } = useLocation();
  if (status === 'signed-in') {
    if (profile?.role === role)
      return role === 'customer' ? (
        children
      ) : (
        <StaffOnly uid={profile.id} role={role}>
          {children}
        </StaffOnly>
      );
    // Until the stored profile arrives, only a remembered role is known: it redirects nobody, and a profile that cannot
    // be loaded shows its error instead of an endless wait.
    if (isProvisional) return error !== null && failed ? failed(error) : pending;
    return <Navigate to={homePathOf(profile?.role ?? null)} replace />;
  }
  if (error !== null && failed) return failed(error);
  if (status === 'loading' || isProvisional) return pending;
  return <Navigate to="/login" replace state={{ from: pathname + search + hash }} />;
}

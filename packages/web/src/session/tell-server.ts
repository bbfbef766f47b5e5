import type { Role } from '@basket/domain';

/**
 * Says which of the pre-rendered pages fits this browser. `__session` is the only cookie that Hosting passes to a function, and
 * part of the key of its cache. It names a kind of person, never a person, and grants nothing: all customers share a page.
 */
export function tellServer(role: Role | null): void {
  const kind = role === 'customer' ? 'c' : 's';
  document.cookie =
    role === null
      ? '__session=; Path=/; SameSite=Lax; Secure; Max-Age=0'
      : `__session=${kind}; Path=/; SameSite=Lax; Secure; Max-Age=31536000`;
}

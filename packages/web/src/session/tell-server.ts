import type { Role } from '@basket/domain';

/**
 * `__session` says which of the pre-rendered pages fits this browser: `c-hi` for a customer who reads Hindi (functions/src/pages/reader.ts).
 * It is the only cookie that Hosting passes to a function, and part of the key of its cache. It names a kind of person and a language,
 * never a person, and grants nothing: all customers share a page.
 *
 * @param role undefined: as it was
 * @param language `-hi`, or '' for English. @default as it was
 */
export function tellServer(role: Role | null | undefined, language?: string): void {
  const [, kind = '', before = ''] = /__session=(\w?)(-\w+)?/.exec(document.cookie) ?? [];
  const told = role === undefined ? kind : role === null ? '' : role === 'customer' ? 'c' : 's';
  const value = told + (language ?? before);
  document.cookie = `__session=${value}; Path=/; SameSite=Lax; Secure; Max-Age=${value === '' ? 0 : 31536000}`;
}

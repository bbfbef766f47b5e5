import { Navigate, useLocation } from '@basket/web';

/** Addresses without `/home` that older links use (rule: short-addresses). */
export const shortAddresses = [
  '/products',
  '/products/:id',
  '/cart',
  '/checkout',
  '/orders',
  '/orders/:id',
  '/tracking/:id',
] as const;

/** Redirects to the same path under /home, with its query. */
export function ShortAddress() {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={`/home${pathname}${search}${hash}`} replace />;
}

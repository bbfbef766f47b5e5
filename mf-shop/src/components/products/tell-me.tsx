import type { ReactNode } from 'react';
import { Button, IconBellRing, IconCheck } from '@basket/ui';
import { toast, useSession } from '@basket/web';

export interface TellMeProps {
  readonly productId: string;
  /** For visitors and staff. */
  readonly fallback?: ReactNode;
}

/** Asks to be told when a sold-out product is back; for customers (rule: told-when-back). Its code loads with its first use. */
export function TellMe({ productId, fallback = null }: TellMeProps) {
  const isCustomer = useSession(
    ({ status, profile }) => status === 'signed-in' && (profile?.role ?? 'customer') === 'customer',
  );
  const isAwaited = useSession(({ profile }) => profile?.awaitedProductIds.includes(productId) ?? false);
  if (!isCustomer) return fallback;
  return (
    <Button
      size="l"
      variant="quiet"
      leading={isAwaited ? <IconCheck /> : <IconBellRing />}
      aria-pressed={isAwaited}
      onClick={() => {
        import(/* webpackChunkName: "awaited" */ '../../account/awaited').then(
          ({ awaitProduct }) => awaitProduct(productId, !isAwaited),
          () => toast.error('No connection. Please check your internet and try again.'),
        );
      }}
    >
      Tell me when it is back
    </Button>
  );
}

import type { ReactNode } from 'react';
import { Button, IconBellRing, IconCheck } from '@basket/ui';
import { toast, useSession } from '@basket/web';
import styles from './tell-me.module.css';

export interface TellMeProps {
  readonly product: { readonly id: string; readonly name: string };
  /** For visitors and staff. */
  readonly fallback?: ReactNode;
}

/** Whether a product is awaited, and the change of that; null for visitors and staff. Its code loads with its first use. */
function useAwaited(product: TellMeProps['product']) {
  const isCustomer = useSession(
    ({ status, profile }) => status === 'signed-in' && (profile?.role ?? 'customer') === 'customer',
  );
  const isAwaited = useSession(({ profile }) => profile?.awaitedProductIds.includes(product.id) ?? false);
  function toggle(): void {
    import(/* webpackChunkName: "lists" */ '../../account/awaited').then(
      ({ awaitProduct }) => awaitProduct(product, !isAwaited),
      () => toast.error('No connection. Please check your internet and try again.'),
    );
  }
  return isCustomer ? { isAwaited, toggle } : null;
}

/** Asks to be told when a sold-out product is back; for customers (rule: told-when-back). */
export function TellMe({ product, fallback = null }: TellMeProps) {
  const awaited = useAwaited(product);
  if (!awaited) return fallback;
  return (
    <Button
      size="l"
      variant="quiet"
      leading={awaited.isAwaited ? <IconCheck /> : <IconBellRing />}
      aria-pressed={awaited.isAwaited}
      onClick={awaited.toggle}
    >
      Tell me when it is back
    </Button>
  );
}

/** The same on cards and rows, in the place and about the width of ADD. */
export function TellMeOnCard({ product }: Pick<TellMeProps, 'product'>) {
  const awaited = useAwaited(product);
  if (!awaited) return null;
  const { isAwaited, toggle } = awaited;
  return (
    <button
      type="button"
      className={styles.onCard}
      data-awaited={isAwaited || undefined}
      aria-label={
        isAwaited ? `Waiting for ${product.name}: stop telling me` : `Tell me when ${product.name} is back`
      }
      onClick={toggle}
    >
      {isAwaited ? 'Waiting' : 'Tell me'}
    </button>
  );
}

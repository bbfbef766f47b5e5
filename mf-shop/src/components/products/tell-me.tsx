import type { ReactNode } from 'react';
import { Button, IconBellRing, IconCheck } from '@basket/ui';
import { useSession } from '@basket/web';
import type { ListedProduct } from '../../account/saved-list';
import { useSavedList } from '../../account/use-saved-list';
import { t } from '../../texts';
import styles from './tell-me.module.css';

export interface TellMeProps {
  readonly product: ListedProduct;
  /** For visitors and staff. */
  readonly fallback?: ReactNode;
}

/** Whether a product is awaited, and the change of that; null for visitors and staff. */
function useAwaited(product: ListedProduct) {
  const isCustomer = useSession(
    ({ status, profile }) => status === 'signed-in' && (profile?.role ?? 'customer') === 'customer',
  );
  const awaited = useSavedList('awaitedProductIds', product);
  return isCustomer ? awaited : null;
}

/** Asks to be told when a sold-out product is back; for customers (rule: told-when-back). */
export function TellMe({ product, fallback = null }: TellMeProps) {
  const awaited = useAwaited(product);
  if (!awaited) return fallback;
  return (
    <Button
      size="l"
      variant="quiet"
      leading={awaited.isSaved ? <IconCheck /> : <IconBellRing />}
      aria-pressed={awaited.isSaved}
      onClick={awaited.toggle}
    >
      {t('shopProduct.tellMeWhenBack')}
    </Button>
  );
}

/** The same on cards and rows, in the place and about the width of ADD. */
export function TellMeOnCard({ product }: Pick<TellMeProps, 'product'>) {
  const awaited = useAwaited(product);
  if (!awaited) return null;
  const { isSaved, toggle } = awaited;
  return (
    <button
      type="button"
      className={styles.onCard}
      data-awaited={isSaved || undefined}
      aria-label={t(isSaved ? 'shopProduct.waitingFor' : 'shopProduct.tellMeOf', { name: product.name })}
      onClick={toggle}
    >
      {t(isSaved ? 'shopProduct.waiting' : 'shopProduct.tellMe')}
    </button>
  );
}

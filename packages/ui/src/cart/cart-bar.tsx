import { useEffect } from 'react';
import { rupees } from '../formats';
import { IconCart, IconChevronRight } from '../icons';
import { Anchor, type LinkTarget } from '../lib/anchor';
import { t } from '../texts';
import { FreeDeliveryProgress } from './free-delivery-progress';
import styles from './cart-bar.module.css';

export interface CartBarProps extends LinkTarget {
  /** Units in the cart; 0 hides the bar. */
  readonly itemCount: number;
  /** The subtotal. */
  readonly totalPaise: number;
  /** The amount missing for free delivery; see FreeDeliveryProgress. */
  readonly missingPaise: number;
  readonly thresholdPaise: number;
}

/**
 * '6 items · ₹412 · View cart' at the bottom edge of phones and tablets; desktops have the cart in the header. It
 * reserves its space at the end of the page.
 */
export function CartBar({ itemCount, totalPaise, missingPaise, thresholdPaise, to, as }: CartBarProps) {
  const isShown = itemCount > 0;
  useEffect(() => {
    if (!isShown) return undefined;
    document.body.dataset['cartBar'] = '';
    return () => {
      delete document.body.dataset['cartBar'];
    };
  }, [isShown]);
  if (!isShown) return null;
  return (
    <aside className={styles.bar} aria-label={t('cart.cart')}>
      <FreeDeliveryProgress missingPaise={missingPaise} thresholdPaise={thresholdPaise} layout="line" />
      <Anchor to={to} as={as} className={styles.go}>
        <IconCart />
        <span>
          {t('cart.items', { n: itemCount })} · {rupees(totalPaise)}
        </span>
        <span className={styles.view}>
          {t('cart.viewCart')}
          <IconChevronRight />
        </span>
      </Anchor>
    </aside>
  );
}

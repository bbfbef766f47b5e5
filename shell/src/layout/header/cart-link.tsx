import { useState, type ReactNode } from 'react';
import { IconCart, rupees } from '@basket/ui';
import { cartItemCount, cartSubtotalPaise, Link, useCart } from '@basket/web';
import * as shopPages from '@basket/web/shop-pages';
import { areaNavigation } from '../../remotes/load-area';
import { t } from '../../texts';
import styles from './shop-header.module.css';

/**
 * Cart with the number of items in it. A press that has begun counts, whatever the count becomes under it. The shop may open a drawer
 * instead of its page (rule: cart-drawer).
 */
export function CartLink() {
  const { lines } = useCart();
  const [drawer, show] = useState<ReactNode>(null);
  const count = cartItemCount(lines);
  const sum = rupees(cartSubtotalPaise(lines));
  return (
    <>
      <Link
        to={shopPages.cart}
        className={styles.cart}
        onClick={(press) => areaNavigation(shopPages.home)?.openCart?.(press, show)}
        aria-label={t('header.cartOf', { n: count, sum })}
      >
        <IconCart aria-hidden />
        {count > 0 && (
          <span className={styles.badge} data-testid="cart-badge" aria-hidden>
            {count}
          </span>
        )}
        <span className={styles.cartText} aria-hidden>
          {count > 0 ? (
            <>
              {t('header.items', { n: count })}
              <br />
              {sum}
            </>
          ) : (
            t('header.cart')
          )}
        </span>
      </Link>
      {drawer}
    </>
  );
}

import { useState, type ReactNode } from 'react';
import { formatCount, IconCart, rupees } from '@basket/ui';
import { cartItemCount, cartSubtotalPaise, Link, useCart } from '@basket/web';
import * as shopPages from '@basket/web/shop-pages';
import { areaNavigation } from '../../remotes/load-area';
import styles from './shop-header.module.css';

/**
 * Cart with the number of items in it. A press that has begun counts, whatever the count becomes under it. The shop may open a drawer
 * instead of its page (rule: cart-drawer).
 */
export function CartLink() {
  const { lines } = useCart();
  const [drawer, show] = useState<ReactNode>(null);
  const count = cartItemCount(lines);
  const items = formatCount(count, 'item');
  const sum = rupees(cartSubtotalPaise(lines));
  return (
    <>
      <Link
        to={shopPages.cart}
        className={styles.cart}
        onClick={(press) => areaNavigation(shopPages.home)?.openCart?.(press, show)}
        aria-label={count > 0 ? `Cart, ${items}, ${sum}` : `Cart, ${items}`}
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
              {items}
              <br />
              {sum}
            </>
          ) : (
            'Cart'
          )}
        </span>
      </Link>
      {drawer}
    </>
  );
}

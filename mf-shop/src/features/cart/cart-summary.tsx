import type { CartTotals, PublicStoreSettings } from '@basket/domain';
import { Badge, Bill, Panel, TextLink } from '@basket/ui';
import { Link, type CartLine } from '@basket/web';
import type { ReactNode } from 'react';
import { billRows } from '../../cart/cart-bill';
import { savedPaise } from '../../cart/cart-lines';
import { paths } from '../../paths';
import { rich, t } from '../../texts';
import styles from './cart-summary.module.css';

export interface CartSummaryProps {
  /** The lines that can be had. */
  readonly lines: readonly CartLine[];
  readonly totals: CartTotals;
  readonly store: PublicStoreSettings;
  /** The way to the checkout, which phones have at the bottom edge. */
  readonly children: ReactNode;
}

/** The bill, with the way to the checkout on desktops. */
export function CartSummary({ lines, totals, store, children }: CartSummaryProps) {
  const saved = savedPaise(lines);
  return (
    <Panel title={t('cart.summary')}>
      <Bill
        rows={billRows({ ...totals, originalPaise: totals.subtotalPaise + saved }, store)}
        totalLabel={t('cart.total')}
        totalPaise={totals.totalPaise}
        savingsPaise={saved}
      />
      <div className={styles.ways}>
        <div className={styles.onDesktop}>{children}</div>
        <TextLink to={paths.products} as={Link} className={styles.shopping}>
          {t('cart.continueShopping')}
        </TextLink>
      </div>
      <p className={styles.payments}>
        {rich(store.razorpayKeyId === '' ? 'cart.weAccept' : 'cart.weAcceptOnline', {
          badge: (inside) => <Badge>{inside}</Badge>,
        })}
      </p>
    </Panel>
  );
}

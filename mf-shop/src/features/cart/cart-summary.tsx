import type { CartTotals, PublicStoreSettings } from '@basket/domain';
import {
  Badge,
  Bill,
  Button,
  ButtonLink,
  IconChevronRight,
  InlineAlert,
  Panel,
  rupees,
  StickyFooterBar,
} from '@basket/ui';
import { Link, type CartLine } from '@basket/web';
import { billRows } from '../../cart/cart-bill';
import { savedPaise } from '../../cart/cart-lines';
import { paths } from '../../paths';
import styles from './cart-summary.module.css';

export interface CartSummaryProps {
  readonly lines: readonly CartLine[];
  readonly totals: CartTotals;
  readonly store: PublicStoreSettings;
  readonly obstacle: Obstacle;
}

/** Why nothing can be ordered: a line cannot be as it is, or the store takes no orders. */
export type Obstacle = 'items' | 'closed' | null;

/** The bill, with the link to the checkout. */
export function CartSummary({ lines, totals, store, obstacle }: CartSummaryProps) {
  const saved = savedPaise(lines);
  return (
    <Panel title="Order summary">
      <Bill
        rows={billRows({ ...totals, originalPaise: totals.subtotalPaise + saved }, store)}
        totalLabel="Total"
        totalPaise={totals.totalPaise}
        savingsPaise={saved}
      />
      <div className={styles.ways}>
        {obstacle === 'items' && <InlineAlert>Please change or remove the marked items first.</InlineAlert>}
        <div className={styles.onDesktop}>
          <ProceedLink obstacle={obstacle} />
        </div>
        <ButtonLink to={paths.products} as={Link} variant="quiet" isBlock>
          Continue Shopping
        </ButtonLink>
      </div>
      <p className={styles.payments}>
        We accept <Badge>COD</Badge>
        {store.razorpayKeyId !== '' && (
          <>
            {' '}
            <Badge>UPI</Badge> <Badge>Card</Badge>
          </>
        )}
      </p>
    </Panel>
  );
}

/** The same link at the bottom edge of phones. */
export function CheckoutBar({ totalPaise, obstacle }: { totalPaise: number; obstacle: Obstacle }) {
  return (
    <StickyFooterBar label="Checkout" action={<ProceedLink obstacle={obstacle} />}>
      <b className={styles.total}>{rupees(totalPaise)}</b>
      <small>Total</small>
    </StickyFooterBar>
  );
}

function ProceedLink({ obstacle }: { obstacle: Obstacle }) {
  const label = 'Proceed to Checkout';
  if (obstacle !== null)
    return (
      <Button size="l" variant="quiet" isBlock disabled>
        {obstacle === 'closed' ? 'Store closed' : label}
      </Button>
    );
  return (
    <ButtonLink to={paths.checkout} as={Link} size="l" isBlock trailing={<IconChevronRight />}>
      {label}
    </ButtonLink>
  );
}
